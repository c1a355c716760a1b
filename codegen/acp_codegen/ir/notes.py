"""What a reading finds: what is wrong with a value, what leniency makes of it, and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from acp_codegen.ir.model import Verdict
from acp_codegen.ir.types import MISSING, Json, Missing

Kind = Literal["type", "missing", "variant", "value", "alternatives"]
"""What sort of thing a note tells: another JSON type, a property that is not there, a tag that no variant has, a value
that is not allowed, and that no one alternative fits."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something about the value at a JSON Pointer. `wanted` are the JSON types that would do, where it has another."""

    pointer: str
    reason: str
    kind: Kind = field(default="value", compare=False)
    wanted: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Reading:
    """`faults` make the value unreadable; `losses` are what a lenient receiver drops or defaults instead.

    `value` is what is read, in the form in which it would be written again; it means nothing where there are faults.
    """

    faults: tuple[Note, ...] = ()
    losses: tuple[Note, ...] = ()
    value: Json | Missing = field(default=MISSING, compare=False)

    @property
    def verdict(self) -> Verdict:
        return "invalid" if self.faults else "lenient" if self.losses else "valid"

    @property
    def notes(self) -> tuple[Note, ...]:
        """What the verdict rests on."""
        return self.faults or self.losses

    def but(self, value: Json) -> Reading:
        """The same findings, with another value read."""
        return Reading(self.faults, self.losses, value)


def together(readings: Iterable[Reading], value: Json = MISSING) -> Reading:
    """What several readings find, of which the value is put together."""
    every = tuple(readings)
    return Reading(tuple(n for r in every for n in r.faults), tuple(n for r in every for n in r.losses), value)


def fault(pointer: str, reason: str, kind: Kind = "value") -> Reading:
    """A value that cannot be read."""
    return Reading((Note(pointer, reason, kind),))


def wrong_type(value: object, wanted: Sequence[str], at: str, more: str = "") -> Reading:
    """A value of another JSON type than the ones wanted."""
    return Reading((Note(at, f"{name_of(value)} where {either(wanted)} is wanted{more}", "type", tuple(wanted)),))


def missing(name: str, at: str, more: str = "") -> Reading:
    """A property that has to be there and is not; `at` is where it would be."""
    return fault(at, f"`{name}` is required and is not there{more}", "missing")


def either(words: Sequence[str]) -> str:
    """Words as a choice: `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def name_of(value: object) -> str:
    """What kind of JSON value it is, in JSON's words; never the value itself."""
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int() | float():
            return "a number"
        case str():
            return "a string"
        case list():
            return "an array"
        case _:
            return "an object"
