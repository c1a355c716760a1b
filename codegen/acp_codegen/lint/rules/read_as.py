"""What an unknown value of an enum is read as is a value that the enum lists.

`x-read-as` names the constant that a receiver acts on where it meets one that is not listed. A constant behind a gate
would not always be there.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import EnumType
from acp_codegen.ir.walk import types
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _in(protocol)


def _in(protocol: Protocol) -> Iterator[Fault]:
    for definition in protocol.definitions.values():
        for kind, _ in types(definition):
            if isinstance(kind, EnumType) and kind.other is not None and kind.other.read_as is not None:
                yield from _unlisted(kind, kind.other.read_as)


def _unlisted(kind: EnumType, read_as: str) -> Iterator[Fault]:
    listed = [value.value for value in kind.values if not value.features]
    if kind.other is not None and read_as not in listed:
        message = f"unknown values are read as {read_as}, which is no constant that is always there"
        hint = f"name one of {', '.join(map(str, listed))}" if listed else "list a constant that stands behind no gate"
        yield Fault(kind.other.origin.at("x-read-as"), message, hint)


RULE = Rule("ACP136", "read-as", check)
