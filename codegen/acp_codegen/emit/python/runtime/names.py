"""Names of properties that the schema does not list."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic_core import CoreSchema, core_schema


class UnlistedName(str):
    """A wire name that is also the Python name of a listed property, and is not to be taken for that."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash((UnlistedName, str(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnlistedName) and str.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other


def unlisted_names(taken: Sequence[str]) -> CoreSchema:
    """Reads names of unlisted properties; those that are `taken` by attributes are kept apart."""
    apart = core_schema.chain_schema(
        [core_schema.literal_schema(list(taken)), core_schema.no_info_plain_validator_function(UnlistedName)]
    )
    return core_schema.union_schema([apart, core_schema.str_schema()], mode="left_to_right")
