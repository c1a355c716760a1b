"""Hypothesis strategies that follow the model: values of a type, and values that are close to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, cast

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    META,
    AnyType,
    ArrayType,
    BooleanType,
    EnumType,
    Field,
    IntegerType,
    Json,
    MapType,
    NullableType,
    NullType,
    NumberType,
    ObjectType,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)

Values = SearchStrategy[Json]
Definitions = Mapping[str, Definition]

DEPTH = 4
"""How many references are followed before only what is required is filled in."""

EXTRA = "anotherProperty"
WORDS = st.sampled_from(["", "a", "other", "_own", "é\U0001f600", "x" * 9]) | st.text(max_size=3)
ANYTHING: Values = st.recursive(
    st.sampled_from([None, True, False, -1, 0, 3, 1.5, 12.0, 2**63, 10**400]) | WORDS,
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(WORDS, inner, max_size=2),
    max_leaves=3,
)
STRANGE: Values = (
    st.sampled_from(
        [None, True, False, 0, -1, 1.5, 12.0, 65536, 10**400, "", "true", "12", [], {}, [None], {"type": 1}]
    )
    | ANYTHING
)


def examples(most: int) -> settings:
    """At most so many examples, the same in each run."""
    slow = [HealthCheck.too_slow]
    return settings(derandomize=True, database=None, deadline=None, max_examples=most, suppress_health_check=slow)


def values(kind: Type, definitions: Definitions) -> Values:
    """Values that a type admits as they are."""

    @st.composite
    def made(draw: DrawFn) -> Json:
        return _Maker(draw, definitions).of(kind, DEPTH)

    return made()


def close_values(kind: Type, definitions: Definitions) -> Values:
    """Values of a type with one or two places spoilt: dropped, replaced, renamed, or added to."""

    @st.composite
    def spoilt(draw: DrawFn) -> Json:
        value = _Maker(draw, definitions).of(kind, DEPTH)
        for _ in range(draw(st.integers(1, 2))):
            value = _spoil(draw, value).value
        return value

    return spoilt()


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A value with something wrong at one place of it, where another value stands or none any more."""

    value: Json
    path: tuple[Any, ...]
    dropped: bool


def spoilt_once(kind: Type, definitions: Definitions) -> SearchStrategy[Spoilt]:
    """Values of a type with one place spoilt."""

    @st.composite
    def spoilt(draw: DrawFn) -> Spoilt:
        return _spoil(draw, _Maker(draw, definitions).of(kind, DEPTH))

    return spoilt()


@dataclass(frozen=True, slots=True)
class _Maker:
    draw: DrawFn
    definitions: Definitions

    def of(self, kind: Type, depth: int) -> Json:
        match kind:
            case RefType():
                return self.of(self.definitions[kind.name].type, depth - 1)
            case NullableType():
                return self.of(kind.inner, depth) if depth > 0 and self._maybe() else None
            case ArrayType():
                return [self.of(kind.items, depth) for _ in range(self._count(kind, depth))]
            case MapType():
                keys = self.draw(st.lists(WORDS, max_size=2, unique=True)) if depth > 0 else []
                return {key: self.of(kind.values, depth) for key in keys}
            case ObjectType():
                return self._object(kind, depth)
            case UnionType():
                return self._union(kind, depth)
            case _:
                return self.draw(_scalars(kind))

    def _maybe(self) -> bool:
        return self.draw(st.booleans())

    def _count(self, kind: ArrayType, depth: int) -> int:
        least = kind.min_items or 0
        most = max(least, 2 if kind.max_items is None else min(kind.max_items, 2)) if depth > 0 else least
        return self.draw(st.integers(least, most))

    def _object(self, kind: ObjectType, depth: int) -> Json:
        """Properties; where alternatives stand beside them, those decide on the properties that both name."""
        named = _named(kind.union)
        own = {f.name: self._field(f, depth) for f in kind.fields if f.name not in named and self._there(f, depth)}
        extra = {EXTRA: self.draw(ANYTHING)} if depth > 0 and self._maybe() else {}
        beside: Json = {} if kind.union is None else self._union(kind.union, depth)
        return own | extra | beside

    def _there(self, member: Field, depth: int) -> bool:
        return member.required or (depth > 0 and self._maybe())

    def _field(self, member: Field, depth: int) -> Json:
        return {"k": [1]} if member.name == META else self.of(member.type, depth)

    def _union(self, kind: UnionType, depth: int) -> Json:
        variants = kind.variants if kind.other is None or kind.tag is None else (*kind.variants, kind.other)
        variant = self.draw(st.sampled_from(variants))
        body: Json = self.of(variant.type, depth)
        tag = self._tag(kind, variant)
        return body if tag is None else {kind.tag: tag} | {k: v for k, v in body.items() if k != kind.tag}

    def _tag(self, kind: UnionType, variant: Variant) -> str | None:
        """The tag of the branch; one that no branch has for the open one."""
        if variant is not kind.other:
            return variant.tag
        return self.draw((st.sampled_from(["_own", "later"]) | WORDS).filter(lambda name: name not in kind.tags))


