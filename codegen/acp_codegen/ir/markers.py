"""Capability markers: the properties that the sides exchange in `initialize`, by pointer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import Capability, Field, NullableType, ObjectType, RefType, Side, Type

INITIALIZE = "initialize"


@dataclass(frozen=True, slots=True)
class Marker:
    """A property of an `initialize` message: who sends it, where, and the property (`owner` is its definition)."""

    of: Side
    at: str
    owner: str
    field: Field


def markers(protocol: Protocol) -> Mapping[tuple[Side, str], Marker]:
    """Every property that a side can send in `initialize`, by side and JSON Pointer; lists and maps are not entered."""
    return {(m.of, m.at): m for m in _markers(protocol)}


def marker(protocol: Protocol, capability: Capability) -> Marker | None:
    """The property that a capability points at; None where there is none."""
    return markers(protocol).get((capability.of, capability.at))


def _markers(protocol: Protocol) -> Iterator[Marker]:
    for method in protocol.methods:
        if method.name == INITIALIZE and method.result is not None:
            yield from _inside(protocol, method.params, "client", "", "", frozenset())
            yield from _inside(protocol, method.result, "agent", "", "", frozenset())


def _inside(protocol: Protocol, kind: Type, of: Side, at: str, owner: str, through: frozenset[str]) -> Iterator[Marker]:
    match kind:
        case NullableType():
            yield from _inside(protocol, kind.inner, of, at, owner, through)
        case RefType():
            definition = protocol.definitions.get(kind.name)
            if definition is not None and kind.name not in through:
                yield from _inside(protocol, definition.type, of, at, kind.name, through | {kind.name})
        case ObjectType():
            for member in kind.fields:
                where = pointer_join(at, member.name)
                yield Marker(of, where, owner, member)
                yield from _inside(protocol, member.type, of, where, owner, through)
        case _:
            pass
