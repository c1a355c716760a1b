"""The parts of a type as definition lists: properties, variants, constants, and whatever is in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, entry, facts, literal, plain
from acp_codegen.emit.docs.paths import anchor
from acp_codegen.emit.docs.words import capability_words, malformed, type_words
from acp_codegen.ir.types import (
    META,
    META_DESCRIPTION,
    MISSING,
    ArrayType,
    Capability,
    EnumType,
    EnumValue,
    Field,
    MapType,
    NullableType,
    ObjectType,
    OtherValue,
    RefType,
    Type,
    UnionType,
    Variant,
)


def parts(kind: Type, path: str, links: VersionLinks) -> str:
    """What a type is made of, part by part; empty where it is made of nothing. `path` is that of the type's owner."""
    match kind:
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            return parts(inner, path, links)
        case ObjectType():
            fields = blocks(*(_field(member, path, links) for member in kind.fields))
            return fields if kind.union is None else blocks(fields, _union(kind.union, path, links, bool(fields)))
        case UnionType():
            return _union(kind, path, links, beside=False)
        case EnumType():
            return _enum(kind, path, links)
        case _:
            return ""


def _field(member: Field, path: str, links: VersionLinks) -> str:
    path = f"{path}.{member.name}"
    default = "" if member.default is MISSING else f"default {literal(member.default)}"
    needed = "**required**" if member.required else "optional"
    secret = "sensitive" if member.sensitive else ""
    meta = links.metadata() if member.name == META else ""
    return entry(
        f"{code(member.name)} {links.badges(member.features)}".strip(),
        anchor(path),
        facts(meta, type_words(member.type, links), needed, default, malformed(member), secret),
        "" if meta and member.description == META_DESCRIPTION else links.prose(member.description),
        _needs(member.capability, links),
        parts(member.type, path, links),
    )


def _needs(capability: tuple[Capability, ...], links: VersionLinks) -> str:
    words = " and ".join(capability_words(one, links) for one in capability)
    return f"Only where {words}." if words else ""


def _union(kind: UnionType, path: str, links: VersionLinks, beside: bool) -> str:
    variants = (_variant(kind, v, f"{path}:{label}", links) for v, label in _labelled(kind))
    kept = kind.fallback
    rest = "" if kept is None else f"In Python, class {code(kept.class_name)}: {links.prose(kept.description)}"
    return blocks(told_apart(kind, beside), *variants, rest)


def told_apart(kind: UnionType, beside: bool = False) -> str:
    """How a receiver finds the variant; `beside` says that properties stand beside the union."""
    more = "Beside these properties it has those of a variant. " if beside else ""
    if kind.tag is None:
        rule = "exactly one has to fit" if kind.keyword == "oneOf" else "the first that fits is taken"
        return f"{more}The variants are told apart by their shape: {rule}."
    words = f"{more}The property {code(kind.tag)} tells which variant it is."
    if kind.other is not None:
        words += f" Any other text in it is read as the variant {_unsent(kind.other.label)}."
    if any(v.tag is None for v in kind.variants):
        words += " A variant without a tag is tried where the tag picks none, or where the variant picked does not fit."
    return words


def _unsent(label: str) -> str:
    """A name for readers that is never on the wire."""
    return f"*{plain(label)}*"


def _labelled(kind: UnionType) -> Iterator[tuple[Variant, str]]:
    """The variants, the open one last, each with what it is called; those that share a name get a number."""
    seen: Counter[str] = Counter()
    for variant in (*kind.variants, *([kind.other] if kind.other else [])):
        seen[variant.label] += 1
        count = seen[variant.label]
        yield variant, variant.label if count == 1 else f"{variant.label}-{count}"


def _variant(union: UnionType, variant: Variant, path: str, links: VersionLinks) -> str:
    shown = type_words(variant.type, links)
    if isinstance(variant.type, ObjectType) and not variant.type.fields and variant.type.union is None:
        shown = "object without properties of its own" if variant.tag is not None else shown
    label = code(variant.label) if variant.tag is not None else _unsent(variant.label)
    return entry(
        f"{label} {links.badges(variant.features)}".strip(),
        anchor(path),
        facts(_tag_words(union, variant), shown, _class_words(variant)),
        links.prose(variant.description),
        _needs(variant.capability, links),
        parts(variant.type, path, links),
    )


def _tag_words(union: UnionType, variant: Variant) -> str:
    if union.tag is None:
        return ""
    if variant.tag is not None:
        return f"{code(union.tag)} is {literal(variant.tag)}"
    if variant is union.other:
        return f"{code(union.tag)} is any other text"
    implied = variant.implied_tag
    return "no tag" if implied is None else f"no tag, which means {literal(implied)}"


def _class_words(variant: Variant) -> str:
    """The class in bindings, where it is not that of the definition that is linked anyway."""
    same = isinstance(variant.type, RefType) and variant.type.name == variant.class_name
    return "" if variant.class_name is None or same else f"class {code(variant.class_name)}"


def _enum(kind: EnumType, path: str, links: VersionLinks) -> str:
    values = (_value(value, path, links) for value in kind.values)
    return blocks(*values, "" if kind.other is None else _other_value(kind, kind.other, path, links))


def _value(value: EnumValue, path: str, links: VersionLinks) -> str:
    return entry(
        f"{code(str(value.value))} {links.badges(value.features)}".strip(),
        anchor(f"{path}={value.value}"),
        f"**{plain(value.title)}**" if value.title else "",
        links.prose(value.description),
        _needs(value.capability, links),
    )


def _other_value(kind: EnumType, other: OtherValue, path: str, links: VersionLinks) -> str:
    known = f"any other {type_words(kind.base, links)}"
    acted_on = "" if other.read_as is None else f"taken for {literal(other.read_as)}"
    return entry(
        _unsent(other.title),
        anchor(f"{path}={other.title}"),
        facts(known, acted_on),
        links.prose(other.description),
    )
