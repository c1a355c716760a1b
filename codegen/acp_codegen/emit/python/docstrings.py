"""Prose of the sources as docstrings."""

from __future__ import annotations

import textwrap

WIDTH = 120


def docstring(text: str, indent: int) -> str:
    """A docstring for a description, wrapped for code that is indented so far; nothing where there is no text."""
    if not text.strip():
        return ""
    margin = " " * indent
    safe = text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    safe = safe[:-1] + '\\"' if safe.endswith('"') else safe
    first, *rest = _wrapped_first(safe, indent)
    if not rest and len(first) + indent + 6 <= WIDTH:
        return f'"""{first}"""'
    return "\n".join([f'"""{first}', *(f"{margin}{line}" if line else "" for line in rest), f'{margin}"""'])


def _wrapped_first(text: str, indent: int) -> list[str]:
    """The lines of the text, the first of them shorter by the quotes before it."""
    first, *others = text.split("\n")
    lines = _wrapped("xxx" + first, WIDTH - indent)
    lines[0] = lines[0].removeprefix("xxx")
    return [*lines, *(line for part in others for line in _wrapped(part, WIDTH - indent))]


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False) or [""]
