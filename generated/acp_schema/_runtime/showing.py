"""What of a value is shown to people."""

from __future__ import annotations

from typing import Any

from .core import members, parts


class Omission:
    """Stands for what is there and not shown."""

    def __init__(self, words: str) -> None:
        self.words = words

    def __repr__(self) -> str:
        return self.words


def shown(value: Any) -> Any:
    """The value, with an omission in the place of plain JSON objects and lists: they may hold anything."""
    inner, items = members(value), parts(value)
    if inner is not None:
        return Omission("{...}" if inner else "{}")
    if items is None:
        return value
    return [shown(item) for item in items]
