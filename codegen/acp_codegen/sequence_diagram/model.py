"""What a sequence diagram says, before anything is placed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Lines = tuple[str, ...]
"""Text as it is written, a string for each line."""

FrameKind = Literal["alt", "opt", "loop"]


class DiagramError(ValueError):
    """A line that cannot be drawn: its number in the diagram, from 1, what is wrong, and how to mend it."""

    def __init__(self, line: int, message: str, hint: str) -> None:
        super().__init__(f"line {line}: {message}; {hint}")
        self.line, self.message, self.hint = line, message, hint


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody with a lifeline."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class Message:
    """An arrow; `reply` is drawn with dashes."""

    sender: str
    receiver: str
    text: Lines
    reply: bool


@dataclass(frozen=True, slots=True)
class Note:
    """A remark across lifelines."""

    over: tuple[str, ...]
    text: Lines


@dataclass(frozen=True, slots=True)
class Branch:
    """A part of a frame, with the condition that it stands under."""

    text: str
    steps: list[Step] = field(default_factory=list["Step"])


@dataclass(frozen=True, slots=True)
class Frame:
    """Steps that happen under a condition; only `alt` has several branches."""

    kind: FrameKind
    branches: list[Branch] = field(default_factory=list[Branch])


Step = Message | Note | Frame


@dataclass(frozen=True, slots=True)
class Diagram:
    """Participants from left to right, and what happens from top to bottom."""

    participants: tuple[Participant, ...]
    steps: tuple[Step, ...]
    title: str = ""

    def column(self, name: str) -> int:
        return next(i for i, p in enumerate(self.participants) if p.name == name)
