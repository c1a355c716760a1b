"""One way to write JSON: for the sources (their canonical form) and for what is generated.

A container is written on one line where it fits, and one member a line where it does not, so that
`"type": ["string", "null"]` stays readable and a change touches few lines.
"""

from __future__ import annotations

import json
from typing import Any, cast

WIDTH = 120
INDENT = "  "


def dumps(value: Any, width: int = WIDTH) -> str:
    """Text of a JSON value, ending in a newline; the order of members is kept.

    `width` is the longest line, in characters, that a container may take when it is kept on one line.
    """
    return _write(value, "", 0, width) + "\n"


def _write(value: Any, indent: str, used: int, width: int) -> str:
    """The value as text; `used` is how much of the first line stands before it (and a comma may follow)."""
    if not value or not isinstance(value, (dict, list)):
        return _one_line(value)
    container = cast("dict[str, Any] | list[Any]", value)
    inline = _one_line(container)
    return inline if len(inline) < width - used else _broken(container, indent, width)


def _one_line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _broken(value: dict[str, Any] | list[Any], indent: str, width: int) -> str:
    deeper = indent + INDENT
    if isinstance(value, dict):
        members = [deeper + _member(key, item, deeper, width) for key, item in value.items()]
        return "{\n" + ",\n".join(members) + "\n" + indent + "}"
    members = [deeper + _write(item, deeper, len(deeper), width) for item in value]
    return "[\n" + ",\n".join(members) + "\n" + indent + "]"


def _member(key: str, item: Any, indent: str, width: int) -> str:
    before = f"{_one_line(key)}: "
    return before + _write(item, indent, len(indent) + len(before), width)
