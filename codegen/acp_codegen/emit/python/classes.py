"""From a projected protocol to the shapes of its package."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from acp_codegen.diagnostics import Origin
from acp_codegen.emit.python.members import member_of
from acp_codegen.emit.python.shapes import Alias, Choice, Class, Enumeration, Member, Shape, Shapes
from acp_codegen.ir import extension
from acp_codegen.ir.class_names import (
    branch_class,
    has_class,
    item_class,
    limits,
    object_of,
    property_class,
    value_class,
)
from acp_codegen.ir.model import Definition, Protocol
from acp_codegen.ir.notice import with_notice
from acp_codegen.ir.python_names import attribute
from acp_codegen.ir.types import (
    AnyType,
    ArrayType,
    EnumType,
    Fallback,
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


def shapes(protocol: Protocol) -> Shapes:
    """Every class and alias of a protocol's package by name, in the order of the sources."""
    builder = _Builder(protocol)
    for definition in protocol.definitions.values():
        builder.define(definition)
    for name, text in extension.EXTENSIONS.items():
        builder.add(Alias(name=name, type=AnyType(), area=extension.AREA, description=text))
    return builder.found


def named_after(protocol: Protocol, definition: Definition) -> Shapes:
    """The classes and aliases of one definition alone: the one of its name, and those whose names follow from it."""
    builder = _Builder(protocol)
    builder.define(definition)
    return builder.found


