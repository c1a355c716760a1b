"""The one form that a source file is kept in.

Keywords stand in the order in which source.schema.json lists them, so that the meta-schema is the only place that
says it. Members whose names are free (definitions, properties) and the items of lists keep the order that the
author chose, and so does everything inside a value that the meta-schema leaves open, such as `default`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, cast

from acp_codegen.diagnostics import pointer_join
from acp_codegen.json_text import dumps
from acp_codegen.source_schema import meta_definitions

APPLIED = ("then", "else")
"""Keywords of the meta-schema that say more about the value that their schema is about."""


@dataclass(frozen=True, slots=True)
class _Form:
    """What the meta-schema says of an object or a list; schemas of members and items by their pointers in it.

    `members` are in the order that is to be kept; `ordered` is False where an object takes any member.
    """

    ordered: bool = False
    members: Mapping[str, str] = field(default_factory=dict[str, str])
    rest: str | None = None
    items: str | None = None


def canonical(value: Any, kind: str) -> str:
    """The canonical text of a source file; `kind` is the definition of source.schema.json that it should meet."""
    return dumps(_arranged(value, pointer_join("", kind)))


def _arranged(value: Any, schema: str | None) -> Any:
    """The value with the members of its objects in order, as far as a schema says what they are."""
    if schema is None or not isinstance(value, (dict, list)):
        return value
    form = _form(schema)
    if isinstance(value, list):
        return [_arranged(item, form.items) for item in cast("Sequence[Any]", value)]
    members = cast("dict[str, Any]", value)
    known = [key for key in form.members if key in members] if form.ordered else []
    keys = dict.fromkeys([*known, *members])
    return {key: _arranged(members[key], form.members.get(key, form.rest)) for key in keys}


@cache
def _form(schema: str) -> _Form:
    """What the schema at a pointer in the meta-schema says, by way of all that it refers to."""
    parts = list(_parts(schema))
    members = {
        key: pointer_join(at, "properties", key)
        for at, node in reversed(parts)
        for key, inner in node.get("properties", {}).items()
        if isinstance(inner, dict)
    }
    return _Form(
        ordered=any(node.get("additionalProperties") is False for _, node in parts),
        members=members,
        rest=_first(parts, "additionalProperties"),
        items=_first(parts, "items"),
    )


def _parts(schema: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The schema at a pointer and those that it applies to the same value, with their pointers."""
    node = _node(schema)
    yield schema, node
    if "$ref" in node:
        yield from _parts(node["$ref"].removeprefix("#/$defs"))
    for keyword in APPLIED:
        if isinstance(node.get(keyword), dict):
            yield from _parts(pointer_join(schema, keyword))


def _node(pointer: str) -> Mapping[str, Any]:
    node: Any = meta_definitions()
    for token in pointer.split("/")[1:]:
        node = node[token.replace("~1", "/").replace("~0", "~")]
    return cast("Mapping[str, Any]", node)


def _first(parts: list[tuple[str, Mapping[str, Any]]], keyword: str) -> str | None:
    return next((pointer_join(at, keyword) for at, node in parts if isinstance(node.get(keyword), dict)), None)
