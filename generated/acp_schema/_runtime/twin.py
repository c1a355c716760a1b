"""The strict twins of a validator: the same schema without leniency.

One builds values in Python, where what does not fit is a mistake to be told of. The other reads a message again to
tell what leniency left out, and why.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from pydantic_core import SchemaValidator

from .core import OPAQUE, Schema, core_schema_of, members, parts
from .leniency import NULL_IS_ABSENT

HIDDEN: Any = {"hide_input_in_errors": True}


@cache
def constructor(cls: type[Any]) -> SchemaValidator:
    """What builds an instance of a class from Python values by Python names; its parts have to be instances."""
    whole = core_schema_of(cls)
    model = whole
    while model["type"] != "model":
        model = model["schema"]
    built: Any = model | {"schema": _rebuilt(model["schema"], _with_instances)}
    if whole["type"] == "definitions":
        built = whole | {"schema": built, "definitions": _rebuilt(whole["definitions"], _with_instances)}
    return SchemaValidator(built, HIDDEN, _use_prebuilt=False)


def strict_reader(schema: Any) -> SchemaValidator:
    """What reads as the core schema says, but refuses what leniency would leave out."""
    return SchemaValidator(_rebuilt(schema, _strict), HIDDEN, _use_prebuilt=False)


def _rebuilt(value: Any, change: Callable[[Schema], Schema]) -> Any:
    """A core schema with each schema in it changed, the inner ones first."""
    schema, items = members(value), parts(value)
    if schema is not None:
        return change({key: part if key in OPAQUE else _rebuilt(part, change) for key, part in schema.items()})
    if items is None:
        return value
    changed = [_rebuilt(part, change) for part in items]
    return changed if isinstance(value, list) else tuple(changed)


def _strict(schema: Schema) -> Schema:
    if schema.get("metadata", {}).get(NULL_IS_ABSENT):
        strict: Schema = schema["choices"][0][0]
        return strict
    lenient = schema.get("type") == "default" and schema.get("on_error", "raise") != "raise"
    return schema["schema"] if lenient else schema


def _with_instances(schema: Schema) -> Schema:
    schema = _strict(schema)
    if schema.get("type") == "model":
        named = {"ref": schema["ref"]} if "ref" in schema else {}
        return {"type": "is-instance", "cls": schema["cls"], **named}
    if schema.get("type") == "tagged-union":
        return {"type": "union", "choices": list(schema["choices"].values()), "mode": "left_to_right"}
    return schema
