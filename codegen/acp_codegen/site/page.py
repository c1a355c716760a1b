"""A hand-written page, and its lines as Markdown sees them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from acp_codegen.diagnostics import Diagnostic, Place, finding

RULE = "---"
FENCE = re.compile(r"(?P<before>[ \t>]*)(?P<marks>`{3,}|~{3,})[ \t]*(?P<language>[\w-]*)")


@dataclass(frozen=True, slots=True)
class Page:
    """A page by its path below `folder`, which is that of the project's pages."""

    path: str
    text: str
    folder: str = "docs"

    @property
    def front_matter(self) -> int:
        """How many lines the front matter has, with the rules around it; 0 where there is none."""
        lines = self.text.splitlines()
        if not lines or lines[0] != RULE:
            return 0
        return next((i + 1 for i, line in enumerate(lines) if i and line == RULE), 0)

    def found(self, code: str, line: int, message: str, hint: str, column: int = 1) -> Diagnostic:
        """A finding at a line of the page, counted from 1."""
        return finding(code, Place(f"{self.folder}/{self.path}", line, column), message, hint)


@dataclass(frozen=True, slots=True)
class Fence:
    """A fenced block: its language, the number of its first line of content from 1, and the content."""

    language: str
    line: int
    content: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line outside fenced blocks, with its number from 1."""

    number: int
    text: str


def parts(page: Page) -> Iterator[Line | Fence]:
    """The lines behind the front matter, and the fenced blocks among them as a whole."""
    lines = page.text.splitlines()
    at = page.front_matter
    while at < len(lines):
        opened = FENCE.match(lines[at])
        if opened is None:
            yield Line(at + 1, lines[at])
            at += 1
            continue
        end = _end(lines, at + 1, opened["marks"])
        strip = len(opened["before"])
        yield Fence(opened["language"], at + 2, "\n".join(line[strip:] for line in lines[at + 1 : end]))
        at = end + 1


def _end(lines: list[str], start: int, marks: str) -> int:
    """The line that closes a fence, or that behind the last one."""
    closing = re.compile(rf"[ \t>]*{re.escape(marks[0])}{{{len(marks)},}}[ \t]*")
    return next((i for i in range(start, len(lines)) if closing.fullmatch(lines[i])), len(lines))
