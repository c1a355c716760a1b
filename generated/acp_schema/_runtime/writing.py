"""From values to JSON text."""

from __future__ import annotations

from typing import Any

from pydantic_core import SchemaSerializer, core_schema

from .json_values import not_json
from .numbers import refuse_not_a_number

ANYTHING = SchemaSerializer(core_schema.any_schema(), core_schema.CoreConfig(ser_json_inf_nan="constants"))
"""Writes each value by its own class."""


def written(serializer: SchemaSerializer, value: Any) -> bytes:
    """The wire form of a value: wire names, and nothing that is absent. Raises ValueError for NaN and infinities."""
    text = serializer.to_json(value, by_alias=True, exclude_unset=True)
    if b"NaN" in text or b"Infinity" in text:
        refuse_not_a_number(text)
    return text


def written_plain(value: Any) -> bytes:
    """The wire form of what is no instance of a generated class, but may hold some. Raises ValueError for others."""
    try:
        for at, why in not_json(value):
            raise ValueError(f"{'/'.join(map(str, ('', *at))) or 'the whole'}: {why}")
    except RecursionError:
        raise ValueError("the whole: Input is nested too deep") from None
    return written(ANYTHING, value)
