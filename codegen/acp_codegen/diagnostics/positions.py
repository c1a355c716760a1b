"""Positions of values in JSON text, and keys that stand twice.

`json.loads` reads the text; this index is built only for a file that has a finding. It walks the tokens of
text that is known to be JSON, without recursion.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+', re.S)


@dataclass(frozen=True, slots=True)
class Positions:
    """`starts`: JSON Pointer -> offset of the key (in an object) or of the value (in an array, or the root).

    `repeated`: offset and pointer of each key that its object already has.
    """

    starts: dict[str, int] = field(default_factory=dict[str, int])
    repeated: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])


@dataclass(slots=True)
class _Open:
    """A container that is being read."""

    pointer: str
    is_object: bool
    keys: set[str] = field(default_factory=set[str])
    count: int = 0
    pending: str | None = None  # pointer of the member whose value comes next


def index(content: str) -> Positions:
    """The positions in JSON text; of text that is not JSON, those that can be told."""
    found = Positions()
    stack: list[_Open] = []
    for match in TOKEN.finditer(content):
        text, offset = match[0], match.start()
        if text in ",:":
            continue
        if text in "}]":
            if stack:
                stack.pop()
            continue
        if stack and stack[-1].is_object and stack[-1].pending is None and text[0] == '"':
            _key(stack[-1], text, offset, found)
            continue
        pointer = _value(stack, offset, found)
        if text in "{[":
            stack.append(_Open(pointer, text == "{"))
    return found


def _key(container: _Open, token: str, offset: int, found: Positions) -> None:
    try:
        name = str(json.loads(token))
    except ValueError:
        name = token[1:-1]
    pointer = container.pointer + "/" + name.replace("~", "~0").replace("/", "~1")
    if name in container.keys:
        found.repeated.append((offset, pointer))
    container.keys.add(name)
    container.pending = pointer
    found.starts[pointer] = offset


def _value(stack: list[_Open], offset: int, found: Positions) -> str:
    """Note a value's start and give its pointer."""
    if not stack:
        found.starts.setdefault("", offset)
        return ""
    container = stack[-1]
    if container.is_object:
        pointer, container.pending = container.pending or container.pointer, None
        return pointer
    pointer = f"{container.pointer}/{container.count}"
    container.count += 1
    found.starts[pointer] = offset
    return pointer
