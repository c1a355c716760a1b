"""Which parts of a protocol hang together: questions that several rules ask of its references."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from acp_codegen.ir.availability import Alternatives, availability, roots
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import RefType
from acp_codegen.ir.walk import references


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


def broken(protocol: Protocol) -> frozenset[str]:
    """Names that nothing defines, and the definitions that lead to one of them.

    What a value of such a type has to be cannot be said yet; the unresolved reference is a finding of its own.
    """
    users: defaultdict[str, list[str]] = defaultdict(list)
    for name, definition in protocol.definitions.items():
        for ref, _ in references(definition.type):
            users[ref.name].append(name)
    found: set[str] = set()
    pending = [name for name in users if name not in protocol.definitions]
    while pending:
        name = pending.pop()
        if name not in found:
            found.add(name)
            pending.extend(users[name])
    return frozenset(found)
