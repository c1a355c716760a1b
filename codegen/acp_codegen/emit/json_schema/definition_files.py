"""A compiled schema in parts: each definition as a schema of its own, that refers to others as files beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

DEFINITIONS = "#/$defs/"
VALUES = {"const", "default", "enum", "examples"}
"""Keywords whose value is data, in which `$ref` is a name like any other."""


def definition_files(schema: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Each definition of a compiled schema by its name, with the dialect; `NAME.json` is where its references lead.

    They have no `$id`: a reference is read from where the file is, on a server or on disk.
    """
    for name, definition in schema["$defs"].items():
        yield name, {"$schema": schema["$schema"], **_beside(definition)}


def _beside(node: Any) -> Any:
    if not isinstance(node, (dict, list)):
        return node
    container = cast("dict[str, Any] | list[Any]", node)
    if isinstance(container, list):
        return [_beside(item) for item in container]
    return {key: _member(key, value) for key, value in container.items()}


def _member(key: str, value: Any) -> Any:
    if key == "$ref":
        return value.removeprefix(DEFINITIONS) + ".json"
    if key == "properties":  # their names may be those of keywords
        return {name: _beside(member) for name, member in value.items()}
    return value if key in VALUES else _beside(value)
