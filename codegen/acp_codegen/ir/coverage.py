"""What each gate covers in each protocol version."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from acp_codegen.ir.availability import Alternatives, availability, minimal, needed_by_all
from acp_codegen.ir.markers import markers
from acp_codegen.ir.model import Feature, Method, Protocol, Registry
from acp_codegen.ir.types import Side
from acp_codegen.ir.walk import Item, definition_items


@dataclass(frozen=True, slots=True)
class Covered:
    """A part of the protocol that a gate covers; `also_requires` are the other gates it needs."""

    path: str
    also_requires: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Announced:
    """A marker in a side's `initialize` message that says that a gate's parts are there; `at` is a JSON Pointer."""

    of: Side
    at: str

    def __str__(self) -> str:
        return f"{self.of}: {self.at}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """All that a gate covers in one protocol version. `capabilities` are the markers that announce it."""

    definitions: tuple[Covered, ...] = ()
    properties: tuple[Covered, ...] = ()
    variants: tuple[Covered, ...] = ()
    values: tuple[Covered, ...] = ()
    methods: tuple[Method, ...] = ()
    capabilities: tuple[Announced, ...] = ()

    def __bool__(self) -> bool:
        return any((self.definitions, self.properties, self.variants, self.values, self.methods))


@dataclass(frozen=True, slots=True)
class Row:
    """A gate and its coverage by protocol version (`v1`, ...)."""

    feature: Feature
    versions: Mapping[str, Coverage] = field(default_factory=dict[str, Coverage])


def feature_rows(registry: Registry, protocols: Sequence[Protocol]) -> tuple[Row, ...]:
    """A row for each gate of the registry, in its order; `protocols` are as written, with every gate's parts."""
    found = {p.name: (p, availability(p)) for p in protocols}
    return tuple(
        Row(feature, {name: _coverage(feature.name, p, there) for name, (p, there) in found.items()})
        for feature in registry.features
    )


def _coverage(gate: str, protocol: Protocol, there: Mapping[str, Alternatives]) -> Coverage:
    found = ((item, _others(gate, needs)) for item, needs in _parts(gate, protocol, there))
    parts = [(item, others) for item, others in found if others is not None]
    by_kind = {
        kind: tuple(Covered(item.path, others) for item, others in parts if item.kind == kind)
        for kind in ("definition", "property", "variant", "value")
    }
    methods = tuple(m for m in protocol.methods if gate in m.features)
    return Coverage(
        definitions=by_kind["definition"],
        properties=by_kind["property"],
        variants=by_kind["variant"],
        values=by_kind["value"],
        methods=methods,
        capabilities=_capabilities(protocol, methods, {item.path for item, _ in parts}),
    )


def _parts(gate: str, protocol: Protocol, there: Mapping[str, Alternatives]) -> Iterator[tuple[Item, Alternatives]]:
    """Each definition, and each part that carries the gate itself, with the gates under which it is there.

    Parts within a definition that a gate covers as a whole are not named one by one.
    """
    for name, alternatives in ((n, there[n]) for n in protocol.definitions if n in there):
        for item in definition_items(protocol.definitions[name]):
            if item.kind == "definition":
                yield item, alternatives
            elif gate in item.own:
                yield item, minimal(a | item.gates for a in alternatives)


def _others(gate: str, alternatives: Alternatives) -> tuple[str, ...] | None:
    """The gates needed beside this one; None where there is a way that does without it."""
    needed = needed_by_all(alternatives)
    return tuple(sorted(needed - {gate})) if gate in needed else None


def _capabilities(protocol: Protocol, methods: Sequence[Method], covered: set[str]) -> tuple[Announced, ...]:
    """The markers that permit the methods, and the covered properties that are markers themselves; each once."""
    permitting = [Announced(c.of, c.at) for m in methods for c in m.capability]
    own = [Announced(m.of, m.at) for m in markers(protocol) if f"{m.owner}.{m.field.name}" in covered]
    return tuple(dict.fromkeys(permitting + own))
