"""What a placed diagram consists of; all numbers are pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from acp_codegen.sequence_diagram.model import Lines

Anchor = Literal["start", "middle"]
Role = Literal["participant", "lifeline", "message", "reply", "note", "frame", "branch", "kind", "condition"]
"""What a shape stands for: the style sheet tells them apart by it."""


@dataclass(frozen=True, slots=True)
class Box:
    role: Role
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Text:
    """Lines of text; `x` is their start or middle, `y` the top of the first."""

    role: Role
    x: float
    y: float
    lines: Lines
    anchor: Anchor = "middle"


@dataclass(frozen=True, slots=True)
class Path:
    """A line through points; with an arrowhead at its end where it is a message."""

    role: Role
    points: tuple[tuple[float, float], ...]


Shape = Box | Text | Path


@dataclass(frozen=True, slots=True)
class Picture:
    """Shapes from back to front; `left` is the smallest x."""

    shapes: tuple[Shape, ...]
    left: float
    width: float
    height: float
