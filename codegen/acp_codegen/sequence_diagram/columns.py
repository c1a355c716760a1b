"""Where the lifelines stand: as near to one another as their texts allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from acp_codegen.sequence_diagram.measure import widest, wrap
from acp_codegen.sequence_diagram.model import Diagram, Frame, Lines, Message, Note, Step

MESSAGE_LIMIT = 180.0
NOTE_LIMIT = 200.0
TITLE_LIMIT = 150.0
PADDING = 12.0
SPACE = 20.0
"""Least space between two boxes."""
HOOK = 34.0
"""How far a message to oneself reaches to the right."""
NOTE_OVERHANG = 24.0
"""How far a note over two lifelines reaches beyond them."""

Need = tuple[int, int, float]
"""Two columns, and how far apart they have to be at least."""


def message_lines(message: Message) -> Lines:
    return wrap(message.text, MESSAGE_LIMIT)


def note_lines(note: Note) -> Lines:
    return wrap(note.text, NOTE_LIMIT)


def title_lines(title: str) -> Lines:
    return wrap((title,), TITLE_LIMIT)


def box_width(title: str) -> float:
    return max(64.0, widest(title_lines(title)) + 2 * PADDING)


def places(diagram: Diagram) -> list[float]:
    """The middle of each participant's lifeline; the first is 0."""
    boxes = [box_width(p.title) for p in diagram.participants]
    gaps = [(one + other) / 2 + SPACE for one, other in pairwise(boxes)]
    for first, last, least in sorted(_needs(diagram), key=lambda need: need[1] - need[0]):
        _widen(gaps, first, min(last, len(gaps)), least)
    return [sum(gaps[:i]) for i in range(len(boxes))]


def _widen(gaps: list[float], first: int, last: int, least: float) -> None:
    """Share out what is missing between two columns."""
    missing = least - sum(gaps[first:last])
    if missing > 0 and last > first:
        for i in range(first, last):
            gaps[i] += missing / (last - first)


def every(steps: Iterable[Step]) -> Iterator[Message | Note]:
    """All messages and notes, also those within frames."""
    for step in steps:
        if isinstance(step, Frame):
            for branch in step.branches:
                yield from every(branch.steps)
        else:
            yield step


def _needs(diagram: Diagram) -> Iterator[Need]:
    for step in every(diagram.steps):
        if isinstance(step, Message):
            yield _message_need(diagram, step)
        else:
            yield from _note_needs(diagram, step)


def _message_need(diagram: Diagram, message: Message) -> Need:
    first, last = _span(diagram, (message.sender, message.receiver))
    text = widest(message_lines(message))
    return (first, first + 1, HOOK + text + 2 * PADDING) if first == last else (first, last, text + 2 * SPACE)


def _note_needs(diagram: Diagram, note: Note) -> Iterator[Need]:
    first, last = _span(diagram, note.over)
    text = widest(note_lines(note)) + 2 * PADDING
    if first != last:
        yield (first, last, text - 2 * NOTE_OVERHANG)
        return
    yield (first, first + 1, text / 2 + SPACE)
    if first:
        yield (first - 1, first, text / 2 + SPACE)


def _span(diagram: Diagram, names: Sequence[str]) -> tuple[int, int]:
    columns = [diagram.column(name) for name in names]
    return min(columns), max(columns)
