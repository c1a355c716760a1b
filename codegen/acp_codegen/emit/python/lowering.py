"""From shapes to what datamodel-code-generator renders: a plain JSON Schema, and what its templates need besides.

The schema says types alone. What pydantic has to be told in markers, and all prose, goes to the templates directly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from acp_codegen.emit.python.docstrings import docstring
from acp_codegen.emit.python.losses import read_exactly
from acp_codegen.emit.python.shapes import Alias, Class, Enumeration, Made, Member, Shapes, leads_to
from acp_codegen.emit.python.sharing import Sharing, own_members
from acp_codegen.emit.python.values import assigned, maker
from acp_codegen.ir.class_names import any_name, limits
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    META,
    META_DESCRIPTION,
    META_TYPE,
    MISSING,
    AnyType,
    ArrayType,
    BooleanType,
    EnumType,
    IntegerType,
    MapType,
    NullableType,
    NullType,
    NumberType,
    RefType,
    StringType,
    Type,
)

Node = dict[str, Any]
RUNTIME = "runtime"
"""The module that scalars are said to come from; imports are written anew in `modules`."""
STABLE = "Stable"
"""What the name of a stable class begins with where a class of the same name extends it."""
INTEGERS = {name: name.replace("uint", "UInt").replace("int", "Int") for name in INTEGER_BOUNDS}


def lowered(shapes: Shapes, stable: Shapes, sharing: Sharing) -> tuple[Node, dict[str, Node]]:
    """The schema of some shapes, and what the templates are told about each by its name.

    Those that are shared, or have a text of their own, are left as names.
    """
    nodes: Node = {}
    told: dict[str, Node] = {}
    for name, shape in shapes.items():
        if name in sharing.same or isinstance(shape, Enumeration):
            nodes[name] = {"type": "object", "properties": {}}
            told[name] = {"acp": {"base": "Model", "members": {}}}
        elif isinstance(shape, Class):
            base = stable[name] if name in sharing.bases else None
            members = own_members(shape, base if isinstance(base, Class) else None, sharing.same)
            nodes[name] = _class(members, shapes)
            told[name] = _told_of(shape, members, f"{STABLE}{name}" if base is not None else "Model", shapes)
        else:
            nodes[name], told[name] = _alias(shape, shapes)
    return {"$defs": nodes}, told


def _class(members: tuple[Member, ...], shapes: Shapes) -> Node:
    return {
        "type": "object",
        "properties": {placeholder: _annotated(m, shapes) for placeholder, m in _placed(members)},
        "required": [placeholder for placeholder, _ in _placed(members)],
    }


def _told_of(shape: Class, members: tuple[Member, ...], base: str, shapes: Shapes) -> Node:
    told = {
        "base": base,
        "docstring": docstring(shape.about.description, 4),
        "constants": _constants(shape, members),
        "members": {placeholder: _told(m, shape.name, shapes) for placeholder, m in _placed(members)},
    }
    return {"acp": told}


def _constants(shape: Class, own: Sequence[Member]) -> Node:
    """What is always written, with what a base writes already where the class adds to it."""
    adds = any(m.written is not None for m in own)
    return {m.attribute: m.written for m in shape.members if adds and m.written is not None}


def _placed(members: Sequence[Member]) -> Iterator[tuple[str, Member]]:
    """Members by names that stand for their own, which the templates put in: no name of a property can disturb."""
    return ((f"member_{i}", member) for i, member in enumerate(members))


def _is_meta(member: Member) -> bool:
    return member.wire == META and member.type == META_TYPE


def _annotated(member: Member, shapes: Shapes) -> Node:
    """The type of a member's annotation; one that may be absent, but never null, has None for its absence."""
    if member.constant is not None:
        return {"type": "string", "const": member.constant}
    if _is_meta(member):
        return {"customTypePath": f"{RUNTIME}.Meta"}
    node = node_of(member.type, shapes)
    return {"anyOf": [node, {"type": "null"}]} if member.never_null else node


def _told(member: Member, owner: str, shapes: Shapes) -> Node:
    if _is_meta(member):
        rest: Node = {"markers": [], "default": "None"}
    else:
        rest = {"markers": _markers(member), "default": _default(member, owner, shapes)}
    return {"name": member.attribute, "docstring": docstring(_description(member), 4), **rest}


def _description(member: Member) -> str:
    """What is said of a member; of metadata as all objects have it, the first sentence: there are hundreds of these."""
    usual = member.description == META_DESCRIPTION
    return f"{META_DESCRIPTION.partition('. ')[0]}." if usual else member.description


def _markers(member: Member) -> list[str]:
    """What stands in `Annotated` after the type, the inner ones first."""
    found: list[str] = []
    inner = member.type.inner if isinstance(member.type, NullableType) else member.type
    low, high = limits(inner)
    if (low, high) != (None, None) and _scalar(inner) is None:
        found.append(f"Limits({low}, {high})")
    if member.refuses:
        found.append(f"NotOneOf({member.refuses!r})")
    if member.never_null:
        found.append("NeverNull()")
    if member.skip_invalid_items:
        found.append("SkipInvalidItems()")
    if member.absent_on_null:
        found.append("AbsentOnNull()")
    if member.empty_on_null:
        found.append("EmptyOnNull()")
    if member.absent_unless is not None:
        found.append(f"AbsentUnless({form(member.absent_unless)})")
    if member.on_error == "absent":
        found.append("AbsentOnError()")
    elif member.on_error == "default":
        required = ", required=True" if member.required else ""
        found.append(f"DefaultOnError({maker(member.error_value, _made_by(member))}{required})")
    field = _field(member)
    return [*found, f"Field({field})"] if field else found


