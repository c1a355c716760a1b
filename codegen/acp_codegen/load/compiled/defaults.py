"""Defaults of a compiled schema: those of an object are put together from those of its properties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from acp_codegen.diagnostics import Origin
from acp_codegen.load.compiled.form import DEFINITIONS, UnfitError, as_object

Node = dict[str, Any]
Defaults = Mapping[str, Mapping[str, Any]]
"""For each definition, the defaults of its properties."""


def defaults_of(definitions: Mapping[str, Any]) -> Defaults:
    """What each compiled definition is where nothing is sent."""
    return {name: _own(node) for name, node in definitions.items()}


def _own(node: Any) -> Mapping[str, Any]:
    members: Mapping[str, Any] = as_object(node).get("properties", {})
    return {name: m["default"] for name, m in members.items() if "default" in as_object(m)}


def fold_defaults(node: Node, defaults: Defaults, at: Origin) -> None:
    """Write `{}` for each default in a dialect node that follows from the properties of the object it is for."""
    for name, member in node.get("properties", {}).items():
        if isinstance(member, dict):
            _fold(member, defaults, at.at("properties", name))  # pyright: ignore[reportUnknownArgumentType]
    for inner, where in _below(node, at):
        fold_defaults(inner, defaults, where)


def _below(node: Node, at: Origin) -> Iterator[tuple[Node, Origin]]:
    """The schemas in a dialect node that may have properties."""
    parts: list[tuple[Any, Origin]] = [
        (node.get(word), at.at(word)) for word in ("items", "additionalProperties", "x-other")
    ]
    parts += [(m, at.at("properties", name)) for name, m in node.get("properties", {}).items()]
    parts += [(b, at.at(word, i)) for word in ("anyOf", "oneOf") for i, b in enumerate(node.get(word, []))]
    yield from ((part, where) for part, where in parts if isinstance(part, dict))


def _fold(member: Node, defaults: Defaults, at: Origin) -> None:
    target = member.get("$ref", "").removeprefix(DEFINITIONS)
    if not target or not isinstance(member.get("default"), dict):
        return
    if member["default"] == defaults.get(target, {}):
        member["default"] = {}
    elif not member["default"]:
        raise UnfitError(at.at("default"), f"the default is empty, but properties of {target} have defaults")
