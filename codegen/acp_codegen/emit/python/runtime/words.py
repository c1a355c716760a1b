"""The words in which errors speak of JSON values; never the values themselves."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence


def name_of(value: object) -> str:
    """What kind of JSON value it is, in JSON's words."""
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int() | float():
            return "a number"
        case str():
            return "a string"
        case list():
            return "an array"
        case _:
            return "an object"


def either(words: Sequence[str]) -> str:
    """Words as a choice: `a, b or c`."""
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


def constants(values: Iterable[object]) -> str:
    """Constants of a type, in a row as JSON text."""
    return ", ".join(json.dumps(value) for value in values)


def escaped(part: int | str) -> str:
    """A part of a JSON Pointer (RFC 6901)."""
    return str(part).replace("~", "~0").replace("/", "~1")
