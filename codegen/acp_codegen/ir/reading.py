"""How a receiver reads a value: what is wrong with it, and what leniency drops or defaults.

This is the reference meaning of the model. A reading without faults and losses is what JSON Schema calls valid
(with integer formats taken as bounds); one with losses alone is what a lenient receiver still accepts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.alternatives import Attempt, Definitions, by_tag, known_properties, label_of, nearest
from acp_codegen.ir.notes import Note, Reading, fault, missing, together, wrong_type
from acp_codegen.ir.scalars import length_notes, read_enum, read_scalar
from acp_codegen.ir.types import (
    MISSING,
    AnyType,
    ArrayType,
    EnumType,
    Field,
    Json,
    MapType,
    Missing,
    NullableType,
    ObjectType,
    RefType,
    Type,
    UnionType,
    Variant,
)


def read(value: Json, kind: Type, definitions: Definitions) -> Reading:
    """Read a JSON value (as `json.loads` gives it) as a type; `definitions` are what its references name."""
    return _Reader(definitions).read(value, kind, "", frozenset())


@dataclass(frozen=True, slots=True)
class _Reader:
    definitions: Definitions

    def read(self, value: Json, kind: Type, at: str, through: frozenset[str]) -> Reading:
        """`through` are the references already followed at this very place: meeting one again is a loop."""
        match kind:
            case AnyType():
                return Reading(value=value)
            case RefType():
                return self._reference(value, kind, at, through)
            case NullableType():
                return Reading(value=None) if value is None else self.read(value, kind.inner, at, through)
            case ArrayType():
                return self._array(value, kind, at)
            case MapType():
                return self._map(value, kind, at)
            case EnumType():
                return read_enum(value, kind, at)
            case ObjectType():
                return self._object(value, kind, at, through)
            case UnionType():
                return self._union(value, kind, at, through)
            case _:
                return read_scalar(value, kind, at)

    def _reference(self, value: Json, kind: RefType, at: str, through: frozenset[str]) -> Reading:
        definition = self.definitions.get(kind.name)
        if definition is None or kind.name in through:
            return fault(at, f"{kind.name} is not defined" if definition is None else f"{kind.name} refers to itself")
        return self.read(value, definition.type, at, through | {kind.name})

    def _array(self, value: Json, kind: ArrayType, at: str) -> Reading:
        if not isinstance(value, list):
            return wrong_type(value, ["an array"], at)
        items = cast("Sequence[Json]", value)
        readings = [self.read(item, kind.items, pointer_join(at, i), frozenset()) for i, item in enumerate(items)]
        length = Reading(length_notes(len(items), kind.min_items, kind.max_items, "item", at))
        return together([*readings, length], [reading.value for reading in readings])

    def _map(self, value: Json, kind: MapType, at: str) -> Reading:
        if not isinstance(value, dict):
            return wrong_type(value, ["an object"], at)
        members = cast("dict[str, Json]", value)
        readings = {k: self.read(v, kind.values, pointer_join(at, k), frozenset()) for k, v in members.items()}
        return together(readings.values(), {k: reading.value for k, reading in readings.items()})

    def _object(self, value: Json, kind: ObjectType, at: str, through: frozenset[str]) -> Reading:
        """The properties, then the alternatives beside them: to those, a property that is read as absent is."""
        if not isinstance(value, dict):
            return wrong_type(value, ["an object"], at)
        members = cast("dict[str, Json]", value)
        readings = {member.name: self._field(members, member, at) for member in kind.fields}
        own = together(readings.values(), _with(members, readings))
        if kind.union is None:
            return own
        lost = {note.pointer for note in own.losses}
        kept = {name: inner for name, inner in members.items() if pointer_join(at, name) not in lost}
        beside = self._union(kept, kind.union, at, through)
        return together([own, beside], own.value if beside.faults else _merged(own.value, kept, beside.value))

    def _field(self, members: Mapping[str, Json], member: Field, at: str) -> Reading:
        where = pointer_join(at, member.name)
        if member.name not in members:
            return missing(member.name, where) if member.required else Reading()
        value = members[member.name]
        reading = self._value(value, member, where)
        if not reading.faults:
            return reading
        if member.default_on_null and value is None:
            empty = member.required and isinstance(member.type, ArrayType)
            words = f"null is read as {'an empty list' if empty else 'absent'}"
            return Reading(losses=(Note(where, words),), value=[] if empty else MISSING)
        if member.default_on_error:
            instead = fallback(member)
            words = "read as absent" if instead is MISSING else "read as its default"
            return Reading(losses=(Note(where, f"{words}: {reading.faults[0].reason}"),), value=instead)
        return reading

    def _value(self, value: Json, member: Field, where: str) -> Reading:
        """The field's value, its list without the items that do not fit where the field says so."""
        if not (member.skip_invalid_items and isinstance(value, list)):
            return self.read(value, member.type, where, frozenset())
        array = member.type.inner if isinstance(member.type, NullableType) else member.type
        items = array.items if isinstance(array, ArrayType) else AnyType()
        readings = [
            _skipping(self.read(item, items, pointer_join(where, i), frozenset()), pointer_join(where, i))
            for i, item in enumerate(cast("Sequence[Json]", value))
        ]
        kept = [reading.value for reading in readings if reading.value is not MISSING]
        limits = (array.min_items, array.max_items) if isinstance(array, ArrayType) else (None, None)
        return together([*readings, Reading(length_notes(len(kept), *limits, "item", where))], kept)

    def _union(self, value: Json, kind: UnionType, at: str, through: frozenset[str]) -> Reading:
        if kind.tag is not None:
            return self._tagged(value, kind, kind.tag, at, through)
        readings = [self.read(value, v.type, at, through) for v in kind.variants]
        if kind.keyword == "oneOf" and sum(r.verdict == "valid" for r in readings) > 1:
            return fault(at, f"fits more than one of {', '.join(map(label_of, kind.variants))}", "alternatives")
        return _best(readings) or nearest(value, self._attempts(value, readings, kind.variants), at)

    def _attempts(self, value: Json, readings: Sequence[Reading], variants: Sequence[Variant]) -> list[Attempt]:
        pairs = zip(readings, variants, strict=True)
        return [Attempt(r, label_of(v), known_properties(value, v.type, self.definitions)) for r, v in pairs]

    def _tagged(self, value: Json, kind: UnionType, tag: str, at: str, through: frozenset[str]) -> Reading:
        """The tag picks the branch; an untagged branch is tried where that refuses."""
        if not isinstance(value, dict):
            return wrong_type(value, ["an object"], at, _nested(value, kind.tags, tag, at))
        named = cast("dict[str, Json]", value).get(tag, MISSING)
        picked = next((v for v in kind.variants if v.tag is not None and v.tag == named), None)
        if picked is None and isinstance(named, str):
            picked = kind.other
        loose = [v for v in kind.variants if v.tag is None]
        readings = [self.read(value, v.type, at, through) for v in ([picked] if picked else []) + loose]
        taken = _best(readings) or (readings[0] if picked else None)
        return taken or self._without_tag(value, kind, readings, at, through)

    def _without_tag(
        self, value: Json, kind: UnionType, loose: Sequence[Reading], at: str, through: frozenset[str]
    ) -> Reading:
        """What is wrong with a value of which the tag picks no branch; `loose` is what those without a tag say."""
        tag = str(kind.tag)
        rest = {name: inner for name, inner in value.items() if name != tag}
        branches = [v for v in kind.variants if v.tag is not None]
        # A tag that is not there was hardly meant to be one of later versions.
        branches += [kind.other] if kind.other and (tag in value or not loose) else []
        readings = [self.read(rest, v.type, at, through) for v in branches]
        untagged = self._attempts(rest, loose, [v for v in kind.variants if v.tag is None])
        wrong = _unknown_tag(value.get(tag, MISSING), kind, pointer_join(at, tag))
        return by_tag(value, untagged, self._attempts(rest, readings, branches), at, wrong)


