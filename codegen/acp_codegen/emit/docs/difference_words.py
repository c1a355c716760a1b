"""What differs in a part of two versions, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import code, literal
from acp_codegen.emit.docs.words import leniency, type_words
from acp_codegen.ir.availability import Alternatives
from acp_codegen.ir.difference import GATES, KEYWORDS, Difference
from acp_codegen.ir.types import MISSING, EnumType, ObjectType, Type, UnionType

LENIENCY = {KEYWORDS[name] for name in ("default_on_error", "skip_invalid_items", "default_on_null", "error_default")}


@dataclass(frozen=True)
class Sides:
    """Links into the two versions that are compared."""

    left: VersionLinks
    right: VersionLinks

    def both(self, left: str, right: str) -> str:
        """What holds in each version."""
        return f"{left} in {self.left.version.name}, {right} in {self.right.version.name}"

    def ways(self, ways: tuple[Alternatives, Alternatives]) -> str:
        """The gates that something needs in each version."""
        return self.both(_ways(ways[0], self.left), _ways(ways[1], self.right))


def change_words(changes: Sequence[Difference], sides: Sides) -> Iterator[str]:
    """What differs in one part that both versions have; one phrase for each of its aspects."""
    left, right = changes[0].parts
    told: set[str] = set()
    for change in changes:
        words = _WORDS.get(change.aspect)
        if change.aspect in LENIENCY:
            text = sides.both(f"*{leniency(left, sides.left)}*", f"*{leniency(right, sides.right)}*")
        elif words is not None:
            text = words(left, right, sides)
        else:
            words_of = (code(f"{change.aspect} {side}") for side in (change.left, change.right))
            text = _types(left, right, sides) or sides.both(*words_of)
        if text not in told:
            told.add(text)
            yield text


def _types(left: object, right: object, sides: Sides) -> str:
    """The type on each side; empty where it reads the same."""
    one = _type(getattr(left, "type", None), sides.left)
    other = _type(getattr(right, "type", None), sides.right)
    plain = (_type(getattr(part, "type", None), sides.left) for part in (left, right))
    return sides.both(one, other) if one and other and len(set(plain)) == 2 else ""


def _type(kind: Type | None, links: VersionLinks) -> str:
    match kind:
        case None:
            return ""
        case ObjectType():
            return "an object"
        case UnionType(tag=str(tag)):
            return f"a union told apart by {code(tag)}"
        case UnionType():
            return "a union told apart by shape"
        case EnumType():
            return "an enum"
        case _:
            return type_words(kind, links)


def _ways(ways: Alternatives, links: VersionLinks) -> str:
    if frozenset() in ways:
        return "stable"
    return "behind " + " or ".join(links.badges(sorted(way)) for way in sorted(ways, key=sorted))


Words = Callable[[object, object, Sides], str]


def _required(left: object, right: object, sides: Sides) -> str:
    words = ("required" if getattr(part, "required", False) else "optional" for part in (left, right))
    return sides.both(*words)


def _default(left: object, right: object, sides: Sides) -> str:
    values = (getattr(part, "default", MISSING) for part in (left, right))
    return sides.both(*("no default" if value is MISSING else f"default {literal(value)}" for value in values))


def _openness(left: object, right: object, sides: Sides) -> str:
    return sides.both(*("open" if _choice(part, "other") else "closed" for part in (left, right)))


def _tag(left: object, right: object, sides: Sides) -> str:
    tags = (_choice(part, "tag") for part in (left, right))
    return sides.both(*(f"told apart by {code(str(tag))}" if tag else "told apart by shape" for tag in tags))


def _tag_value(left: object, right: object, sides: Sides) -> str:
    tags = (getattr(part, "tag", None) for part in (left, right))
    return sides.both(*("without a tag" if tag is None else f"tag {literal(tag)}" for tag in tags))


def _keyword(left: object, right: object, sides: Sides) -> str:
    return sides.both(*(code(str(_choice(part, "keyword"))) for part in (left, right)))


def _gates(left: object, right: object, sides: Sides) -> str:
    one, other = (frozenset({frozenset(getattr(part, "features", ()))}) for part in (left, right))
    return sides.ways((one, other))


def _choice(part: object, name: str) -> object:
    """An attribute of the enum or union that a part is, or that stands beside its properties."""
    kind = getattr(part, "type", None)
    kind = kind.union if isinstance(kind, ObjectType) else kind
    return getattr(kind, name, None)


_WORDS: Mapping[str, Words] = {
    "required": _required,
    "default": _default,
    GATES: _gates,
    KEYWORDS["other"]: _openness,
    "x-tag": _tag,
    "x-tag-value": _tag_value,
    KEYWORDS["keyword"]: _keyword,
}
