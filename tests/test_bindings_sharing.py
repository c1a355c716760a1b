"""Which classes the packages of a version share, derived from the compiled schemas alone."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

import pytest
from acp_schema import v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from models import changed
from repository import ROOT

Json = Any
PROSE = {"description", "title", "discriminator", "x-docs-ignore"}
"""Keywords that change nothing about what is read; a property can have such a name too."""
PACKAGES: dict[int, tuple[Any, Any]] = {1: (v1, v1_unstable), 2: (v2, v2_unstable)}


@cache
def compiled(version: int, name: str) -> dict[str, Json]:
    """The definitions of a compiled schema, without prose."""
    path = ROOT / "generated" / "acp_schema" / f"v{version}" / name
    found: dict[str, Json] = {}
    for each, definition in json.loads(path.read_text())["$defs"].items():
        found[each] = changed(definition, _bare)
    return found


def _bare(node: dict[str, Json]) -> dict[str, Json]:
    return {word: part for word, part in node.items() if word not in PROSE or isinstance(part, dict)}


def unfolded(name: str, definitions: Mapping[str, Json], inside: tuple[str, ...] = ()) -> Json:
    """A definition with those that it refers to in the place of the references."""
    if name in inside:
        return {"again": name}
    return _unfolded(definitions[name], definitions, (*inside, name))


def _unfolded(node: Json, definitions: Mapping[str, Json], inside: tuple[str, ...]) -> Json:
    if isinstance(node, list):
        return [_unfolded(part, definitions, inside) for part in cast("Sequence[Json]", node)]
    if not isinstance(node, dict):
        return node
    members = cast("dict[str, Json]", node)
    if isinstance(members.get("$ref"), str):
        return unfolded(members["$ref"].rpartition("/")[2], definitions, inside)
    return {word: _unfolded(part, definitions, inside) for word, part in members.items()}


def grows(name: str, version: int, inside: tuple[str, ...] = ()) -> bool:
    """Whether an unstable definition only adds properties to the stable one, here and in what it refers to."""
    narrow, full = (compiled(version, file) for file in ("schema.json", "schema.unstable.json"))
    return name in inside or _grows(narrow[name], full[name], version, (*inside, name))


def _grows(stable: Json, wide: Json, version: int, inside: tuple[str, ...]) -> bool:
    if isinstance(stable, list) and isinstance(wide, list):
        first, second = cast("Sequence[Json]", stable), cast("Sequence[Json]", wide)
        alike = (_grows(a, b, version, inside) for a, b in zip(first, second, strict=False))
        return len(first) == len(second) and all(alike)
    if not (isinstance(stable, dict) and isinstance(wide, dict)):
        return bool(stable == wide)
    one, other = cast("dict[str, Json]", stable), cast("dict[str, Json]", wide)
    if isinstance(one.get("$ref"), str):
        return one == other and grows(one["$ref"].rpartition("/")[2], version, inside)
    if one.keys() != other.keys():
        return False
    return all(_part_grows(word, one, other, version, inside) for word in one)


def _part_grows(word: str, one: dict[str, Json], other: dict[str, Json], version: int, inside: tuple[str, ...]) -> bool:
    """Properties may be added, and so to what is required and to the default of an object."""
    properties: dict[str, Json] = one.get("properties", {})
    if word == "required":
        return bool(one[word] == [name for name in other[word] if name in properties])
    if word == "properties":
        added: dict[str, Json] = other[word]
        return all(name in added and _grows(part, added[name], version, inside) for name, part in properties.items())
    return _holds(one[word], other[word]) if word == "default" else _grows(one[word], other[word], version, inside)


def _holds(less: Json, more: Json) -> bool:
    if not (isinstance(less, dict) and isinstance(more, dict)):
        return bool(less == more)
    wider = cast("dict[str, Json]", more)
    return all(name in wider and _holds(part, wider[name]) for name, part in cast("dict[str, Json]", less).items())


def is_class(form: Any) -> bool:
    return inspect.isclass(form)


DEFINITIONS = [
    (version, name)
    for version in PACKAGES
    for name in compiled(version, "schema.json")
    if name in PACKAGES[version][0].__all__
]


@pytest.mark.parametrize(("version", "name"), DEFINITIONS)
def test_a_definition_is_one_class_in_both_packages_where_it_reads_the_same(version: int, name: str) -> None:
    stable, wide = (getattr(package, name) for package in PACKAGES[version])
    narrow, full = (compiled(version, file) for file in ("schema.json", "schema.unstable.json"))
    alike = unfolded(name, narrow) == unfolded(name, full)
    if is_class(stable) or not alike:
        assert (stable is wide) == alike


@pytest.mark.parametrize(("version", "name"), DEFINITIONS)
def test_an_unstable_class_extends_the_stable_one_where_it_only_adds_properties(version: int, name: str) -> None:
    stable, wide = (getattr(package, name) for package in PACKAGES[version])
    if is_class(stable):
        assert is_class(wide)
        assert issubclass(wide, stable) == grows(name, version)


def branches(version: int, union: str) -> dict[str, tuple[Any, str]]:
    """The classes of a tagged union that are no definitions: by name, the stable one, and its tag, empty if open."""
    marker: Any = next(iter(getattr(getattr(PACKAGES[version][0], union), "__metadata__", ())), None)
    tagged: dict[str, Any] = getattr(marker, "variants", {})
    found = {form.__name__: (form, tag) for tag, form in tagged.items() if is_class(form)}
    rest: tuple[Any, ...] = getattr(marker, "rest", ())
    found |= {form.__name__: (form, "") for form in rest if is_class(form) and _refuses_tags(form)}
    return {name: found[name] for name in found if name not in compiled(version, "schema.json")}


def _refuses_tags(form: Any) -> bool:
    return any(hasattr(marker, "taken") for field in form.model_fields.values() for marker in field.metadata)


def branch(definition: Json, tag: str) -> Json:
    """A branch of a union, with the properties that all branches share; the open one for no tag."""
    word = "anyOf" if "anyOf" in definition else "oneOf"
    shared = {key: part for key, part in definition.items() if key != word}
    nodes: list[dict[str, Json]] = definition[word]
    found = [node for node in nodes if ("not" in node if not tag else {"type": "string", "const": tag} in _tags(node))]
    return {"shared": shared, "own": found}


def _tags(node: dict[str, Json]) -> list[Json]:
    return list(node.get("properties", {}).values())


VARIANTS = [
    (version, union, name, tag)
    for version, union in DEFINITIONS
    for name, (_, tag) in branches(version, union).items()
    if branch(compiled(version, "schema.json")[union], tag)["own"]
]


@pytest.mark.parametrize(("version", "union", "name", "tag"), VARIANTS)
def test_a_variant_is_shared_or_extended_as_its_branch_is(version: int, union: str, name: str, tag: str) -> None:
    stable, wide = (getattr(package, name) for package in PACKAGES[version])
    files = ("schema.json", "schema.unstable.json")
    one, other = (branch(compiled(version, file)[union], tag) for file in files)
    narrow, full = (compiled(version, file) | {"": node} for file, node in zip(files, (one, other), strict=True))
    assert stable is branches(version, union)[name][0]
    assert (stable is wide) == (unfolded("", narrow) == unfolded("", full))
    assert issubclass(wide, stable) == _grows(one, other, version, ())


def test_some_classes_are_shared_some_extended_and_some_apart() -> None:
    kinds: dict[str, int] = {"shared": 0, "extended": 0, "apart": 0}
    for version, name in DEFINITIONS:
        stable, wide = (getattr(package, name) for package in PACKAGES[version])
        if is_class(stable):
            kinds["shared" if stable is wide else "extended" if issubclass(wide, stable) else "apart"] += 1
    assert all(kinds.values()), kinds
