"""How a receiver reads scalars: text, numbers, booleans and null, and constants of these."""

from __future__ import annotations

import json
import math
from collections.abc import Iterable

from acp_codegen.ir.notes import Note, Reading, wrong_type
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    BooleanType,
    EnumType,
    IntegerType,
    Json,
    NullType,
    NumberType,
    StringType,
    Type,
)

Bounds = tuple[float | None, ...]


def read_enum(value: Json, kind: EnumType, at: str) -> Reading:
    """Read one of some constants; any value of the base type where the enum is open."""
    base = read_scalar(value, kind.base, at)
    if base.faults or kind.other is not None or any(value == known.value for known in kind.values):
        return base
    return Reading((Note(at, f"not one of {constants(known.value for known in kind.values)}"),))


def constants(values: Iterable[Json]) -> str:
    """Constants of the schema as JSON text, in a row."""
    return ", ".join(json.dumps(value) for value in values)


def read_scalar(value: Json, kind: Type, at: str) -> Reading:
    """Read a value that has no parts."""
    match kind:
        case NullType():
            return Reading(value=None) if value is None else wrong_type(value, ["null"], at)
        case BooleanType():
            return Reading(value=value) if isinstance(value, bool) else wrong_type(value, ["a boolean"], at)
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


def _bounded(value: Json, wanted: str, fits: bool, lows: Bounds, highs: Bounds, at: str) -> Reading:
    if not fits:
        return wrong_type(value, [wanted], at)
    low = max((b for b in lows if b is not None), default=None)
    high = min((b for b in highs if b is not None), default=None)
    if low is not None and value < low:
        return Reading((Note(at, f"less than {low}"),))
    over = high is not None and value > high
    return Reading((Note(at, f"more than {high}"),)) if over else Reading(value=value)


def _string(value: Json, kind: StringType, at: str) -> Reading:
    if not isinstance(value, str):
        return wrong_type(value, ["a string"], at)
    return Reading(length_notes(len(value), kind.min_length, kind.max_length, "character", at), value=value)


def length_notes(length: int, low: int | None, high: int | None, unit: str, at: str) -> tuple[Note, ...]:
    """What is wrong with a length: too few of the units, or too many."""
    if low is not None and length < low:
        return (Note(at, f"fewer than {low} {unit}{'s' if low > 1 else ''}"),)
    over = high is not None and length > high
    return (Note(at, f"more than {high} {unit}{'' if high == 1 else 's'}"),) if over else ()
