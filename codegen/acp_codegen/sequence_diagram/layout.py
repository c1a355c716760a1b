"""Placing the steps of a diagram from top to bottom."""

from __future__ import annotations

from collections.abc import Iterable

from acp_codegen.sequence_diagram.columns import (
    HOOK,
    NOTE_OVERHANG,
    PADDING,
    box_width,
    message_lines,
    note_lines,
    places,
    title_lines,
)
from acp_codegen.sequence_diagram.measure import LINE, widest, width, wrap
from acp_codegen.sequence_diagram.model import Diagram, Frame, Lines, Message, Note, Step
from acp_codegen.sequence_diagram.shapes import Box, Path, Picture, Shape, Text

MARGIN = 4.0
ROOM = 12.0
"""Between two steps."""
FRAME_PADDING = 16.0
KIND_SIZE = 12.0

Extent = tuple[float, float]
"""Smallest and largest x of something."""


def layout(diagram: Diagram) -> Picture:
    """All shapes of a diagram."""
    return _Layout(diagram).picture()


def _union(extents: Iterable[Extent]) -> Extent:
    found = list(extents)
    return min(left for left, _ in found), max(right for _, right in found)


class _Layout:
    """Moves `y` down while it adds shapes."""

    def __init__(self, diagram: Diagram) -> None:
        self.diagram = diagram
        self.x = dict(zip((p.name for p in diagram.participants), places(diagram), strict=True))
        self.y = MARGIN
        self.front: list[Shape] = []
        self.frames: list[Shape] = []

    def picture(self) -> Picture:
        heads, bottom = self._heads()
        self.y = bottom + ROOM / 2
        extents = [self._step(step) for step in self.diagram.steps]
        self.y += ROOM
        lines = [Path("lifeline", ((x, bottom), (x, self.y))) for x in self.x.values()]
        boxes = [(box.x, box.x + box.width) for box in heads if isinstance(box, Box)]
        left, right = _union([*boxes, *extents])
        shapes = (*lines, *self.frames, *heads, *self.front)
        return Picture(shapes, left - MARGIN, right - left + 2 * MARGIN, self.y + MARGIN)

    def _heads(self) -> tuple[list[Shape], float]:
        titles = {p.name: title_lines(p.title) for p in self.diagram.participants}
        height = max(map(len, titles.values())) * LINE + PADDING
        shapes: list[Shape] = []
        for p in self.diagram.participants:
            x, wide, lines = self.x[p.name], box_width(p.title), titles[p.name]
            top = self.y + (height - len(lines) * LINE) / 2
            shapes += [Box("participant", x - wide / 2, self.y, wide, height), Text("participant", x, top, lines)]
        return shapes, self.y + height

    def _step(self, step: Step) -> Extent:
        self.y += ROOM
        if isinstance(step, Note):
            return self._note(step)
        if isinstance(step, Frame):
            return self._frame(step)
        return self._to_oneself(step) if step.sender == step.receiver else self._message(step)

    def _message(self, message: Message) -> Extent:
        start, end = self.x[message.sender], self.x[message.receiver]
        lines = message_lines(message)
        self.front.append(Text("message", (start + end) / 2, self.y, lines))
        self.y += len(lines) * LINE + 5
        self.front.append(Path("reply" if message.reply else "message", ((start, self.y), (end, self.y))))
        return min(start, end), max(start, end)

    def _to_oneself(self, message: Message) -> Extent:
        x, lines = self.x[message.sender], message_lines(message)
        height = max(len(lines) * LINE, LINE + 4.0)
        points = ((x, self.y), (x + HOOK, self.y), (x + HOOK, self.y + height), (x, self.y + height))
        self.front.append(Path("reply" if message.reply else "message", points))
        middle = self.y + (height - len(lines) * LINE) / 2
        self.front.append(Text("message", x + HOOK + PADDING / 2, middle, lines, "start"))
        self.y += height
        return x, x + HOOK + PADDING + widest(lines)

    def _note(self, note: Note) -> Extent:
        lines = note_lines(note)
        first, last = _union((self.x[name], self.x[name]) for name in note.over)
        wide, middle = widest(lines) + 2 * PADDING, (first + last) / 2
        if last > first:
            wide = max(wide, last - first + 2 * NOTE_OVERHANG)
        height = len(lines) * LINE + PADDING
        self.front.append(Box("note", middle - wide / 2, self.y, wide, height))
        self.front.append(Text("note", middle, self.y + PADDING / 2, lines))
        self.y += height
        return middle - wide / 2, middle + wide / 2

    def _frame(self, frame: Frame) -> Extent:
        """A frame is as wide as its steps, but all of them have to be placed before that is known."""
        top, index = self.y, len(self.frames)
        tab = width(frame.kind, KIND_SIZE) + PADDING
        left, right = self._inner_width(frame, tab)
        marks: list[Shape] = []
        for number, branch in enumerate(frame.branches):
            if number:
                self.y += ROOM
                marks.append(Path("branch", ((left, self.y), (right, self.y))))
            start = left + PADDING / 2 + (0 if number else tab)
            lines = self._condition(branch.text, right - start - PADDING / 2)
            marks.append(Text("condition", start, self.y + 3, lines, "start"))
            self.y += max(len(lines), 0 if number else 1) * LINE
            for step in branch.steps:
                self._step(step)
        self.y += ROOM
        kind: list[Shape] = [
            Box("kind", left, top, tab, LINE + 2.0),
            Text("kind", left + tab / 2, top + 2, (frame.kind,)),
        ]
        self.frames[index:index] = [Box("frame", left, top, right - left, self.y - top), *kind, *marks]
        return left, right

    def _condition(self, text: str, room: float) -> Lines:
        return wrap((f"[{text}]",), room) if text else ()

    def _inner_width(self, frame: Frame, tab: float) -> Extent:
        """The extent of a frame: its steps are placed in a copy that is thrown away."""
        trial = _Layout(self.diagram)
        inner = [trial._step(step) for branch in frame.branches for step in branch.steps]
        lanes = list(self.x.values())
        left, right = _union(inner) if inner else (min(lanes), max(lanes))
        left, right = left - FRAME_PADDING, right + FRAME_PADDING
        return left, max(right, left + tab + 120)
