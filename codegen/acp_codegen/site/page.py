"""A hand-written page, and its lines as Markdown sees them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from acp_codegen.diagnostics import Diagnostic, Place, finding

RULE = "---"
FENCE = re.compile(
    r"(?P<before>[ \t>]*)(?P<marks>`{3,}(?!.*`)|~{3,})[ \t]*(?:\{[ \t]*\.)?(?P<language>[\w-]*)(?P<options>.*)"
)
"""How a fence opens: with its language, or with that as the class in a list of attributes."""
TITLE = re.compile(r"\btitle=(?P<mark>[\"'])(?P<title>.*?)(?P=mark)")
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")


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
    """A fenced block: its language and title, the number of its first line of content from 1, and the content.

    One that is not closed goes on to the end of the page.
    """

    language: str
    line: int
    content: str
    title: str = ""
    closed: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """A line outside fenced blocks, with its number from 1."""

    number: int
    text: str

    @property
    def prose(self) -> str:
        """The line with blanks in place of its code spans."""
        return CODE.sub(lambda span: " " * len(span[0]), self.text)


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
        title = TITLE.search(opened["options"])
        content = "\n".join(line[strip:] for line in lines[at + 1 : end])
        yield Fence(opened["language"], at + 2, content, title["title"] if title else "", end < len(lines))
        at = end + 1


def prose(page: Page) -> Iterator[Line]:
    """The lines of a page outside its fenced blocks."""
    return (part for part in parts(page) if isinstance(part, Line))


def _end(lines: list[str], start: int, marks: str) -> int:
    """The line that closes a fence, or that behind the last one."""
    closing = re.compile(rf"[ \t>]*{re.escape(marks[0])}{{{len(marks)},}}[ \t]*")
    return next((i for i in range(start, len(lines)) if closing.fullmatch(lines[i])), len(lines))
