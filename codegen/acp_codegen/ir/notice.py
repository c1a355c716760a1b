"""The word of warning on what stands behind a gate, the same in every output."""

from __future__ import annotations

from collections.abc import Collection, Sequence


def with_notice(description: str, features: Sequence[str], withdrawn: Collection[str] = ()) -> str:
    """The description, with a word of warning on what stands behind a gate; `withdrawn` are gates that are given up."""
    if not features:
        return description
    gone = [name for name in features if name in withdrawn]
    gates = " and ".join(f"`{name}`" for name in gone or features)
    word = "feature" if len(gone or features) == 1 else "features"
    if gone:
        return f"**Withdrawn** ({word} {gates}): given up; kept for those who still meet it.\n\n{description}"
    return f"**Unstable** ({word} {gates}): it may change or be dropped in any release.\n\n{description}"
