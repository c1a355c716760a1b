"""Definitions as the model and as JSON Schema have them, to hold one against the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, cast

from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from acp_codegen.diagnostics import Document
from acp_codegen.emit.json_schema.types import node
from acp_codegen.ir.model import Definition
from acp_codegen.ir.notes import Reading
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import INTEGER_BOUNDS, Json
from acp_codegen.load.protocol import read_definition
from repository import compiled, gates, projected

Schema = dict[str, Any]
FLAGS = {"x-deserialize-default-on-error", "x-deserialize-default-on-null"}

FORMS: dict[str, Schema] = {
    "Limits": {
        "type": "object",
        "properties": {
            "count": {"type": "integer", "format": "uint16"},
            "signed": {"type": "integer", "minimum": -2, "maximum": 2},
            "share": {"type": "number", "minimum": 0, "maximum": 1},
            "code": {"type": "string", "maxLength": 3},
            "name": {"type": "string", "minLength": 1},
            "two": {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": 2},
            "map": {"type": "object", "additionalProperties": {"type": ["integer", "null"]}},
            "any": {},
        },
        "required": ["name"],
    },
    "Closed": {"type": "string", "oneOf": [{"const": "a"}, {"const": "b"}]},
    "Open": {"type": "string", "anyOf": [{"const": "a"}], "x-other": {"title": "other"}},
    "Code": {"type": "integer", "format": "int32", "anyOf": [{"const": -1}], "x-other": {"title": "Other"}},
    "Item": {
        "type": "object",
        "properties": {
            "id": {"type": "string"},
            "kind": {"$ref": "#/$defs/Closed", "x-deserialize-default-on-error": True},
            "_meta": True,
        },
        "required": ["id"],
    },
    "Lenient": {
        "type": "object",
        "properties": {
            "flag": {"type": "boolean", "default": False, "x-deserialize-default-on-error": True},
            "item": {"anyOf": [{"$ref": "#/$defs/Item"}, {"type": "null"}], "x-deserialize-default-on-error": True},
            "strict": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
            "skipping": {
                "type": "array",
                "items": {"$ref": "#/$defs/Item"},
                "x-deserialize-skip-invalid-items": True,
            },
            "both": {
                "type": ["array", "null"],
                "items": {"$ref": "#/$defs/Item"},
                "x-deserialize-skip-invalid-items": True,
                "x-deserialize-default-on-error": True,
            },
            "some": {
                "type": "array",
                "items": {"type": "string"},
                "minItems": 1,
                "x-deserialize-skip-invalid-items": True,
                "x-deserialize-default-on-error": True,
            },
            "args": {"type": "array", "items": {"type": "string"}, "x-deserialize-default-on-null": True},
            "mode": {"$ref": "#/$defs/Closed", "x-error-default": "b", "x-deserialize-default-on-error": True},
            "needed": {"type": "array", "items": {"type": "string"}, "x-deserialize-default-on-error": True},
        },
        "required": ["needed"],
    },
    "Tagged": {
        "x-tag": "type",
        "oneOf": [
            {"x-tag-value": "item", "$ref": "#/$defs/Item"},
            {"x-tag-value": "bare"},
            {"x-tag-value": "own", "properties": {"text": {"type": "string"}}, "required": ["text"]},
        ],
    },
    "OpenTagged": {
        "x-tag": "type",
        "anyOf": [{"x-tag-value": "item", "$ref": "#/$defs/Item"}],
        "x-other": {"title": "other", "properties": {"id": {"type": "string"}}, "required": ["id"]},
    },
    "TaggedOrNot": {
        "x-tag": "type",
        "anyOf": [
            {"x-tag-value": "own", "properties": {"text": {"type": "string"}}, "required": ["text"]},
            {"title": "item", "$ref": "#/$defs/Item"},
        ],
    },
    "Untagged": {
        "anyOf": [
            {"title": "Number", "type": "integer", "format": "int64"},
            {"title": "Item", "$ref": "#/$defs/Item"},
            {"title": "Lenient", "$ref": "#/$defs/Lenient"},
        ]
    },
    "OneOf": {
        "oneOf": [
            {"title": "A", "type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]},
            {"title": "B", "type": "object", "properties": {"b": {"type": "string"}}, "required": ["b"]},
        ]
    },
    "Beside": {
        "type": "object",
        "properties": {"message": {"type": "string"}, "_meta": True},
        "required": ["message"],
        "x-tag": "mode",
        "anyOf": [{"x-tag-value": "item", "$ref": "#/$defs/Item"}],
        "x-other": {
            "title": "other",
            "oneOf": [{"title": "Item", "$ref": "#/$defs/Item"}, {"title": "OneOf", "$ref": "#/$defs/OneOf"}],
        },
    },
    "Stopped": {
        "type": "object",
        "properties": {"why": {"type": ["string", "null"], "x-deserialize-default-on-error": True}},
        "x-tag": "why",
        "anyOf": [
            {"x-tag-value": "done"},
            {"x-tag-value": "failed", "properties": {"error": {"type": "string"}}, "required": ["error"]},
            {"title": "none", "type": "object", "properties": {"why": {"type": "null"}}},
        ],
        "x-other": {"title": "other"},
    },
}
"""A definition for each form that a type can have, in the dialect of the sources."""


def _holder(value: Json, pointer: str) -> tuple[Json, str | int]:
    """The object or list that holds what a pointer points at, and the key or index there."""
    *path, last = [text.replace("~1", "/").replace("~0", "~") for text in pointer.split("/")[1:]]
    for step in path:
        value = value[int(step) if isinstance(value, list) else step]
    return value, int(last) if isinstance(value, list) else last


@dataclass(frozen=True)
class Model:
    """Definitions, and the same as JSON Schema."""

    definitions: dict[str, Definition]
    schema: Schema

    def read(self, value: Json, name: str) -> Reading:
        return read(value, self.definitions[name].type, self.definitions)

    def validator(self, name: str) -> Validator:
        return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": self.schema})

    def rest_validator(self, name: str) -> Validator:
        """What a value meets when all that a lenient receiver loses is taken away."""
        return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": self.relaxed})

    @cached_property
    def relaxed(self) -> Schema:
        """The schema in which a property need not be there where a malformed one is read as absent."""
        schema: Schema = changed(self.schema, _not_required)
        return schema


def without(value: Json, reading: Reading) -> Json:
    """The value with all that is lost taken away."""
    out = deepcopy(value)
    for note in reversed(reading.losses):
        holder, key = _holder(out, note.pointer)
        del holder[key]
    return out


@cache
def model(version: int) -> Model:
    """The forms above (0), or a protocol version with all gates open."""
    if version:
        return Model(dict(projected(version, gates()).definitions), bounded(compiled(version, gates())["$defs"]))
    at = Document("forms.json", "").origin()
    definitions = {name: read_definition(name, form, at.at(name), "") for name, form in FORMS.items()}
    return Model(definitions, bounded({name: node(d.type, definitions) for name, d in definitions.items()}))


def changed(node: Any, change: Callable[[Schema], Schema]) -> Any:
    """A JSON value with each object in it changed, the inner ones first."""
    if isinstance(node, list):
        return [changed(inner, change) for inner in cast("Sequence[Any]", node)]
    if not isinstance(node, dict):
        return node
    return change({word: changed(inner, change) for word, inner in cast("Schema", node).items()})


def bounded(schema: Schema) -> Schema:
    """A schema in which each integer format is spelt out as bounds: to JSON Schema a format is a remark."""
    out: Schema = changed(schema, _bounded)
    return out


def _bounded(node: Schema) -> Schema:
    low, high = INTEGER_BOUNDS.get(str(node.get("format")), (None, None))
    if low is None or high is None:
        return node
    return node | {"minimum": max(low, node.get("minimum", low)), "maximum": min(high, node.get("maximum", high))}


def _not_required(node: Schema) -> Schema:
    members, required = node.get("properties"), node.get("required")
    if not isinstance(members, dict) or not isinstance(required, list):
        return node
    lenient = {name for name, member in cast("Schema", members).items() if FLAGS.intersection(member)}
    return node | {"required": [name for name in cast("Sequence[str]", required) if name not in lenient]}
