"""An `x-feature` names gates that can be opened.

That is a feature of features.json: not an umbrella, which only stands for the features marked with it, and not a
feature that is stabilized, whose parts are in the protocol without any gate.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Registry, Sources
from acp_codegen.ir.walk import Item, items
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import meant


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for item in items(protocol):
            yield from _gates(item, sources.registry)


def _gates(item: Item, registry: Registry) -> Iterator[Fault]:
    for i, gate in enumerate(item.own):
        at = item.origin.at("x-feature") if len(item.own) == 1 else item.origin.at("x-feature", i)
        problem = _problem(gate, registry)
        if problem is not None:
            yield Fault(at, *problem)


def _problem(gate: str, registry: Registry) -> tuple[str, str] | None:
    """What is wrong with a name as a gate, and how to mend it."""
    feature = registry.feature(gate)
    if feature is not None:
        if feature.status != "stabilized":
            return None
        return f"{gate} is stabilized and gates nothing any more", "take it out of the `x-feature`"
    if any(umbrella.name == gate for umbrella in registry.umbrellas):
        return f"{gate} is an umbrella, and a gate is wanted", "name the feature that this belongs to"
    known = [f.name for f in registry.features]
    return f"there is no gate {gate}", meant(gate, known, "add it to features.json, or name one that is there")


RULE = Rule("ACP104", "unknown-gate", check)
