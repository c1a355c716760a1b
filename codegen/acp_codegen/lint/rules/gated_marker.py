"""What a capability points at is there whenever the part is that it permits.

A marker behind a gate that the part does not need would be gone from `initialize` where the gate is closed, and
nothing could permit the part then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from acp_codegen.ir.availability import availability
from acp_codegen.ir.markers import marker
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.walk import Gates, Item, definition_items, method_items
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import listed


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for item, ways in _permitted(protocol):
            yield from _gone(item, list(ways), protocol)


def _permitted(protocol: Protocol) -> Iterator[tuple[Item, Iterable[Gates]]]:
    """The parts that may have a capability, each with the sets of gates under which it is there."""
    yield from ((item, [item.gates]) for item in method_items(protocol))
    for name, alternatives in availability(protocol).items():
        for item in definition_items(protocol.definitions[name]):
            if item.capability:
                yield item, [gates | item.gates for gates in alternatives]


def _gone(item: Item, ways: list[Gates], protocol: Protocol) -> Iterator[Fault]:
    for capability in item.capability:
        found = marker(protocol, capability)
        lacking = sorted(sorted(found.gates - gates) for gates in ways if found.gates - gates) if found else []
        if found is not None and lacking:
            gates = listed(lacking[0])
            message = f"{capability.at} is there only with {gates}, but {item.path}, which it permits, is there without"
            hint = f"put {gates} into the `x-feature` of {item.path} as well, or point at another marker"
            yield Fault(capability.origin.at("at"), message, hint, ((found.field.origin, "the marker"),))


RULE = Rule("ACP132", "gated-marker", check)
