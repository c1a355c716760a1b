"""Under which features a definition is there.

A definition that stands behind no gate of its own is there whenever something that reaches it is. So it has a set
of alternatives, each a set of gates that must all be open; the smallest are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import RefType
from acp_codegen.ir.walk import OPEN, Gates, references

Alternatives = frozenset[Gates]


def availability(protocol: Protocol) -> Mapping[str, Alternatives]:
    """For each definition that a method, the request id or the error reaches: its smallest sets of gates.

    A definition that is missing in the answer is reached by nothing.
    """
    found: dict[str, Alternatives] = {}
    pending: list[tuple[str, Gates]] = [(ref.name, gates) for ref, gates in roots(protocol)]
    while pending:
        name, gates = pending.pop()
        definition = protocol.definitions.get(name)
        if definition is None:
            continue
        gates = gates.union(definition.features)
        known = found.get(name, frozenset())
        if any(other <= gates for other in known):
            continue
        found[name] = minimal({*known, gates})
        pending.extend((ref.name, gates | more) for ref, more in references(definition.type))
    return found


def roots(protocol: Protocol) -> Iterable[tuple[RefType, Gates]]:
    """The references that hold a protocol's definitions in place."""
    yield protocol.request_id, OPEN
    yield protocol.error, OPEN
    for method in protocol.methods:
        for ref in method.references:
            yield ref, frozenset(method.features)


def every_reference(protocol: Protocol) -> Iterable[RefType]:
    """Each reference of a protocol: from its methods, the request id and the error, and in its definitions."""
    yield from (ref for ref, _ in roots(protocol))
    for definition in protocol.definitions.values():
        yield from (ref for ref, _ in references(definition.type))


def minimal(alternatives: Iterable[Gates]) -> Alternatives:
    """The alternatives without those that another one makes needless."""
    every = set(alternatives)
    return frozenset(a for a in every if not any(other < a for other in every))


def needed_by_all(alternatives: Alternatives) -> Gates:
    """The gates that every alternative needs."""
    first, *others = alternatives
    return first.intersection(*others)
