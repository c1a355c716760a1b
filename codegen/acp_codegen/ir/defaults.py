"""Defaults, with those of nested objects put together."""

from __future__ import annotations

from acp_codegen.ir.reading import Definitions
from acp_codegen.ir.types import MISSING, Field, Json, Missing, ObjectType, RefType, Type


def composed_default(member: Field, definitions: Definitions) -> Json | Missing:
    """The field's default; `{}` on a reference to an object becomes what that object is with nothing sent.

    MISSING where the field has no default.
    """
    if member.default != {} or not isinstance(member.type, RefType):
        return member.default
    return _of(member.type, definitions, frozenset())


def _of(kind: Type, definitions: Definitions, through: frozenset[str]) -> Json:
    """The defaults of the object that a type names; an object that holds itself is cut off as `{}`."""
    if isinstance(kind, RefType) and kind.name in definitions and kind.name not in through:
        return _of(definitions[kind.name].type, definitions, through | {kind.name})
    if not isinstance(kind, ObjectType):
        return {}
    return {
        f.name: _of(f.type, definitions, through) if f.default == {} and isinstance(f.type, RefType) else f.default
        for f in kind.fields
        if f.default is not MISSING
    }
