"""How wide text is, near enough: letters of a usual sans-serif face, in parts of the font size."""

from __future__ import annotations

from collections.abc import Sequence

SIZE = 14
"""Font size in pixels."""
LINE = 19
"""Height of a line."""
CLASSES = ((0.26, "ijl|!'.,:;"), (0.36, 'frtI()[]{}/\\ -"`'), (0.88, "mwMW@%"), (0.7, "ABCDEFGHJKLNOPQRSTUVXYZ&"))
USUAL = 0.57
FOREIGN = 1.0
SLACK = 1.04


def width(text: str, size: float = SIZE) -> float:
    """The width of a line of text in pixels, rather too much than too little."""
    return sum(map(_letter, text)) * size * SLACK


def widest(lines: Sequence[str], size: float = SIZE) -> float:
    """The width of several lines."""
    return max((width(line, size) for line in lines), default=0.0)


def wrap(lines: Sequence[str], limit: float) -> tuple[str, ...]:
    """The lines, broken at spaces where they are wider than the limit; a long word stays whole."""
    return tuple(part for line in lines for part in _wrapped(line, limit))


def _wrapped(line: str, limit: float) -> list[str]:
    parts = [""]
    for word in line.split():
        longer = f"{parts[-1]} {word}".strip()
        if parts[-1] and width(longer) > limit:
            parts.append(word)
        else:
            parts[-1] = longer
    return parts


def _letter(letter: str) -> float:
    if ord(letter) > 0x2FF:  # beyond the Latin letters
        return FOREIGN
    return next((share for share, letters in CLASSES if letter in letters), USUAL)
