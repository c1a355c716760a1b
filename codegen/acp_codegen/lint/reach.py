"""Which parts of a protocol hang together: questions that several rules ask of its references."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.ir.availability import Alternatives, availability, roots
from acp_codegen.ir.graph import settled
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import RefType
from acp_codegen.ir.walk import references, same_value

STEPS, ROW = 500, 64
"""How many definitions reading one value may go through, and how many of them in a row."""


def ways(protocol: Protocol) -> Iterator[tuple[RefType, Alternatives]]:
    """Each reference in what some message reaches, with the sets of gates under which it is there."""
    for ref, gates in roots(protocol):
        yield ref, frozenset({gates})
    for name, alternatives in availability(protocol).items():
        for ref, more in references(protocol.definitions[name].type):
            yield ref, frozenset(gates | more for gates in alternatives)


def closure(names: Iterable[str], protocol: Protocol) -> frozenset[str]:
    """The definitions with these names, and all that they lead to."""
    found: set[str] = set()
    pending = list(names)
    while pending:
        name = pending.pop()
        if name in protocol.definitions and name not in found:
            found.add(name)
            pending.extend(ref.name for ref, _ in references(protocol.definitions[name].type))
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Way:
    """What reading a value as a definition goes through: how many definitions in all, and how many in a row."""

    steps: int = 1
    row: int = 1

    @property
    def fits(self) -> bool:
        return self.steps <= STEPS and self.row <= ROW


def other_names(protocol: Protocol) -> Mapping[str, list[str]]:
    """For each definition, those that the same value is read as: once for each time it refers to them."""
    known = protocol.definitions
    return {name: [r.name for r in same_value(d.type) if r.name in known] for name, d in known.items()}


def ways_to_read(protocol: Protocol) -> Mapping[str, Way]:
    """What reading a value as each definition goes through; one that has no end is missing."""
    names = other_names(protocol)
    found: dict[str, Way] = {}
    for name in settled(names):
        parts = [found[other] for other in names[name]]
        found[name] = Way(1 + sum(p.steps for p in parts), 1 + max((p.row for p in parts), default=0))
    return found


def broken(protocol: Protocol) -> frozenset[str]:
    """Names that nothing defines, definitions that a value cannot be read as in few steps, and all that lead to these.

    What a value of such a type has to be cannot be said; the reason is a finding of its own.
    """
    users: defaultdict[str, list[str]] = defaultdict(list)
    for name, definition in protocol.definitions.items():
        for ref, _ in references(definition.type):
            users[ref.name].append(name)
    ways = ways_to_read(protocol)
    found: set[str] = set()
    pending = [name for name in users if name not in protocol.definitions]
    pending += [name for name in protocol.definitions if name not in ways or not ways[name].fits]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending.extend(users[name])
    return frozenset(found)
