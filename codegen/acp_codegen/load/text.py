"""Reading one file as JSON, with a finding for whatever keeps it from being read."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any, NoReturn

from acp_codegen.diagnostics import Diagnostic, Document, Place, finding
from acp_codegen.diagnostics.positions import TOKEN

UNREADABLE, NOT_UTF8, NOT_JSON, REPEATED_KEY, TOO_DEEP = "ACP001", "ACP002", "ACP003", "ACP004", "ACP005"
DEPTH = 64
BYTE_ORDER_MARK = "\ufeff"
ESCAPE = re.compile(r"\\u[dD][89abAB]..\\u[dD][c-fC-F]..|(?P<half>\\u[dD][89a-fA-F]..)|\\.")
"""An escape in JSON text; a surrogate counts as `half` where it has no partner."""


class _RepeatedKeyError(ValueError):
    """An object has a key twice; where, the index of positions tells."""


class _NumberError(ValueError):
    """A number that `json` takes and JSON or the toolchain does not; where it stands, the text tells."""

    def __init__(self, token: str, reason: str) -> None:
        super().__init__(reason)
        self.token = token
        self.reason = reason


def read_document(path: Path, name: str, kind: str = "") -> tuple[Document | None, list[Diagnostic]]:
    """The file as a document of a kind, and what is wrong with it; None where it has no JSON value.

    `name` is the path that findings show.
    """
    text, problem = _text(path, name)
    if text is None:
        return None, problem
    document = Document(name, text)
    deep = _too_deep(text)
    if deep is not None:
        return None, [_nested(document, deep)]
    try:
        value = _parse(text)
    except _RepeatedKeyError:
        return None, [_repeated(document, offset, pointer) for offset, pointer in document.positions.repeated]
    except _NumberError as error:
        return None, [_no_number(document, error)]
    except json.JSONDecodeError as error:
        return None, [_malformed(document, error)]
    half = _half(text)
    return (Document(name, text, value, kind), []) if half is None else (None, [_no_character(document, half)])


def _parse(text: str) -> Any:
    return json.loads(text, object_pairs_hook=_unique, parse_constant=_constant, parse_float=_float, parse_int=_integer)


def _text(path: Path, name: str) -> tuple[str | None, list[Diagnostic]]:
    place = Place(name)
    try:
        raw = path.read_bytes()
    except IsADirectoryError:
        return None, [finding(UNREADABLE, place, "this is a directory", "put a JSON file here, or take it away")]
    except FileNotFoundError:
        return None, [finding(UNREADABLE, place, "there is no such file", "write it; CONTRIBUTING says what goes in")]
    except OSError as error:
        reason = error.strerror or "cannot be read"
        return None, [finding(UNREADABLE, place, f"it cannot be read: {reason}", "see to its permissions")]
    try:
        return raw.decode("utf-8"), []
    except UnicodeDecodeError as error:
        at = Document(name, raw[: error.start].decode("utf-8"))
        message = f"byte 0x{raw[error.start]:02x} is not UTF-8"
        return None, [finding(NOT_UTF8, at.offset(len(at.text)), message, "save the file as UTF-8")]


def _too_deep(text: str) -> int | None:
    """Where the text goes deeper than it may."""
    if text.count("{") + text.count("[") <= DEPTH:
        return None
    depth = 0
    for match in TOKEN.finditer(text):
        depth += (match[0] in "[{") - (match[0] in "]}")
        if depth > DEPTH:
            return match.start()
    return None


def _half(text: str) -> int | None:
    """Where half of a surrogate pair stands: no text that could be written again."""
    if "\\u" not in text:
        return None
    return next((match.start() for match in ESCAPE.finditer(text) if match["half"]), None)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise _RepeatedKeyError
    return value


def _constant(token: str) -> NoReturn:
    raise _NumberError(token, f"{token} is no number of JSON")


def _float(token: str) -> float:
    value = float(token)
    if math.isinf(value):
        raise _NumberError(token, "the number is too large")
    return value


def _integer(token: str) -> int:
    try:
        return int(token)
    except ValueError:
        raise _NumberError(token, "the number has too many digits") from None


def _malformed(document: Document, error: json.JSONDecodeError) -> Diagnostic:
    if document.text.startswith(BYTE_ORDER_MARK):
        message = "the file begins with a byte order mark"
        return finding(NOT_UTF8, document.offset(0), message, "save the file as UTF-8 without it")
    if not document.text.strip():
        return finding(NOT_JSON, document.offset(0), "the file is empty", "write what belongs here, or take it away")
    comma = _last_comma(document.text, error.pos)
    reason = error.msg[0].lower() + error.msg[1:] if comma is None else "a comma stands before the end"
    at = document.offset(error.pos if comma is None else comma)
    return finding(NOT_JSON, at, f"this is not JSON: {reason}", "mend the syntax here")


def _last_comma(text: str, offset: int) -> int | None:
    """Where a comma stands right before the bracket that the parser stopped at; some versions stop at the comma."""
    end = offset + 1 if text[offset : offset + 1] == "," else offset
    before = text[:end].rstrip()
    return len(before) - 1 if before.endswith(",") and text[end:].lstrip()[:1] in {"}", "]"} else None


def _no_number(document: Document, error: _NumberError) -> Diagnostic:
    tokens = (match.start() for match in TOKEN.finditer(document.text) if match[0] == error.token)
    return finding(NOT_JSON, document.offset(next(tokens, 0)), error.reason, "write another number")


def _no_character(document: Document, offset: int) -> Diagnostic:
    message = "half of a surrogate pair is no character"
    return finding(NOT_JSON, document.offset(offset), message, "write both halves, or the character itself")


def _nested(document: Document, offset: int) -> Diagnostic:
    message = f"values are nested more than {DEPTH} deep"
    hint = "give the inner part a definition of its own and refer to it"
    return finding(TOO_DEEP, document.offset(offset), message, hint)


def _repeated(document: Document, offset: int, pointer: str) -> Diagnostic:
    key = pointer.rpartition("/")[2].replace("~1", "/").replace("~0", "~")
    message = f'the key "{key}" stands twice in this object'
    return finding(REPEATED_KEY, document.offset(offset, pointer), message, "keep one of the two")
