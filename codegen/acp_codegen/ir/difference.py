"""Where two parts of the model differ in shape; prose and places do not count."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, cast

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.types import MISSING, ArrayType, NullableType, RefType

UNNAMED = frozenset({"type", "fields", "variants", "values", "union", "inner"})
"""Parts that hold others and that people do not name on the way to them."""


@dataclass(frozen=True, slots=True)
class Difference:
    """What stands at one place on either side, in words.

    `path` leads there through names (`label/required`); `origins` are the nearest places on each side.
    """

    path: str
    left: str
    right: str
    origins: tuple[Origin | None, Origin | None]


def differences(left: Any, right: Any, path: str = "") -> Iterator[Difference]:
    """The differences between two parts of the same kind, deepest first reached; none where they are equal."""
    yield from _compare(left, right, path, (None, None))


def _compare(left: Any, right: Any, path: str, near: tuple[Origin | None, Origin | None]) -> Iterator[Difference]:
    near = (getattr(left, "origin", near[0]), getattr(right, "origin", near[1]))
    if left == right:
        return
    one, other = _named(left), _named(right)
    if type(left) is type(right) and is_dataclass(left):
        for part in fields(left):
            if part.compare:
                below = path if part.name in UNNAMED else f"{path}/{part.name}"
                yield from _compare(getattr(left, part.name), getattr(right, part.name), below, near)
    elif one is not None and other is not None:
        yield from _members(one, other, path, near)
    else:
        yield Difference(path, _words(left), _words(right), near)


def _members(
    left: dict[str, Any], right: dict[str, Any], path: str, near: tuple[Origin | None, Origin | None]
) -> Iterator[Difference]:
    """The parts of two lists by name: their order is for readers and is no difference."""
    for label in [*left, *(k for k in right if k not in left)]:
        if label in left and label in right:
            yield from _compare(left[label], right[label], f"{path}/{label}", near)
        else:
            origins = (left[label].origin, near[1]) if label in left else (near[0], right[label].origin)
            there, gone = f"has {label}", f"has no {label}"
            yield Difference(f"{path}/{label}", *((there, gone) if label in left else (gone, there)), origins)


def _named(value: Any) -> dict[str, Any] | None:
    """The parts that a tuple lists, by what they are called; None for what is no such tuple."""
    parts = cast("Sequence[Any]", value) if isinstance(value, tuple) else (None,)
    return {_label(p): p for p in parts} if all(hasattr(p, "origin") for p in parts) else None


def _label(part: Any) -> str:
    return str(next((v for v in (getattr(part, n, None) for n in ("name", "label", "value")) if v is not None), part))


def _words(part: Any) -> str:
    match part:
        case RefType():
            return part.name
        case NullableType():
            return f"{_words(part.inner)} or null"
        case ArrayType(min_items=None, max_items=None):
            return f"a list of {_words(part.items)}"
        case tuple():
            return ", ".join(_words(inner) for inner in cast("Sequence[Any]", part)) or "nothing"
        case _ if is_dataclass(part) and not isinstance(part, type):
            shown = {f.name: getattr(part, f.name) for f in fields(part) if f.compare}
            inner = ", ".join(f"{k}={_words(v)}" for k, v in shown.items() if v not in (None, (), False))
            return type(part).__name__.removesuffix("Type").lower() + (f" {inner}" if inner else "")
        case _:
            return "nothing" if part is None or part is MISSING else json.dumps(part, ensure_ascii=False)
