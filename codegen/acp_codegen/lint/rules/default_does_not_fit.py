"""A default is a value of its property.

It is read as a receiver would read it, nested defaults put together, and nothing may be wrong with it or be lost.
The same holds for `x-error-default`, which stands in for a value that does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.defaults import composed_default
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import MISSING, Field, Json, Missing
from acp_codegen.ir.walk import items, references
from acp_codegen.lint.reach import broken
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        unclear = broken(protocol)
        for item in items(protocol):
            if isinstance(item.node, Field) and unclear.isdisjoint(ref.name for ref, _ in references(item.node.type)):
                yield from _misfits(item.node, item.path, protocol)


def _misfits(member: Field, path: str, protocol: Protocol) -> Iterator[Fault]:
    default = composed_default(member, protocol.definitions)
    yield from _misfit("default", default, member, path, protocol)
    yield from _misfit("x-error-default", member.error_default, member, path, protocol)


def _misfit(keyword: str, value: Json | Missing, member: Field, path: str, protocol: Protocol) -> Iterator[Fault]:
    if value is MISSING:
        return
    for note in read(value, member.type, protocol.definitions).notes[:1]:
        where = f" at {note.pointer}" if note.pointer else ""
        message = f"the `{keyword}` of {path} does not fit its type{where}: {note.reason}"
        yield Fault(member.origin.at(keyword), message, "write a value that the property can have, or change its type")


RULE = Rule("ACP110", "default-does-not-fit", check)
