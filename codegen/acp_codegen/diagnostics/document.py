"""A source file: its text, its value, and where in the text each value stands."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from acp_codegen.diagnostics.positions import Positions, index


def pointer_join(pointer: str, *tokens: str | int) -> str:
    """The JSON Pointer (RFC 6901) of a member below `pointer`; each token is a key or an array index."""
    return pointer + "".join("/" + str(token).replace("~", "~0").replace("/", "~1") for token in tokens)


@dataclass(frozen=True, slots=True)
class Place:
    """A place that a person can go to: file (relative to the project), line and column, both from 1."""

    file: str
    line: int = 1
    column: int = 1
    pointer: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, eq=False)
class Document:
    """A file that was read.

    `path` is relative to the project with forward slashes; `value` is None where the text is not JSON. `kind` is
    the definition of source.schema.json that the file has to meet. Positions are worked out only when something
    has to be said about the file.
    """

    path: str
    text: str
    value: Any = field(repr=False, default=None)
    kind: str = ""

    @cached_property
    def positions(self) -> Positions:
        return index(self.text)

    def place(self, pointer: str = "") -> Place:
        """Where the value at `pointer` stands: at its key in an object, at itself in an array.

        Falls back to the nearest value above that does stand in the text.
        """
        at = pointer
        while at and at not in self.positions.starts:
            at = at.rpartition("/")[0]
        return self.offset(self.positions.starts.get(at, 0), pointer)

    def origin(self, pointer: str = "") -> Origin:
        return Origin(self, pointer)

    def offset(self, offset: int, pointer: str = "") -> Place:
        """The place of a character, counted from 0."""
        before = self.text[:offset]
        return Place(self.path, before.count("\n") + 1, offset - (before.rfind("\n") + 1) + 1, pointer)


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a part of the model was read from."""

    document: Document
    pointer: str = ""

    @property
    def place(self) -> Place:
        return self.document.place(self.pointer)

    def at(self, *tokens: str | int) -> Origin:
        """The origin of a member below this one."""
        return Origin(self.document, pointer_join(self.pointer, *tokens))
