"""From a property of the model to a member of a class: what it reads as where it is absent or does not fit."""

from __future__ import annotations

from typing import Any, Literal

from acp_codegen.emit.python.shapes import Member
from acp_codegen.ir.defaults import source
from acp_codegen.ir.python_names import attribute
from acp_codegen.ir.reading import Definitions
from acp_codegen.ir.types import MISSING, AnyType, ArrayType, Field, MapType, NullableType, NullType, Type


def member_of(member: Field, description: str, definitions: Definitions) -> Member:
    """The member for a property whose type is lifted already."""
    made = source(member, definitions)
    default = MISSING if made is not None else _default(member)
    return Member(
        attribute=attribute(member.name),
        wire=member.name,
        type=member.type,
        default=default,
        factory=made,
        on_error=_on_error(member),
        error_value=_error_value(member),
        skip_invalid_items=member.skip_invalid_items,
        absent_on_null=member.default_on_null,
        never_null=default is None and member.default is MISSING and not _takes_null(member.type),
        sensitive=member.sensitive,
        description=description,
    )


def _default(member: Field) -> Any:
    """What an absent property reads as: its default, else nothing; MISSING where it is required.

    Nothing is an empty list or object where the type has no null to be told from it.
    """
    if member.required and not _may_vanish(member):
        return MISSING
    if member.default is not MISSING:
        return member.default
    match member.type:
        case ArrayType():
            return []
        case MapType():
            return {}
        case _:
            return None


def _may_vanish(member: Field) -> bool:
    """Whether leniency leaves a required property out."""
    return _on_error(member) == "absent" or member.default_on_null


def _on_error(member: Field) -> Literal["absent", "default"] | None:
    if not member.default_on_error:
        return None
    return "absent" if _error_value(member) is MISSING and member.default is MISSING else "default"


def _error_value(member: Field) -> Any:
    """What is taken on an error where that is not the default."""
    if member.error_default is not MISSING or not member.default_on_error:
        return member.error_default
    return [] if member.required and member.default is MISSING and isinstance(member.type, ArrayType) else MISSING


def _takes_null(kind: Type) -> bool:
    return isinstance(kind, (NullableType, NullType, AnyType))
