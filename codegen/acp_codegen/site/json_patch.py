"""What turns one JSON value into another, as a JSON Patch (RFC 6902)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Any, cast

from acp_codegen.diagnostics import pointer_join

ALONE = 40
"""What it takes to say that an item of an array comes or goes, beside the item, in characters."""
Operation = dict[str, Any]
"""`op` (add, replace or remove), `path`, and `value` where something is put there."""


def json_patch(before: Any, after: Any, at: str = "") -> list[Operation]:
    """The operations that turn `before` into `after`, to be applied in their order; none where they are equal.

    `at` is the JSON Pointer of the values. What an array gains is put where it stands; the rest of it is kept.
    """
    if _same(before, after):
        return []
    if isinstance(before, dict) and isinstance(after, dict):
        return list(_members(cast("dict[str, Any]", before), cast("dict[str, Any]", after), at))
    if isinstance(before, list) and isinstance(after, list):
        return list(_items(cast("Sequence[Any]", before), cast("Sequence[Any]", after), at))
    return [{"op": "replace", "path": at, "value": after}]


def _same(before: Any, after: Any) -> bool:
    """Whether two values are alike; to Python 1, 1.0 and true are, as text they are not."""
    return before == after and json.dumps(before) == json.dumps(after)


def _members(before: dict[str, Any], after: dict[str, Any], at: str) -> Iterator[Operation]:
    for name in before:
        if name not in after:
            yield {"op": "remove", "path": pointer_join(at, name)}
    for name, value in after.items():
        if name in before:
            yield from json_patch(before[name], value, pointer_join(at, name))
        else:
            yield {"op": "add", "path": pointer_join(at, name), "value": value}


def _items(before: Sequence[Any], after: Sequence[Any], at: str) -> Iterator[Operation]:
    """Position by position; where the lengths differ, the pairs of items are those that leave the least to say."""
    first = _alike(before, after)
    last = _alike(before[first:][::-1], after[first:][::-1])
    here = first
    for old, new in _aligned(before[first : len(before) - last], after[first : len(after) - last]):
        path = pointer_join(at, here)
        if not new:
            yield {"op": "remove", "path": path}
            continue
        if old:
            yield from json_patch(old[0], new[0], path)
        else:
            yield {"op": "add", "path": path, "value": new[0]}
        here += 1


def _alike(before: Sequence[Any], after: Sequence[Any]) -> int:
    """How many items are the same on both sides before the first that is not."""
    return sum(1 for _ in takewhile(lambda pair: _same(*pair), zip(before, after, strict=False)))


def _aligned(before: Sequence[Any], after: Sequence[Any]) -> list[tuple[list[Any], list[Any]]]:
    """Items of both sides in pairs; one that has no counterpart stands alone."""

    @cache
    def cost(i: int, j: int) -> int:
        return len(json.dumps(json_patch(before[i], after[j])))

    @cache
    def best(i: int, j: int) -> tuple[int, str]:
        """How much there is to say of what is left from two positions on, and the first step to it."""
        if i == len(before) and j == len(after):
            return 0, ""
        ways: list[tuple[int, str]] = []
        if i < len(before) and j < len(after):
            ways.append((best(i + 1, j + 1)[0] + cost(i, j), "both"))
        if j < len(after):
            ways.append((best(i, j + 1)[0] + len(json.dumps(after[j])) + ALONE, "new"))
        if i < len(before):
            ways.append((best(i + 1, j)[0] + len(json.dumps(before[i])) + ALONE, "old"))
        return min(ways, key=lambda way: way[0])

    pairs: list[tuple[list[Any], list[Any]]] = []
    i = j = 0
    while step := best(i, j)[1]:
        old, new = [before[i]] if step != "new" else [], [after[j]] if step != "old" else []
        pairs.append((old, new))
        i, j = i + len(old), j + len(new)
    return pairs
