"""Numbers as JSON has them: no text, no booleans, neither NaN nor infinity, and 12.0 is an integer."""

from __future__ import annotations

import json
import math
from threading import local
from typing import Annotated, Any, TypeAlias

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, SchemaSerializer, ValidationError, core_schema

from .core import leaves


class Integer:
    """A number without a fraction, within bounds that belong to it."""

    def __init__(self, low: int | None = None, high: int | None = None) -> None:
        self.low, self.high = low, high

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        plain = core_schema.int_schema(strict=True, ge=self.low, le=self.high)
        whole = core_schema.no_info_plain_validator_function(self._whole)
        return core_schema.union_schema(
            [(plain, "integer"), (whole, "integer")],
            mode="left_to_right",
            custom_error_type="integer",
            custom_error_message=f"Input should be an integer{self._range()}",
            metadata={"number": type(self), "bounds": (self.low, self.high)},
        )

    def _whole(self, value: Any) -> int:
        """12 for 12.0; only what is no plain integer comes here."""
        if isinstance(value, float) and value.is_integer() and self._within(int(value)):
            return int(value)
        raise PydanticCustomError("integer", "Input should be an integer")

    def _within(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)

    def _range(self) -> str:
        bounds = (("from", self.low), ("to", self.high))
        return "".join(f" {word} {bound}" for word, bound in bounds if bound is not None)


class Number:
    """A finite number within bounds that belong to it; one written without a fraction stays an integer."""

    def __init__(self, low: float | None = None, high: float | None = None) -> None:
        self.low, self.high = low, high

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        whole = core_schema.int_schema(strict=True)
        fraction = core_schema.float_schema(strict=True, allow_inf_nan=False, ge=self.low, le=self.high)
        if self.low is not None or self.high is not None:
            whole = core_schema.int_schema(strict=True, ge=_up(self.low), le=_down(self.high))
        return core_schema.union_schema(
            [(whole, "number"), (fraction, "number")],
            mode="left_to_right",
            custom_error_type="number",
            custom_error_message="Input should be a finite number within its bounds",
            metadata={"number": type(self), "bounds": (self.low, self.high)},
        )


def _up(bound: float | None) -> int | None:
    return None if bound is None else math.ceil(bound)


def _down(bound: float | None) -> int | None:
    return None if bound is None else math.floor(bound)


AnyInteger: TypeAlias = Annotated[int, Integer()]
Int8: TypeAlias = Annotated[int, Integer(-(2**7), 2**7 - 1)]
Int16: TypeAlias = Annotated[int, Integer(-(2**15), 2**15 - 1)]
Int32: TypeAlias = Annotated[int, Integer(-(2**31), 2**31 - 1)]
Int64: TypeAlias = Annotated[int, Integer(-(2**63), 2**63 - 1)]
UInt8: TypeAlias = Annotated[int, Integer(0, 2**8 - 1)]
UInt16: TypeAlias = Annotated[int, Integer(0, 2**16 - 1)]
UInt32: TypeAlias = Annotated[int, Integer(0, 2**32 - 1)]
UInt64: TypeAlias = Annotated[int, Integer(0, 2**64 - 1)]
AnyNumber: TypeAlias = Annotated[float, Number()]


N, I = b"NI"  # noqa: E741 - they are these letters


def refuse_not_a_number(text: str | bytes | bytearray) -> None:
    """Raise NotANumberError for JSON text with a number in it that is none."""
    # To look for one character first costs next to nothing, and for one byte as a number least of all.
    if isinstance(text, str):
        suspect = ("N" in text and "NaN" in text) or ("I" in text and "Infinity" in text)
    else:
        suspect = (N in text and text.find(b"NaN") >= 0) or (I in text and text.find(b"Infinity") >= 0)
    if suspect:
        _reread(text)


def _reread(text: str | bytes | bytearray) -> None:
    try:
        json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError):
        return  # What is no JSON at all is told by the parser, with its place.


def _refuse(name: str) -> Any:
    raise NotANumberError(f"{name} is no JSON value")


TOO_LARGE = "a number is too large for a double"
WRITER = SchemaSerializer(core_schema.any_schema(), core_schema.CoreConfig(ser_json_inf_nan="constants"))
"""Writes each value by its own class; numbers that JSON does not have as NaN and Infinity."""


class Seen(local):
    """What the thread has met while it read a message, and leniency may have taken in."""

    overflow = False


SEEN = Seen()


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise NotANumberError(TOO_LARGE)
    return value


def finite(value: Any) -> Any:
    """A JSON value as it was read, if it has no number that is too large for a double.

    Raises NotANumberError, and takes note of it: leniency, which is there for what is malformed, would take that in.
    """
    if type(value) is not str:
        text = WRITER.to_json(value)  # A walk in Python takes longer.
        if I in text and any(isinstance(part, float) and math.isinf(part) for part in leaves(value)):
            SEEN.overflow = True
            raise NotANumberError(TOO_LARGE)
    return value


def refuse_overflow(text: str | bytes | bytearray) -> None:
    """Raise NotANumberError for a text that was just read, if it has a number that is too large for a double."""
    if SEEN.overflow:
        SEEN.overflow = False
        _reread(text)  # What was seen may have been in an earlier message that was read by other means.


class NotANumberError(ArithmeticError):
    """NaN or an infinity, which JSON does not have.

    It is no ValueError, which pydantic would take for a value that does not fit.
    """


def as_validation_error(title: str, words: str) -> ValidationError:
    """What pydantic raises, for text that is not JSON."""
    reason: Any = words
    line: Any = {"type": PydanticCustomError("json_invalid", reason), "loc": (), "input": None}
    return ValidationError.from_exception_data(title, [line], input_type="json", hide_input=True)
