"""Where two parts of the model differ in shape or in the gates that they need; prose and places do not count."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import Field, dataclass, fields, is_dataclass, replace
from typing import Any, cast

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.types import MISSING, ArrayType, EnumValue, NullableType, OtherValue, RefType, UnionType, Variant

UNNAMED = frozenset({"type", "fields", "variants", "values", "union", "inner"})
"""Parts that hold others and that people do not name on the way to them."""
GATES = "x-feature"
KEYWORDS = {
    "features": GATES,
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


OPEN = (OtherValue, Variant)
Near = tuple[Origin | None, Origin | None]


@dataclass(frozen=True, slots=True)
class Difference:
    """What stands at one place on either side, in words.

    `path` leads there through names (`label/required`); `origins` are the nearest places on each side. `part` is the
    path of the nearest part that has a name (`.label`, `:agent`, empty for the whole), `parts` are what has that name
    on each side, None where nothing has, and `aspect` is what of them differs, by its name in the sources: empty
    where the part as a whole is there on one side alone, or is something else.
    """

    path: str
    left: str
    right: str
    origins: Near
    part: str = ""
    aspect: str = ""
    parts: tuple[Any, Any] = (None, None)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a comparison is: see Difference."""

    path: str
    near: Near
    part: str
    parts: tuple[Any, Any]
    aspect: str = ""

    def at(self, left: Any, right: Any) -> _Place:
        near = (getattr(left, "origin", self.near[0]), getattr(right, "origin", self.near[1]))
        return replace(self, near=near)

    def aspect_of(self, name: str) -> _Place:
        return replace(self, path=f"{self.path}/{name}", aspect=name)

    def member(self, label: str, left: Any, right: Any) -> _Place:
        part = right if left is None else left
        mark = "=" if isinstance(part, (EnumValue, OtherValue)) else ":" if isinstance(part, Variant) else "."
        return replace(
            self, path=f"{self.path}/{label}", part=f"{self.part}{mark}{label}", parts=(left, right), aspect=""
        )

    def differ(self, left: str, right: str, near: Near | None = None) -> Difference:
        return Difference(self.path, left, right, near or self.near, self.part, self.aspect, self.parts)


def differences(left: Any, right: Any, path: str = "") -> Iterator[Difference]:
    """The differences between two parts of the same kind, in the order of the first; none where they are alike."""
    yield from _compare(left, right, _Place(path, (None, None), "", (left, right)))


def _compare(left: Any, right: Any, place: _Place) -> Iterator[Difference]:
    place = place.at(left, right)
    members, others = _named(left), _named(right)
    if type(left) is type(right) and is_dataclass(left) and not isinstance(left, RefType):
        for part in fields(left):
            if _counts(part):
                one, other = getattr(left, part.name), getattr(right, part.name)
                yield from _compare(one, other, _inside(left, part, place, one, other))
    elif members is not None and others is not None:
        yield from _members(members, others, place)
    elif not _alike(left, right):
        yield place.differ(_words(left), _words(right))


def _inside(whole: Any, part: Field[Any], place: _Place, left: Any, right: Any) -> _Place:
    if part.name in UNNAMED:
        return place
    below = place.aspect_of(_keyword(whole, part.name))
    # The open branch has a name, and is a part of its own where both sides have it.
    both = isinstance(left, OPEN) and isinstance(right, OPEN)
    return replace(place.member(_label(left), left, right), path=below.path) if both else below


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


def _members(left: dict[str, Any], right: dict[str, Any], place: _Place) -> Iterator[Difference]:
    """The parts of two lists by name: their order is for readers and is no difference."""
    for label in [*left, *(k for k in right if k not in left)]:
        here = place.member(label, left.get(label), right.get(label))
        if label in left and label in right:
            yield from _compare(left[label], right[label], here)
        else:
            near = place.near
            origins = (left[label].origin, near[1]) if label in left else (near[0], right[label].origin)
            there, gone = f"has {label}", f"has no {label}"
            yield here.differ(*((there, gone) if label in left else (gone, there)), origins)


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
    named = next((v for v in (getattr(part, n, None) for n in ("name", "value", "title")) if v is not None), part)
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
