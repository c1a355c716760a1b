"""Sequence diagrams: the text that code hosts draw too, turned into inline SVG without a browser or a service."""

from acp_codegen.sequence_diagram.draw import draw
from acp_codegen.sequence_diagram.model import DiagramError

__all__ = ["DiagramError", "draw"]
