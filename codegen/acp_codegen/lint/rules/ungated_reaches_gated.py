"""What stands behind a gate is reached through that gate alone.

A definition with an `x-feature` of its own is gone where the gate is closed. A reference that is still there then
would point at nothing, so the gate has to stand on the way to it as well: on the method, the property or the branch.
Usually it is enough there, and the definition needs none of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.availability import Alternatives
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import RefType
from acp_codegen.lint.reach import ways
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import listed


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for ref, alternatives in ways(protocol):
            yield from _open(ref, alternatives, protocol)


def _open(ref: RefType, alternatives: Alternatives, protocol: Protocol) -> Iterator[Fault]:
    """The reference, if it is there under gates that do not open what it names."""
    definition = protocol.definitions.get(ref.name)
    if definition is None:
        return
    lacking = sorted(needed for gates in alternatives if (needed := sorted(set(definition.features) - gates)))
    if lacking:
        gates = listed(lacking[0])
        message = f"{ref.name} is there only with {gates}, but this reference is there without"
        hint = f"put {gates} on the method, property or branch that brings the reference in, or take it from {ref.name}"
        yield Fault(ref.origin, message, hint, ((definition.origin, f"{ref.name} is gated here"),))


RULE = Rule("ACP103", "ungated-reaches-gated", check)
