"""A fenced block of Markdown that is drawn: a formatter for the SuperFences extension."""

from __future__ import annotations

from typing import Any

from acp_codegen.sequence_diagram.draw import draw


def fence(source: str, *_: Any, **__: Any) -> str:
    """The HTML in place of the block; a box of its own, so that a wide diagram scrolls alone. Raises DiagramError."""
    return f'<div class="acp-diagram" tabindex="0">\n{draw(source)}\n</div>'
