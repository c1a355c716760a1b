"""Numbers as JSON has them: no text, no booleans, neither NaN nor infinity, and 12.0 is an integer."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, ValidationError, core_schema


@dataclass(frozen=True, slots=True)
class Integer:
    """A number without a fraction, within bounds that belong to it."""

    low: int | None = None
    high: int | None = None

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


@dataclass(frozen=True, slots=True)
class Number:
    """A finite number within bounds that belong to it; one written without a fraction stays an integer."""

    low: float | None = None
    high: float | None = None

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


_DIGITS = bytes.maketrans(b"0123456789E", b"0000000000e")
_EXPONENT, _LONG = b"0e000", b"0" * 200
"""What only numbers have that may be too large for a double, with 0 for each digit and without plus signs: an exponent
of three digits, or so many digits that two are enough. Found like this much faster than by a regular expression."""


def refuse_not_a_number(text: str | bytes | bytearray) -> None:
    """Raise NotANumberError for JSON text with a number in it that is none, or too large for a double."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if b"NaN" in data or b"Infinity" in data or may_overflow(data):
        _reread(text)


def may_overflow(data: bytes | bytearray) -> bool:
    """Whether there may be a number in JSON text that is too large for a double."""
    plain = data.translate(_DIGITS, b"+")
    return _EXPONENT in plain or _LONG in plain


def _reread(text: str | bytes | bytearray) -> None:
    try:
        json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError):
        return  # What is no JSON at all is told by the parser, with its place.


def _refuse(name: str) -> Any:
    raise NotANumberError(f"{name} is no JSON value")


def _finite(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise NotANumberError("a number is too large for a double")
    return value


class NotANumberError(ValueError):
    """NaN or an infinity, which JSON does not have."""


def as_validation_error(title: str, words: str) -> ValidationError:
    """What pydantic raises, for text that is not JSON."""
    reason: Any = words
    line: Any = {"type": PydanticCustomError("json_invalid", reason), "loc": (), "input": None}
    return ValidationError.from_exception_data(title, [line], input_type="json", hide_input=True)
