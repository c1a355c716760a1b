"""From values to JSON text."""

from __future__ import annotations

from typing import Any

from pydantic_core import SchemaSerializer

from .json_values import not_json
from .numbers import WRITER, I, N, NotANumberError, refuse_not_a_number


def written(serializer: SchemaSerializer, value: Any) -> bytes:
    """The wire form of a value: wire names, and nothing that is absent. Raises ValueError for NaN and infinities."""
    text = serializer.to_json(value, exclude_unset=True)
    if N in text or I in text:
        _refuse(text)
    return text


def _refuse(text: bytes) -> None:
    try:
        refuse_not_a_number(text)
    except NotANumberError as error:
        raise ValueError(str(error)) from None


def written_plain(value: Any) -> bytes:
    """The wire form of what is no instance of a generated class, but may hold some. Raises ValueError for others."""
    try:
        for at, why in not_json(value):
            raise ValueError(f"{'/'.join(map(str, ('', *at))) or 'the whole'}: {why}")
    except RecursionError:
        raise ValueError("the whole: Input is nested too deep") from None
    return written(WRITER, value)
