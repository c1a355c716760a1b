"""What a feature with `sameWireShape` covers is the same in every version.

Such a feature can be offered in each version by one piece of code. So all definitions, properties, branches,
constants and methods that it covers are there in each version, with the same shape and behind the same gates, and so
is every definition that they lead to. Prose and order do not count, nor does what permits a method: each version
announces it in its own way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from acp_codegen.ir.difference import Difference, differences
from acp_codegen.ir.model import Definition, Method, Protocol, Sources
from acp_codegen.ir.types import EnumValue, Field, OtherValue, Variant
from acp_codegen.ir.walk import items, references
from acp_codegen.lint.reach import closure
from acp_codegen.lint.rule import Fault, Rule

Part = Definition | Method | Field | Variant | EnumValue | OtherValue
Parts = Mapping[str, Part]
HINT = "write it alike in both, or take `sameWireShape` from the feature"


@dataclass(frozen=True, slots=True)
class _Side:
    """A protocol version and what carries the gate in it, by path."""

    protocol: Protocol
    parts: Parts


def check(sources: Sources) -> Iterator[Fault]:
    for feature in sources.registry.features:
        if feature.same_wire_shape:
            sides = [_Side(protocol, _gated(feature.name, protocol)) for protocol in sources.protocols]
            for later in sides[1:]:
                yield from _absent(feature.name, sides[0], later)
                yield from _unlike(sides[0], later)


def _gated(gate: str, protocol: Protocol) -> Parts:
    """The parts that carry a gate; a method by its name, or by all that identifies it where the name has several."""
    times = Counter(method.name for method in protocol.methods)
    parts: dict[str, Part] = {}
    for item in items(protocol):
        if gate in item.own and isinstance(item.node, Method):
            kind, direction = item.node.kind, item.node.direction
            path = f"the method {item.path}" if times[item.path] == 1 else f"the {kind} {item.path} ({direction})"
            parts[path] = replace(item.node, capability=(), condition=None)
        elif gate in item.own:
            parts[item.path] = item.node
    return parts


def _absent(gate: str, first: _Side, later: _Side) -> Iterator[Fault]:
    """The parts that only one side has; the faults stand in the later version."""
    for path, part in first.parts.items():
        if path not in later.parts:
            message = f"{gate} gates {path} in {first.protocol.name}, and nothing like it in {later.protocol.name}"
            yield Fault(later.protocol.origin, message, HINT, ((part.origin, f"in {first.protocol.name}"),))
    for path, part in later.parts.items():
        if path not in first.parts:
            message = f"{gate} gates {path} in {later.protocol.name}, and nothing like it in {first.protocol.name}"
            yield Fault(part.origin, message, HINT)


def _unlike(first: _Side, later: _Side) -> Iterator[Fault]:
    """Where the parts that both sides have, and the definitions that these lead to, are not the same."""
    common = [path for path in first.parts if path in later.parts]
    pairs = [(path, first.parts[path], later.parts[path]) for path in common]
    names = [name for path in common for name in _references(first.parts[path])]
    known, others = first.protocol.definitions, later.protocol.definitions
    pairs += [
        (n, known[n], others[n]) for n in sorted(closure(names, first.protocol)) if n in others and n not in common
    ]
    for path, one, other in pairs:
        for difference in differences(one, other):
            yield _fault(path, difference, (one, other), (first.protocol.name, later.protocol.name))


def _references(part: Part) -> list[str]:
    match part:
        case Method():
            return [ref.name for ref in part.references]
        case EnumValue() | OtherValue():
            return []
        case _:
            return [ref.name for ref, _ in references(part.type)]


def _fault(path: str, difference: Difference, parts: tuple[Part, Part], versions: tuple[str, str]) -> Fault:
    where = f"{path} ({difference.path.strip('/').replace('/', ' / ')})" if difference.path else path
    message = f"{where} is not the same: {difference.left} in {versions[0]}, {difference.right} in {versions[1]}"
    one, other = (near or part.origin for near, part in zip(difference.origins, parts, strict=True))
    return Fault(other, message, HINT, ((one, f"in {versions[0]}"),))


RULE = Rule("ACP112", "same-wire-shape", check, of_all=True)
