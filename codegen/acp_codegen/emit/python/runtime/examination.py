"""Reading a message once more, to tell what is wrong with it or what leniency left out.

It goes through the core schema that the message is read by, and through the message. Each place is read once by each
schema, however many alternatives lead there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from .alternatives import Attempt, by_tag, nearest
from .core import Schema, members, named, parts
from .errors import Drop
from .findings import CLEAN, Findings, Place, fault, missing, together, wrong_type
from .labels import known_properties, label_of
from .leniency import ABSENT, ABSENT_WHERE
from .scalar_findings import checked, length, number, scalar
from .tags import nested_form, unknown_tag
from .unions import ALTERNATIVES, BY_TAG

AROUND = frozenset({"definitions", "model"})
"""Schemas that only hold another one."""


class Examiner:
    """What examines messages of one type, by its core schema."""

    def __init__(self, schema: Schema) -> None:
        self._schema, self._definitions = schema, dict(named(schema))

    def examine(self, value: Any) -> Findings:
        """All that is wrong in a JSON value as `json.loads` gives it, and all that leniency leaves out of it."""
        return _Examination(self._definitions).read(value, self._schema, Place())


class _Examination:
    """The examination of one message."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        self._definitions = definitions
        self._found: dict[tuple[Place, int], Findings] = {}

    def read(self, value: Any, schema: Schema, at: Place) -> Findings:
        """Read the value at a place by a core schema."""
        schema = self.inner(schema)
        match schema["type"]:
            case "any":
                return CLEAN
            case "nullable":
                return CLEAN if value is None else self.read(value, schema["schema"], at)
            case "default":
                return self._lenient(value, schema, at)
            case "list":
                return self._list(value, schema, at)
            case "dict":
                return self._map(value, schema, at)
            case "model-fields":
                return self._once(self._object, value, schema, at)
            case "union" | "tagged-union" | "function-before":
                return self._once(self._union, value, schema, at)
            case "function-after" if "json" in schema.get("metadata", {}):
                return CLEAN
            case "function-after":
                found = self.read(value, schema["schema"], at)
                return found if found.faults else checked(value, schema, at)
            case _:
                return scalar(value, schema, at)

    def inner(self, schema: Schema) -> Schema:
        """The schema without what stands around it and reads nothing."""
        while True:
            match schema["type"]:
                case "definition-ref":
                    schema = self._definitions[schema["schema_ref"]]
                case "chain":
                    schema = schema["steps"][0]
                case "default" if schema.get("on_error", "raise") == "raise":
                    schema = schema["schema"]
                case kind if kind in AROUND:
                    schema = schema["schema"]
                case _:
                    return schema

    def _once(self, read: Callable[[Any, Schema, Place], Findings], value: Any, schema: Schema, at: Place) -> Findings:
        key = (at, id(schema))
        if key not in self._found:
            self._found[key] = read(value, schema, at)
        return self._found[key]

    def _lenient(self, value: Any, schema: Schema, at: Place) -> Findings:
        found = self.read(value, schema["schema"], at)
        words = ABSENT if schema["on_error"] == "omit" else "read as its default"
        return found.dropped(at, words) if found.faults else found

    def _list(self, value: Any, schema: Schema, at: Place) -> Findings:
        items = parts(value)
        if items is None:
            return wrong_type(value, ["an array"], at)
        form: Schema = schema["items_schema"]
        skips = form["type"] == "default" and form.get("on_error") == "omit"
        found = [self.read(item, form["schema"] if skips else form, at.to(i)) for i, item in enumerate(items)]
        dropped = sum(bool(each.faults) for each in found) if skips else 0
        if dropped:
            found = [f.dropped(at.to(i), "item dropped") if f.faults else f for i, f in enumerate(found)]
        return together([*found, length(len(items) - dropped, schema, "item", at)])

    def _map(self, value: Any, schema: Schema, at: Place) -> Findings:
        inside = members(value)
        if inside is None:
            return wrong_type(value, ["an object"], at)
        return together(self.read(inner, schema["values_schema"], at.to(key)) for key, inner in inside.items())

    def _object(self, value: Any, schema: Schema, at: Place) -> Findings:
        inside = members(value)
        if inside is None:
            return wrong_type(value, ["an object"], at)
        fields = ((f.get("validation_alias", name), f["schema"]) for name, f in schema["fields"].items())
        return together(
            self.read(inside[name], form, at.to(name)) if name in inside else _absent(name, form, at)
            for name, form in fields
        )

    def _union(self, value: Any, schema: Schema, at: Place) -> Findings:
        told = schema.get("metadata", {})
        if "number" in told:
            return number(value, schema, at)
        if ABSENT_WHERE in told:
            return self._leaving_out(value, schema, at)
        if schema["type"] == "tagged-union":
            return self._tagged(value, schema, (), at)
        if schema["type"] == "union" and told.get(ALTERNATIVES) == BY_TAG:
            (tagged, _), *rest = schema["choices"]
            return self._tagged(value, self.inner(tagged), [form for form, _ in rest], at)
        return self._untagged(value, schema, at)

    def _leaving_out(self, value: Any, schema: Schema, at: Place) -> Findings:
        """What cannot be read, but for the values that the schema leaves out."""
        found = self.read(value, schema["choices"][0][0], at)
        how, left_out = schema["metadata"][ABSENT_WHERE]
        if not (found.faults and left_out(value)):
            return found
        return found.dropped(at, how) if how == ABSENT else Findings(drops=(Drop(at.pointer, how),))

    def _tagged(self, value: Any, schema: Schema, rest: Sequence[Schema], at: Place) -> Findings:
        """The tag picks the variant; the others are tried where that refuses, as decoding does."""
        tag, choices = schema["discriminator"], schema["choices"]
        inside = members(value)
        if inside is None:
            return wrong_type(value, ["an object"], at, nested_form(value, tag, choices, at.pointer))
        name = inside.get(tag)
        picked = choices.get(name) if isinstance(name, str) else None
        readings = [] if picked is None else [self.read(value, picked, at._replace(variant=name))]
        readings += (self.read(value, form, at._replace(variant=label_of(form))) for form in rest)
        taken = next((each for each in readings if not each.faults), None)
        return taken or (readings[0] if picked else self._without_variant(inside, schema, rest, at))

    def _without_variant(self, inside: Schema, schema: Schema, rest: Sequence[Schema], at: Place) -> Findings:
        """What is wrong with an object of which the tag picks no variant."""
        tag, choices = schema["discriminator"], schema["choices"]
        where = at.to(tag)
        others = [one for f in rest for one in self._attempts(inside, [f], at._replace(variant=label_of(f)), tag)]
        untagged = [each for each in others if not each.says_of(where)]
        opened = [each for form, each in zip(rest, others, strict=True) if each in untagged and self._lists(form, tag)]
        if opened:
            return opened[0].found
        tagged = self._attempts(inside, choices.values(), at, tag)
        if tag in inside or not untagged:
            tagged += [each for each in others if each not in untagged]
        return by_tag(inside, untagged, tagged, at, unknown_tag(inside, tag, choices, where))

    def _lists(self, schema: Schema, name: str) -> bool:
        """Whether a class has a property of this name."""
        return bool(known_properties({name: None}, schema, self.inner))

    def _attempts(self, value: Any, forms: Iterable[Schema], at: Place, tag: str | None = None) -> list[Attempt]:
        """The value read by each of the schemas; the property `tag` says nothing for or against them."""
        inside = members(value)
        shown = value if inside is None else {name: inner for name, inner in inside.items() if name != tag}
        return [Attempt(self.read(value, f, at), label_of(f), known_properties(shown, f, self.inner)) for f in forms]

    def _untagged(self, value: Any, schema: Schema, at: Place) -> Findings:
        """The first alternative that loses nothing, or else that can be read; else what the one meant says."""
        union = schema["schema"] if schema["type"] == "function-before" else schema
        titles: list[str] = union["metadata"][ALTERNATIVES]
        forms: list[Schema] = [form for form, title in union["choices"] if title in titles]
        readings = [self.read(value, form, at) for form in forms]
        if schema is not union and sum(each == CLEAN for each in readings) > 1:
            return fault(at, f"fits more than one of {', '.join(map(label_of, forms))}", "alternatives")
        taken = [each for each in readings if not each.faults]
        by_loss = len(union["choices"]) > len(titles)
        if taken:
            return next((each for each in taken if by_loss and not each.drops), taken[0])
        return nearest(value, self._attempts(value, forms, at), at)


def _absent(name: str, schema: Schema, at: Place) -> Findings:
    """What is wrong with a property that is not there: nothing, where the class has something to put there."""
    has_default = schema["type"] == "default" and ("default" in schema or "default_factory" in schema)
    return CLEAN if has_default else missing(name, at.to(name))
