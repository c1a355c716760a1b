"""Text where a theme puts it into HTML as it stands: titles and summaries of pages, and the navigation."""

from __future__ import annotations

import re

_MARKUP = re.compile(r"&(?!(?:#\d+|#[xX][\da-fA-F]+|[a-zA-Z]\w*);)|[<>\"]")
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}


def plain_text(text: str) -> str:
    """The text as HTML in which nothing is markup; what is an entity already stays one."""
    return _MARKUP.sub(lambda match: _ENTITIES[match[0]], text)
