"""Limits leave something between them.

A lowest value above the highest one, the bounds of an integer format among them, admits nothing; so do lengths of text
and of lists. A constant lies within the bounds of its enum's format.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Sources
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import (
    INTEGER_BOUNDS,
    ArrayType,
    EnumType,
    IntegerType,
    NumberType,
    StringType,
    Type,
)
from acp_codegen.ir.walk import types
from acp_codegen.lint.rule import Fault, Rule

Limit = float | None


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for kind, at in types(definition):
                yield from _empty(kind, at)


def _empty(kind: Type, at: Origin) -> Iterator[Fault]:
    match kind:
        case IntegerType() | NumberType():
            yield from _numbers(kind, at)
        case StringType():
            yield from _crossed("minLength", kind.min_length, "maxLength", kind.max_length, at)
        case ArrayType():
            yield from _crossed("minItems", kind.min_items, "maxItems", kind.max_items, at)
        case EnumType():
            yield from _constants(kind)
        case _:
            pass


def _numbers(kind: IntegerType | NumberType, at: Origin) -> Iterator[Fault]:
    low, high = INTEGER_BOUNDS.get(kind.format or "", (None, None))
    yield from _crossed("minimum", kind.minimum, "maximum", kind.maximum, at)
    yield from _crossed("minimum", kind.minimum, f"highest {kind.format}", high, at)
    yield from _crossed(f"lowest {kind.format}", low, "maximum", kind.maximum, at)


def _crossed(lowest: str, low: Limit, highest: str, high: Limit, at: Origin) -> Iterator[Fault]:
    if low is not None and high is not None and low > high:
        message = f"nothing is between {lowest} {low} and {highest} {high}"
        yield Fault(at.at(lowest if lowest.startswith("min") else highest), message, "mend one of the two")


def _constants(kind: EnumType) -> Iterator[Fault]:
    for value in kind.values:
        for note in read(value.value, kind.base, {}).faults:
            message = f"the constant {value.value} is not within its format: {note.reason}"
            yield Fault(value.origin.at("const"), message, "mend the constant, or choose another `format`")


RULE = Rule("ACP125", "empty-range", check)
