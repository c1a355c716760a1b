"""What a receiver does with a value that does not fit, where the protocol says so; else it is an error.

The markers stand in `Annotated[...]` on a property. They work within pydantic-core, without a call into Python. The
constructor of a class and the receive report take them away again: see `twin`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

NULL_IS_ABSENT = "null is absent"
"""Marks, in the metadata of a schema, the union that `AbsentOnNull` makes."""


@dataclass(frozen=True, slots=True)
class AbsentOnError:
    """`x-deserialize-default-on-error` on a property without a default: it is left out."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_default_schema(handler(source), on_error="omit")


@dataclass(frozen=True, slots=True)
class DefaultOnError:
    """`x-deserialize-default-on-error` on a property with a default: what `make` returns stands for the value."""

    make: Callable[[], Any]

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.with_default_schema(handler(source), default_factory=self.make, on_error="default")


@dataclass(frozen=True, slots=True)
class AbsentOnNull:
    """`x-deserialize-default-on-null`: null leaves the property out; any other value that does not fit is an error."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        never = core_schema.with_default_schema(core_schema.bool_schema(strict=True), on_error="omit")
        absent = core_schema.chain_schema([core_schema.none_schema(), never])
        return core_schema.union_schema(
            [(handler(source), "value"), (absent, "null")],
            mode="left_to_right",
            metadata={NULL_IS_ABSENT: True},
        )


@dataclass(frozen=True, slots=True)
class SkipInvalidItems:
    """`x-deserialize-skip-invalid-items`: an item of the list that does not fit is left out."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return _skipping(handler(source))


def _skipping(schema: Any) -> CoreSchema:
    """The schema of a list, or of a list or null, that leaves out the items that do not fit."""
    if schema["type"] == "nullable":
        return core_schema.nullable_schema(_skipping(schema["schema"]))
    items = core_schema.with_default_schema(schema["items_schema"], on_error="omit")
    return core_schema.list_schema(items, min_length=schema.get("min_length"), max_length=schema.get("max_length"))


class Shared:
    """Makes one instance of a class, with nothing said in it, when it is first needed: it never changes."""

    __slots__ = ("cls", "made")

    def __init__(self, cls: type[Any]) -> None:
        self.cls = cls
        self.made: Any = None

    def __call__(self) -> Any:
        if self.made is None:
            self.made = self.cls()
        return self.made


@dataclass(frozen=True, slots=True)
class Always:
    """Makes the same value each time."""

    value: Any

    def __call__(self) -> Any:
        return self.value
