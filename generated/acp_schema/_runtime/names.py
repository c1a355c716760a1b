"""Names of properties that the schema does not list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic_core import CoreSchema, core_schema

from .json_values import not_json


class UnlistedName(str):
    """A wire name that is also the Python name of a listed property, and is not to be taken for that."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash((UnlistedName, str(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnlistedName) and str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other


def unlisted(cls: Any, members: Mapping[str, Any]) -> dict[str, Any]:
    """Members as a class keeps them that it does not list, by their wire names.

    Raises TypeError for a name that it lists, and ValueError for what is no JSON value.
    """
    attributes: dict[str, Any] = cls.__pydantic_fields__
    listed = [name for name in members if name in {field.alias or own for own, field in attributes.items()}]
    if listed:
        raise TypeError(f"{cls.__name__} lists {', '.join(sorted(listed))}: the constructor and model_copy set that")
    for at, why in not_json(dict(members)):
        raise ValueError(f"{'/'.join(map(str, ('', *at))) or 'the names'}: {why}")
    return {UnlistedName(name) if name in attributes else name: value for name, value in members.items()}


def unlisted_names(taken: Sequence[str]) -> CoreSchema:
    """Reads names of unlisted properties; those that are `taken` by attributes are kept apart."""
    apart = core_schema.chain_schema(
        [core_schema.literal_schema(list(taken)), core_schema.no_info_plain_validator_function(UnlistedName)]
    )
    return core_schema.union_schema([apart, core_schema.str_schema()], mode="left_to_right")
