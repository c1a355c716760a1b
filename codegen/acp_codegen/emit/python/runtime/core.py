"""Core schemas as pydantic-core has them: nested mappings whose `type` says what a part is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias, cast

Schema: TypeAlias = dict[str, Any]
OPAQUE = frozenset({"metadata", "serialization", "config", "cls", "default", "default_factory", "function", "expected"})
"""Parts of a core schema that hold no schema that reads."""


def core_schema_of(cls: Any) -> Schema:
    """The complete core schema of a class, which pydantic builds only when it is needed."""
    if not cls.__pydantic_complete__:
        cls.model_rebuild()
    return cast("Schema", cls.__pydantic_core_schema__)


def class_of_ref(ref: str) -> str:
    """The name of the class that a definition of a core schema stands for."""
    return ref.rpartition(".")[2].partition(":")[0]


def parts(value: Any) -> list[Any] | None:
    """The items of a list or tuple; None for anything else."""
    return list(cast("tuple[Any, ...]", value)) if isinstance(value, (list, tuple)) else None


def members(value: Any) -> Schema | None:
    """The members of a mapping; None for anything else."""
    return cast("Schema", value) if isinstance(value, dict) else None


def value_at(value: Any, pointer: str) -> Any:
    """The part of a JSON value at a JSON Pointer (RFC 6901), None where there is none."""
    for part in pointer.split("/")[1:]:
        inner, items = members(value), parts(value)
        if inner is not None:
            value = inner.get(part.replace("~1", "/").replace("~0", "~"))
        else:
            value = items[int(part)] if items and part.isdecimal() and int(part) < len(items) else None
    return value


def leaves(value: Any) -> Iterator[Any]:
    """What stands in a JSON value and is neither an object nor a list."""
    inner = members(value)
    below = inner.values() if inner is not None else parts(value)
    if below is None:
        yield value
    else:
        for part in below:
            yield from leaves(part)


def is_schema(mapping: Schema) -> bool:
    """Whether a mapping is a schema, and not one from names, which can be any word, to schemas."""
    return isinstance(mapping.get("type"), str)


def opaque(mapping: Schema) -> frozenset[str]:
    """The keys of a mapping whose values hold no schema that reads."""
    return OPAQUE if is_schema(mapping) else frozenset()


def named(value: Any) -> Iterator[tuple[str, Schema]]:
    """Schemas with a name by which others refer to them, wherever they stand."""
    mapping = members(value)
    if mapping is None:
        inner = parts(value) or []
    else:
        if is_schema(mapping) and "ref" in mapping:
            yield mapping["ref"], mapping
        inner = [part for key, part in mapping.items() if key not in opaque(mapping)]
    for part in inner:
        yield from named(part)
