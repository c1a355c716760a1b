"""The classes and aliases of a package, before they are text.

Two shapes are equal when they read and write the same; prose does not count.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from acp_codegen.ir.types import MISSING, EnumType, Json, Missing, Type
from acp_codegen.ir.walk import references


@dataclass(frozen=True, slots=True)
class Made:
    """A value that is no plain JSON in Python: the type of its member reads it from `json`."""

    json: Json


Value = Json | Made


@dataclass(frozen=True, slots=True)
class About:
    """What a shape is for: the path of that part in the model, empty where it is none, and what is said of it.

    `words` are those of the sources, and `description` has the word of warning besides that a gate comes with.
    """

    path: str = ""
    words: str = ""
    description: str = ""


NOTHING = About()


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """A property of a class.

    `default` is what an absent one reads as, MISSING where it is required. `on_error` and the flags are the leniency
    of the source; `error_value` is what is taken where `on_error` is "default". `constant` is the tag that a variant
    always writes, and `only` the one value that a property can have, which a constructor fills in; `refuses` are tags
    that other variants read. `never_null` marks one whose annotation has None only for being absent. `absent_unless`
    is the wider type of a lenient property that a variant narrows.
    """

    attribute: str
    wire: str
    type: Type
    default: Value | Missing = MISSING
    on_error: Literal["absent", "default"] | None = None
    error_value: Value | Missing = MISSING
    skip_invalid_items: bool = False
    absent_on_null: bool = False
    empty_on_null: bool = False
    absent_unless: Type | None = None
    never_null: bool = False
    constant: str | None = None
    only: str | int | None = None
    refuses: tuple[str, ...] = ()
    sensitive: bool = False
    description: str = field(default="", compare=False)

    @property
    def required(self) -> bool:
        return self.default is MISSING

    @property
    def written(self) -> str | int | None:
        """What a value that is built has here where nothing is said."""
        return self.only if self.constant is None else self.constant


@dataclass(frozen=True, slots=True, kw_only=True)
class Class:
    """An object: a definition, or a variant of a union."""

    name: str
    members: tuple[Member, ...]
    area: str = field(compare=False)
    about: About = field(default=NOTHING, compare=False)

    def member(self, attribute: str) -> Member | None:
        return next((m for m in self.members if m.attribute == attribute), None)


@dataclass(frozen=True, slots=True)
class Choice:
    """An alternative of a union: its tag if it has one, what it is called, and its type."""

    tag: str | None
    label: str
    type: Type


@dataclass(frozen=True, slots=True, kw_only=True)
class Alias:
    """A name for a type that is no object. `choices` are the alternatives of a union, `tag` what tells them apart.

    Of alternatives without a tag that are `exclusive`, a value may fit one alone. `order` are the choices that are
    tried, in turn, where no tag picks one or the picked one refuses. `read_as` is the constant to act on for an
    unknown one.
    """

    name: str
    type: Type
    area: str = field(compare=False)
    choices: tuple[Choice, ...] = ()
    tag: str | None = None
    order: tuple[int, ...] = ()
    exclusive: bool = False
    read_as: str | None = None
    about: About = field(default=NOTHING, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Enumeration:
    """An open enum of integers: a class whose members have names."""

    name: str
    type: EnumType
    area: str = field(compare=False)
    about: About = field(default=NOTHING, compare=False)


Shape = Class | Alias | Enumeration
Shapes = dict[str, Shape]


def referred(shape: Shape) -> Iterator[str]:
    """The names of the shapes that a shape refers to."""
    for kind in _types(shape):
        yield from (ref.name for ref, _ in references(kind))


def _types(shape: Shape) -> list[Type]:
    match shape:
        case Class():
            return [m.type for m in shape.members]
        case Alias(choices=()) | Enumeration():
            return [shape.type]
        case Alias():
            return [c.type for c in shape.choices]


def leads_to(kind: Type, name: str, shapes: Shapes) -> bool:
    """Whether a type refers to a shape of this name, be it by way of others."""
    pending = [ref.name for ref, _ in references(kind)]
    for at in pending:
        pending += [more for more in referred(shapes[at]) if more not in pending]
    return name in pending
