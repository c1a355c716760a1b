"""Words that several rules say."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def meant(name: str, known: Iterable[str], otherwise: str, new: str = "") -> str:
    """A hint: the known name that looks most like this one, or something else to do where none does.

    `new` is what to do where the name is right and what it names has still to be written.
    """
    near = get_close_matches(name, list(known), 1)
    if not near:
        return otherwise
    return f"is {near[0]} meant?" + (f" otherwise {new}" if new else "")


def listed(names: Iterable[str]) -> str:
    """Names in a sentence."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
