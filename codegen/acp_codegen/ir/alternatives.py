"""Which alternative of a union was meant by a value that fits none.

An alternative that wants another JSON type was not meant. Of the others it is the one whose first fault lies deepest;
then the one that misses the fewest properties, that knows the most of those that are there, and that has the fewest
faults. Where two are alike in all of that, none was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from typing import cast

from acp_codegen.ir.model import Definition
from acp_codegen.ir.notes import Note, Reading, name_of, wrong_type
from acp_codegen.ir.types import ArrayType, Json, MapType, NullableType, ObjectType, RefType, Type, UnionType, Variant

Definitions = Mapping[str, Definition]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A value read as one alternative. `known` is how many of its properties the alternative lists."""

    reading: Reading
    label: str
    known: int

    def distance(self, at: str, shared: Set[Note]) -> tuple[int, ...]:
        """How far the value is from the alternative, the greatest thing first. What all share tells nothing."""
        faults = [note for note in self.reading.faults if note not in shared]
        if not faults:
            return ()
        other = any(note.pointer == at and note.kind == "type" for note in faults)
        # That no alternative fits is told for what they have: something in the value is not there.
        depth = min(note.pointer.count("/") + (note.kind == "alternatives") for note in faults)
        absent = sum(note.kind in ("missing", "alternatives") for note in faults)
        return (other, -depth, absent, -self.known, len(faults))


def nearest(value: Json, attempts: Sequence[Attempt], at: str) -> Reading:
    """What is wrong with a value that fits no alternative: the faults of the one that was meant.

    Where none was, what the nearest have in common; and that none of them fits, where that is not all.
    """
    shared = frozenset(in_common([each.reading for each in attempts]))
    least = min(each.distance(at, shared) for each in attempts)
    near = [each for each in attempts if each.distance(at, shared) == least]
    common = in_common([each.reading for each in near])
    if len(common) == len(near[0].reading.faults):
        return Reading(common)
    if least[0]:
        wanted = [word for each in near for note in each.reading.faults for word in note.wanted if note.pointer == at]
        return wrong_type(value, list(dict.fromkeys(wanted)), at)
    labels = ", ".join(dict.fromkeys(each.label for each in near))
    none = Note(at, f"{name_of(value)} that fits none of {labels}", "alternatives")
    return Reading((*(note for note in common if note.pointer != at), none))


def by_tag(value: Json, untagged: Sequence[Attempt], tagged: Sequence[Attempt], at: str, wrong: Note) -> Reading:
    """What is wrong with a value of which the tag picks no branch, as `wrong` tells.

    It is the tag, and what all branches need that have one; or, where a branch without a tag was meant, its faults.
    """
    named = [_without(each, wrong) for each in tagged]
    shared = frozenset(in_common([each.reading for each in (*untagged, *named)]))
    by_name = min(each.distance(at, shared) for each in named)
    by_shape = min((each.distance(at, shared) for each in untagged), default=None)
    # That there is no tag speaks for those without one, but where others list more of what is there.
    alone = wrong.kind == "missing" and most_known(untagged) >= most_known(tagged)
    if by_shape is not None and (by_shape < by_name or alone):
        return nearest(value, untagged, at)
    return Reading(tuple(note for note in in_common([each.reading for each in named]) if note.kind != "alternatives"))


def most_known(attempts: Sequence[Attempt]) -> int:
    """How many properties of the value the alternative lists that lists the most of them."""
    return max((each.known for each in attempts), default=0)


def _without(attempt: Attempt, wrong: Note) -> Attempt:
    """An attempt with what is wrong with the tag in the place of what the branch says of it."""
    rest = (note for note in attempt.reading.faults if note.pointer != wrong.pointer)
    return replace(attempt, reading=Reading((wrong, *rest)))


def in_common(readings: Sequence[Reading]) -> tuple[Note, ...]:
    """The faults that all readings have."""
    first, *others = (reading.faults for reading in readings)
    shared = set(first).intersection(*others)
    return tuple(note for note in first if note in shared)


def label_of(variant: Variant) -> str:
    """What an alternative is called: the name of its class or definition, else its JSON type."""
    match variant.type:
        case RefType():
            return variant.type.name
        case ArrayType():
            items = variant.type.items
            return f"an array of {items.name}" if isinstance(items, RefType) else "an array"
        case _:
            return variant.class_name or variant.label


def known_properties(value: Json, kind: Type, definitions: Definitions, through: Iterable[str] = ()) -> int:
    """How many properties of a value, or of the items of a list, a type lists."""
    match kind:
        case RefType():
            known = kind.name in definitions and kind.name not in through
            inner = definitions[kind.name].type if known else MapType(kind)
            return known_properties(value, inner, definitions, (*through, kind.name))
        case NullableType():
            return known_properties(value, kind.inner, definitions, through)
        case ArrayType() if isinstance(value, list):
            items = cast("Sequence[Json]", value)
            return sum(known_properties(item, kind.items, definitions) for item in items)
        case ObjectType() if isinstance(value, dict):
            beside = known_properties(value, kind.union, definitions, through) if kind.union else 0
            return beside + sum(member.name in value for member in kind.fields)
        case UnionType():
            return max(known_properties(value, v.type, definitions, through) for v in kind.variants)
        case _:
            return 0
