"""What each gate covers in each protocol version."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from acp_codegen.ir.availability import Alternatives, availability, minimal, needed_by_all
from acp_codegen.ir.default_parts import DefaultPart, default_parts
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
class Gated:
    """A part of the protocol that is not there without a gate; `ways` are the smallest sets that bring it."""

    item: Item
    ways: Alternatives


@dataclass(frozen=True, slots=True)
class Announced:
    """A marker in a side's `initialize` message that says that a gate's parts are there; `at` is a JSON Pointer."""

    of: Side
    at: str

    def __str__(self) -> str:
        return f"{self.of}: {self.at}"


@dataclass(frozen=True, slots=True)
class Coverage:
    """All that a gate covers in one protocol version. `capabilities` are the markers that announce it.

    `shared` are definitions that it brings as one of several gates, each of which is enough; `defaults` are parts of
    the defaults of properties that are there anyway.
    """

    definitions: tuple[Covered, ...] = ()
    properties: tuple[Covered, ...] = ()
    variants: tuple[Covered, ...] = ()
    values: tuple[Covered, ...] = ()
    methods: tuple[Method, ...] = ()
    capabilities: tuple[Announced, ...] = ()
    shared: tuple[Covered, ...] = ()
    defaults: tuple[DefaultPart, ...] = ()

    @property
    def method_names(self) -> tuple[str, ...]:
        """The wire names of the methods, each once: a name may have several forms."""
        return tuple(dict.fromkeys(method.name for method in self.methods))

    @property
    def counts(self) -> Mapping[str, int]:
        """How many parts of each kind there are; a method of several forms counts once."""
        return {
            "method": len(self.method_names),
            "definition": len(self.definitions) + len(self.shared),
            "property": len(self.properties),
            "variant": len(self.variants),
            "value": len(self.values),
            "default": len(self.defaults),
        }

    def __bool__(self) -> bool:
        return any((self.definitions, self.properties, self.variants, self.values, self.methods))


@dataclass(frozen=True, slots=True)
class Row:
    """A gate and its coverage by protocol version (`v1`, ...)."""

    feature: Feature
    versions: Mapping[str, Coverage] = field(default_factory=dict[str, Coverage])

    def also_required(self, version: str) -> tuple[tuple[str, ...], ...]:
        """The sets of gates, beside this one, without which some part is not there in a version."""
        there = self.versions[version]
        parts = (*there.definitions, *there.properties, *there.variants, *there.values, *there.shared)
        sets = {part.also_requires for part in parts} | {part.also_requires for part in there.defaults}
        sets |= {self.beside(method) for method in there.methods}
        return tuple(sorted(sets - {()}))

    def beside(self, method: Method) -> tuple[str, ...]:
        """The gates that a method needs beside this one."""
        return tuple(sorted({*method.features} - {self.feature.name}))


def feature_rows(registry: Registry, protocols: Sequence[Protocol]) -> tuple[Row, ...]:
    """A row for each gate of the registry, in its order; `protocols` are as written, with every gate's parts."""
    found = {p.name: (p, availability(p), tuple(default_parts(p))) for p in protocols}
    return tuple(
        Row(feature, {name: _coverage(feature.name, *those) for name, those in found.items()})
        for feature in registry.features
    )


def gated_parts(protocol: Protocol) -> Iterator[Gated]:
    """Every part of a protocol, as written, that is not there without a gate, in the order of the sources.

    Parts within such a definition are not named one by one, unless they need a further gate.
    """
    there = availability(protocol)
    for name, whole in ((n, there[n]) for n in protocol.definitions if n in there):
        for item in definition_items(protocol.definitions[name]):
            ways = whole if item.kind == "definition" else minimal(a | item.gates for a in whole)
            if frozenset() not in ways and (item.kind == "definition" or item.own):
                yield Gated(item, ways)


def _coverage(
    gate: str, protocol: Protocol, there: Mapping[str, Alternatives], defaults: Sequence[DefaultPart]
) -> Coverage:
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
        shared=tuple(_shared(gate, protocol, there)),
        defaults=tuple(part.without(gate) for part in defaults if gate in part.also_requires),
    )


def _shared(gate: str, protocol: Protocol, there: Mapping[str, Alternatives]) -> Iterator[Covered]:
    """The definitions that the gate brings, and other gates do as well."""
    for name in (n for n in protocol.definitions if n in there):
        ways = [way for way in there[name] if gate in way]
        if ways and len(ways) < len(there[name]):
            yield Covered(name, tuple(sorted(min(ways, key=lambda way: (len(way), sorted(way))) - {gate})))


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
