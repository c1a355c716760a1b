"""JSON-RPC messages as lines: reading the JSON, and writing it."""

from __future__ import annotations

from typing import Any

from pydantic_core import from_json, to_json

from .codec import encode
from .events import Id
from .numbers import NotANumberError, finite

BLANK = b" \t\r\n"


def parsed(line: bytes | bytearray) -> Any:
    """The JSON value of a line. Raises ValueError, which says what is wrong, where it is none."""
    try:
        return finite(from_json(line, allow_inf_nan=False))
    except NotANumberError as error:
        raise ValueError(str(error)) from None


def call_line(name: str, params: bytes | None, number: Id = None, *, request: bool) -> bytes:
    """A request or notification; `params` is JSON text, and None where there are none."""
    head = b'{"jsonrpc":"2.0",' + (b'"id":' + to_json(number) + b"," if request else b"")
    tail = b"" if params is None else b',"params":' + params
    return b"".join((head, b'"method":', to_json(name), tail, b"}\n"))


def result_line(number: Id, result: bytes) -> bytes:
    """The answer to a request; `result` is JSON text."""
    return b"".join((b'{"jsonrpc":"2.0","id":', to_json(number), b',"result":', result, b"}\n"))


def error_line(number: Id, error: bytes) -> bytes:
    """The refusal of a request; `error` is JSON text."""
    return b"".join((b'{"jsonrpc":"2.0","id":', to_json(number), b',"error":', error, b"}\n"))


def error_text(code: int, message: str, data: Any = None) -> bytes:
    """An error as JSON text; without `data` where that is None."""
    error = {"code": code, "message": message}
    return encode(error if data is None else error | {"data": data})
