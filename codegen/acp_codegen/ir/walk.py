"""Going through the parts of a definition, with the gates that stand on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Definition, Method, Protocol
from acp_codegen.ir.types import (
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

Gates = frozenset[str]
Kind = Literal["definition", "property", "variant", "value", "method"]
OPEN: Gates = frozenset()


@dataclass(frozen=True, slots=True)
class Item:
    """A part that may carry a gate and a description of its own.

    `path` names it within its protocol (`AuthMethod:terminal`, `AgentCapabilities.auth`); `gates` are its own and
    those of the parts that it stands in, up to its definition.
    """

    kind: Kind
    path: str
    node: Definition | Method | Field | Variant | EnumValue | OtherValue
    gates: Gates

    @property
    def origin(self) -> Origin:
        return self.node.origin

    @property
    def own(self) -> tuple[str, ...]:
        return () if isinstance(self.node, OtherValue) else self.node.features

    @property
    def capability(self) -> tuple[Capability, ...]:
        return () if isinstance(self.node, (OtherValue, Definition)) else self.node.capability


def references(kind: Type, gates: Gates = OPEN) -> Iterator[tuple[RefType, Gates]]:
    """Each reference in a type, with the gates that stand between the type and it."""
    match kind:
        case RefType():
            yield kind, gates
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from references(inner, gates)
        case ObjectType():
            for member in kind.fields:
                yield from references(member.type, gates.union(member.features))
            if kind.union is not None:
                yield from references(kind.union, gates)
        case UnionType():
            for variant in branches(kind):
                yield from references(variant.type, gates.union(variant.features))
        case _:
            pass


def branches(union: UnionType) -> tuple[Variant, ...]:
    """The variants of a union, the open one last."""
    return union.variants if union.other is None else (*union.variants, union.other)


def labelled(union: UnionType) -> Iterator[tuple[Variant, str]]:
    """The variants of a union, the open one last, each with its label; those that share one get a number."""
    seen: Counter[str] = Counter()
    for variant in branches(union):
        seen[variant.label] += 1
        count = seen[variant.label]
        yield variant, variant.label if count == 1 else f"{variant.label}-{count}"


def items(protocol: Protocol) -> Iterator[Item]:
    """Every definition, property, variant, enum value and method of a protocol, in the order of the sources."""
    for definition in protocol.definitions.values():
        yield from definition_items(definition)
    yield from method_items(protocol)


def method_items(protocol: Protocol) -> Iterator[Item]:
    """The methods of a protocol."""
    for method in protocol.methods:
        yield Item("method", method.name, method, frozenset(method.features))


def definition_items(definition: Definition) -> Iterator[Item]:
    """A definition and the parts in it."""
    gates = frozenset(definition.features)
    yield Item("definition", definition.name, definition, gates)
    yield from _parts(definition.type, definition.name, gates)


def _parts(kind: Type, path: str, gates: Gates) -> Iterator[Item]:
    match kind:
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from _parts(inner, path, gates)
        case ObjectType():
            for member in kind.fields:
                yield from _part("property", f"{path}.{member.name}", member, gates)
            if kind.union is not None:
                yield from _parts(kind.union, path, gates)
        case UnionType():
            for variant, label in labelled(kind):
                yield from _part("variant", f"{path}:{label}", variant, gates)
        case EnumType():
            for value in kind.values:
                yield Item("value", f"{path}={value.value}", value, gates.union(value.features))
            if kind.other is not None:
                yield Item("value", f"{path}={kind.other.title}", kind.other, gates)
        case _:
            pass


def _part(kind: Kind, path: str, node: Field | Variant, gates: Gates) -> Iterator[Item]:
    inner = gates.union(node.features)
    yield Item(kind, path, node, inner)
    yield from _parts(node.type, path, inner)


def tags(definition: Definition) -> Iterator[tuple[str, UnionType]]:
    """The properties that tell the variants of a union apart, by path; what an object lists is a property of it."""
    yield from _tags(definition.type, definition.name)


def _tags(kind: Type, path: str) -> Iterator[tuple[str, UnionType]]:
    match kind:
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from _tags(inner, path)
        case ObjectType():
            for member in kind.fields:
                yield from _tags(member.type, f"{path}.{member.name}")
            inner_tags = _tags(kind.union, path) if kind.union is not None else ()
            yield from ((at, union) for at, union in inner_tags if union is not kind.union or own_tag(kind))
        case UnionType():
            if kind.tag is not None:
                yield f"{path}.{kind.tag}", kind
            for variant, label in labelled(kind):
                yield from _tags(variant.type, f"{path}:{label}")
        case _:
            pass


def own_tag(kind: ObjectType) -> bool:
    """Whether the tag of the union in an object is no property that the object lists."""
    return kind.union is not None and kind.union.tag is not None and kind.field(kind.union.tag) is None


def types(definition: Definition) -> Iterator[tuple[Type, Origin]]:
    """The type of a definition and those in it, each with where it was read from, without following references."""
    yield from _types(definition.type, definition.origin)


def _types(kind: Type, at: Origin) -> Iterator[tuple[Type, Origin]]:
    yield kind, at
    match kind:
        case ArrayType():
            yield from _types(kind.items, at.at("items"))
        case MapType():
            yield from _types(kind.values, at.at("additionalProperties"))
        case NullableType():
            yield from _types(kind.inner, at)
        case ObjectType():
            for member in kind.fields:
                yield from _types(member.type, member.origin)
            if kind.union is not None:
                yield from _types(kind.union, at)
        case UnionType():
            for variant in branches(kind):
                yield from _types(variant.type, variant.origin)
        case _:
            pass


def unions(definition: Definition) -> Iterator[UnionType]:
    """Each union in a definition, without following references."""
    return (kind for kind, _ in types(definition) if isinstance(kind, UnionType))


def objects(definition: Definition) -> Iterator[ObjectType]:
    """Each object with named properties in a definition, without following references."""
    return (kind for kind, _ in types(definition) if isinstance(kind, ObjectType))


def choices(kind: Type) -> Iterator[UnionType | EnumType]:
    """The unions and enums in a type, those of its properties and branches left out: they are parts of their own."""
    match kind:
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from choices(inner)
        case ObjectType() if kind.union is not None:
            yield kind.union
        case UnionType() | EnumType():
            yield kind
        case _:
            pass


def same_value(kind: Type) -> Iterator[RefType]:
    """The references in a type that are for the very value that the type is for, and not for a part of it."""
    match kind:
        case RefType():
            yield kind
        case NullableType():
            yield from same_value(kind.inner)
        case ObjectType() if kind.union is not None:
            yield from same_value(kind.union)
        case UnionType():
            for variant in branches(kind):
                yield from same_value(variant.type)
        case _:
            pass