@dataclass(slots=True)
class _Builder:
    protocol: Protocol
    found: Shapes = field(default_factory=dict[str, Shape])
    area: str = ""

    def define(self, definition: Definition) -> None:
        self.area = definition.area or "types"
        text = with_notice(definition.description, definition.features, self.protocol.withdrawn)
        self.named(definition.name, definition.type, text)

    def named(self, name: str, kind: Type, description: str) -> None:
        """The shape of a type under a name, with those of what stands in it."""
        if name in self.found:
            return  # A variant of a union is this definition, and has its tag besides.
        match kind:
            case ObjectType(union=None):
                self.add(Class(name=name, members=self.members(name, kind), area=self.area, description=description))
            case ObjectType(union=UnionType() as union):
                self.union(name, union, description, self.members(name, replace(kind, union=None)))
            case UnionType():
                self.union(name, kind, description, ())
            case EnumType(base=IntegerType(), other=OtherValue()):
                self.add(Enumeration(name=name, type=kind, area=self.area, description=description))
            case EnumType():
                read_as = kind.other.read_as if kind.other else None
                self.add(Alias(name=name, type=kind, area=self.area, read_as=read_as, description=description))
            case _:
                lifted = self.lifted(name, kind, description)
                self.add(Alias(name=name, type=lifted, area=self.area, description=description))

    def add(self, shape: Shape) -> None:
        self.found[shape.name] = shape

    def members(self, owner: str, kind: ObjectType) -> tuple[Member, ...]:
        return tuple(self.member(owner, f) for f in kind.fields)

    def member(self, owner: str, source: Field) -> Member:
        text = with_notice(source.description, source.features, self.protocol.withdrawn)
        kind = self.lifted(property_class(owner, source.name), source.type, text)
        return member_of(source, kind, text, self.protocol.definitions)

    def lifted(self, name: str, kind: Type, description: str, *, inside: bool = False) -> Type:
        """The type, with what needs a name of its own in the place of a reference to it.

        That is what an annotation cannot say in line: objects, unions, enums, and limits that lie `inside` a
        container. The name follows from where it stands, and what is said there describes it.
        """
        match kind:
            case NullableType():
                return NullableType(self.lifted(name, kind.inner, description, inside=inside))
            case ArrayType():
                kind = replace(kind, items=self.lifted(item_class(name), kind.items, description, inside=True))
                return self.apart(name, kind, description) if inside and limits(kind) != (None, None) else kind
            case MapType():
                return MapType(self.lifted(value_class(name), kind.values, description, inside=True))
            case ObjectType() | UnionType() | EnumType():
                return self.apart(name, kind, description)
            case StringType() | IntegerType() | NumberType() if inside and limits(kind) != (None, None):
                return self.apart(name, kind, description)
            case _:
                return kind

    def apart(self, name: str, kind: Type, description: str) -> RefType:
        if name in self.protocol.definitions:
            raise LookupError(f"{name} is a definition, and what a type in line is called in the Python bindings")
        self.named(name, kind, description)
        return RefType(name, Origin(self.protocol.origin.document, ""))

    def union(
        self, name: str, kind: UnionType, description: str, shared: tuple[Member, ...], *, home: bool = True
    ) -> None:
        """An alias of the classes of a union; `shared` are properties that all of them have.

        Its branches have their own class names at `home` alone: where another union takes all of this one in, they
        have the tag of that one too, and so other classes.
        """
        choices = [self.choice(name, kind, v, shared, home=home) for v in kind.variants]
        order = [i for i, c in enumerate(choices) if c.tag is None]
        if kind.other is not None:
            order.insert(0, len(choices))
            choices.append(self.open_choice(name, kind, kind.other, shared, home=home))
        if kind.fallback is not None:
            order.insert(0, len(choices))
            choices.append(self.fallback(name, kind, kind.fallback, shared, home=home))
        for implied in (v for v in kind.variants if v.implied_tag is not None):
            choices.append(replace(choices[kind.variants.index(implied)], tag=implied.implied_tag))
        self.add(
            Alias(
                name=name,
                type=AnyType(),
                area=self.area_of(name),
                choices=tuple(choices),
                tag=kind.tag,
                order=tuple(order),
                exclusive=kind.tag is None and kind.keyword == "oneOf",
                description=description,
            )
        )

    def choice(
        self, owner: str, kind: UnionType, variant: Variant, shared: tuple[Member, ...], *, home: bool
    ) -> Choice:
        name = branch_class(owner, variant.label, variant.class_name if home else None)
        own = object_of(variant.type, self.protocol.definitions)
        text = with_notice(variant.description, variant.features, self.protocol.withdrawn)
        if own is None or not has_class(variant, own, beside=bool(shared)):
            return Choice(variant.tag, variant.label, self.lifted(name, variant.type, text, inside=True))
        tag = () if variant.tag is None or kind.tag is None else (tag_member(kind.tag, variant.tag),)
        at_home = home and not (isinstance(variant.type, RefType) and variant.type.name != name)
        self.variant(name, (*tag, *shared), own, self.described(variant.type, text), home=at_home)
        return Choice(variant.tag, variant.label, RefType(name, variant.origin))

    def open_choice(
        self, owner: str, kind: UnionType, other: Variant, shared: tuple[Member, ...], *, home: bool
    ) -> Choice:
        name = branch_class(owner, other.label, other.class_name if home else None)
        tag = () if kind.tag is None else (open_member(kind.tag, StringType(), kind.tags),)
        self.variant(
            name,
            (*tag, *shared),
            object_of(other.type, self.protocol.definitions) or ObjectType(),
            other.description,
            home=home,
        )
        return Choice(None, other.label, RefType(name, other.origin))

    def fallback(
        self, owner: str, kind: UnionType, fallback: Fallback, shared: tuple[Member, ...], *, home: bool
    ) -> Choice:
        """What only the untagged branch takes, against its tag.

        It has what that branch requires; the rest is kept as it came, so that leniency takes nothing away.
        """
        loose = next(v for v in kind.variants if v.tag is None)
        implied = tuple(v.implied_tag for v in kind.variants if v.implied_tag is not None)
        own = object_of(loose.type, self.protocol.definitions) or ObjectType()
        needed = tuple(f for f in own.fields if f.required)
        members = (open_member(kind.tag or "", AnyType(), implied), *shared)
        name = branch_class(owner, "other", fallback.class_name if home else None)
        self.variant(name, members, ObjectType(needed), fallback.description, home=home)
        return Choice(None, "other", RefType(name, fallback.origin))

    def variant(self, name: str, first: tuple[Member, ...], own: ObjectType, description: str, *, home: bool) -> None:
        """The class of a variant: its tag and what all variants share, then what is its own.

        One that is a union itself is an alias of classes that have all of it.
        """
        members = _distinct(first, self.members(name, replace(own, union=None)))
        if own.union is not None:
            self.union(name, own.union, description, members, home=home)
        else:
            self.add(Class(name=name, members=members, area=self.area_of(name), description=description))

    def area_of(self, name: str) -> str:
        """Where a class belongs: the area of the definition that it is, else that of the one that it stands in."""
        definition = self.protocol.definitions.get(name)
        return (definition.area if definition else "") or self.area

    def described(self, kind: Type, description: str) -> str:
        """What is said of a variant: the words of its definition where it is one."""
        definition = self.protocol.definitions.get(kind.name) if isinstance(kind, RefType) else None
        return definition.description if definition is not None else description


def tag_member(wire: str, tag: str) -> Member:
    """The property that says which variant it is."""
    text = "Tells which variant this is."
    return Member(attribute=attribute(wire), wire=wire, type=StringType(), default=tag, constant=tag, description=text)


def open_member(wire: str, kind: Type, refuses: tuple[str, ...]) -> Member:
    """The tag of what no variant is meant for."""
    text = "Names a variant that this package does not have."
    return Member(attribute=attribute(wire), wire=wire, type=kind, refuses=refuses, description=text)


def _distinct(first: tuple[Member, ...], own: tuple[Member, ...]) -> tuple[Member, ...]:
    """The members of a variant, each once: its tag says more than its own ones, and those more than shared ones."""
    members = {m.attribute: m for m in first}
    members |= {m.attribute: _narrowed(m, members.get(m.attribute)) for m in own}
    members |= {m.attribute: m for m in first if m.constant is not None or m.refuses}
    return tuple(members.values())


def _narrowed(member: Member, shared: Member | None) -> Member:
    """A member of a variant, as lenient as the shared one that it narrows; what it has to have cannot be left out."""
    if shared is None or shared.on_error != "absent" or member.on_error is not None or member.required:
        return member
    return replace(member, absent_unless=shared.type)
