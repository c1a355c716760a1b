"""Enums of integers that are open: a number without a name is a member too."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Self

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from .numbers import Integer


class OpenInteger(IntEnum):
    """An integer, of which some have names. Any other is made a member called `OTHER` when it is met."""

    @classmethod
    def bounds(cls) -> tuple[int | None, int | None]:
        """The lowest and the highest value, both included; None where there is no bound."""
        return None, None

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        low, high = cls.bounds()
        if type(value) is not int or (low is not None and value < low) or (high is not None and value > high):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = "OTHER", value
        return member

    def __reduce_ex__(self, protocol: object) -> tuple[type[Self], tuple[int]]:
        return type(self), (int(self),)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        number: Any = Integer(*cls.bounds()).__get_pydantic_core_schema__(source, handler)
        return core_schema.no_info_after_validator_function(cls, number, metadata=number["metadata"])


class Member:
    """A member of an enum, which a plain number stands for as well."""

    def __init__(self, enum: type[OpenInteger]) -> None:
        self.enum = enum

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(self.enum)
