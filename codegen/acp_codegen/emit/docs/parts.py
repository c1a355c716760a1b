"""The parts of a type as definition lists: properties, variants, constants, and whatever is in them."""

from __future__ import annotations

from acp_codegen.emit.docs.book import owner
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, entry, facts, literal, plain
from acp_codegen.emit.docs.paths import anchor
from acp_codegen.emit.docs.python import enum_owner, name_link, part_names
from acp_codegen.emit.docs.words import capability_words, malformed, null_words, presence, type_words
from acp_codegen.ir.class_names import object_of
from acp_codegen.ir.python_names import constant
from acp_codegen.ir.types import (
    META,
    META_DESCRIPTION,
    ArrayType,
    Capability,
    EnumType,
    EnumValue,
    Field,
    IntegerType,
    MapType,
    NullableType,
    ObjectType,
    OtherValue,
    RefType,
    Type,
    UnionType,
    Variant,
)
from acp_codegen.ir.walk import labelled, own_tag

UNTAGGED = "A variant without a tag is tried where the tag picks none, or where the variant picked does not fit."


def parts(kind: Type, path: str, links: VersionLinks) -> str:
    """What a type is made of, part by part; empty where it is made of nothing. `path` is that of the type's owner."""
    match kind:
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            return parts(inner, path, links)
        case ObjectType():
            fields = blocks(*(_field(member, path, links) for member in kind.fields))
            return fields if kind.union is None else blocks(fields, _union(kind.union, path, links, kind))
        case UnionType():
            return _union(kind, path, links, None)
        case EnumType():
            return _enum(kind, path, links)
        case _:
            return ""


def _field(member: Field, path: str, links: VersionLinks) -> str:
    path = f"{path}.{member.name}"
    meta = links.metadata() if member.name == META else ""
    return entry(
        f"{code(member.name)} {links.part_badges(member.features)}".strip(),
        anchor(path),
        facts(
            meta,
            type_words(member.type, links),
            presence(member),
            null_words(member, links.version.protocol.definitions),
            "" if owner(path) in links.version.derived else malformed(member),
            "sensitive" if member.sensitive else "",
            _python(part_names(path, member.features, links)),
        ),
        "" if meta and member.description == META_DESCRIPTION else links.prose(member.description),
        _needs(member.capability, links),
        parts(member.type, path, links),
    )


def _python(names: str) -> str:
    return f"Python {names}" if names else ""


def _needs(capability: tuple[Capability, ...], links: VersionLinks) -> str:
    words = " and ".join(capability_words(one, links) for one in capability)
    return f"Only where {words}." if words else ""


def _union(kind: UnionType, path: str, links: VersionLinks, beside: ObjectType | None) -> str:
    """The alternatives of a union; `beside` is the object with properties beside it."""
    variants = (_variant(kind, v, f"{path}:{label}", links) for v, label in labelled(kind))
    kept = kind.fallback
    rest = "" if kept is None else f"In Python, {name_link(kept.class_name, links)}: {links.prose(kept.description)}"
    more = "Beside these properties it has those of a variant." if beside and beside.fields else ""
    own = kind.tag is not None and (beside is None or own_tag(beside))
    rule = "" if owner(path) in links.version.derived else told_apart(kind)
    if own:
        tag = entry(code(str(kind.tag)), anchor(f"{path}.{kind.tag}"), facts("string", _tag_presence(kind)), rule)
        return blocks(more, tag, *variants, rest)
    return blocks(f"{more} {rule}".strip(), *variants, rest)


def _tag_presence(kind: UnionType) -> str:
    return "optional" if any(v.tag is None for v in kind.variants) else "**required**"


def told_apart(kind: UnionType) -> str:
    """How a receiver finds the variant."""
    if kind.tag is None:
        rule = "exactly one has to fit" if kind.keyword == "oneOf" else "the first that fits is taken"
        return f"The variants are told apart by their shape: {rule}."
    words = f"The property {code(kind.tag)} tells which variant it is."
    if kind.other is not None:
        words += f" Any other text in it is read as the variant {_unsent(kind.other.label)}."
    if any(v.tag is None for v in kind.variants):
        return f"{words} {UNTAGGED}"
    return words if kind.other is not None else f"{words} Any other text in it is malformed."


def _unsent(label: str) -> str:
    """A name for readers that is never on the wire."""
    return f"*{plain(label)}*"


def _variant(union: UnionType, variant: Variant, path: str, links: VersionLinks) -> str:
    shown = type_words(variant.type, links)
    if isinstance(variant.type, ObjectType) and not variant.type.fields and variant.type.union is None:
        shown = "object without properties of its own" if variant.tag is not None else shown
    label = code(variant.label) if variant.tag is not None else _unsent(variant.label)
    told = links.prose(variant.description)
    brief = owner(path) in links.version.derived
    return entry(
        f"{label} {links.part_badges(variant.features)}".strip(),
        anchor(path),
        facts(
            _tag_words(union, variant),
            shown,
            "" if brief else _needed(union, variant, links),
            _python(part_names(path, variant.features, links)),
            told if brief else "",
        ),
        "" if brief else told,
        _needs(variant.capability, links),
        parts(variant.type, path, links),
    )


def _needed(union: UnionType, variant: Variant, links: VersionLinks) -> str:
    """What a variant has to have that is another definition, beside its tag."""
    own = object_of(variant.type, links.version.protocol.definitions) if isinstance(variant.type, RefType) else None
    names = [f.name for f in own.fields if f.required and f.name != union.tag] if own else []
    return f"requires {', '.join(map(code, names))}" if names else ""


def _tag_words(union: UnionType, variant: Variant) -> str:
    if union.tag is None:
        return ""
    if variant.tag is not None:
        return f"{code(union.tag)} is {literal(variant.tag)}"
    if variant is union.other:
        return f"{code(union.tag)} is any other text"
    implied = variant.implied_tag
    return "no tag" if implied is None else f"no tag, which means {literal(implied)}"


def _enum(kind: EnumType, path: str, links: VersionLinks) -> str:
    values = (_value(kind, value, path, links) for value in kind.values)
    return blocks(*values, "" if kind.other is None else _other_value(kind, kind.other, path, links))


def _value(kind: EnumType, value: EnumValue, path: str, links: VersionLinks) -> str:
    counted = isinstance(kind.base, IntegerType) and kind.other is not None
    name = f"Python {code(f'{enum_owner(path, links)}.{constant(value)}')}" if counted else ""
    return entry(
        f"{code(str(value.value))} {links.part_badges(value.features)}".strip(),
        anchor(f"{path}={value.value}"),
        facts(f"**{plain(value.title)}**" if value.title else "", name),
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
