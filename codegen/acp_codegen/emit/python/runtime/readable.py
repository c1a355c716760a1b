"""What `decode` reads beside the generated classes and their unions: lists, objects, and unions of them."""

from __future__ import annotations

from typing import Any

from pydantic_core import core_schema

from .core import Schema, members
from .labels import label_of
from .model import Model
from .numbers import Integer, Number
from .unions import ALTERNATIVES

STRICT = frozenset({"str", "bool"})
AS_THEY_ARE = frozenset({"any", "none", "literal", "tagged-union", "definition-ref", "is-instance", "chain"})


def readable(schema: Schema) -> Schema:
    """The core schema of a type, with nothing coerced and its unions by order. Raises TypeError for other types."""
    kind = schema["type"]
    if kind == "model" and issubclass(schema["cls"], Model):
        return schema
    if kind in AS_THEY_ARE or ALTERNATIVES in _told(schema) or _told(schema).keys() & {"number", "json"}:
        return schema
    if kind in STRICT:
        return schema | {"strict": True}
    if kind in ("int", "float"):
        marker: Any = Integer() if kind == "int" else Number()
        made: Schema = marker.__get_pydantic_core_schema__(None, None)
        return made
    return _container(schema)


def _container(schema: Schema) -> Schema:
    match schema["type"]:
        case "union":
            return _union(schema)
        case "json-or-python":
            return readable(schema["json_schema"])
        case "list":
            return schema | {"items_schema": readable(schema["items_schema"])}
        case "dict":
            keys = core_schema.str_schema(strict=True)
            return schema | {"keys_schema": keys, "values_schema": readable(schema["values_schema"])}
        case "nullable" | "definitions" | "default":
            return schema | {"schema": readable(schema["schema"])}
        case kind:
            words = "decode reads the classes of this package, and lists, dicts, Sequences, Mappings and unions of them"
            raise TypeError(f"{words}; it does not read a {kind}")


def _union(schema: Schema) -> Schema:
    """A union of types, of which the first that fits is taken: each told by a name of its own."""
    given: list[Any] = schema["choices"]
    choices: list[Schema] = [choice if members(choice) is not None else choice[0] for choice in given]
    labels = [label_of(choice) for choice in choices]
    labels = [f"{label} {i}" if label in labels[:i] else label for i, label in enumerate(labels)]
    named = [(readable(choice), label) for choice, label in zip(choices, labels, strict=True)]
    return {"type": "union", "choices": named, "mode": "left_to_right", "metadata": {ALTERNATIVES: labels}}


def _told(schema: Schema) -> Schema:
    told: Schema = schema.get("metadata", {})
    return told
