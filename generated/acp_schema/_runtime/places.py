"""Where in a message something is wrong: from pydantic-core's locations to JSON Pointers.

A location goes through a core schema: most of its parts name a property or an item, others the branch of a union
that was tried. Only the schema tells which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from .core import Schema, members, named, parts
from .leniency import ABSENT, ABSENT_WHERE

Location = Sequence[int | str]
UNKNOWN: Schema = {"type": "unknown"}


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was found.

    `variants` are the tags on the way. `absorbed` is where leniency takes it in (a pointer, and what it does), if it
    does.
    """

    pointer: str
    variants: tuple[str, ...] = ()
    absorbed: tuple[str, str] | None = None
    tags: tuple[str, ...] = ()
    """The tags of the variants, where the tag is what is wrong."""


@dataclass(slots=True)
class Walker:
    """Follows one location through a core schema."""

    definitions: dict[str, Schema]
    pointer: str = ""
    variants: list[str] = field(default_factory=list[str])
    absorbed: tuple[str, str] | None = None
    absent: tuple[str, str, Callable[[Any], bool]] | None = None
    item: bool = False

    def follow(self, schema: Schema | None, location: Location, error: str, value: Any) -> Place:
        """The place that a location means. `schema` is the lenient one: its markers say what is taken in where."""
        for part in location:
            schema = self._step(self._inner(schema) or UNKNOWN, part)
        # What is missing is not there for its own leniency to take in.
        schema = None if error == "missing" else self._inner(schema)
        if self.absent is not None and self.absent[0] == self.pointer and self.absent[2](value):
            self.absorbed = self.absent[:2]
        tags: tuple[str, ...] = ()
        if error == "variant" and schema is not None and "discriminator" in schema:
            self.pointer = f"{self.pointer}/{escaped(schema['discriminator'])}"
            tags = tuple(schema["choices"])
        return Place(self.pointer, tuple(self.variants), self.absorbed, tags)

    def _inner(self, schema: Schema | None) -> Schema | None:
        """The schema without what stands around it, leniency noted."""
        while schema is not None:
            kind = schema["type"]
            if kind == "default":
                self._note(schema)
            if ABSENT_WHERE in schema.get("metadata", {}):
                self.absent = (self.pointer, *schema["metadata"][ABSENT_WHERE])
                schema = schema["choices"][0][0]
            elif kind == "definition-ref":
                schema = self.definitions[schema["schema_ref"]]
            elif kind == "chain":
                schema = schema["steps"][0]
            elif "schema" in schema:
                schema = schema["schema"]
            else:
                break
        return schema

    def _note(self, schema: Schema) -> None:
        on_error = schema.get("on_error", "raise")
        if on_error != "raise":
            words = "item dropped" if self.item else ABSENT if on_error == "omit" else "read as its default"
            self.absorbed = (self.pointer, words)

    def _step(self, schema: Schema, part: int | str) -> Schema | None:
        below: Schema | None
        self.item = schema["type"] == "list"
        if schema["type"] == "tagged-union":
            self.variants.append(str(part))
            below = schema["choices"].get(part)
        elif schema["type"] == "union":
            below = next((choice[0] for choice in schema["choices"] if choice[1] == part), None)
        else:
            self.pointer = f"{self.pointer}/{escaped(part)}"
            below = _below(schema, part)
        return below


def _below(schema: Schema, part: int | str) -> Schema | None:
    below: Schema | None
    match schema["type"]:
        case "list":
            below = schema["items_schema"]
        case "dict":
            below = schema["values_schema"]
        case "model-fields":
            fields = (f for name, f in schema["fields"].items() if f.get("validation_alias", name) == part)
            below = next((f["schema"] for f in fields), None)
        case _:
            below = None
    return below


def escaped(part: int | str) -> str:
    """A part of a JSON Pointer (RFC 6901)."""
    return str(part).replace("~", "~0").replace("/", "~1")


def value_at(value: Any, pointer: str) -> Any:
    """The value at a JSON Pointer, None where there is none."""
    for part in pointer.split("/")[1:]:
        inner, items = members(value), parts(value)
        if inner is not None:
            value = inner.get(part.replace("~1", "/").replace("~0", "~"))
        else:
            value = items[int(part)] if items and part.isdecimal() and int(part) < len(items) else None
    return value


def places(schema: Schema) -> Callable[[Location, str, Any], Place]:
    """What says where an error lies, by its location, its type, and the value that stands there.

    `schema` is the lenient core schema that the error's validator is made of.
    """
    definitions = dict(named(schema))
    return lambda location, error, value: Walker(definitions).follow(schema, location, error, value)
