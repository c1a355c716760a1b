"""Capability markers: the properties that the sides exchange in `initialize`, by pointer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import Capability, Field, NullableType, ObjectType, RefType, Side, Type
from acp_codegen.ir.walk import Gates

INITIALIZE = "initialize"
Fields = tuple[str, Gates, tuple[Field, ...]]
"""What an object has, with the name of its definition and the gates under which it is there."""


@dataclass(frozen=True, slots=True)
class Marker:
    """A property of an `initialize` message: who sends it, where, and the property (`owner` is its definition).

    `gates` are those under which it is there.
    """

    of: Side
    at: str
    owner: str
    field: Field
    gates: Gates


def markers(protocol: Protocol) -> Iterator[Marker]:
    """Every property that a side can send in `initialize`; lists, maps and unions are not entered.

    There is one for each way to a property, so that there can be many more than properties.
    """
    pending: list[tuple[Marker, frozenset[str]]] = [
        (Marker(side, "", ref.name, _whole(ref), gates), frozenset()) for side, ref, gates in _messages(protocol)
    ]
    pending.reverse()
    while pending:
        outer, through = pending.pop()
        if outer.at:
            yield outer
        inside = _inside(protocol, outer)
        if inside is not None and not inside[0] & through:
            names, (owner, gates, fields) = inside
            below = (_below(outer, owner, gates, member) for member in fields)
            pending.extend(reversed([(marker, through | names) for marker in below]))


def marker(protocol: Protocol, capability: Capability) -> Marker | None:
    """The property that a capability points at; None where there is none."""
    found = next((Marker(s, "", r.name, _whole(r), g) for s, r, g in _messages(protocol) if s == capability.of), None)
    for name in capability.at.split("/")[1:]:
        inside = _inside(protocol, found) if found is not None else None
        if found is None or inside is None:
            return None
        owner, gates, fields = inside[1]
        members = (_below(found, owner, gates, member) for member in fields)
        found = next((m for m in members if m.at == f"{found.at}/{name}"), None)
    return found


def _messages(protocol: Protocol) -> Iterator[tuple[Side, RefType, Gates]]:
    for method in protocol.methods:
        if method.name == INITIALIZE and method.result is not None:
            yield "client", method.params, frozenset(method.features)
            yield "agent", method.result, frozenset(method.features)


def _whole(ref: RefType) -> Field:
    """A message as if it were a property."""
    return Field(name="", type=ref, required=True, description="", origin=ref.origin)


def _below(outer: Marker, owner: str, gates: Gates, member: Field) -> Marker:
    return Marker(outer.of, pointer_join(outer.at, member.name), owner, member, gates.union(member.features))


def _inside(protocol: Protocol, outer: Marker) -> tuple[frozenset[str], Fields] | None:
    """The properties of a property, and the definitions on the way to them; None where it is no object."""
    kind: Type = outer.field.type
    owner, gates, names = outer.owner, outer.gates, frozenset[str]()
    while isinstance(kind, (NullableType, RefType)):
        if isinstance(kind, NullableType):
            kind = kind.inner
            continue
        definition = protocol.definitions.get(kind.name)
        if definition is None or kind.name in names:
            return None
        owner, gates, names = kind.name, gates.union(definition.features), names | {kind.name}
        kind = definition.type
    return (names, (owner, gates, kind.fields)) if isinstance(kind, ObjectType) else None
