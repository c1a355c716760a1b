"""What somebody may have meant who wrote a name that is not known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The known name that looks most like this one, capitals aside; None where none does."""
    names = {each.casefold(): each for each in known}
    near = get_close_matches(name.casefold(), names, 1)
    return names[near[0]] if near else None
