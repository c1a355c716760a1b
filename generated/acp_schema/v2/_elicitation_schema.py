"""Form schemas."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.filling import filled_in
from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, Int64, UInt32, UInt64
from .._runtime.scalars import Boolean, Characters, Constants, Mapping, Meta, Sequence, Text
from .._runtime.unions import Tagged

ElicitationSchemaType: TypeAlias = Annotated[Literal["object"], Constants()]
"""The type of a form as a whole. The set is closed."""


class NumberPropertySchema(Model, frozen=True):
    """A field that takes a number, whole or not."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "number"}
    """What is always written, by Python name."""
    type: Literal["number"] = "number"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the field when showing it. Omitted or null: no name is given. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the field, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    minimum: AnyNumber | None = None
    """The lowest number allowed, itself included. Omitted or null: there is no lower bound. A malformed value makes the
    schema invalid.
    """
    maximum: AnyNumber | None = None
    """The highest number allowed, itself included. Omitted or null: there is no upper bound. A malformed value makes
    the schema invalid.
    """
    default: Annotated[AnyNumber | None, AbsentOnError()] = None
    """The number that the field holds at first. Omitted or null: nothing. A malformed value counts as omitted."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IntegerPropertySchema(Model, frozen=True):
    """A field that takes a whole number."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "integer"}
    """What is always written, by Python name."""
    type: Literal["integer"] = "integer"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the field when showing it. Omitted or null: no name is given. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the field, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    minimum: Int64 | None = None
    """The lowest number allowed, itself included. Omitted or null: there is no lower bound. A malformed value makes the
    schema invalid.
    """
    maximum: Int64 | None = None
    """The highest number allowed, itself included. Omitted or null: there is no upper bound. A malformed value makes
    the schema invalid.
    """
    default: Annotated[Int64 | None, AbsentOnError()] = None
    """The number that the field holds at first. Omitted or null: nothing. A malformed value counts as omitted, one with
    a fraction too.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class BooleanPropertySchema(Model, frozen=True):
    """A field that takes yes or no, sent as `true` or `false`."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "boolean"}
    """What is always written, by Python name."""
    type: Literal["boolean"] = "boolean"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the field when showing it. Omitted or null: no name is given. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the field, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    default: Annotated[Boolean | None, AbsentOnError()] = None
    """What the field says at first. Omitted or null: nothing. A malformed value counts as omitted."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ElicitationPropertySchemaOther(Model, frozen=True):
    """A type of field that this list does not have. Names that an implementation makes up MUST start with `_`; every
    other name is kept for ACP itself. A client that does not know the type MUST NOT show the field as if it were of a
    listed type; where it stores, replays or forwards the request, it should keep the field as it came.
    """

    type: Annotated[Text, NotOneOf(("string", "number", "integer", "boolean", "array"))]
    """Names a variant that this package does not have."""


StringFormat: TypeAlias = Annotated[Literal["email", "uri", "date", "date-time"] | str, Characters()]
"""What kind of text a field takes. The set is open: any other name is valid too."""


class EnumOption(Model, frozen=True):
    """One choice that has a name for people besides its value."""

    const: Text
    """The value that is sent as the answer, or as part of it, if the user picks this choice."""
    title: Text
    """What the user sees in place of the value."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the choice, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class StringMultiSelectItems(Model, frozen=True):
    """Choices that are nothing but their values."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "string"}
    """What is always written, by Python name."""
    type: Literal["string"] = "string"
    """Tells which variant this is."""
    enum: Annotated[Sequence[Text], Limits(1, None)]
    """The values, of which the user picks any number. An item that is not a string makes the schema invalid. So does an
    empty list.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class MultiSelectItemsOther(Model, frozen=True):
    """A type of choices that this list does not have. Names that an implementation makes up MUST start with `_`; every
    other name is kept for ACP itself. A client that does not know the type MUST NOT show the choices as plain texts;
    where it stores, replays or forwards the request, it should keep them as they came.
    """

    type: Annotated[Text, NotOneOf(("string",))]
    """Names a variant that this package does not have."""


