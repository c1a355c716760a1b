"""What source.schema.json gives an editor: completion of every keyword, and what to show when one points at it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator

from acp_codegen.source_schema import meta_definitions, meta_schema_path
from repository import ROOT, sources

Schema = dict[str, Any]
CONDITIONS = {"if", "then", "else", "dependentSchemas", "not", "contains"}
"""Keywords whose schemas test or restrict; what may be written stands beside them."""


def keywords(node: Any, at: str) -> Iterator[tuple[str, Schema]]:
    """Each keyword that an object may have, with its schema, and those that only forbid left out."""
    if not isinstance(node, dict):
        return
    members: Schema = cast("Schema", node).get("properties", {})
    for name, inner in members.items():
        if isinstance(inner, dict) and not inner.keys() <= {"const", "properties", "items"}:
            yield f"{at}/{name}", cast("Schema", inner)
    for word, inner in cast("Schema", node).items():
        if word not in CONDITIONS and word != "properties":
            yield from keywords(inner, at)
        if word == "properties":
            for name, member in inner.items():
                yield from keywords(member, f"{at}/{name}")


LIMITING = {"enum", "union", "ofText", "ofNumbers", "ofIntegers", "ofFractions", "ofLists", "isArray"}
"""Definitions that only limit what others bring in."""
KEYWORDS = [pair for name, node in meta_definitions().items() if name not in LIMITING for pair in keywords(node, name)]


@pytest.mark.parametrize(("place", "node"), KEYWORDS, ids=[place for place, _ in KEYWORDS])
def test_every_keyword_says_what_it_is_for(place: str, node: Schema) -> None:
    assert said(node), place


def said(node: Schema) -> str:
    """What an editor shows of a keyword: its description, or that of the definition that it refers to."""
    named = str(node.get("$ref", "")).rpartition("/")[2]
    return str(node.get("description") or meta_definitions().get(named, {}).get("description", ""))


def test_every_keyword_that_the_sources_use_is_among_them() -> None:
    known = {place.rpartition("/")[2] for place, _ in KEYWORDS} | {"_meta"}
    used = {key for document in sources().documents for key in written(document.value)}
    assert used - known == set()
    assert {"x-feature", "x-tag", "x-other", "x-capability", "const", "required"} <= used


def written(node: Any) -> Iterator[str]:
    """The keywords of a file, without the names that its author chose and the values of examples and defaults."""
    if isinstance(node, list):
        for inner in cast("Sequence[Any]", node):
            yield from written(inner)
    elif isinstance(node, dict):
        for key, inner in cast("Schema", node).items():
            yield key
            if key in {"properties", "$defs"}:
                for member in cast("Schema", inner).values():
                    yield from written(member)
            elif key not in {"default", "x-error-default", "value"}:
                yield from written(inner)


def test_it_is_json_schema_and_every_source_names_it() -> None:
    Draft202012Validator.check_schema(json.loads(meta_schema_path().read_text(encoding="utf-8")))
    for document in sources().documents:
        if document.kind != "examples":
            target = (ROOT / document.path).parent / str(document.value["$schema"])
            assert target.resolve() == meta_schema_path().resolve(), document.path
