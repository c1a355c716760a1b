"""How a receiver reads a value: what is wrong with it, and what leniency drops or defaults.

This is the reference meaning of the model. A reading without faults and losses is what JSON Schema calls valid
(with integer formats taken as bounds); one with losses alone is what a lenient receiver still accepts.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.model import Definition, Verdict
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    MISSING,
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

Definitions = Mapping[str, Definition]


@dataclass(frozen=True, slots=True)
class Note:
    """Something about the value at a JSON Pointer."""

    pointer: str
    reason: str


@dataclass(frozen=True, slots=True)
class Reading:
    """`faults` make the value unreadable; `losses` are what a lenient receiver drops or defaults instead."""

    faults: tuple[Note, ...] = ()
    losses: tuple[Note, ...] = ()

    @property
    def verdict(self) -> Verdict:
        return "invalid" if self.faults else "lenient" if self.losses else "valid"

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the verdict rests on."""
        return self.faults or self.losses

    def __add__(self, more: Reading) -> Reading:
        return Reading(self.faults + more.faults, self.losses + more.losses)


CLEAN = Reading()


def read(value: Json, kind: Type, definitions: Definitions) -> Reading:
    """Read a JSON value (as `json.loads` gives it) as a type; `definitions` are what its references name."""
    return _Reader(definitions).read(value, kind, "", frozenset())


def fault(pointer: str, reason: str) -> Reading:
    return Reading(faults=(Note(pointer, reason),))


def _all(readings: Iterable[Reading]) -> Reading:
    return sum(readings, CLEAN)


@dataclass(frozen=True, slots=True)
class _Reader:
    definitions: Definitions

    def read(self, value: Json, kind: Type, at: str, through: frozenset[str]) -> Reading:
        """`through` are the references already followed at this very place: meeting one again is a loop."""
        match kind:
            case AnyType():
                return CLEAN
            case RefType():
                return self._reference(value, kind, at, through)
            case NullableType():
                return CLEAN if value is None else self.read(value, kind.inner, at, through)
            case ArrayType():
                return self._array(value, kind, at)
            case MapType():
                return self._map(value, kind, at)
            case EnumType():
                return _enum(value, kind, at)
            case ObjectType():
                return self._object(value, kind, at, through)
            case UnionType():
                return self._union(value, kind, at, through)
            case _:
                return _scalar(value, kind, at)

    def _reference(self, value: Json, kind: RefType, at: str, through: frozenset[str]) -> Reading:
        definition = self.definitions.get(kind.name)
        if definition is None or kind.name in through:
            return fault(at, f"{kind.name} is not defined" if definition is None else f"{kind.name} refers to itself")
        return self.read(value, definition.type, at, through | {kind.name})

    def _array(self, value: Json, kind: ArrayType, at: str) -> Reading:
        if not isinstance(value, list):
            return fault(at, f"{name_of(value)} where a list is wanted")
        items = cast("Sequence[Json]", value)
        read = _all(self.read(item, kind.items, pointer_join(at, i), frozenset()) for i, item in enumerate(items))
        return read + _length(len(items), kind.min_items, kind.max_items, "item", at)

    def _map(self, value: Json, kind: MapType, at: str) -> Reading:
        if not isinstance(value, dict):
            return fault(at, f"{name_of(value)} where an object is wanted")
        members = cast("dict[str, Json]", value)
        return _all(self.read(v, kind.values, pointer_join(at, k), frozenset()) for k, v in members.items())

    def _object(self, value: Json, kind: ObjectType, at: str, through: frozenset[str]) -> Reading:
        """The properties, then the alternatives beside them: to those, a property that is read as absent is."""
        if not isinstance(value, dict):
            return fault(at, f"{name_of(value)} where an object is wanted")
        members = cast("dict[str, Json]", value)
        own = _all(self._field(members, member, at) for member in kind.fields)
        if kind.union is None:
            return own
        lost = {note.pointer for note in own.losses}
        kept = {name: inner for name, inner in members.items() if pointer_join(at, name) not in lost}
        return own + self._union(kept, kind.union, at, through)

    def _field(self, members: Mapping[str, Json], member: Field, at: str) -> Reading:
        where = pointer_join(at, member.name)
        if member.name not in members:
            return fault(where, f"`{member.name}` is required and is not there") if member.required else CLEAN
        value = members[member.name]
        reading = self._value(value, member, where)
        if not reading.faults:
            return reading
        if member.default_on_null and value is None:
            words = "an empty list" if member.required and isinstance(member.type, ArrayType) else "absent"
            return Reading(losses=(Note(where, f"null is read as {words}"),))
        if member.default_on_error:
            return Reading(losses=(Note(where, f"{_fallback(member)}: {reading.faults[0].reason}"),))
        return reading

    def _value(self, value: Json, member: Field, where: str) -> Reading:
        """The field's value, its list without the items that do not fit where the field says so."""
        if not (member.skip_invalid_items and isinstance(value, list)):
            return self.read(value, member.type, where, frozenset())
        array = member.type.inner if isinstance(member.type, NullableType) else member.type
        items = array.items if isinstance(array, ArrayType) else AnyType()
        losses: tuple[Note, ...] = ()
        kept = 0
        for i, item in enumerate(cast("Sequence[Json]", value)):
            place = pointer_join(where, i)
            reading = self.read(item, items, place, frozenset())
            kept += not reading.faults
            dropped = tuple(Note(place, f"item dropped: {note.reason}") for note in reading.faults[:1])
            losses += dropped or reading.losses
        limits = (array.min_items, array.max_items) if isinstance(array, ArrayType) else (None, None)
        return Reading(losses=losses) + _length(kept, *limits, "item", where)

    def _union(self, value: Json, kind: UnionType, at: str, through: frozenset[str]) -> Reading:
        if kind.tag is not None:
            return self._tagged(value, kind, kind.tag, at, through)
        readings = [self.read(value, v.type, at, through) for v in kind.variants]
        if kind.keyword == "oneOf" and sum(r == CLEAN for r in readings) > 1:
            return fault(at, "fits more than one of " + _labels(kind.variants))
        alone = readings[0] if len(readings) == 1 else None
        none = Note(at, f"{name_of(value)} fits none of {_labels(kind.variants)}")
        return _best(readings) or alone or _in_common(readings, none)

    def _tagged(self, value: Json, kind: UnionType, tag: str, at: str, through: frozenset[str]) -> Reading:
        """The tag picks the branch; an untagged branch is tried where that refuses."""
        if not isinstance(value, dict):
            return fault(at, f"{name_of(value)} where an object is wanted")
        named = cast("dict[str, Json]", value).get(tag, MISSING)
        picked = next((v for v in kind.variants if v.tag is not None and v.tag == named), None)
        if picked is None and isinstance(named, str):
            picked = kind.other
        loose = [v for v in kind.variants if v.tag is None]
        readings = [self.read(value, v.type, at, through) for v in ([picked] if picked else []) + loose]
        return _best(readings) or (readings[0] if readings else _unknown_tag(named, kind, pointer_join(at, tag)))


