"""Which gates a value needs to be what it is, and the value without what needs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from acp_codegen.ir.alternatives import Definitions
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import (
    MISSING,
    ArrayType,
    EnumType,
    Json,
    MapType,
    Missing,
    NullableType,
    ObjectType,
    RefType,
    Type,
    UnionType,
    Variant,
)
from acp_codegen.ir.walk import OPEN, Gates


def gates_shown(value: Json, kind: Type, definitions: Definitions) -> Gates:
    """The gates of the properties, variants and constants that stand in a value, which is a valid one of the type."""
    found: set[str] = set()
    _Walk(definitions, found).walk(value, kind)
    return frozenset(found)


def without_gates(value: Json, kind: Type, definitions: Definitions, kept: Gates = OPEN) -> Json | Missing:
    """The value without the properties and items that need other gates than those kept; MISSING where it needs one."""
    return _Walk(definitions, set(), kept).walk(value, kind)


@dataclass(frozen=True, slots=True)
class _Walk:
    """Goes through a value, gathers gates in `found`, and makes the value anew without what needs others than `kept`.

    All is kept where `kept` is None.
    """

    definitions: Definitions
    found: set[str]
    kept: Gates | None = None

    def walk(self, value: Json, kind: Type) -> Json | Missing:
        match kind:
            case RefType() if kind.name in self.definitions:
                definition = self.definitions[kind.name]
                return self._gated(value, definition.type, definition.features)
            case NullableType() if value is not None:
                return self.walk(value, kind.inner)
            case ArrayType() if isinstance(value, list):
                items = (self.walk(item, kind.items) for item in cast("Sequence[Json]", value))
                return [item for item in items if item is not MISSING]
            case MapType() if isinstance(value, dict):
                members = cast("Mapping[str, Json]", value)
                return _there({name: self.walk(inner, kind.values) for name, inner in members.items()})
            case EnumType():
                known = next((v for v in kind.values if v.value == value), None)
                return value if known is None or self._open(known.features) else MISSING
            case ObjectType() if isinstance(value, dict):
                return self._object(cast("Mapping[str, Json]", value), kind)
            case UnionType():
                picked = self._picked(value, kind)
                return value if picked is None else self._gated(value, picked.type, picked.features)
            case _:
                return value

    def _gated(self, value: Json, kind: Type, features: Sequence[str]) -> Json | Missing:
        return self.walk(value, kind) if self._open(features) else MISSING

    def _open(self, features: Sequence[str]) -> bool:
        self.found.update(features)
        return self.kept is None or self.kept.issuperset(features)

    def _object(self, members: Mapping[str, Json], kind: ObjectType) -> Json | Missing:
        known = [f for f in kind.fields if f.name in members]
        values = dict(members) | {f.name: self._gated(members[f.name], f.type, f.features) for f in known}
        rest = _there(values)
        return rest if kind.union is None else self.walk(rest, kind.union)

    def _picked(self, value: Json, kind: UnionType) -> Variant | None:
        """The branch that a value is of: by its tag, else the first that reads it."""
        if kind.tag is not None and isinstance(value, dict):
            named = cast("Mapping[str, Json]", value).get(kind.tag)
            tagged = next((v for v in kind.variants if v.tag is not None and v.tag == named), None)
            if tagged is not None:
                return tagged
        loose = [v for v in kind.variants if kind.tag is None or v.tag is None]
        return next((v for v in loose if read(value, v.type, self.definitions).verdict == "valid"), kind.other)


def _there(values: Mapping[str, Json | Missing]) -> Json:
    return {name: value for name, value in values.items() if value is not MISSING}
