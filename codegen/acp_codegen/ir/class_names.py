"""What the classes and aliases in Python are called that stand for parts of a definition.

A definition has the class of its own name. What an annotation cannot say in line has one that is named after where it
stands: objects, unions and enums in line, limits inside a container, and branches of unions.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.ir.model import Definition, Protocol
from acp_codegen.ir.python_names import pascal, snake
from acp_codegen.ir.types import (
    ArrayType,
    EnumType,
    Field,
    IntegerType,
    MapType,
    NullableType,
    NumberType,
    ObjectType,
    OtherValue,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)
from acp_codegen.ir.walk import branches, labelled

Definitions = Mapping[str, Definition]
Limits = tuple[float | None, float | None]


def branch_class(owner: str, label: str, given: str | None) -> str:
    """The class of a branch: the name that the sources give it, or that of the union with the branch's own."""
    return given or f"{owner}{pascal(label)}"


def property_class(owner: str, name: str) -> str:
    """What stands in line in a property."""
    return f"{owner}{pascal(name)}"


def item_class(name: str) -> str:
    """What stands in line in a list."""
    return f"{name}Item"


def value_class(name: str) -> str:
    """What stands in line in a map."""
    return f"{name}Value"


def any_name(name: str) -> str:
    """What an annotation calls a value of an open enum of integers: plain numbers are welcome too."""
    return f"Any{name}"


def known_names(name: str) -> tuple[str, str]:
    """The alias and the function that come with an enum that says what its unknown values are read as."""
    return f"Known{name}", f"known_{snake(name)}"


def limits(kind: Type) -> Limits:
    """The lowest and highest length or value that a scalar or list may have, by its own keywords."""
    match kind:
        case StringType():
            return kind.min_length, kind.max_length
        case IntegerType() | NumberType():
            return kind.minimum, kind.maximum
        case ArrayType():
            return kind.min_items, kind.max_items
        case _:
            return None, None


def object_of(kind: Type, definitions: Definitions) -> ObjectType | None:
    """The object that a type is, by way of references; a union of objects is one that has nothing beside it."""
    while isinstance(kind, RefType) and kind.name in definitions:
        kind = definitions[kind.name].type
    if isinstance(kind, UnionType) and all(object_of(v.type, definitions) is not None for v in branches(kind)):
        return ObjectType(union=kind)
    return kind if isinstance(kind, ObjectType) else None


def has_class(variant: Variant, own: ObjectType | None, *, beside: bool) -> bool:
    """Whether a branch has a class of its own: it is an object, and has a tag, shared properties, or no other name.

    `own` is the object that it is; `beside` says that properties stand beside the union.
    """
    return own is not None and (variant.tag is not None or beside or isinstance(variant.type, ObjectType))


@dataclass(frozen=True, slots=True)
class Where:
    """The path of a part; `closed` where what is below it is a part of another definition, and told there."""

    path: str
    closed: bool = False

    def below(self, step: str) -> Where:
        return self if self.closed else Where(self.path + step)


def class_names(protocol: Protocol) -> dict[str, tuple[str, ...]]:
    """The names that each part of a protocol brings beside those of definitions, by the part's path.

    `protocol` is as written or projected; a name does not depend on which gates are open.
    """
    found: dict[str, dict[str, None]] = {}
    namer = _Namer(protocol.definitions)
    for definition in protocol.definitions.values():
        for path, name in namer.named(Where(definition.name), definition.name, definition.type):
            if name not in protocol.definitions:
                found.setdefault(path, {})[name] = None
    return {path: tuple(names) for path, names in found.items()}


Named = Iterator[tuple[str, str]]
"""Paths of parts, each with a name."""


@dataclass(frozen=True, slots=True)
class _Namer:
    definitions: Definitions

    def named(self, at: Where, name: str, kind: Type) -> Named:
        """The names that come with a type that has a name itself."""
        match kind:
            case ObjectType(union=None):
                yield from self.members(at, name, kind.fields)
            case ObjectType(union=UnionType() as union):
                yield from self.members(at, name, kind.fields)
                yield from self.union(at, name, union, beside=bool(kind.fields))
            case UnionType():
                yield from self.union(at, name, kind, beside=False)
            case EnumType(other=None):
                pass
            case EnumType(other=OtherValue() as other):
                if other.read_as is not None:
                    yield from ((at.path, known) for known in known_names(name))
            case _:
                yield from self.lifted(at, name, kind)

    def members(self, at: Where, owner: str, fields: tuple[Field, ...]) -> Named:
        for member in fields:
            yield from self.lifted(at.below(f".{member.name}"), property_class(owner, member.name), member.type)

    def lifted(self, at: Where, name: str, kind: Type, *, inside: bool = False) -> Named:
        """The names of what cannot stand in line."""
        match kind:
            case NullableType():
                yield from self.lifted(at, name, kind.inner, inside=inside)
            case ArrayType():
                yield from self.lifted(at, item_class(name), kind.items, inside=True)
            case MapType():
                yield from self.lifted(at, value_class(name), kind.values, inside=True)
            case ObjectType() | UnionType() | EnumType():
                yield at.path, name
                yield from self.named(at, name, kind)
            case _:
                pass
        if inside and limits(kind) != (None, None):
            yield at.path, name

    def union(self, at: Where, name: str, kind: UnionType, *, beside: bool, home: bool = True) -> Named:
        """The classes of a union's branches; `beside` says that they share properties.

        Where another union takes all of this one in, the branches have classes that are named after that: not `home`.
        """
        for variant, label in labelled(kind):
            called = branch_class(name, variant.label, variant.class_name if home else None)
            there = at.below(f":{label}")
            own = object_of(variant.type, self.definitions)
            if variant is kind.other:
                yield from self.branch(there, called, own or ObjectType(), variant, home=home)
            elif own is not None and has_class(variant, own, beside=beside):
                at_home = home and not isinstance(variant.type, RefType)
                yield from self.branch(there, called, own, variant, home=at_home)
            else:
                yield from self.lifted(there, called, variant.type, inside=True)
        if kind.fallback is not None:
            yield at.path, branch_class(name, "other", kind.fallback.class_name if home else None)

    def branch(self, at: Where, name: str, own: ObjectType, variant: Variant, *, home: bool) -> Named:
        """The names that the class of a branch brings, which has all of the object that the branch is."""
        yield at.path, name
        if name in self.definitions:
            return  # It is that definition, and has its tag besides.
        inside = Where(at.path, at.closed or isinstance(variant.type, RefType))
        yield from self.members(inside, name, own.fields)
        if own.union is not None:
            yield from self.union(inside, name, own.union, beside=True, home=home)
