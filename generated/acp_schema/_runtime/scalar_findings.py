"""What is wrong with a scalar: text, a number, a boolean, null, or a constant of these."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import SchemaValidator, ValidationError

from .core import Schema
from .findings import CLEAN, Finding, Findings, Place, fault, wrong_type
from .numbers import Integer
from .words import constants, name_of

PLAIN_TEXT = frozenset({"type", "strict", "min_length", "max_length", "metadata", "serialization", "ref"})


def scalar(value: Any, schema: Schema, at: Place) -> Findings:
    """Read a value that has no parts strictly, by its core schema."""
    match schema["type"]:
        case "none":
            return CLEAN if value is None else wrong_type(value, ["null"], at)
        case "bool":
            return CLEAN if isinstance(value, bool) else wrong_type(value, ["a boolean"], at)
        case "str":
            return _text(value, schema, at)
        case "literal":
            return _constant(value, schema["expected"], at)
        case _:
            return checked(value, schema, at)


def number(value: Any, schema: Schema, at: Place) -> Findings:
    """Read a number by the core schema of a marker, which notes its bounds."""
    told = schema["metadata"]
    whole = issubclass(told["number"], Integer)
    fits = isinstance(value, int) or (isinstance(value, float) and (value.is_integer() or not whole))
    if isinstance(value, bool) or not fits:
        return wrong_type(value, ["an integer" if whole else "a number"], at)
    low, high = told["bounds"]
    if low is not None and value < low:
        return fault(at, f"less than {low}")
    return fault(at, f"more than {high}") if high is not None and value > high else CLEAN


def length(count: int, schema: Schema, unit: str, at: Place) -> Findings:
    """What is wrong with a length: too few of the units, or too many."""
    low, high = schema.get("min_length"), schema.get("max_length")
    if low is not None and count < low:
        return fault(at, f"fewer than {low} {unit}{'s' if low > 1 else ''}")
    over = high is not None and count > high
    return fault(at, f"more than {high} {unit}{'' if high == 1 else 's'}") if over else CLEAN


def checked(value: Any, schema: Any, at: Place) -> Findings:
    """What pydantic says of a value, for schemas that are read in no other way."""
    try:
        SchemaValidator(schema).validate_json(json.dumps(value))
    except ValidationError as error:
        lines = error.errors(include_url=False, include_context=False, include_input=False)
        return Findings(tuple(Finding(at, line["msg"]) for line in lines))
    return CLEAN


def _text(value: Any, schema: Schema, at: Place) -> Findings:
    if not isinstance(value, str):
        return wrong_type(value, ["a string"], at)
    found = length(len(value), schema, "character", at)
    return found if found.faults or schema.keys() <= PLAIN_TEXT else checked(value, schema, at)


def _constant(value: Any, expected: list[Any], at: Place) -> Findings:
    """Constants that the value is one of by JSON's equality: true is not 1, and 1.0 is."""
    alike = [each for each in expected if name_of(each) == name_of(value)]
    if not alike:
        kinds = ["an integer" if name_of(each) == "a number" else name_of(each) for each in expected]
        return wrong_type(value, list(dict.fromkeys(kinds)), at)
    return CLEAN if value in alike else fault(at, f"not one of {constants(expected)}")
