"""The strict twins of a validator: the same schema without leniency.

One builds values in Python, where what does not fit is a mistake to be told of. The other reads a message as it is
written, to find the alternative of a union that loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from pydantic_core import SchemaValidator

from .absence import is_left_out, kept_in
from .core import Schema, class_of_ref, core_schema_of, is_schema, members, named, opaque, parts
from .json_values import json_value, text_value
from .leniency import ABSENT_WHERE

HIDDEN: Any = {"hide_input_in_errors": True}
ONCE_MORE = "once more"
"""Marks, in the metadata of a schema, an alternative that reads the class of another one in a stricter way."""
Change = Callable[[Schema, Schema], Schema]
"""Makes a schema from the one that was, and the one whose parts are changed already."""


@cache
def constructor(cls: type[Any]) -> SchemaValidator:
    """What builds an instance of a class from Python values by Python names; its parts have to be instances."""
    whole = core_schema_of(cls)
    refs = dict(named(whole))
    model = whole
    while model["type"] != "model":
        model = refs[model["schema_ref"]] if model["type"] == "definition-ref" else model["schema"]
    inner: Any = {key: part for key, part in model.items() if key != "ref"}
    built = inner | {"schema": rebuilt(model["schema"], _with_instances)}
    if "definitions" in whole:
        definitions = rebuilt(whole["definitions"], _with_instances)
        built = {"type": "definitions", "schema": built, "definitions": definitions}
    return validator(built)


@cache
def strict_validator(cls: type[Any]) -> SchemaValidator:
    """What reads a class as it is written, and refuses what leniency would leave out."""
    return validator(rebuilt(core_schema_of(cls), strict))


def validator(schema: Any) -> SchemaValidator:
    """A validator for a changed schema: what classes have built already is not used for its parts."""
    return SchemaValidator(schema, HIDDEN, _use_prebuilt=False)


def rebuilt(value: Any, change: Change) -> Any:
    """A core schema with each schema in it changed, the inner ones first."""
    mapping, items = members(value), parts(value)
    if mapping is not None:
        kept = opaque(mapping)
        inner = {key: part if key in kept else rebuilt(part, change) for key, part in mapping.items()}
        return change(mapping, inner) if is_schema(mapping) else inner
    if items is None:
        return value
    changed = [rebuilt(part, change) for part in items]
    return changed if isinstance(value, list) else tuple(changed)


def strict(_: Schema, schema: Schema) -> Schema:
    """The schema without its own leniency."""
    if schema.get("metadata", {}).get(ABSENT_WHERE):
        value: Schema = schema["choices"][0][0]
        return value
    if is_left_out(schema):
        return kept_in(schema)
    lenient = schema.get("type") == "default" and schema.get("on_error", "raise") != "raise"
    return schema["schema"] if lenient else schema


def _with_instances(was: Schema, schema: Schema) -> Schema:
    schema = strict(was, schema)
    if schema.get("type") == "model":
        named = {"ref": schema["ref"]} if "ref" in schema else {}
        return {"type": "is-instance", "cls": schema["cls"], **named}
    if schema.get("type") == "str":
        return {"type": "function-after", "function": {"type": "no-info", "function": text_value}, "schema": schema}
    if schema.get("type") == "any":
        return {"type": "function-plain", "function": {"type": "no-info", "function": json_value}}
    if schema.get("type") == "tagged-union":
        return _one_of(list(schema["choices"].values()))
    if schema.get("type") == "union":
        choices = [choice for choice in schema["choices"] if not _is_once_more(choice)]
        schema = schema | {"choices": choices}
        return schema | _refusal(_names(schema))
    return schema


def _is_once_more(choice: Any) -> bool:
    return not members(choice) and ONCE_MORE in choice[0].get("metadata", {})


def _one_of(choices: list[Schema]) -> Schema:
    """Takes an instance of a variant's class, and sees to it that it has its tag."""
    union: Schema = {"type": "union", "choices": choices, "mode": "left_to_right"}
    with_tag = {"type": "no-info", "function": tagged}
    return {"type": "function-after", "function": with_tag, "schema": union | _refusal(_names(union))}


def tagged(value: Any) -> Any:
    """The value of a variant with the tag that tells it from the others.

    One that was read by its class alone can lack it: there, nothing has to be told apart.
    """
    constants: Schema = value.wire_constants
    lacking = constants.keys() - value.__pydantic_fields_set__
    return value.model_copy(update={name: constants[name] for name in lacking}) if lacking else value


def _refusal(names: list[str] | None) -> Schema:
    """How a union of classes refuses, in one error; nothing of its own where it takes more than instances."""
    if names is None:
        return {}
    words = f"Input should be an instance of one of: {', '.join(dict.fromkeys(names))}"
    return {"custom_error_type": "instance", "custom_error_message": words}


def _names(schema: Schema) -> list[str] | None:
    """The classes of which a schema takes instances; None where it takes other values too."""
    match schema["type"]:
        case "is-instance":
            return [schema["cls"].__name__]
        case "definition-ref":
            return [class_of_ref(schema["schema_ref"])]
        case "function-after":
            return _names(schema["schema"])
        case "union":
            inner = [_names(choice if members(choice) else choice[0]) for choice in schema["choices"]]
            found = [names for names in inner if names is not None]
            return [name for names in found for name in names] if len(found) == len(inner) else None
        case _:
            return None
