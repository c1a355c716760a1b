"""Choosing features: from the protocol as written to the protocol with just those gates open.

Nothing behind this asks which gates are open; what is left of the protocol is all there is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from acp_codegen.ir.availability import Alternatives, availability, needed_by_all
from acp_codegen.ir.model import Definition, Feature, Protocol, Registry
from acp_codegen.ir.projection import narrow


class UnknownFeatureError(ValueError):
    """A name that is neither a gate nor an umbrella."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no feature {name}")
        self.name = name


def expand(registry: Registry, names: Iterable[str]) -> tuple[str, ...]:
    """The gates that names of gates and umbrellas stand for, in the order of the registry.

    A stabilized feature may be named, so that what names it goes on working, and opens nothing: its parts are there.
    Raises UnknownFeatureError for a name that the registry does not have.
    """
    chosen: set[str] = set()
    umbrellas = {u.name for u in registry.umbrellas}
    for name in names:
        if name in umbrellas:
            chosen.update(f.name for f in registry.features if f.umbrella == name)
        elif registry.feature(name) is not None:
            chosen.add(name)
        else:
            raise UnknownFeatureError(name)
    return tuple(f.name for f in _gates(registry) if f.name in chosen)


def label(registry: Registry, gates: Collection[str]) -> str:
    """A name for a set of gates, the same however it was asked for: `stable`, or names joined by `+`.

    An umbrella stands for its gates where all of them are in the set.
    """
    rest = [f.name for f in _gates(registry) if f.name in gates]
    names: list[str] = []
    for umbrella in registry.umbrellas:
        inside = {f.name for f in _gates(registry) if f.umbrella == umbrella.name}
        if inside and inside <= set(gates):
            names.append(umbrella.name)
            rest = [name for name in rest if name not in inside]
    return "+".join([*names, *rest]) or "stable"


def _gates(registry: Registry) -> list[Feature]:
    """The features that still gate something."""
    return [f for f in registry.features if f.status != "stabilized"]


def select(protocol: Protocol, features: Collection[str]) -> Protocol:
    """The protocol with these gates open: what needs another gate is gone, and what nothing reaches any more.

    Each definition that is left says in `features` which gates all ways to it need.
    """
    opened = frozenset(features)
    narrowed = replace(
        protocol,
        methods=tuple(m for m in protocol.methods if opened.issuperset(m.features)),
        definitions={
            name: replace(d, type=narrow(d.type, opened))
            for name, d in protocol.definitions.items()
            if opened.issuperset(d.features)
        },
        features=tuple(features),
    )
    reached = availability(narrowed)
    return replace(narrowed, definitions=_covered(narrowed.definitions, reached))


def _covered(definitions: Mapping[str, Definition], reached: Mapping[str, Alternatives]) -> dict[str, Definition]:
    return {
        name: replace(d, features=tuple(sorted(needed_by_all(reached[name]))))
        for name, d in definitions.items()
        if name in reached
    }
