"""Markers that narrow what a type takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, PydanticCustomError, core_schema


class Limits:
    """The lowest and highest length of a text or list, or value of a number."""

    def __init__(self, low: float | None, high: float | None) -> None:
        self.low, self.high = low, high

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return self._limited(handler(source), handler)

    def _limited(self, schema: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if schema["type"] == "nullable":
            return core_schema.nullable_schema(self._limited(schema["schema"], handler))
        if schema["type"] in ("str", "list"):
            lengths = {"min_length": self.low, "max_length": self.high}
            limited: CoreSchema = schema | {word: bound for word, bound in lengths.items() if bound is not None}
            return limited
        low, high = schema["metadata"]["bounds"]
        marker: Any = schema["metadata"]["number"]
        bounds = (_last(max, low, self.low), _last(min, high, self.high))
        narrowed: CoreSchema = marker(*bounds).__get_pydantic_core_schema__(None, handler)
        return narrowed


def _last(choose: Callable[[list[float]], float], *bounds: float | None) -> float | None:
    """The bound that counts of those that there are."""
    there = [bound for bound in bounds if bound is not None]
    return choose(there) if there else None


class NeverNull:
    """The property may be absent, which reads as None, but is never null."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        schema: Any = handler(source)
        inner: CoreSchema = schema["schema"] if schema["type"] == "nullable" else schema
        return inner


class NotOneOf:
    """Refuses values that have a meaning already: the tags that another variant reads."""

    def __init__(self, taken: tuple[str, ...]) -> None:
        self.taken = taken

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._refuse, handler(source))

    def _refuse(self, value: Any) -> Any:
        if isinstance(value, str) and value in self.taken:
            raise PydanticCustomError("taken", "Input should not be the tag of another variant")
        return value