def _field(member: Member) -> str:
    words = [f"alias={member.wire!r}"] if member.wire != member.attribute else []
    return ", ".join([*words, *(["repr=False"] if member.sensitive else [])])


def _default(member: Member, owner: str, shapes: Shapes) -> str:
    """What follows the annotation. A class that its own default is made of is there only after it."""
    if member.default is MISSING:
        return "" if member.only is None else f"filled_in({member.only!r})"
    waits = isinstance(member.default, Made) and leads_to(member.type, owner, shapes)
    return assigned(member.default, _made_by(member), waits=waits)


def _made_by(member: Member) -> str:
    """The type that reads the default of a member: that is never null where something is read."""
    return form(member.type.inner if isinstance(member.type, NullableType) else member.type)


def _alias(shape: Alias, shapes: Shapes) -> tuple[Node, Node]:
    told: Node = {"docstring": docstring(shape.about.description, 0), "marker": _marker(shape, shapes)}
    if shape.choices:
        types = [node_of(c.type, shapes) for c in shape.choices]
        node: Node = {"anyOf": [t for i, t in enumerate(types) if t not in types[:i]]}
    else:
        node = node_of(shape.type, shapes)
    return node, {"acp": told}


def _marker(shape: Alias, shapes: Shapes) -> str:
    if shape.choices and shape.tag is None:
        if len(shape.choices) == 1:
            return ""
        alternatives = ", ".join(f"{c.label!r}: {form(c.type)}" for c in shape.choices)
        exactly = read_exactly(shape.choices, shapes)
        words = [f", exactly={exactly!r}"] if exactly else []
        return f"Untagged({{{alternatives}}}{''.join(words)}{', exclusive=True' if shape.exclusive else ''})"
    if shape.choices:
        tags = ", ".join(f"{c.tag!r}: {form(c.type)}" for c in shape.choices if c.tag is not None)
        rest = "".join(f"{form(shape.choices[i].type)}, " for i in shape.order)
        return f"Tagged({shape.tag!r}, {{{tags}}}" + (f", ({rest}))" if rest else ")")
    match shape.type:
        case EnumType(other=None):
            return "Constants()"
        case EnumType(base=IntegerType() as base):
            return _integer_marker(base)
        case EnumType():
            return "Characters()"
        case _ if limits(shape.type) != (None, None) and _scalar(shape.type) is None:
            low, high = limits(shape.type)
            return f"Limits({low}, {high})"
        case _:
            return ""


def _integer_marker(base: IntegerType) -> str:
    low, high = INTEGER_BOUNDS.get(base.format or "", (None, None))
    return f"Integer({low}, {high})"


def node_of(kind: Type, shapes: Shapes) -> Node:
    """The JSON Schema node whose rendering is the annotation of a type."""
    name = _scalar(kind) or _wide_scalar(kind)
    if name is not None:
        return {"customTypePath": f"{RUNTIME}.{name}"}
    match kind:
        case RefType() if isinstance(shapes[kind.name], Enumeration):
            return {"customTypePath": f"{RUNTIME}.{any_name(kind.name)}"}
        case RefType():
            return {"$ref": f"#/$defs/{kind.name}"}
        case NullableType():
            return {"anyOf": [node_of(kind.inner, shapes), {"type": "null"}]}
        case ArrayType():
            return {"type": "array", "items": node_of(kind.items, shapes)}
        case MapType():
            return {"type": "object", "additionalProperties": node_of(kind.values, shapes)}
        case EnumType():
            return _enum(kind)
        case NullType():
            return {"type": "null"}
        case AnyType():
            return {"customTypePath": f"{RUNTIME}.Json"}
        case _:
            return {}


def _enum(kind: EnumType) -> Node:
    constants: Node = {"enum": [v.value for v in kind.values]}
    if kind.other is None:
        return constants
    base = "integer" if isinstance(kind.base, IntegerType) else "string"
    return {"anyOf": [constants, {"type": base}]}


def _scalar(kind: Type) -> str | None:
    """The alias of the runtime that says a scalar with all its limits; None where there is none."""
    match kind:
        case StringType(min_length=None, max_length=None):
            return "Text"
        case BooleanType():
            return "Boolean"
        case IntegerType(format=name, minimum=low, maximum=high):
            bounds = INTEGER_BOUNDS.get(name or "", (None, None))
            implied = (low in (None, bounds[0])) and (high in (None, bounds[1]))
            return INTEGERS.get(name or "", "AnyInteger") if implied else None
        case NumberType(minimum=None, maximum=None):
            return "AnyNumber"
        case _:
            return None


def _wide_scalar(kind: Type) -> str | None:
    """The alias of a scalar whose limits stand in a marker beside it."""
    match kind:
        case StringType():
            return "Text"
        case IntegerType():
            return INTEGERS.get(kind.format or "", "AnyInteger")
        case NumberType():
            return "AnyNumber"
        case _:
            return None


def form(kind: Type) -> str:
    """A type as an expression, for a marker."""
    low, high = limits(kind)
    if (low, high) != (None, None) and _scalar(kind) is None:
        return f"Annotated[{_plain_form(kind)}, Limits({low}, {high})]"
    return _plain_form(kind)


def _plain_form(kind: Type) -> str:
    name = _scalar(kind) or _wide_scalar(kind)
    if name is not None:
        return name
    match kind:
        case RefType():
            return kind.name
        case NullableType():
            return f"{form(kind.inner)} | None"
        case ArrayType():
            return f"Sequence[{form(kind.items)}]"
        case MapType():
            return f"Mapping[str, {form(kind.values)}]"
        case NullType():
            return "None"
        case AnyType():
            return "Json"
        case _:
            raise TypeError(f"{kind!r} has no expression of its own: it needs a name")
