"""Reading one file as JSON, with a finding for whatever keeps it from being read."""

from __future__ import annotations

import errno
import json
import math
import re
import stat
from pathlib import Path
from typing import Any, NoReturn

from acp_codegen.diagnostics import Diagnostic, Document, Place, finding
from acp_codegen.diagnostics.positions import TOKEN

UNREADABLE, NOT_UTF8, NOT_JSON, REPEATED_KEY, TOO_DEEP = "ACP001", "ACP002", "ACP003", "ACP004", "ACP005"
DEPTH = 64
MEND = "mend the syntax here"
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
    try:
        kind = path.stat().st_mode
        if not stat.S_ISREG(kind):
            return None, [
                finding(UNREADABLE, Place(name), _other_than_file(kind), "put a JSON file here, or take it away")
            ]
        raw = path.read_bytes()
    except OSError as error:
        return None, [unreadable(path, name, error)]
    try:
        return raw.decode("utf-8"), []
    except UnicodeDecodeError as error:
        at = Document(name, raw[: error.start].decode("utf-8"))
        message = f"byte 0x{raw[error.start]:02x} is not UTF-8"
        return None, [finding(NOT_UTF8, at.offset(len(at.text)), message, "save the file as UTF-8")]


def _other_than_file(kind: int) -> str:
    """What stands in the place of a file; none of it is opened, as some would wait for a writer, or never end."""
    tests = ((stat.S_ISDIR, "a directory"), (stat.S_ISFIFO, "a named pipe"), (stat.S_ISSOCK, "a socket"))
    return f"this is {next((words for test, words in tests if test(kind)), 'a device')}"


def unreadable(path: Path, name: str, error: OSError) -> Diagnostic:
    """Why a file or folder could not be read."""
    place = Place(name)
    if error.errno == errno.ELOOP:
        message = "this symbolic link leads back to itself"
        return finding(UNREADABLE, place, message, "let it lead to what it stands for, or take it away")
    if error.errno == errno.ENOENT and path.is_symlink():
        message = "this symbolic link leads to nothing"
        return finding(UNREADABLE, place, message, "let it lead to what it stands for, or take it away")
    if error.errno == errno.ENOTDIR:
        message = "a folder has to stand here, and this is none"
        return finding(UNREADABLE, place, message, "make it a folder, or take it away")
    if error.errno == errno.ENOENT:
        return finding(UNREADABLE, place, "there is no such file", "write it; CONTRIBUTING says what goes in")
    permitted = error.errno not in {errno.EACCES, errno.EPERM}
    hint = "mend that, or take it away" if permitted else "see to its permissions"
    return finding(UNREADABLE, place, f"it cannot be read: {error.strerror or error}", hint)


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
    reason, hint = _reason(document.text, error) if comma is None else ("a comma stands before the end", MEND)
    at = document.offset(error.pos if comma is None else comma)
    return finding(NOT_JSON, at, f"this is not JSON: {reason}", hint)


def _reason(text: str, error: json.JSONDecodeError) -> tuple[str, str]:
    """What the parser has against the text, and the mend; its own words for text go on with a place."""
    if error.msg.startswith("Invalid control character"):
        escape = json.dumps(text[error.pos : error.pos + 1])[1:-1]
        return "a control character stands in text as it is", f"write it as an escape: {escape}"
    if error.msg.startswith("Unterminated string"):
        return "this text has no end", 'close it with a quotation mark (")'
    reason = error.msg.rstrip(": ")
    return reason[0].lower() + reason[1:], MEND


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
