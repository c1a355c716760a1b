"""Which of several pages that a search finds comes first."""

from __future__ import annotations

from collections.abc import Iterable


def weight(path: str, paths: Iterable[str]) -> float:
    """How much a page weighs: more where names of others begin with its own, as `auth-status_update` does.

    A search takes what is typed for the beginning of words, and would put the longer and rarer name first.
    """
    stem = path.removesuffix(".md")
    longer = [other for other in paths if other.startswith(stem) and other != path]
    return 1.0 + len(longer)