def _named(union: UnionType | None) -> set[str]:
    """The properties that a union beside others decides on."""
    if union is None:
        return set()
    inside = {f.name for v in union.variants if isinstance(v.type, ObjectType) for f in v.type.fields}
    return inside if union.tag is None else inside | {union.tag}


def _scalars(kind: Type) -> Values:
    match kind:
        case AnyType():
            return ANYTHING
        case NullType():
            return st.none()
        case BooleanType():
            return st.booleans()
        case IntegerType():
            return _integers(kind)
        case NumberType():
            return _numbers(kind)
        case StringType():
            return _texts(kind)
        case EnumType():
            known: Values = st.sampled_from([value.value for value in kind.values])
            return known if kind.other is None else known | _scalars(kind.base)
        case _:
            raise TypeError(f"not a scalar type: {kind!r}")


def _integers(kind: IntegerType) -> Values:
    """Whole numbers within the bounds, also the bounds themselves and such as 12.0."""
    low, high = INTEGER_BOUNDS.get(kind.format or "", (-(2**70), 2**70))
    low = low if kind.minimum is None else max(low, kind.minimum)
    high = high if kind.maximum is None else min(high, kind.maximum)
    return st.sampled_from([low, high]) | st.integers(low, high) | st.integers(max(low, -99), min(high, 99)).map(float)


def _numbers(kind: NumberType) -> Values:
    fractions = st.floats(kind.minimum, kind.maximum, allow_nan=False, allow_infinity=False)
    low = -9 if kind.minimum is None else int(kind.minimum)
    high = 9 if kind.maximum is None else int(kind.maximum)
    return fractions | st.integers(low, high)


def _texts(kind: StringType) -> Values:
    least, most = kind.min_length or 0, kind.max_length
    if not least and most is None:
        return WORDS
    return st.text(min_size=least, max_size=max(least, min(most or 8, 8)))


def _spoil(draw: DrawFn, value: Json) -> Spoilt:
    """The value with something wrong in a place of it: another value there, or none."""
    value = deepcopy(value)
    inside = list(places(value, ()))
    path, inner = draw(st.sampled_from([*inside, *inside, ((), value)]))
    replacement = draw(_spoilt(inner))
    if not path:
        return Spoilt(replacement, path, dropped=False)
    holder = value
    for step in path[:-1]:
        holder = holder[step]
    dropped = not draw(st.booleans())
    if dropped:
        del holder[path[-1]]
    else:
        holder[path[-1]] = replacement
    return Spoilt(value, path, dropped)


def places(value: Json, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Json]]:
    """The path of each value inside another, and that value."""
    for key, inner in _members(value):
        yield (*path, key), inner
        yield from places(inner, (*path, key))


def _members(value: Json) -> list[tuple[Any, Json]]:
    if isinstance(value, dict):
        return list(cast("dict[str, Json]", value).items())
    return list(enumerate(cast("Sequence[Json]", value))) if isinstance(value, list) else []


def _spoilt(value: Json) -> Values:
    """Something else in the place of a value: often the value with one thing more or less."""
    if isinstance(value, dict):
        members = cast("dict[str, Json]", value)
        keys = st.sampled_from(["type", "id", META]) | WORDS
        return STRANGE | st.tuples(keys, STRANGE).map(lambda new: members | {new[0]: new[1]})
    if isinstance(value, list):
        items = cast("Sequence[Json]", value)
        return STRANGE | STRANGE.map(lambda item: [*items, item])
    if isinstance(value, str):
        return STRANGE | st.sampled_from([value + "x", value.upper(), value[:-1]])
    return STRANGE
