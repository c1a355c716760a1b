"""Highlighted JSON without marks on blanks and brackets: these are a third of what a page of examples weighs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pygments.filter import Filter
from pygments.lexer import Lexer
from pygments.token import Punctuation, Text, Whitespace


class PlainMarks(Filter):
    """Takes white space and punctuation for text like any other, which a formatter leaves unmarked."""

    def filter(self, lexer: Lexer | None, stream: Iterable[tuple[Any, str]]) -> Iterator[tuple[Any, str]]:
        del lexer
        return ((Text if kind is Whitespace or kind is Punctuation else kind, text) for kind, text in stream)


def lean(options: dict[str, Any]) -> dict[str, Any]:
    """Options of pymdownx.highlight, and that JSON is highlighted so.

    `json` is an example of the protocol, `json-file` a file in JSON.
    """
    ways = [{"name": n, "lang": "json", "options": {"filters": [PlainMarks()]}} for n in ("json", "json-file")]
    return {**options, "extend_pygments_lang": [*options.get("extend_pygments_lang", ()), *ways]}
