"""The messages that are measured: in `wire/`, by version, each with what it is and the class that reads it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

WIRE = Path(__file__).parent / "wire"


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a session, as its parameters or result."""

    kind: str
    of: str
    """The name of the class, which is the same with everybody."""
    value: Any

    @property
    def text(self) -> bytes:
        return json.dumps(self.value, ensure_ascii=False, separators=(",", ":")).encode()


def messages(version: str) -> list[Message]:
    """The messages of a version, `v1` or `v2`."""
    return [Message(**each) for each in json.loads((WIRE / f"{version}.json").read_text("utf-8"))]


def covers(written: object, message: object) -> bool:
    """Whether all of a message was written again. Members that were added are defaults, and no loss."""
    if isinstance(message, dict) and isinstance(written, dict):
        members, again = cast("dict[str, object]", message), cast("dict[str, object]", written)
        return all(name in again and covers(again[name], members[name]) for name in members)
    if isinstance(message, list) and isinstance(written, list):
        items, others = cast("list[object]", message), cast("list[object]", written)
        return len(items) == len(others) and all(map(covers, others, items))
    return json.dumps(written) == json.dumps(message)
