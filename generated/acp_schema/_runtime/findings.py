"""What a second reading of a message finds, place by place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from .errors import Drop, Fault, FaultKind
from .words import either, escaped, name_of


class Place(NamedTuple):
    """A place in a message, and the tag of the variant that it is read as."""

    pointer: str = ""
    variant: str | None = None

    def to(self, part: int | str) -> Place:
        """The place of a property or an item."""
        return Place(f"{self.pointer}/{escaped(part)}", self.variant)


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong at a place. `wanted` are the JSON types that would do, where the value has another."""

    place: Place = field(compare=False)
    reason: str
    kind: FaultKind = field(default="value", compare=False)
    wanted: tuple[str, ...] = field(default=(), compare=False)
    known: tuple[str, ...] = field(default=(), compare=False)
    pointer: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pointer", self.place.pointer)

    @property
    def fault(self) -> Fault:
        """The finding, for users."""
        return Fault(self.pointer, self.reason, self.place.variant, self.kind, self.known)


@dataclass(frozen=True, slots=True)
class Findings:
    """`faults` make a value unreadable; `drops` are what a lenient reader leaves out of it instead."""

    faults: tuple[Finding, ...] = ()
    drops: tuple[Drop, ...] = ()

    def dropped(self, at: Place, words: str) -> Findings:
        """What remains where leniency takes in all that is wrong with a value."""
        why = "; ".join(_within(finding, at.pointer) for finding in self.faults)
        return Findings(drops=(Drop(at.pointer, f"{words}: {why}"),))


CLEAN = Findings()


def together(found: Iterable[Findings]) -> Findings:
    """What several readings find."""
    every = [each for each in found if each is not CLEAN]
    if not every:
        return CLEAN
    return Findings(tuple(f for each in every for f in each.faults), tuple(d for each in every for d in each.drops))


def fault(at: Place, reason: str, kind: FaultKind = "value") -> Findings:
    """A value that cannot be read."""
    return Findings((Finding(at, reason, kind),))


def wrong_type(value: object, wanted: Sequence[str], at: Place, more: str = "", known: Sequence[str] = ()) -> Findings:
    """A value of another JSON type than the ones wanted."""
    reason = f"{name_of(value)} where {either(wanted)} is wanted{more}"
    return Findings((Finding(at, reason, "type", tuple(wanted), tuple(known)),))


def missing(name: str, at: Place, more: str = "", known: Sequence[str] = ()) -> Findings:
    """A property that has to be there and is not; `at` is where it would be."""
    return Findings((Finding(at, f"`{name}` is required and is not there{more}", "missing", (), tuple(known)),))


def in_common(readings: Sequence[Findings]) -> tuple[Finding, ...]:
    """The faults that all readings have."""
    first, *others = (reading.faults for reading in readings)
    shared = set(first).intersection(*others)
    return tuple(finding for finding in first if finding in shared)


def _within(finding: Finding, pointer: str) -> str:
    inner = finding.pointer.removeprefix(pointer)
    return f"{inner}: {finding.reason}" if inner else finding.reason