def _best(readings: list[Reading]) -> Reading | None:
    """The first reading that loses nothing, else the first that can be read."""
    readable = [r for r in readings if not r.faults]
    return next((r for r in readable if not r.losses), readable[0] if readable else None)


def _in_common(readings: list[Reading], none: Note) -> Reading:
    """What all alternatives find wrong; and that none fits, where that is not all."""
    first, *others = (reading.faults for reading in readings)
    shared = tuple(note for note in first if note.pointer != none.pointer and all(note in other for other in others))
    more = all(len(reading.faults) > len(shared) for reading in readings)
    return Reading(faults=(*shared, none) if more else shared)


def _unknown_tag(named: object, kind: UnionType, at: str) -> Reading:
    known = ", ".join(f'"{t}"' for t in kind.tags)
    if named is MISSING:
        return fault(at, f"`{kind.tag}` is required and is not there (known: {known})")
    if not isinstance(named, str):
        return fault(at, f"{name_of(named)} where the name of a variant is wanted (known: {known})")
    return fault(at, f"no variant has this name (known: {known})")


def _fallback(member: Field) -> str:
    if member.error_default is not MISSING or member.default is not MISSING:
        return "read as its default"
    return "read as absent"


def _labels(variants: Iterable[Variant]) -> str:
    return ", ".join(v.label for v in variants)


def _enum(value: Json, kind: EnumType, at: str) -> Reading:
    base = _scalar(value, kind.base, at)
    if base.faults or kind.other is not None or any(value == known.value for known in kind.values):
        return base
    return fault(at, "not one of " + ", ".join(repr(known.value) for known in kind.values))


def _scalar(value: Json, kind: Type, at: str) -> Reading:
    match kind:
        case NullType():
            return CLEAN if value is None else fault(at, f"{name_of(value)} where null is wanted")
        case BooleanType():
            return CLEAN if isinstance(value, bool) else fault(at, f"{name_of(value)} where true or false is wanted")
        case IntegerType():
            low, high = INTEGER_BOUNDS.get(kind.format or "", (None, None))
            whole = _is_number(value) and (isinstance(value, int) or value.is_integer())
            return _bounded(value, "an integer", whole, (kind.minimum, low), (kind.maximum, high), at)
        case NumberType():
            return _bounded(value, "a number", _is_number(value), (kind.minimum,), (kind.maximum,), at)
        case StringType():
            return _string(value, kind, at)
        case _:
            raise TypeError(f"not a scalar type: {kind!r}")


def _is_number(value: Json) -> bool:
    return (
        isinstance(value, (int, float))
        and not isinstance(value, bool)
        and (isinstance(value, int) or math.isfinite(value))
    )


def _bounded(
    value: Json, wanted: str, fits: bool, lows: tuple[float | None, ...], highs: tuple[float | None, ...], at: str
) -> Reading:
    if not fits:
        return fault(at, f"{name_of(value)} where {wanted} is wanted")
    low = max((b for b in lows if b is not None), default=None)
    high = min((b for b in highs if b is not None), default=None)
    if low is not None and value < low:
        return fault(at, f"less than {low}")
    return fault(at, f"more than {high}") if high is not None and value > high else CLEAN


def _string(value: Json, kind: StringType, at: str) -> Reading:
    if not isinstance(value, str):
        return fault(at, f"{name_of(value)} where text is wanted")
    return _length(len(value), kind.min_length, kind.max_length, "character", at)


def _length(length: int, low: int | None, high: int | None, unit: str, at: str) -> Reading:
    if low is not None and length < low:
        return fault(at, f"fewer than {low} {unit}s")
    return fault(at, f"more than {high} {unit}s") if high is not None and length > high else CLEAN


def name_of(value: object) -> str:
    """What kind of JSON value it is, in words; never the value itself."""
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int() | float():
            return "a number"
        case str():
            return "text"
        case list():
            return "a list"
        case _:
            return "an object"
