"""Words that several rules say."""

from __future__ import annotations

from collections.abc import Iterable

from acp_codegen.diagnostics import nearest


def meant(name: str, known: Iterable[str], otherwise: str, new: str = "") -> str:
    """A hint: the known name that looks most like this one, or something else to do where none does.

    `new` is what to do where the name is right and what it names has still to be written.
    """
    near = nearest(name, known)
    if near is None:
        return otherwise
    return f"is {near} meant?" + (f" otherwise {new}" if new else "")


def listed(names: Iterable[str]) -> str:
    """Names in a sentence."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
