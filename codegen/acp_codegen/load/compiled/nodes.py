"""From a node of a compiled schema to the node of the source dialect that compiles to it.

The keywords have values of the right kind (see `form`). What the dialect cannot say raises UnfitError: nothing that
decides about values, or how they are read, is passed over.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.types import META, META_DESCRIPTION
from acp_codegen.load.compiled.form import OF_MESSAGE, OF_PROPERTY, PROSE, STRUCTURE, UnfitError, as_object, well_placed
from acp_codegen.load.compiled.unions import alternatives, enum_base

Node = dict[str, Any]
UNION = ("anyOf", "oneOf")
OBJECT = ("type", "properties", "required", "additionalProperties", *UNION)
SCALARS: Mapping[str, Collection[str]] = {
    "integer": ("format", "minimum", "maximum"),
    "number": ("format", "minimum", "maximum"),
    "string": ("format", "minLength", "maxLength", "contentEncoding"),
    "array": ("minItems", "maxItems"),
}
CONTENTS: Mapping[str, Collection[str]] = {"array": ("items",), "object": ("additionalProperties",)}
META_BODY = {"type": ["object", "null"], "additionalProperties": True, "x-deserialize-default-on-error": True}


def dialect_definition(compiled: Any, at: Origin) -> Node:
    """The definition that the sources would have; of which method it is a message, the method table says."""
    return dialect_node(_without(compiled, OF_MESSAGE), at)


def dialect_node(compiled: Any, at: Origin) -> Node:
    """The node that the sources would have in the place of a compiled one."""
    if isinstance(compiled, bool):
        return _of_boolean(compiled, at)
    well_placed(compiled, at)
    return {word: compiled[word] for word in PROSE if word in compiled} | _structure(compiled, at)


def _without(compiled: Any, words: Collection[str]) -> Any:
    if not isinstance(compiled, dict):
        return compiled
    return {word: value for word, value in as_object(compiled).items() if word not in words}


def _of_boolean(compiled: bool, at: Origin) -> Node:
    if not compiled:
        raise UnfitError(at, "no value is valid here, and no type of the model says so")
    return {}


def _structure(compiled: Node, at: Origin) -> Node:
    if "$ref" in compiled or "allOf" in compiled:
        return _reference(compiled, at)
    if "const" in compiled or "enum" in compiled:
        return _constants(compiled, at)
    if "properties" in compiled or "required" in compiled:
        return _object(compiled, at)
    if "anyOf" in compiled or "oneOf" in compiled:
        return _union(compiled, at)
    return _plain(compiled, at)


def _only(words: Collection[str], compiled: Node, at: Origin) -> None:
    """Of the keywords that decide about values, a node may have just these."""
    for word in compiled:
        if word in STRUCTURE and word not in words:
            raise UnfitError(at.at(word), f"`{word}` has no meaning here")


def _reference(compiled: Node, at: Origin) -> Node:
    """A reference, be it bare or in a list of its own; what narrows it further has no place in the dialect."""
    _only(["allOf" if "allOf" in compiled else "$ref"], compiled, at)
    parts: list[Any] = compiled.get("allOf", [{"$ref": compiled.get("$ref")}])
    if len(parts) > 1 or set(as_object(parts[0])) != {"$ref"}:
        raise UnfitError(at, "a reference stands together with something that narrows it")
    return as_object(parts[0])


def _constants(compiled: Node, at: Origin) -> Node:
    """A value that is one of a few: an enum whose values have no prose."""
    values: list[Any] = compiled.get("enum", [compiled.get("const")])
    beside = {word: value for word, value in compiled.items() if word in STRUCTURE and word not in ("const", "enum")}
    if "const" in compiled and "enum" in compiled:
        raise UnfitError(at, "`const` and `enum` stand side by side")
    return enum_base([beside | {"const": value} for value in values], at) | {"oneOf": [{"const": v} for v in values]}


def _object(compiled: Node, at: Origin) -> Node:
    _only(OBJECT, compiled, at)
    if compiled.get("type") != "object":
        raise UnfitError(at, "what has properties of its own is of the type object, and of no other")
    if compiled.get("additionalProperties", True) is not True:
        raise UnfitError(at.at("additionalProperties"), "an object with properties takes every other property too")
    required: list[str] = compiled.get("required", [])
    members: Node = compiled.get("properties", {})
    if absent := [name for name in required if name not in members]:
        raise UnfitError(at.at("required"), f"`{absent[0]}` is required, but is none of the properties")
    read = {name: _member(name, m, required, at.at("properties", name)) for name, m in members.items()}
    out: Node = {"type": "object", "properties": read} | ({"required": required} if required else {})
    return out | (alternatives(compiled, at, dialect_node) if "anyOf" in compiled or "oneOf" in compiled else {})


def _member(name: str, compiled: Any, required: list[str], at: Origin) -> Node | bool:
    """A property with its default and flags; the usual metadata is `true`, or the words that it has of its own."""
    if name == META and name not in required and _without(compiled, PROSE) == META_BODY:
        said = compiled.get("description", META_DESCRIPTION)
        return True if said == META_DESCRIPTION else {"description": said}
    own = {word: value for word, value in as_object(compiled).items() if word in OF_PROPERTY}
    return dialect_node(_without(compiled, OF_PROPERTY), at) | own


def _union(compiled: Node, at: Origin) -> Node:
    """Alternatives; those of an object without properties stay alternatives of an object."""
    _only(("type", *UNION), compiled, at)
    if compiled.get("type", "object") != "object":
        raise UnfitError(at.at("type"), "the type belongs into the branches")
    beside: Node = {"type": "object", "properties": {}} if "type" in compiled else {}
    return beside | alternatives(compiled, at, dialect_node)


def _plain(compiled: Node, at: Origin) -> Node:
    """A type with its limits, and what is in a list or in an object whose keys are free."""
    named = compiled.get("type", [])
    types = [named] if isinstance(named, str) else sorted(named, key="null".__eq__)
    kind = types[0] if types else ""
    limits, contents = SCALARS.get(kind, ()), CONTENTS.get(kind, ())
    _only(("type", *limits, *contents), compiled, at)
    out: Node = {"type": types if len(types) > 1 else kind} if types else {}
    out |= {word: compiled[word] for word in limits if word in compiled}
    if kind == "array":
        return out | {"items": dialect_node(compiled.get("items", True), at.at("items"))}
    if kind == "object" and "additionalProperties" in compiled:
        out["additionalProperties"] = (
            dialect_node(compiled["additionalProperties"], at.at("additionalProperties")) or True
        )
    return out
