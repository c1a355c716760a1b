"""A reference names a definition of its protocol version.

References are looked up among all area files of the version; upper and lower case count.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.availability import every_reference
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import RefType
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import meant


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for ref in every_reference(protocol):
            yield from _unresolved(ref, protocol)
    for example in sources.examples:
        known = sources.protocol(example.version)
        if known is not None:
            yield from _unresolved(example.of, known)


def _unresolved(ref: RefType, protocol: Protocol) -> Iterator[Fault]:
    if ref.name in protocol.definitions:
        return
    new = f"define it in a file of {protocol.name}/"
    hint = meant(ref.name, protocol.definitions, f"{new}, or take the reference away", new)
    yield Fault(ref.origin, f"{protocol.name} has no definition {ref.name}", hint)


RULE = Rule("ACP101", "unresolved-reference", check)
