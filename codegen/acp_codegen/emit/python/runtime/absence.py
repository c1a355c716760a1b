"""Properties that are not there take no place in an instance, where that costs nothing.

What is to be written is then what is there, which need not be looked for among all properties that could be.
"""

from __future__ import annotations

from typing import Any

from pydantic_core import MISSING

from .core import Schema

CHEAP = frozenset({"str", "bool"})
CONTAINERS = frozenset({"list", "dict"})
"""Schemas that refuse what is of another type at once."""


class Default:
    """Gives a property of an instance that has none its default. A class has no such attribute itself.

    It is None for one that has to be there, and that leniency left out.
    """

    __slots__ = ("make", "value")

    def __init__(self, field: Any) -> None:
        self.make = field.default_factory
        self.value = None if field.is_required() else field.default

    def __get__(self, instance: Any, owner: Any) -> Any:
        if instance is None:
            raise AttributeError("a property is one of instances")
        return self.value if self.make is None else self.make()


def leaving_out(schema: Schema) -> Schema:
    """The schema of a property, changed so that it is left out where it is absent, if leniency may leave it out.

    What stands for it when it is absent is then refused, and so left out.
    """
    lenient: Schema = schema.get("schema", {"type": "none"})
    if schema["type"] != "default" or lenient["type"] != "default" or lenient.get("on_error") != "omit":
        return schema
    exact = _exact(lenient["schema"])
    if exact is None:
        return schema
    return lenient | {"schema": exact, "default": MISSING, "validate_default": True}


def is_left_out(schema: Schema) -> bool:
    """Whether a property is left out where it is absent."""
    return schema.get("default") is MISSING


def kept_in(schema: Schema) -> Schema:
    """The schema of a property without leniency, and with a place where it is absent: what makes instances by name."""
    return {"type": "default", "default": None, "schema": _loose(schema["schema"])}


def _exact(schema: Schema) -> Schema | None:
    """The schema, taking nothing for a container that is none; None where refusing takes time."""
    if schema["type"] == "nullable":
        inner = _exact(schema["schema"])
        return None if inner is None else schema | {"schema": inner}
    if schema["type"] in CONTAINERS:
        return schema | {"strict": True}
    return schema if schema["type"] in CHEAP else None


def _loose(schema: Schema) -> Schema:
    if schema["type"] == "nullable":
        return schema | {"schema": _loose(schema["schema"])}
    return {key: part for key, part in schema.items() if key != "strict"} if schema["type"] in CONTAINERS else schema
