"""Every NAME.mmd of `cases/sequence-diagram` is a case: it comes to NAME.svg, or to the words of NAME.txt."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acp_codegen.sequence_diagram import DiagramError, draw
from acp_codegen.sequence_diagram.fence import fence
from golden import CASES, agree

FOLDER = CASES / "sequence-diagram"
DIAGRAMS = sorted(FOLDER.glob("*.mmd"))
SVG = "{http://www.w3.org/2000/svg}"


def drawn() -> list[Path]:
    return [path for path in DIAGRAMS if not path.name.startswith("error-")]


@pytest.mark.parametrize("path", DIAGRAMS, ids=lambda path: path.stem)
def test_a_diagram_is_drawn_or_refused_as_expected(path: Path, update_golden: bool) -> None:
    try:
        agree(path.with_suffix(".svg"), draw(path.read_text(encoding="utf-8")) + "\n", update=update_golden)
    except DiagramError as error:
        agree(
            path.with_suffix(".txt"),
            f"{path.name}:{error.line}: {error.message}\n  {error.hint}\n",
            update=update_golden,
        )


def test_every_expected_file_has_a_diagram() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {path.stem for path in DIAGRAMS}


@pytest.mark.parametrize("path", drawn(), ids=lambda path: path.stem)
def test_a_drawing_tells_in_words_what_it_shows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ET.fromstring(draw(text))  # noqa: S314 this text is our own
    title, description = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert title is not None
    assert description is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    for said in re.findall(r">>\w+: ([\w/ ]+)$", text, re.M):
        assert said in (description.text or "")


@pytest.mark.parametrize("path", drawn(), ids=lambda path: path.stem)
def test_nothing_is_drawn_outside_the_picture(path: Path) -> None:
    root = ET.fromstring(draw(path.read_text(encoding="utf-8")))  # noqa: S314 this text is our own
    left, top, width, height = map(float, (root.get("viewBox") or "").split())
    for box in root.iter(f"{SVG}rect"):
        x, y, wide, high = (float(box.get(name) or 0) for name in ("x", "y", "width", "height"))
        assert left <= x <= x + wide <= left + width
        assert top <= y <= y + high <= top + height


def test_colours_come_from_the_page() -> None:
    for path in drawn():
        assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', draw(path.read_text(encoding="utf-8")))) <= {
            "none",
            "currentColor",
        }


def test_a_fence_is_a_box_of_its_own() -> None:
    html = fence(drawn()[0].read_text(encoding="utf-8"), "mermaid", "acp-diagram", {}, None)
    assert html.startswith('<div class="acp-diagram" tabindex="0">\n<svg ')


@given(st.text("AB->:;,{}ano end\nopt alt", max_size=80))
def test_any_text_is_drawn_or_refused_with_its_line(text: str) -> None:
    whole = f"sequenceDiagram\nparticipant A\nparticipant B\n{text}"
    line = refused_at(whole)
    assert line is None or 1 <= line <= len(whole.splitlines())


def refused_at(text: str) -> int | None:
    """The line that keeps a diagram from being drawn."""
    try:
        ET.fromstring(draw(text))  # noqa: S314 this text is our own
    except DiagramError as error:
        return error.line
    return None
