"""Types and values of the model as short expressions of Python, for people; annotations are made by the templates."""

from __future__ import annotations

from typing import cast

from acp_codegen.emit.python.shapes import Class, Made, Member, Shapes, Value
from acp_codegen.ir.types import (
    MISSING,
    AnyType,
    ArrayType,
    BooleanType,
    EnumType,
    IntegerType,
    Json,
    MapType,
    NullableType,
    NullType,
    NumberType,
    RefType,
    StringType,
    Type,
)


def annotation(kind: Type) -> str:
    """What stands for a type: `Sequence[AuthAccount]`."""
    match kind:
        case RefType(name=name):
            return name
        case NullableType(inner=inner):
            return f"{annotation(inner)} | None"
        case ArrayType(items=inner):
            return f"Sequence[{annotation(inner)}]"
        case MapType(values=inner):
            return f"Mapping[str, {annotation(inner)}]"
        case EnumType():
            return f"Literal[{', '.join(repr(v.value) for v in kind.values)}]"
        case _:
            return _scalar(kind)


def _scalar(kind: Type) -> str:
    match kind:
        case AnyType():
            return "Any"
        case NullType():
            return "None"
        case BooleanType():
            return "bool"
        case IntegerType():
            return "int"
        case NumberType():
            return "float"
        case StringType():
            return "str"
        case _:
            raise TypeError(f"a type that needs a name of its own: {kind!r}")


def keyword(member: Member, shapes: Shapes) -> str:
    """What stands for a member in the signature of a constructor: its name, and what it is where it is not given."""
    if member.written is not None:
        return f"{member.attribute}={member.written!r}"
    return member.attribute if member.default is MISSING else f"{member.attribute}={_value(member, shapes)}"


def _value(member: Member, shapes: Shapes) -> str:
    default = cast("Value", member.default)
    return _made(default.json, member.type, shapes) if isinstance(default, Made) else repr(default)


def _made(value: Json, kind: Type, shapes: Shapes) -> str:
    """The call that makes the value that JSON is read as."""
    while isinstance(kind, NullableType):
        kind = kind.inner
    shape = shapes.get(kind.name) if isinstance(kind, RefType) else None
    if not isinstance(shape, Class) or not isinstance(value, dict):
        return repr(value)
    there = cast("dict[str, Json]", value)
    given = [f"{m.attribute}={_made(there[m.wire], m.type, shapes)}" for m in shape.members if m.wire in there]
    return f"{shape.name}({', '.join(given)})"
