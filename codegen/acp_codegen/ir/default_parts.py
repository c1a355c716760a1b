"""Which gates a part of a default needs that is put together from the defaults of nested objects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import cast

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.availability import Alternatives, availability
from acp_codegen.ir.defaults import composed_default
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.projection import Projection
from acp_codegen.ir.types import MISSING, Field, Json
from acp_codegen.ir.walk import Gates, Item, definition_items, items


@dataclass(frozen=True, slots=True)
class DefaultPart:
    """A value within the default of the property `path`, at a JSON Pointer, that is there with some gates alone."""

    path: str
    at: str
    value: Json
    also_requires: tuple[str, ...]

    def without(self, gate: str) -> DefaultPart:
        """The same, as seen by one of the gates that it needs."""
        return replace(self, also_requires=tuple(other for other in self.also_requires if other != gate))


def default_parts(protocol: Protocol) -> Iterator[DefaultPart]:
    """The values in composed defaults of a protocol, as written, that need a gate that their property does not.

    `also_requires` are those gates.
    """
    every = _gates(protocol)
    whole = Projection(protocol.definitions, every)
    less = {gate: Projection(protocol.definitions, every - {gate}) for gate in sorted(every)}
    for item, node, ways in _defaulted(protocol):
        full = _leaves(composed_default(node, whole))
        left = {g: _leaves(composed_default(node, p)) for g, p in less.items() if not _needed(g, ways, item.gates)}
        for at, value in full.items():
            gates = tuple(gate for gate, leaves in left.items() if at not in leaves)
            if gates:
                yield DefaultPart(item.path, at, value, gates)


def _defaulted(protocol: Protocol) -> Iterator[tuple[Item, Field, Alternatives]]:
    """Each property with a default, with the sets of gates under which its definition is there."""
    there = availability(protocol)
    for name, ways in ((n, there[n]) for n in protocol.definitions if n in there):
        for item in definition_items(protocol.definitions[name]):
            if isinstance(item.node, Field) and item.node.default is not MISSING:
                yield item, item.node, ways


def _gates(protocol: Protocol) -> Gates:
    return frozenset(gate for item in items(protocol) for gate in item.own)


def _needed(gate: str, ways: Alternatives, gates: Gates) -> bool:
    """Whether the property itself is not there without the gate."""
    return gate in gates or all(gate in way for way in ways)


def _leaves(value: Json, at: str = "") -> dict[str, Json]:
    """The values in a default that are no objects with something in them, by their pointers."""
    if not isinstance(value, dict) or not value:
        return {at: value}
    found: dict[str, Json] = {}
    for name, inner in cast("dict[str, Json]", value).items():
        found |= _leaves(inner, pointer_join(at, name))
    return found