def _best(readings: Sequence[Reading]) -> Reading | None:
    """The first reading that loses nothing, else the first that can be read."""
    readable = [r for r in readings if not r.faults]
    return next((r for r in readable if not r.losses), readable[0] if readable else None)


def _skipping(reading: Reading, at: str) -> Reading:
    """The reading of an item of which the list can do without."""
    if not reading.faults:
        return reading
    return Reading(losses=(Note(at, f"item dropped: {reading.faults[0].reason}"),))


def _with(members: Mapping[str, Json], readings: Mapping[str, Reading]) -> Json:
    """An object as it is read: the properties that are listed as they are, the others as they came."""
    values = {name: readings[name].value if name in readings else value for name, value in members.items()}
    return {name: value for name, value in values.items() if value is not MISSING}


def _merged(own: Json, kept: Mapping[str, Json], beside: Json) -> Json:
    """An object as its properties are read, and what the alternatives beside them make of it."""
    changed = {name: value for name, value in beside.items() if value is not kept[name]}
    return {name: value for name, value in own.items() if name not in kept or name in beside} | changed


def _nested(value: Json, tags: Sequence[str], tag: str, at: str) -> str:
    """What to say of a tag that stands where an object with it is wanted."""
    if not (isinstance(value, str) and value in tags):
        return ""
    last = at.rpartition("/")[2]
    form = f'{{"{tag}": "{value}", ...}}'
    whole = form if not last or last.isdigit() else f'{{"{last}": {form}}}'
    return f": the name of a variant goes into the object, as in {whole}"


def _unknown_tag(named: object, kind: UnionType, at: str) -> Note:
    known = f" (known: {', '.join(kind.tags)})"
    if named is MISSING:
        return missing(str(kind.tag), at, known).faults[0]
    if not isinstance(named, str):
        return wrong_type(named, ["a string"], at, known).faults[0]
    return Note(at, f"no variant has this name{known}", "variant")


def fallback(member: Field) -> Json | Missing:
    """What stands for a value that does not fit; MISSING where it is left out."""
    given = next((value for value in (member.error_default, member.default) if value is not MISSING), MISSING)
    return [] if given is MISSING and member.required and isinstance(member.type, ArrayType) else given
