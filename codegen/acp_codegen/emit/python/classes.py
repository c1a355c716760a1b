"""From a projected protocol to the shapes of its package."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from acp_codegen.diagnostics import Origin
from acp_codegen.emit.python.members import member_of
from acp_codegen.emit.python.shapes import About, Alias, Choice, Class, Enumeration, Member, Shape, Shapes
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
        builder.add(Alias(name=name, type=AnyType(), area=extension.AREA, about=About("", text, text)))
    return builder.found


def named_after(protocol: Protocol, definition: Definition) -> Shapes:
    """The classes and aliases of one definition alone: the one of its name, and those whose names follow from it."""
    builder = _Builder(protocol)
    builder.define(definition)
    return builder.found


@dataclass(frozen=True, slots=True)
class _Union:
    """A union under its name, with its path in the model, and the properties that all its classes have.

    Its branches have their own class names at `home` alone: where another union takes all of this one in, they have
    the tag of that one too, and so other classes.
    """

    name: str
    kind: UnionType
    path: str
    shared: tuple[Member, ...] = ()
    home: bool = True

    def class_name(self, label: str, given: str | None) -> str:
        """The class of a branch: the name that the sources give it, or that of the union with the branch's own."""
        return branch_class(self.name, label, given if self.home else None)


@dataclass(slots=True)
class _Builder:
    protocol: Protocol
    found: Shapes = field(default_factory=dict[str, Shape])
    area: str = ""

    def define(self, definition: Definition) -> None:
        self.area = definition.area or "types"
        about = self.about(definition.name, definition.description, definition.features)
        self.named(definition.name, definition.type, about)

    def about(self, path: str, words: str, features: tuple[str, ...]) -> About:
        return About(path, words, with_notice(words, features, self.protocol.withdrawn))

    def named(self, name: str, kind: Type, about: About) -> None:
        """The shape of a type under a name, with those of what stands in it."""
        if name in self.found:
            return  # A variant of a union is this definition, and has its tag besides.
        match kind:
            case ObjectType(union=None):
                self.add(Class(name=name, members=self.members(name, kind, about.path), area=self.area, about=about))
            case ObjectType(union=UnionType() as union):
                shared = self.members(name, replace(kind, union=None), about.path)
                self.union(_Union(name, union, about.path, shared), about)
            case UnionType():
                self.union(_Union(name, kind, about.path), about)
            case EnumType(base=IntegerType(), other=OtherValue()):
                self.add(Enumeration(name=name, type=kind, area=self.area, about=about))
            case EnumType():
                read_as = kind.other.read_as if kind.other else None
                self.add(Alias(name=name, type=kind, area=self.area, read_as=read_as, about=about))
            case _:
                lifted = self.lifted(name, kind, about)
                self.add(Alias(name=name, type=lifted, area=self.area, about=about))

    def add(self, shape: Shape) -> None:
        self.found[shape.name] = shape

    def members(self, owner: str, kind: ObjectType, path: str) -> tuple[Member, ...]:
        """The members of the class `owner` for an object at a path in the model."""
        return tuple(self.member(owner, f, path) for f in kind.fields)

    def member(self, owner: str, source: Field, path: str) -> Member:
        about = self.about(f"{path}.{source.name}", source.description, source.features)
        kind = self.lifted(property_class(owner, source.name), source.type, about)
        return member_of(source, kind, about.description, self.protocol.definitions)

    def lifted(self, name: str, kind: Type, about: About, *, inside: bool = False) -> Type:
        """The type, with what needs a name of its own in the place of a reference to it.

        That is what an annotation cannot say in line: objects, unions, enums, and limits that lie `inside` a
        container. The name follows from where it stands, and what is said there describes it.
        """
        match kind:
            case NullableType():
                return NullableType(self.lifted(name, kind.inner, about, inside=inside))
            case ArrayType():
                kind = replace(kind, items=self.lifted(item_class(name), kind.items, about, inside=True))
                return self.apart(name, kind, about) if inside and limits(kind) != (None, None) else kind
            case MapType():
                return MapType(self.lifted(value_class(name), kind.values, about, inside=True))
            case ObjectType() | UnionType() | EnumType():
                return self.apart(name, kind, about)
            case StringType() | IntegerType() | NumberType() if inside and limits(kind) != (None, None):
                return self.apart(name, kind, about)
            case _:
                return kind

    def apart(self, name: str, kind: Type, about: About) -> RefType:
        if name in self.protocol.definitions:
            raise LookupError(f"{name} is a definition, and what a type in line is called in the Python bindings")
        self.named(name, kind, about)
        return RefType(name, Origin(self.protocol.origin.document, ""))

    def union(self, union: _Union, about: About) -> None:
        """An alias of the classes of a union."""
        kind = union.kind
        choices = [self.choice(union, variant) for variant in kind.variants]
        order = [i for i, c in enumerate(choices) if c.tag is None]
        if kind.other is not None:
            order.insert(0, len(choices))
            choices.append(self.open_choice(union, kind.other))
        if kind.fallback is not None:
            order.insert(0, len(choices))
            choices.append(self.fallback(union, kind.fallback))
        for implied in (v for v in kind.variants if v.implied_tag is not None):
            choices.append(replace(choices[kind.variants.index(implied)], tag=implied.implied_tag))
        self.add(
            Alias(
                name=union.name,
                type=AnyType(),
                area=self.area_of(union.name),
                choices=tuple(choices),
                tag=kind.tag,
                order=tuple(order),
                exclusive=kind.tag is None and kind.keyword == "oneOf",
                about=about,
            )
        )

    def choice(self, union: _Union, variant: Variant) -> Choice:
        name = union.class_name(variant.label, variant.class_name)
        own = object_of(variant.type, self.protocol.definitions)
        about = self.about(f"{union.path}:{variant.label}", variant.description, variant.features)
        if own is None or not has_class(variant, own, beside=bool(union.shared)):
            return Choice(variant.tag, variant.label, self.lifted(name, variant.type, about, inside=True))
        tag = () if variant.tag is None or union.kind.tag is None else (tag_member(union.kind.tag, variant.tag),)
        home = union.home and not (isinstance(variant.type, RefType) and variant.type.name != name)
        path = self.inside(variant.type, about.path)
        self.variant(name, (*tag, *union.shared), own, self.described(name, variant.type, about), path, home=home)
        return Choice(variant.tag, variant.label, RefType(name, variant.origin))

    def open_choice(self, union: _Union, other: Variant) -> Choice:
        name, kind = union.class_name(other.label, other.class_name), union.kind
        about = self.about(f"{union.path}:{other.label}", other.description, ())
        tag = () if kind.tag is None else (open_member(kind.tag, StringType(), kind.tags),)
        own = object_of(other.type, self.protocol.definitions) or ObjectType()
        path = self.inside(other.type, about.path)
        self.variant(name, (*tag, *union.shared), own, about, path, home=union.home)
        return Choice(None, other.label, RefType(name, other.origin))

    def fallback(self, union: _Union, fallback: Fallback) -> Choice:
        """What only the untagged branch takes, against its tag.

        It has what that branch requires; the rest is kept as it came, so that leniency takes nothing away.
        """
        kind = union.kind
        loose = next(v for v in kind.variants if v.tag is None)
        implied = tuple(v.implied_tag for v in kind.variants if v.implied_tag is not None)
        own = object_of(loose.type, self.protocol.definitions) or ObjectType()
        needed = ObjectType(tuple(f for f in own.fields if f.required))
        members = (open_member(kind.tag or "", AnyType(), implied), *union.shared)
        name = union.class_name("other", fallback.class_name)
        about = self.about(union.path, fallback.description, ())
        self.variant(name, members, needed, about, self.inside(loose.type, union.path), home=union.home)
        return Choice(None, "other", RefType(name, fallback.origin))

    def variant(
        self, name: str, first: tuple[Member, ...], own: ObjectType, about: About, path: str, *, home: bool
    ) -> None:
        """The class of a variant: its tag and what all variants share, then what is its own, which is at a path.

        One that is a union itself is an alias of classes that have all of it.
        """
        members = _distinct(first, self.members(name, replace(own, union=None), path))
        if own.union is not None:
            self.union(_Union(name, own.union, path, members, home=home), about)
        else:
            self.add(Class(name=name, members=members, area=self.area_of(name), about=about))

    def area_of(self, name: str) -> str:
        """Where a class belongs: the area of the definition that it is, else that of the one that it stands in."""
        definition = self.protocol.definitions.get(name)
        return (definition.area if definition else "") or self.area

    def described(self, name: str, kind: Type, about: About) -> About:
        """What is said of a variant: the words of its definition where it is one."""
        definition = self.protocol.definitions.get(kind.name) if isinstance(kind, RefType) else None
        if definition is None:
            return about
        path = definition.name if name == definition.name else about.path
        return About(path, definition.description, definition.description)

    def inside(self, kind: Type, path: str) -> str:
        """The path that the parts of a type have: that of the definition that it refers to, else its own."""
        while isinstance(kind, RefType) and kind.name in self.protocol.definitions:
            path = kind.name
            kind = self.protocol.definitions[path].type
        return path


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
