"""Highlighted JSON without marks on blanks: these are a good part of what a page of examples weighs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pygments.filter import Filter
from pygments.lexer import Lexer
from pygments.token import Text, Whitespace


class PlainBlanks(Filter):
    """Takes white space for text like any other, which a formatter leaves unmarked, whatever the language."""

    def filter(self, lexer: Lexer | None, stream: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, str]]:
        del lexer
        return ((Text if kind is Whitespace else kind, text) for kind, text in stream)


def lean(options: dict[str, Any]) -> dict[str, Any]:
    """Options of pymdownx.highlight, and that JSON is highlighted so."""
    json = {"name": "json", "lang": "json", "options": {"filters": [PlainBlanks()]}}
    return {**options, "extend_pygments_lang": [*options.get("extend_pygments_lang", ()), json]}
