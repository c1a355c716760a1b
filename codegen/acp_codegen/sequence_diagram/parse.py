"""Reading the text of a sequence diagram, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import cast

from acp_codegen.sequence_diagram.model import (
    Branch,
    Diagram,
    DiagramError,
    Frame,
    FrameKind,
    Lines,
    Message,
    Note,
    Participant,
    Step,
)

FIRST = "sequenceDiagram"
NAME = r"[A-Za-z][A-Za-z0-9_]*"
FORMS = (
    "a line is `participant A as Title`, `A->>B: text`, `A-->>B: text`, `Note over A,B: text`, "
    "`alt`, `else`, `opt`, `loop` or `end`"
)
BREAK = re.compile(r"\s*<br\s*/?>\s*")


def parse(text: str) -> Diagram:
    """The diagram that a text describes. Raises DiagramError."""
    return _Reader().read(text)


def _lines(text: str) -> Lines:
    return tuple(BREAK.split(text.strip()))


class _Reader:
    """Keeps what is open while the lines go by."""

    def __init__(self) -> None:
        self.participants: dict[str, Participant] = {}
        self.steps: list[Step] = []
        self.open: list[tuple[Frame, int]] = []
        self.title = ""
        self.line = 0
        self.forms: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], None]], ...] = (
            (re.compile(rf"participant\s+({NAME})(?:\s+as\s+(.+))?"), self._participant),
            (re.compile(rf"({NAME})\s*(--?>>)\s*({NAME})\s*:\s*(.+)"), self._message),
            (re.compile(rf"[Nn]ote\s+over\s+({NAME}(?:\s*,\s*{NAME})?)\s*:\s*(.+)"), self._note),
            (re.compile(r"(alt|opt|loop)\s+(.+)"), self._open),
            (re.compile(r"else(?:\s+(.+))?"), self._else),
            (re.compile(r"(end)"), self._end),
            (re.compile(r"(?:accTitle|title)\s*:\s*(.+)"), self._title),
        )

    def read(self, text: str) -> Diagram:
        started = False
        for self.line, raw in enumerate(text.splitlines(), 1):
            line = raw.strip()
            if not line or line.startswith("%%"):
                continue
            if started:
                self._read(line)
            elif line != FIRST:
                raise self._error(f"cannot draw {line!r}", f"only sequence diagrams are drawn: begin with {FIRST}")
            started = True
        if self.open:
            frame, self.line = self.open[-1]
            raise self._error(f"`{frame.kind}` has no `end`", "close it with a line `end`")
        if not self.participants:
            self.line = max(self.line, 1)
            raise self._error("nobody takes part", f"begin with {FIRST} and a line `participant A as Title`")
        return Diagram(tuple(self.participants.values()), tuple(self.steps), self.title)

    def _read(self, line: str) -> None:
        for form, take in self.forms:
            if match := form.fullmatch(line):
                take(match)
                return
        raise self._error(f"cannot read {line!r}", FORMS)

    def _error(self, message: str, hint: str) -> DiagramError:
        return DiagramError(self.line, message, hint)

    def _participant(self, match: re.Match[str]) -> None:
        if match[1] in self.participants:
            raise self._error(f"there is a participant {match[1]} already", "name each once")
        self.participants[match[1]] = Participant(match[1], match[2] or match[1])

    def _known(self, name: str) -> str:
        if name not in self.participants:
            raise self._error(f"there is no participant {name}", f"add a line `participant {name} as ...` above")
        return name

    def _add(self, step: Step) -> None:
        steps = self.open[-1][0].branches[-1].steps if self.open else self.steps
        steps.append(step)

    def _message(self, match: re.Match[str]) -> None:
        sender, receiver = self._known(match[1]), self._known(match[3])
        self._add(Message(sender, receiver, _lines(match[4]), reply=match[2] == "-->>"))

    def _note(self, match: re.Match[str]) -> None:
        over = tuple(self._known(name.strip()) for name in match[1].split(","))
        self._add(Note(over, _lines(match[2])))

    def _open(self, match: re.Match[str]) -> None:
        frame = Frame(cast("FrameKind", match[1]), [Branch(match[2])])
        self._add(frame)
        self.open.append((frame, self.line))

    def _else(self, match: re.Match[str]) -> None:
        if not self.open or self.open[-1][0].kind != "alt":
            raise self._error("`else` stands outside `alt`", "open an `alt` above, or take the line away")
        self.open[-1][0].branches.append(Branch(match[1] or ""))

    def _end(self, _: re.Match[str]) -> None:
        if not self.open:
            raise self._error("`end` closes nothing", "take the line away")
        self.open.pop()

    def _title(self, match: re.Match[str]) -> None:
        self.title = match[1]
