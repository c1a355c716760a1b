"""One wording each for what the model says about a type, a property, a capability, a direction."""

from __future__ import annotations

from collections.abc import Mapping

from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import literal
from acp_codegen.ir.model import Definition, Direction, Method
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    MISSING,
    AnyType,
    ArrayType,
    BooleanType,
    Capability,
    EnumType,
    Field,
    IntegerType,
    Json,
    MapType,
    Missing,
    NullableType,
    NullType,
    NumberType,
    ObjectType,
    RefType,
    StringType,
    Type,
    UnionType,
)

DIRECTIONS: Mapping[Direction, str] = {
    "client->agent": "client to agent",
    "agent->client": "agent to client",
    "both": "either side to the other",
    "conductor->proxy": "conductor to proxy",
    "proxy<->conductor": "proxy to conductor, or conductor to proxy",
}
TESTS = {
    "present": "(not null)",
    "true": "as `true`",
    "nonEmpty": "with at least one valid item",
}
MESSAGES = {"agent": "result", "client": "params"}
"""What of `initialize` a side sends."""
EXACT = 2**53
"""Below this a bound is written out."""
SUPERSCRIPT = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def type_words(kind: Type, links: VersionLinks) -> str:
    """A type in words; what it lists or holds by itself is shown below."""
    match kind:
        case RefType(name=name):
            return links.definition(name)
        case NullableType(inner=inner):
            words = type_words(inner, links)
            return f"{words}, or null" if isinstance(inner, (ArrayType, MapType)) else f"{words} or null"
        case ArrayType(items=inner):
            return f"list of {type_words(inner, links)}" + _noted(_limits(kind.min_items, kind.max_items, "item"))
        case MapType(values=inner):
            return f"map from string to {type_words(inner, links)}"
        case EnumType():
            return type_words(kind.base, links) + (", one of these or another" if kind.other else ", one of these")
        case ObjectType():
            return "object"
        case UnionType():
            return "one of these"
        case _:
            return _scalar_words(kind)


def _scalar_words(kind: Type) -> str:
    match kind:
        case AnyType():
            return "any value"
        case NullType():
            return "null"
        case BooleanType():
            return "boolean"
        case IntegerType():
            return "integer" + _noted(kind.format, _integer_range(kind))
        case NumberType():
            return "number" + _noted(kind.format, _range(kind.minimum, kind.maximum))
        case StringType():
            length = _limits(kind.min_length, kind.max_length, "character")
            return "string" + _noted(kind.format, kind.content_encoding, length)
        case _:
            raise TypeError(f"not a scalar type: {kind!r}")


def _noted(*notes: str | None) -> str:
    there = ", ".join(note for note in notes if note)
    return f" ({there})" if there else ""


def _integer_range(kind: IntegerType) -> str | None:
    low, high = INTEGER_BOUNDS.get(kind.format or "", (None, None))
    lows, highs = [n for n in (low, kind.minimum) if n is not None], [n for n in (high, kind.maximum) if n is not None]
    return _range(max(lows, default=None), min(highs, default=None))


def _range(low: float | None, high: float | None) -> str | None:
    if low is None:
        return None if high is None else f"at most {_bound(high)}"
    return f"at least {_bound(low)}" if high is None else f"{_bound(low)} to {_bound(high)}"


def _bound(number: float) -> str:
    """A bound; one that is too long to read as a power of two."""
    if abs(number) < EXACT:
        return f"{number:g}" if isinstance(number, float) else str(number)
    whole = abs(int(number))
    power = (whole + 1).bit_length() - 1
    if whole not in (2**power, 2**power - 1):
        return str(number)
    return ("-" if number < 0 else "") + f"2{str(power).translate(SUPERSCRIPT)}" + ("" if whole == 2**power else "-1")


def _limits(low: int | None, high: int | None, unit: str) -> str | None:
    count = _range(low, high)
    return count and f"{count} {unit}" + ("" if (high if high is not None else low) == 1 else "s")


def presence(member: Field) -> str:
    """Whether a property has to be there, and what is read where it is not."""
    if member.required:
        return "**required**"
    default = _default(member)
    return f"optional, default {default}" if default else "optional"


def null_words(member: Field, definitions: Mapping[str, Definition]) -> str:
    """What null means, where the type's words do not say it: it is malformed, or allowed in a definition."""
    if member.default_on_null:
        return f"null: {_instead(member, MISSING)}"
    told = isinstance(member.type, (NullableType, NullType, AnyType))
    return "" if told or read(None, member.type, definitions).verdict == "invalid" else "null allowed"


def leniency(member: Field, links: VersionLinks) -> str:
    """What a receiver does with null and with what does not fit."""
    words = (null_words(member, links.version.protocol.definitions), malformed(member))
    return "; ".join(word for word in words if word)


def malformed(member: Field) -> str:
    """What a receiver does with a value that does not fit: the same words for the same flags."""
    words = [
        f"malformed: {_instead(member, member.error_default)}" if member.default_on_error else "",
        "malformed items: skipped" if member.skip_invalid_items else "",
    ]
    return "; ".join(word for word in words if word) or "malformed: refused"


def _instead(member: Field, given: Json | Missing) -> str:
    """What a receiver takes in the place of a value; `given` is what the model says of that."""
    if given is not MISSING:
        return f"read as {literal(given)}"
    if not member.required:
        return "same as omitted"
    return f"read as {_default(member) or 'omitted'}"


def _default(member: Field) -> str:
    """What an omitted property is read as; nothing where it is just not there."""
    if member.default is not MISSING:
        return literal(member.default)
    match member.type:
        case ArrayType():
            return "an empty list"
        case MapType():
            return "an empty object"
        case _:
            return ""


def capability_words(capability: Capability, links: VersionLinks) -> str:
    """A marker that has to be there, with a link to the property."""
    where = f"{MESSAGES[capability.of]} of {links.method('initialize')}"
    shown = links.marker(capability.of, capability.at)
    return f"the {capability.of} sent {shown} {TESTS[capability.test]} in the {where}"


def permission(method: Method, links: VersionLinks) -> str:
    """What permits a method."""
    needed = [capability_words(capability, links) for capability in method.capability]
    marked = f"Only where {' and '.join(needed)}." if needed else ""
    stated = links.prose(method.condition) if method.condition else ""
    return f"{marked} {stated}".strip() or "None is needed."
