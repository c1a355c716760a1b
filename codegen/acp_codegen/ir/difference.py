"""Where two parts of the model differ in shape or in the gates that they need; prose and places do not count."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass
from typing import Any, cast

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.types import MISSING, ArrayType, NullableType, OtherValue, RefType, UnionType, Variant

UNNAMED = frozenset({"type", "fields", "variants", "values", "union", "inner"})
"""Parts that hold others and that people do not name on the way to them."""
KEYWORDS = {
    "features": "x-feature",
    "default_on_error": "x-deserialize-default-on-error",
    "skip_invalid_items": "x-deserialize-skip-invalid-items",
    "default_on_null": "x-deserialize-default-on-null",
    "error_default": "x-error-default",
    "min_length": "minLength",
    "max_length": "maxLength",
    "min_items": "minItems",
    "max_items": "maxItems",
    "content_encoding": "contentEncoding",
    "other": "x-other",
    "keyword": "anyOf or oneOf",
}
"""What the sources call a part of the model, where it is not the part's own name."""


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
    """The differences between two parts of the same kind, in the order of the first; none where they are alike."""
    yield from _compare(left, right, path, (None, None))


def _compare(left: Any, right: Any, path: str, near: tuple[Origin | None, Origin | None]) -> Iterator[Difference]:
    near = (getattr(left, "origin", near[0]), getattr(right, "origin", near[1]))
    one, other = _named(left), _named(right)
    if type(left) is type(right) and is_dataclass(left) and not isinstance(left, RefType):
        for part in fields(left):
            if _counts(part):
                below = path if part.name in UNNAMED else f"{path}/{_keyword(left, part.name)}"
                yield from _compare(getattr(left, part.name), getattr(right, part.name), below, near)
    elif one is not None and other is not None:
        yield from _members(one, other, path, near)
    elif not _alike(left, right):
        yield Difference(path, _words(left), _words(right), near)


def _alike(left: Any, right: Any) -> bool:
    """Whether two values are one in JSON, where 1, true and "1" are three."""
    if isinstance(left, RefType) and isinstance(right, RefType):
        return left.name == right.name
    if type(left) is not type(right) or is_dataclass(left) or left is MISSING:
        return left is right
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)


def _counts(part: Field[Any]) -> bool:
    """Whether a part belongs to the shape; gates are no part of equality, but decide where something is there."""
    return part.compare or part.name == "features"


def _keyword(whole: Any, name: str) -> str:
    if name == "tag":
        return "x-tag" if isinstance(whole, UnionType) else "x-tag-value"
    return KEYWORDS.get(name, name)


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
    """The parts that a tuple lists, by what they are called; None for what is no such tuple.

    Those that share a name, as branches without a title do, are told apart by their number.
    """
    parts = cast("Sequence[Any]", value) if isinstance(value, tuple) else (None,)
    if not all(hasattr(part, "origin") for part in parts):
        return None
    seen: Counter[str] = Counter()
    named: dict[str, Any] = {}
    for part in parts:
        label = _label(part)
        seen[label] += 1
        named[label if seen[label] == 1 else f"{label} {seen[label]}"] = part
    return named


def _label(part: Any) -> str:
    if isinstance(part, Variant):
        return part.label
    named = next((v for v in (getattr(part, n, None) for n in ("name", "value")) if v is not None), part)
    return str(named)


def _words(part: Any) -> str:
    match part:
        case RefType():
            return part.name
        case OtherValue() | Variant():
            return "open"
        case NullableType():
            return f"{_words(part.inner)} or null"
        case ArrayType(min_items=None, max_items=None):
            return f"a list of {_words(part.items)}"
        case tuple():
            return ", ".join(_words(inner) for inner in cast("Sequence[Any]", part)) or "nothing"
        case str() if part:
            return part
        case _ if is_dataclass(part) and not isinstance(part, type):
            shown = {_keyword(part, f.name): getattr(part, f.name) for f in fields(part) if f.compare}
            inner = ", ".join(f"{k}={_words(v)}" for k, v in shown.items() if v not in (None, (), False))
            return type(part).__name__.removesuffix("Type").lower() + (f" {inner}" if inner else "")
        case _:
            return "nothing" if part is None or part is MISSING else json.dumps(part, ensure_ascii=False)
