"""What a value can be: the types of the model.

Two types are equal when they admit the same messages and read them the same way; prose and places do not count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from acp_codegen.diagnostics import Origin

Json = Any
"""A JSON value: None, bool, int, float, str, list or dict."""

Side = Literal["agent", "client"]
Test = Literal["present", "true", "nonEmpty"]


class Missing:
    """No value at all, where None would be JSON's null."""

    _only: Missing | None = None

    def __new__(cls) -> Missing:
        cls._only = cls._only or super().__new__(cls)
        return cls._only

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


MISSING = Missing()


@dataclass(frozen=True, slots=True)
class Capability:
    """A marker in a side's `initialize` message that permits something.

    `at` is a JSON Pointer into what that side (`of`) sends: the client its params, the agent its result.
    `test` says what counts as yes: present and not null, true, or a list with at least one valid item.
    """

    of: Side
    at: str
    test: Test
    origin: Origin = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class AnyType:
    """Any JSON value."""


@dataclass(frozen=True, slots=True)
class NullType:
    """null."""


@dataclass(frozen=True, slots=True)
class BooleanType:
    """true or false."""


@dataclass(frozen=True, slots=True)
class IntegerType:
    """A number without a fraction; `format` (int64, uint16, ...) implies bounds."""

    format: str | None = None
    minimum: int | None = None
    maximum: int | None = None


@dataclass(frozen=True, slots=True)
class NumberType:
    """A number."""

    format: str | None = None
    minimum: float | None = None
    maximum: float | None = None


@dataclass(frozen=True, slots=True)
class StringType:
    """Text; lengths count Unicode code points. `format` and `content_encoding` are annotations."""

    format: str | None = None
    min_length: int | None = None
    max_length: int | None = None
    content_encoding: str | None = None


@dataclass(frozen=True, slots=True)
class ArrayType:
    """A list of items of one type."""

    items: Type
    min_items: int | None = None
    max_items: int | None = None


@dataclass(frozen=True, slots=True)
class MapType:
    """An object whose keys are free and whose values are of one type."""

    values: Type


@dataclass(frozen=True, slots=True)
class RefType:
    """Another definition of the same protocol version."""

    name: str
    origin: Origin = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class NullableType:
    """A type or null."""

    inner: Type


@dataclass(frozen=True, slots=True)
class EnumValue:
    """One constant of an enum.

    `title` is a label for people where the value is a number, and `constant_name` what it is called in code, if that
    does not follow from the title.
    """

    value: str | int
    description: str = field(compare=False)
    origin: Origin = field(compare=False, repr=False)
    title: str | None = field(default=None, compare=False)
    features: tuple[str, ...] = field(default=(), compare=False)
    capability: tuple[Capability, ...] = field(default=(), compare=False)
    constant_name: str | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class EnumType:
    """Constants of a base type. With `other` the enum is open: any other value of the base type is read too."""

    base: StringType | IntegerType
    values: tuple[EnumValue, ...]
    other: OtherValue | None = None


@dataclass(frozen=True, slots=True)
class OtherValue:
    """What a value that no constant names means in an open enum; `read_as` is the constant to act on instead."""

    title: str = field(compare=False)
    description: str = field(compare=False)
    origin: Origin = field(compare=False, repr=False)
    read_as: str | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A property of an object.

    `default` is what a receiver puts where the property is absent; `{}` stands for the composed default of the
    referenced object. The flags say what a receiver does with a value that does not fit: `default_on_error` takes
    the default (or nothing), `skip_invalid_items` drops the items that do not fit, `default_on_null` reads null as
    absent. `error_default` is taken instead of the default where a value does not fit. A `sensitive` value is not
    shown where an object is.
    """

    name: str
    type: Type
    required: bool
    description: str = field(compare=False)
    origin: Origin = field(compare=False, repr=False)
    default: Json | Missing = MISSING
    default_on_error: bool = False
    skip_invalid_items: bool = False
    default_on_null: bool = False
    error_default: Json | Missing = MISSING
    sensitive: bool = field(default=False, compare=False)
    features: tuple[str, ...] = field(default=(), compare=False)
    capability: tuple[Capability, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class ObjectType:
    """An object with named properties, to which more may be added; `union` are alternatives beside them."""

    fields: tuple[Field, ...] = ()
    union: UnionType | None = None
    required: tuple[str, ...] = field(default=(), compare=False)

    def field(self, name: str) -> Field | None:
        return next((f for f in self.fields if f.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A branch of a union.

    `tag` is the value of the union's tag property, None for an untagged branch. `class_name` names the class in
    generated bindings and depends on nothing else. `implied_tag` is the tag that an absent one stands for: bindings
    read an untagged branch that has it only where the tag is absent or this one.
    """

    type: Type
    tag: str | None = None
    title: str | None = field(default=None, compare=False)
    description: str = field(default="", compare=False)
    class_name: str | None = field(default=None, compare=False)
    implied_tag: str | None = field(default=None, compare=False)
    origin: Origin = field(compare=False, repr=False)
    features: tuple[str, ...] = field(default=(), compare=False)
    capability: tuple[Capability, ...] = field(default=(), compare=False)

    @property
    def label(self) -> str:
        """What people call the branch."""
        unnamed = "null" if isinstance(self.type, NullType) else "untagged"
        return self.tag if self.tag is not None else self.title or unnamed


@dataclass(frozen=True, slots=True)
class Fallback:
    """The class that bindings keep a value whole in that only an untagged branch takes, against what its tag says."""

    class_name: str
    description: str
    origin: Origin = field(repr=False)


@dataclass(frozen=True, slots=True)
class UnionType:
    """Alternatives: tagged by the property `tag`, or told apart by their shape alone.

    `keyword` is JSON Schema's word for it. `other`, on a tagged union, is what reads a tag that no branch has.
    """

    keyword: Literal["anyOf", "oneOf"]
    variants: tuple[Variant, ...]
    tag: str | None = None
    other: Variant | None = None
    fallback: Fallback | None = field(default=None, compare=False)

    @property
    def tags(self) -> tuple[str, ...]:
        return tuple(v.tag for v in self.variants if v.tag is not None)


Type = (
    AnyType
    | NullType
    | BooleanType
    | IntegerType
    | NumberType
    | StringType
    | ArrayType
    | MapType
    | RefType
    | NullableType
    | EnumType
    | ObjectType
    | UnionType
)

META = "_meta"
META_TYPE = NullableType(MapType(AnyType()))
META_DESCRIPTION = (
    "Metadata that the protocol leaves to implementations. Omitted or null: none. Implementations MUST NOT read a "
    "meaning into keys that they do not know. A malformed value counts as omitted."
)
"""What is said of metadata where nothing more is to be said of it."""

INTEGER_BOUNDS: Mapping[str, tuple[int, int]] = {
    f"{sign}int{bits}": (0 if sign else -(2 ** (bits - 1)), 2 ** (bits if sign else bits - 1) - 1)
    for sign in ("", "u")
    for bits in (8, 16, 32, 64)
}
"""Lowest and highest value of each integer format (OpenAPI format registry)."""
