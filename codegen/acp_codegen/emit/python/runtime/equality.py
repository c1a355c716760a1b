"""When two values are one in JSON."""

from __future__ import annotations

from typing import Any

from .core import members, parts


def same_json(left: Any, right: Any) -> bool:
    """Whether two values are one in JSON, where 1 and 1.0 are, and 1 and true are not."""
    if left is right:
        return True
    if isinstance(left, bool) or isinstance(right, bool):
        return False
    if not isinstance(left, (dict, list, tuple)):
        return bool(left == right)
    one, other = members(left), members(right)
    if one is not None and other is not None:
        return one.keys() == other.keys() and all(same_json(one[key], other[key]) for key in one)
    first, second = parts(left), parts(right)
    if first is not None and second is not None:
        return len(first) == len(second) and all(map(same_json, first, second))
    return False
