"""What a receiver does with a value that does not fit, where the protocol says so; else it is an error.

The markers stand in `Annotated[...]` on a property. They work within pydantic-core, without a call into Python. The
constructor of a class and the receive report take them away again: see `twin`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, SchemaValidator, core_schema

AS_IT_IS = core_schema.simple_ser_schema("any")
"""Writes a value by its own class: which of the alternatives it is need not be found out again."""
ABSENT_WHERE = "absent where"
"""Marks, in the metadata of a schema, a union that leaves some values out: how, and a function that tells which."""
NULL = "null is read as absent"
EMPTY = "null is read as an empty list"
ABSENT = "read as absent"


class AbsentOnError:
    """`x-deserialize-default-on-error` on a property without a default: it is left out."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _omitted(handler(source))


class DefaultOnError:
    """`x-deserialize-default-on-error` on a property with a default: what `make` returns stands for the value.

    A `required` one has to be there all the same.
    """

    def __init__(self, make: Callable[[], Any], *, required: bool = False) -> None:
        self.make, self.required = make, required

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        lenient = core_schema.with_default_schema(handler(source), default_factory=self.make, on_error="default")
        # The steps of a chain give no default for what is absent.
        return core_schema.chain_schema([lenient, core_schema.any_schema()]) if self.required else lenient


class AbsentOnNull:
    """`x-deserialize-default-on-null`: null leaves the property out; any other value that does not fit is an error."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        absent = core_schema.chain_schema([core_schema.none_schema(), _omitted(NEVER)])
        return _leaving_out(handler(source), absent, NULL, lambda value: value is None)


class EmptyOnNull:
    """`x-deserialize-default-on-null` on a list that has to be there: null is read as an empty one."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        empty = core_schema.with_default_schema(NEVER, default_factory=list, on_error="default")
        from_null = core_schema.chain_schema([core_schema.none_schema(), empty])
        return _leaving_out(handler(source), from_null, EMPTY, lambda value: value is None)


class AbsentUnless:
    """Where all variants share a lenient property that this one narrows: what not even `form` takes is left out.

    What `form` takes and the variant does not is an error of the variant.
    """

    def __init__(self, form: Any) -> None:
        self.form = form

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        shared = handler.generate_schema(self.form)
        test = SchemaValidator(shared)
        return _leaving_out(
            handler(source),
            core_schema.chain_schema([_omitted(shared), NEVER]),
            ABSENT,
            lambda value: not test.isinstance_python(value),
        )


NEVER = core_schema.chain_schema([core_schema.none_schema(), core_schema.bool_schema(strict=True)])
"""Takes nothing."""


def _omitted(schema: CoreSchema) -> CoreSchema:
    """A schema that leaves out what it does not take."""
    return core_schema.with_default_schema(schema, on_error="omit")


def _leaving_out(value: CoreSchema, absent: CoreSchema, how: str, where: Callable[[Any], bool]) -> CoreSchema:
    """The schema of a value, or of one that is left out."""
    return core_schema.union_schema(
        [(value, "value"), (absent, "absent")],
        mode="left_to_right",
        metadata={ABSENT_WHERE: (how, where)},
        serialization=AS_IT_IS,
    )


class SkipInvalidItems:
    """`x-deserialize-skip-invalid-items`: an item of the list that does not fit is left out."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _skipping(handler(source))


def _skipping(schema: Any) -> CoreSchema:
    """The schema of a list, or of a list or null, that leaves out the items that do not fit."""
    if schema["type"] == "nullable":
        return core_schema.nullable_schema(_skipping(schema["schema"]))
    items = _omitted(schema["items_schema"])
    return core_schema.list_schema(items, min_length=schema.get("min_length"), max_length=schema.get("max_length"))


class Shared:
    """Makes one value of a type, from JSON text, when it is first needed: it never changes."""

    __slots__ = ("form", "made", "text")

    def __init__(self, form: Any, text: str = "{}") -> None:
        self.form, self.text = form, text
        self.made: Any = None

    def __call__(self) -> Any:
        if self.made is None:
            self.made = TypeAdapter(self.form).validate_json(self.text)
        return self.made


class Always:
    """Makes the same value each time."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def __call__(self) -> Any:
        return self.value
