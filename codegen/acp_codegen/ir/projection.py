"""What is left of a type where only some gates are open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import (
    ArrayType,
    EnumType,
    Field,
    MapType,
    NullableType,
    ObjectType,
    Type,
    UnionType,
    Variant,
)

Part = TypeVar("Part", Field, Variant)


class Projection(Mapping[str, Definition]):
    """Definitions with only some gates open, each narrowed when it is asked for.

    A definition that stands behind another gate itself is there all the same: what refers to it then is at fault.
    """

    def __init__(self, definitions: Mapping[str, Definition], opened: frozenset[str]) -> None:
        self._definitions = definitions
        self._opened = opened
        self._narrowed: dict[str, Definition] = {}

    def __getitem__(self, name: str) -> Definition:
        if name not in self._narrowed:
            definition = self._definitions[name]
            self._narrowed[name] = replace(definition, type=narrow(definition.type, self._opened))
        return self._narrowed[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._definitions)

    def __len__(self) -> int:
        return len(self._definitions)


def narrow(kind: Type, opened: frozenset[str]) -> Type:
    """The type without the parts that need another gate."""
    match kind:
        case ArrayType():
            return replace(kind, items=narrow(kind.items, opened))
        case MapType():
            return replace(kind, values=narrow(kind.values, opened))
        case NullableType():
            return replace(kind, inner=narrow(kind.inner, opened))
        case ObjectType():
            return _narrow_object(kind, opened)
        case UnionType():
            return _narrow_union(kind, opened)
        case EnumType():
            return replace(kind, values=tuple(v for v in kind.values if opened.issuperset(v.features)))
        case _:
            return kind


def _narrow_object(kind: ObjectType, opened: frozenset[str]) -> ObjectType:
    kept = tuple(narrow_part(f, opened) for f in kind.fields if opened.issuperset(f.features))
    gone = {f.name for f in kind.fields}.difference(f.name for f in kept)
    union = kind.union and _narrow_union(kind.union, opened)
    return ObjectType(kept, union, tuple(name for name in kind.required if name not in gone))


def _narrow_union(kind: UnionType, opened: frozenset[str]) -> UnionType:
    kept = tuple(narrow_part(v, opened) for v in kind.variants if opened.issuperset(v.features))
    return replace(kind, variants=kept, other=kind.other and narrow_part(kind.other, opened))


def narrow_part(part: Part, opened: frozenset[str]) -> Part:
    """The property or branch with its type narrowed; whether it is there itself is for the caller to know."""
    return replace(part, type=narrow(part.type, opened))
