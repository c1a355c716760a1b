"""From a property of the model to a member of a class: what it reads as where it is absent or does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from acp_codegen.emit.python.shapes import Made, Member, Value
from acp_codegen.ir.alternatives import Definitions
from acp_codegen.ir.python_names import attribute
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
    NullType,
    ObjectType,
    RefType,
    Type,
    UnionType,
)


def member_of(source: Field, lifted: Type, description: str, definitions: Definitions) -> Member:
    """The member for a property; `lifted` is its type with names in the place of what needs one."""
    reading = _Reading(source, definitions)
    return Member(
        attribute=attribute(source.name),
        wire=source.name,
        type=lifted,
        default=reading.default,
        on_error=reading.on_error,
        error_value=reading.error_value,
        skip_invalid_items=source.skip_invalid_items,
        absent_on_null=source.default_on_null and not reading.is_empty_on_null,
        empty_on_null=reading.is_empty_on_null,
        never_null=reading.is_none and not isinstance(source.type, (NullableType, NullType, AnyType)),
        only=reading.only,
        sensitive=source.sensitive,
        description=description,
    )


@dataclass(frozen=True, slots=True)
class _Reading:
    """What a property reads as that is absent, or does not fit."""

    source: Field
    definitions: Definitions

    @property
    def default(self) -> Value | Missing:
        """What an absent one reads as: its default, else nothing; MISSING where it has to be there.

        Nothing is an empty list or object where the type has no null to be told from it.
        """
        if self.source.required:
            return MISSING
        if self.source.default is not MISSING:
            return self._value(self.source.default)
        match self.source.type:
            case ArrayType():
                return []
            case MapType():
                return {}
            case _:
                return None

    @property
    def error_value(self) -> Value | Missing:
        """What is taken for one that does not fit; MISSING where it is an error, or left out."""
        if not self.source.default_on_error:
            return MISSING
        for value in (self.source.error_default, self.source.default):
            if value is not MISSING:
                return self._value(value)
        return [] if self.source.required and isinstance(self.source.type, ArrayType) else MISSING

    @property
    def on_error(self) -> Literal["absent", "default"] | None:
        if not self.source.default_on_error:
            return None
        return "absent" if self.error_value is MISSING else "default"

    @property
    def is_empty_on_null(self) -> bool:
        """Whether null stands for an empty list that is written again, since the property has to be there."""
        return self.source.default_on_null and self.source.required and isinstance(self.source.type, ArrayType)

    @property
    def is_none(self) -> bool:
        """Whether it is None in Python where it is absent, or where leniency leaves it out though it is required."""
        left_out = self.on_error == "absent" or (self.source.default_on_null and not self.is_empty_on_null)
        return self.default is None or (self.default is MISSING and left_out)

    @property
    def only(self) -> str | int | None:
        """The constant that is all that the property can be, where it has to be there or reads as that anyway."""
        kind = self.source.type
        while isinstance(kind, RefType) and kind.name in self.definitions:
            kind = self.definitions[kind.name].type
        if not isinstance(kind, EnumType) or kind.other is not None or len(kind.values) != 1:
            return None
        only = kind.values[0].value
        return only if self.default in (MISSING, only) else None

    def _value(self, value: Json) -> Value:
        return value if _plain(value, self.source.type, self.definitions) else Made(value)


def _plain(value: Json, kind: Type, definitions: Definitions) -> bool:
    """Whether a value is the same in Python as in JSON: no class stands for it, nor for a part of it."""
    if not isinstance(value, (dict, list)):
        return True
    match kind:
        case RefType() if kind.name in definitions:
            return _plain(value, definitions[kind.name].type, definitions)
        case NullableType():
            return _plain(value, kind.inner, definitions)
        case ArrayType() if isinstance(value, list):
            return all(_plain(item, kind.items, definitions) for item in cast("Sequence[Json]", value))
        case MapType() if isinstance(value, dict):
            return all(_plain(item, kind.values, definitions) for item in cast("dict[str, Json]", value).values())
        case _:
            return not isinstance(kind, (ObjectType, UnionType))
