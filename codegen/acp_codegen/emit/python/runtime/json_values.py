"""Which Python values JSON has."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from pydantic_core import PydanticCustomError, core_schema

from .core import members, parts
from .numbers import finite

ANYTHING = core_schema.no_info_after_validator_function(finite, core_schema.any_schema(), metadata={"json": True})
"""Reads any JSON value as it is."""
SURROGATES = "halves of surrogate pairs, which are no Unicode text"


def not_json(value: Any, at: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """What in a value JSON does not have: where, and what is wrong. Instances of the generated classes are fine."""
    inner, items = members(value), parts(value)
    if inner is not None:
        for key, part in inner.items():
            name: Any = key
            if isinstance(name, str) and unicode(name):
                yield from not_json(part, (*at, name))
            elif isinstance(name, str):
                yield at, f"names of members with {SURROGATES}"
            else:
                yield at, f"a name of a member that is an instance of {type(name).__name__}, and no string"
    elif items is not None:
        for index, part in enumerate(items):
            yield from not_json(part, (*at, index))
    elif isinstance(value, float) and not math.isfinite(value):
        yield at, "NaN and infinities are no JSON values"
    elif isinstance(value, str) and not unicode(value):
        yield at, f"a string with {SURROGATES}"
    elif not (value is None or isinstance(value, (bool, int, float, str)) or hasattr(value, "__pydantic_fields__")):
        yield at, f"an instance of {type(value).__name__}, which is no JSON value"


def unicode(text: str) -> bool:
    """Whether text can be written: a half of a surrogate pair cannot."""
    return text.isascii() or not any("\ud800" <= c <= "\udfff" for c in text)


def text_value(value: Any) -> Any:
    """The text itself, for a property that is text."""
    if isinstance(value, str) and not unicode(value):
        reason: Any = f"a string with {SURROGATES}"
        raise PydanticCustomError("json", reason)
    return value


def json_value(value: Any) -> Any:
    """The value itself, for a property that takes any JSON value."""
    for _, words in not_json(value):
        reason: Any = words
        raise PydanticCustomError("json", reason)
    return value
