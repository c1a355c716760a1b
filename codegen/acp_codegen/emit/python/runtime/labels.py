"""What types are called in errors, and which properties they list."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from .core import Schema, class_of_ref, members, parts

Inner = Callable[[Schema], Schema]
"""Takes away what stands around a schema and reads nothing."""


def label_of(schema: Schema) -> str:
    """What a type is called, as Python has it."""
    match schema["type"]:
        case "model":
            return str(schema["cls"].__name__)
        case "definition-ref":
            return class_of_ref(schema["schema_ref"])
        case "list":
            return f"list[{label_of(schema['items_schema'])}]"
        case "dict":
            return f"dict[str, {label_of(schema['values_schema'])}]"
        case "union":
            given: list[Any] = schema["choices"]
            return _either([choice if members(choice) is not None else choice[0] for choice in given])
        case "tagged-union":
            return _either(schema["choices"].values())
        case kind:
            return str(kind)


def _either(schemas: Iterable[Schema]) -> str:
    labels = (part for schema in schemas for part in label_of(schema).split(" | "))
    return " | ".join(dict.fromkeys(labels))


def known_properties(value: Any, schema: Schema, inner: Inner) -> int:
    """How many properties of a value, or of the items of a list, a type lists."""
    schema = inner(schema)
    items, inside = parts(value), members(value)
    match schema["type"]:
        case "nullable":
            return known_properties(value, schema["schema"], inner)
        case "list" if items is not None:
            return sum(known_properties(item, schema["items_schema"], inner) for item in items)
        case "model-fields" if inside is not None:
            return sum(f.get("validation_alias", name) in inside for name, f in schema["fields"].items())
        case "union":
            return max(known_properties(value, form, inner) for form, _ in schema["choices"])
        case "tagged-union":
            return max(known_properties(value, form, inner) for form in schema["choices"].values())
        case _:
            return 0
