"""Sets of gates that bear on a question: which to ask it for, and what to call them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, combinations
from typing import cast

from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import (
    AnyType,
    ArrayType,
    EnumType,
    Json,
    MapType,
    NullableType,
    ObjectType,
    RefType,
    Type,
    UnionType,
)
from acp_codegen.ir.walk import OPEN, Gates, branches
from acp_codegen.lint.words import listed

FEW = 4
Step = tuple[Json, Type, Gates]
"""A value, the type that it is read as, and the gates under which it is."""


def with_just(gates: Collection[str]) -> str:
    """A set of gates as the end of a sentence."""
    return f"with just {listed(sorted(gates))}" if gates else "in the stable protocol"


def decisive(value: Json, kind: Type, gates: Gates, definitions: Mapping[str, Definition]) -> list[Gates]:
    """The sets of gates, `gates` in each, for which to read a value in order to know of all that have `gates`.

    All combinations of the gates that the value meets, where these are few. Else those that bring in each part
    alone, where the least of what it holds is there, and all together, where most is asked of it.
    """
    met = {gates, *_met((value, kind, gates), definitions)}
    every = sorted(frozenset(chain.from_iterable(met)) - gates)
    if len(every) > FEW:
        return sorted({*met, gates.union(every)}, key=_smaller_first)
    return [gates.union(some) for size in range(len(every) + 1) for some in combinations(every, size)]


def _smaller_first(gates: Gates) -> tuple[int, list[str]]:
    return len(gates), sorted(gates)


def _met(start: Step, definitions: Mapping[str, Definition]) -> Iterator[Gates]:
    """The gates on the way to each part of a type that bears on a value."""
    pending, seen = [start], set[tuple[str, int, Gates]]()
    while pending:
        value, kind, gates = pending.pop()
        if isinstance(kind, RefType):
            here = (kind.name, id(value), gates)
            if here not in seen and kind.name in definitions:
                seen.add(here)
                pending.append((value, definitions[kind.name].type, gates))
            continue
        for inner, part, more in _below(value, kind):
            yield gates | more
            pending.append((inner, part, gates | more))


def _below(value: Json, kind: Type) -> Iterator[Step]:
    match kind:
        case NullableType():
            yield value, kind.inner, OPEN
        case ArrayType() if isinstance(value, list):
            yield from ((item, kind.items, OPEN) for item in cast("Sequence[Json]", value))
        case MapType() if isinstance(value, dict):
            yield from ((inner, kind.values, OPEN) for inner in cast("dict[str, Json]", value).values())
        case ObjectType() if isinstance(value, dict):
            yield from _members(cast("dict[str, Json]", value), kind)
        case UnionType():
            yield from ((value, branch.type, frozenset(branch.features)) for branch in branches(kind))
        case EnumType():
            yield from ((value, AnyType(), frozenset(v.features)) for v in kind.values if v.value == value)
        case _:
            pass


def _members(members: Mapping[str, Json], kind: ObjectType) -> Iterator[Step]:
    for member in kind.fields:
        if member.name in members:
            yield members[member.name], member.type, frozenset(member.features)
        elif member.required:
            yield None, AnyType(), frozenset(member.features)
    if kind.union is not None:
        yield members, kind.union, OPEN
