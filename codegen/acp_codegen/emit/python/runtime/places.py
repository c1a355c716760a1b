"""Where in a message something is wrong: from pydantic-core's locations to JSON Pointers.

A location goes through a core schema: most of its parts name a property or an item, others the branch of a union
that was tried. Only the schema tells which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from .core import Schema, named
from .leniency import NULL_IS_ABSENT
from .unions import ALTERNATIVES

Location = Sequence[int | str]
NULL = "null is read as absent"


@dataclass(frozen=True, slots=True)
class Branch:
    """A union on the way, and the branch of it that was tried. `tried` says which union it is, by all before it."""

    tried: tuple[int | str, ...]
    pointer: str
    label: str
    labels: tuple[str, ...]
    kind: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was found: `absorbed` is where leniency takes it in (a pointer, and what it does), if it does."""

    pointer: str
    branches: tuple[Branch, ...] = ()
    variants: tuple[str, ...] = ()
    absorbed: tuple[str, str] | None = None


@dataclass(slots=True)
class Walker:
    """Follows one location through a core schema."""

    definitions: dict[str, Schema]
    pointer: str = ""
    branches: list[Branch] = field(default_factory=list[Branch])
    variants: list[str] = field(default_factory=list[str])
    absorbed: tuple[str, str] | None = None
    null_absent: str | None = None
    item: bool = False

    def follow(self, schema: Schema | None, location: Location, *, null: bool) -> Place:
        """The place that a location means. `schema` is the lenient one: its markers say what is taken in where."""
        for index, part in enumerate(location):
            schema = self._inner(schema)
            schema = self._step(schema, part, tuple(location[:index]))
        self._inner(schema)
        if null and self.null_absent == self.pointer:
            self.absorbed = (self.pointer, NULL)
        return Place(self.pointer, tuple(self.branches), tuple(self.variants), self.absorbed)

    def _inner(self, schema: Schema | None) -> Schema | None:
        """The schema without what stands around it, leniency noted."""
        while schema is not None:
            kind = schema["type"]
            if kind == "default":
                self._note(schema)
            if schema.get("metadata", {}).get(NULL_IS_ABSENT):
                self.null_absent = self.pointer
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
            words = "item dropped" if self.item else "read as absent" if on_error == "omit" else "read as its default"
            self.absorbed = (self.pointer, words)

    def _step(self, schema: Schema | None, part: int | str, before: tuple[int | str, ...]) -> Schema | None:
        schema = schema or {"type": "unknown"}
        self.item = schema["type"] == "list"
        if schema["type"] == "tagged-union":
            self.variants.append(str(part))
            picked: Schema | None = schema["choices"].get(part)
            return picked
        if schema["type"] == "union":
            return self._branch(schema, str(part), before)
        self.pointer = f"{self.pointer}/{escaped(part)}"
        return _below(schema, part)

    def _branch(self, schema: Schema, part: str, before: tuple[int | str, ...]) -> Schema | None:
        choices: dict[str, Schema] = {choice[1]: choice[0] for choice in schema["choices"] if isinstance(choice, tuple)}
        kind = schema.get("metadata", {}).get(ALTERNATIVES, "")
        self.branches.append(Branch(before, self.pointer, part, tuple(choices), kind))
        return choices.get(part)


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


def place(schema: Schema | None, location: Location, *, null: bool = False) -> Place:
    """Where a location of an error lies; `schema` is the lenient core schema that the error's validator is made of.

    `null` says that null stands there.
    """
    return Walker(dict(named(schema))).follow(schema, location, null=null)
