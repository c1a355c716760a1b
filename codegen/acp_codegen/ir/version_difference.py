"""What two versions of the protocol do not have in common."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from acp_codegen.ir.availability import Alternatives, availability, minimal
from acp_codegen.ir.difference import GATES, Difference, differences
from acp_codegen.ir.model import Definition, Method, Protocol
from acp_codegen.ir.types import ArrayType, Field, MapType, NullableType, RefType, Type, Variant

Part = TypeVar("Part", Method, Definition)


@dataclass(frozen=True, slots=True)
class Changed(Generic[Part]):
    """A part that both versions have, under one name or two, and how it differs.

    `ways` are, for a definition, the smallest sets of gates that bring it in each version, where these differ.
    """

    left: Part
    right: Part
    changes: tuple[Difference, ...]
    ways: tuple[Alternatives, Alternatives] | None = None


@dataclass(frozen=True, slots=True)
class VersionDifference:
    """What only one of two versions has, and what differs in what both have; all in the order of the versions.

    `renamed` are definitions of two names that one and the same place refers to: a method of one name, kind and
    direction, a property or a variant. `changed` has those with other changes too.
    """

    methods_left: tuple[Method, ...]
    methods_right: tuple[Method, ...]
    methods_changed: tuple[Changed[Method], ...]
    left: tuple[Definition, ...]
    right: tuple[Definition, ...]
    renamed: Mapping[str, str]
    changed: tuple[Changed[Definition], ...]


def version_difference(left: Protocol, right: Protocol) -> VersionDifference:
    """How `right` differs from `left`; both as written, or both projected to some gates."""
    methods = [(m, other) for m in left.methods for other in right.methods if other.key == m.key]
    renamed = _renamed(left, right, methods)
    pairs = [(d, right.definitions.get(renamed.get(name, name))) for name, d in left.definitions.items()]
    both = [(one, other) for one, other in pairs if other is not None]
    here, there = {m.key for m in left.methods}, {m.key for m in right.methods}
    known = {other.name for _, other in both}
    return VersionDifference(
        methods_left=tuple(m for m in left.methods if m.key not in there),
        methods_right=tuple(m for m in right.methods if m.key not in here),
        methods_changed=tuple(_changed_methods(methods)),
        left=tuple(one for one, other in pairs if other is None),
        right=tuple(d for name, d in right.definitions.items() if name not in known),
        renamed=renamed,
        changed=tuple(_changed_definitions(both, renamed, availability(left), availability(right))),
    )


def _changed_methods(pairs: Sequence[tuple[Method, Method]]) -> Iterator[Changed[Method]]:
    for one, other in pairs:
        found = tuple(differences(one, other))
        if found:
            yield Changed(one, other, found)


def _changed_definitions(
    pairs: Sequence[tuple[Definition, Definition]],
    renamed: Mapping[str, str],
    left: Mapping[str, Alternatives],
    right: Mapping[str, Alternatives],
) -> Iterator[Changed[Definition]]:
    for one, other in pairs:
        ways = (_ways(one, left), _ways(other, right))
        found = tuple(d for d in differences(one, other) if not _needless(d, renamed, ways))
        if found or ways[0] != ways[1]:
            yield Changed(one, other, found, ways if ways[0] != ways[1] else None)


def _ways(definition: Definition, there: Mapping[str, Alternatives]) -> Alternatives:
    return there.get(definition.name, frozenset({frozenset(definition.features)}))


def _needless(change: Difference, renamed: Mapping[str, str], ways: tuple[Alternatives, Alternatives]) -> bool:
    """Whether all that differs is the name of a definition, or which part on the way to this one carries the gate."""
    if change.aspect == GATES:
        one, other = (
            minimal(way.union(part.features) for way in w) for part, w in zip(change.parts, ways, strict=True)
        )
        return not change.part or one == other
    return change.aspect == "name" or renamed.get(change.left) == change.right


def _renamed(left: Protocol, right: Protocol, methods: Sequence[tuple[Method, Method]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for one, other in _references(left, right, methods):
        if one not in right.definitions and other not in left.definitions and other not in found.values():
            found.setdefault(one, other)
    return found


def _references(left: Protocol, right: Protocol, methods: Sequence[tuple[Method, Method]]) -> Iterator[tuple[str, str]]:
    """What the same place refers to in each of the versions, where that has two names."""
    for method, counterpart in methods:
        for one, other in zip(method.references, counterpart.references, strict=False):
            if one.name != other.name:
                yield one.name, other.name
    for name, definition in left.definitions.items():
        for change in differences(definition, right.definitions[name]) if name in right.definitions else ():
            here, there = (_reference(part) for part in change.parts)
            if here and there and here != there:
                yield here, there


def _reference(part: object) -> str | None:
    """The definition that the value of a property or variant is one of."""
    kind: Type | None = part.type if isinstance(part, (Field, Variant)) else None
    while isinstance(kind, (ArrayType, MapType, NullableType)):
        kind = (
            kind.values if isinstance(kind, MapType) else kind.inner if isinstance(kind, NullableType) else kind.items
        )
    return kind.name if isinstance(kind, RefType) else None