class StringPropertySchema(Model, frozen=True):
    """A field that takes text. With `enum` or `oneOf` the user picks one of the listed values instead of typing. Names
    for the values go into `oneOf`; MCP's `enumNames` is not supported.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "string"}
    """What is always written, by Python name."""
    type: Literal["string"] = "string"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the field when showing it. Omitted or null: no name is given. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the field, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    min_length: Annotated[UInt32 | None, Field(alias="minLength")] = None
    """How many characters the text has to have at least. Omitted or null: there is no lower bound. A malformed value
    makes the schema invalid.
    """
    max_length: Annotated[UInt32 | None, Field(alias="maxLength")] = None
    """How many characters the text may have at most. Omitted or null: there is no upper bound. A malformed value makes
    the schema invalid.
    """
    pattern: Text | None = None
    """A regular expression that the text has to match, in the syntax of ECMA-262. It comes from the agent: whoever
    evaluates it MUST bound the time and the resources that this takes, so that no pattern can block the client. Omitted
    or null: any text will do. A malformed value makes the schema invalid.
    """
    format: StringFormat | None = None
    """What kind of text it is. Omitted or null: any. A format that is not listed is valid. A value that is not text
    makes the schema invalid.
    """
    default: Annotated[Text | None, AbsentOnError()] = None
    """The text or choice that the field holds at first. Omitted or null: nothing. A malformed value counts as omitted.
    """
    enum: Annotated[Sequence[Text] | None, Limits(1, None)] = None
    """The values to pick one from, shown as they are. Omitted or null: this member lists no choices. An item that is
    not a string makes the schema invalid. So does an empty list.
    """
    one_of: Annotated[Sequence[EnumOption] | None, Limits(1, None), Field(alias="oneOf")] = None
    """The values to pick one from, each with a name for people. Omitted or null: this member lists no choices. No entry
    is skipped: a malformed one makes the schema invalid. So does an empty list.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TitledMultiSelectItems(Model, frozen=True):
    """Choices that have names for people. They come without `type`; it is `anyOf` that tells what they are."""

    any_of: Annotated[Sequence[EnumOption], Limits(1, None), Field(alias="anyOf")]
    """The choices, of which the user picks any number. No entry is skipped: a malformed one makes the schema invalid.
    So does an empty list.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


MultiSelectItems: TypeAlias = Annotated[
    StringMultiSelectItems | TitledMultiSelectItems | MultiSelectItemsOther,
    Tagged(
        "type",
        {"string": StringMultiSelectItems},
        (
            MultiSelectItemsOther,
            TitledMultiSelectItems,
        ),
    ),
]
"""The choices of an `array` field. There are two ways to list them: values that are shown as they are, with the `type`
`string` and `enum`, and values with names for people, without `type` and with `anyOf`, as in MCP.
"""


class MultiSelectPropertySchema(Model, frozen=True):
    """A field in which the user picks any number of the listed choices. The answer is a list of their values."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "array"}
    """What is always written, by Python name."""
    type: Literal["array"] = "array"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the field when showing it. Omitted or null: no name is given. A malformed value counts as omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about the field, for the user to read. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    min_items: Annotated[UInt64 | None, Field(alias="minItems")] = None
    """How many choices the user has to pick at least. Omitted or null: there is no lower bound. A malformed value makes
    the schema invalid.
    """
    max_items: Annotated[UInt64 | None, Field(alias="maxItems")] = None
    """How many choices the user may pick at most. Omitted or null: there is no upper bound. A malformed value makes the
    schema invalid.
    """
    items: MultiSelectItems
    """The choices, and whether they have names for people."""
    default: Annotated[Sequence[Text] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The values that are picked at first. Omitted or null: none. A value that is not a list counts as omitted, and an
    invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ElicitationPropertySchema: TypeAlias = Annotated[
    StringPropertySchema
    | NumberPropertySchema
    | IntegerPropertySchema
    | BooleanPropertySchema
    | MultiSelectPropertySchema
    | ElicitationPropertySchemaOther,
    Tagged(
        "type",
        {
            "string": StringPropertySchema,
            "number": NumberPropertySchema,
            "integer": IntegerPropertySchema,
            "boolean": BooleanPropertySchema,
            "array": MultiSelectPropertySchema,
        },
        (ElicitationPropertySchemaOther,),
    ),
]
"""One field of a form. `type` says what it takes, as in JSON Schema. To let the user pick one of several values, a
`string` field lists them in `enum` or `oneOf`; to let the user pick several, there is `array`.
"""


class ElicitationSchema(Model, frozen=True):
    """A form, written as a JSON Schema of one flat object: each property is a field. Only a small part of JSON Schema
    belongs to it: there are no nested objects, no conditions, and no `$schema` to choose a dialect.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "object"}
    """What is always written, by Python name."""
    type: ElicitationSchemaType = filled_in("object")
    """Always `object`. Any other value makes the schema invalid, and so does leaving it out."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """A heading for the form. Omitted or null: there is none. A malformed value counts as omitted."""
    properties: Mapping[str, ElicitationPropertySchema]
    """The fields: the name under which each answer comes back in `content`, and what the field takes. It is required,
    even for a form without fields. One invalid field makes the schema invalid.
    """
    required: Sequence[Text] | None = None
    """The names of the fields that have to be answered. Omitted or null: none. An item that is not a string makes the
    schema invalid.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """What the form is about, for the user to read. Omitted or null: nothing is said. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
