"""A diagram as SVG: colours come from the page, so that it is readable on light and dark ground."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from html import escape

from acp_codegen.sequence_diagram.layout import layout
from acp_codegen.sequence_diagram.measure import LINE, SIZE
from acp_codegen.sequence_diagram.model import Branch, Diagram, Frame, Message, Note, Step
from acp_codegen.sequence_diagram.parse import parse
from acp_codegen.sequence_diagram.shapes import Box, Path, Shape, Text

HEAD = 7.0
"""Length of an arrowhead."""
BASELINE = 14.0
"""From the top of a line of text to its baseline."""


def draw(text: str) -> str:
    """The SVG element for the text of a sequence diagram. Raises DiagramError.

    It has a title and a description in words, keeps its proportions, and never gets smaller than 4/5 of its size.
    """
    diagram = parse(text)
    picture = layout(diagram)
    key = f"acp-diagram-{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    box = " ".join(map(_number, (picture.left, 0, picture.width, picture.height)))
    style = f"min-width:{round(picture.width * 0.8)}px;max-width:{round(picture.width)}px"
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{key}-title {key}-text"'
            f' viewBox="{box}" width="100%" style="{style}" font-size="{SIZE}" fill="none" stroke="currentColor">',
            f'<title id="{key}-title">{escape(_title(diagram))}</title>',
            f'<desc id="{key}-text">{escape(" ".join(_sentences(diagram, diagram.steps)))}</desc>',
            *map(_shape, picture.shapes),
            "</svg>",
        )
    )


def _title(diagram: Diagram) -> str:
    return diagram.title or f"Sequence diagram of {_listed([p.title for p in diagram.participants])}"


def _listed(words: Sequence[str]) -> str:
    return " and ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _sentences(diagram: Diagram, steps: Sequence[Step]) -> Iterator[str]:
    """What happens, in words, for those who do not see it."""
    titles = {p.name: p.title for p in diagram.participants}
    for step in steps:
        if isinstance(step, Message):
            verb = "answers" if step.reply else "to"
            yield f"{titles[step.sender]} {verb} {titles[step.receiver]}: {' '.join(step.text)}."
        elif isinstance(step, Note):
            yield f"Note for {_listed([titles[name] for name in step.over])}: {' '.join(step.text)}."
        else:
            for number, branch in enumerate(step.branches):
                yield _heading(step, branch, first=number == 0)
                yield from _sentences(diagram, branch.steps)
            yield f"End of {step.kind}."


def _heading(frame: Frame, branch: Branch, *, first: bool) -> str:
    word = {"alt": "If", "opt": "Optionally, if", "loop": "Repeatedly,"}[frame.kind] if first else "Else"
    return f"{word} {branch.text}:".replace(" :", ":")


def _shape(shape: Shape) -> str:
    if isinstance(shape, Box):
        radius = ' rx="3"' if shape.role in {"participant", "note"} else ""
        place = _attributes(x=shape.x, y=shape.y, width=shape.width, height=shape.height)
        return f'<rect class="{shape.role}" {place}{radius}/>'
    return _text(shape) if isinstance(shape, Text) else _path(shape)


def _text(text: Text) -> str:
    anchor = ' text-anchor="middle"' if text.anchor == "middle" else ""
    places = (_attributes(x=text.x, y=text.y + BASELINE + i * LINE) for i in range(len(text.lines)))
    return "\n".join(
        f'<text class="{text.role}" {place}{anchor}>{escape(line)}</text>'
        for place, line in zip(places, text.lines, strict=True)
    )


def _path(path: Path) -> str:
    dashes = {"reply": ' stroke-dasharray="5 4"', "branch": ' stroke-dasharray="4 4"'}.get(path.role, "")
    line = f'<polyline class="{path.role}" points="{_points(path.points)}"{dashes}/>'
    return line + _head(path) if path.role in {"message", "reply"} else line


def _head(path: Path) -> str:
    """The arrowhead at the end of a path, whose last part is level."""
    (before, _), (x, y) = path.points[-2:]
    back = x - HEAD if x > before else x + HEAD
    corners = ((x, y), (back, y - HEAD / 2), (back, y + HEAD / 2))
    return f'<polygon class="head" points="{_points(corners)}" fill="currentColor"/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _attributes(**numbers: float) -> str:
    return " ".join(f'{name}="{_number(value)}"' for name, value in numbers.items())


def _number(value: float) -> str:
    """At most one decimal: half a pixel is enough."""
    return f"{value:.1f}".removesuffix(".0")
