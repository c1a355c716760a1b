"""Default values as expressions of Python."""

from __future__ import annotations

import json

from acp_codegen.emit.python.shapes import Made, Value
from acp_codegen.ir.types import Json


def assigned(value: Value, form: str, *, waits: bool) -> str:
    """What follows the annotation of a property that reads as this value where it is absent.

    `form` is the type of the property; that it `waits` says that it may not be there before the class is.
    """
    if not _is_made_anew(value):
        return repr(value)
    if not isinstance(value, Made):
        return f"Field(default_factory=lambda: {value!r})"  # Checkers find the type of the items in no other way.
    return f"Field(default_factory={f'lambda: {_shared(value, form)}()' if waits else _shared(value, form)})"


def maker(value: Value, form: str) -> str:
    """What makes the value, without an argument."""
    if isinstance(value, Made):
        return _shared(value, form)
    if value in ([], {}):
        return "list" if isinstance(value, list) else "dict"
    return f"lambda: {value!r}" if _is_made_anew(value) else f"Always({value!r})"


def _is_made_anew(value: Value) -> bool:
    """Whether the value is none that code can hold: it could change, or needs a class."""
    return isinstance(value, (Made, list, dict))


def _shared(value: Made, form: str) -> str:
    return f"Shared({form}{_text(value.json)})"


def _text(value: Json) -> str:
    """The JSON text of a value that is not empty, as one more argument."""
    return f", {json.dumps(value, ensure_ascii=False)!r}" if value != {} else ""
