"""Text, booleans and containers, as JSON has them: nothing is coerced."""

from __future__ import annotations

from collections import abc
from typing import Annotated, Any, TypeAlias, TypeVar, get_args

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from .json_values import ANYTHING
from .leniency import AbsentOnError

Item = TypeVar("Item")
Key = TypeVar("Key")


class Characters:
    """Text, and no bytes for it. Constants in the annotation are for the reader: any text fits."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.str_schema(strict=True)


class TrueOrFalse:
    """true or false, and no word or number for them."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.bool_schema(strict=True)


class Items:
    """A JSON list. Read into a plain list, which pydantic does for `list` and not for `Sequence`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.list_schema(handler.generate_schema(get_args(source)[0]))


class Members:
    """A JSON object with free keys. Read into a plain dict, which pydantic does for `dict` and not for `Mapping`."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        values = handler.generate_schema(get_args(source)[1])
        return core_schema.dict_schema(core_schema.str_schema(strict=True), values)


class Constants:
    """One of the constants of a `Literal`, by JSON's equality: 1 and 1.0 are one, 1 and true are two."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.literal_schema(list(get_args(source)))


class JsonValue:
    """Any JSON value. It is kept as it is."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return ANYTHING


Json: TypeAlias = Annotated[Any, JsonValue()]
Text: TypeAlias = Annotated[str, Characters()]
Boolean: TypeAlias = Annotated[bool, TrueOrFalse()]
Sequence: TypeAlias = Annotated[abc.Sequence[Item], Items()]
Mapping: TypeAlias = Annotated[abc.Mapping[Key, Item], Members()]
Meta: TypeAlias = Annotated[Mapping[str, Json] | None, AbsentOnError(), Field(alias="_meta")]
"""The property `_meta`: metadata that the protocol leaves to implementations. It is kept as it is."""
