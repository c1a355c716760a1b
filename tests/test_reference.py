"""The published schemas: they go through the model and back unchanged, and ours have their shape."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings

from acp_codegen.diagnostics import render
from acp_codegen.emit.json_schema import compile_schema
from acp_codegen.emit.json_schema.routing import routing_definitions
from acp_codegen.ir.coverage import Coverage, feature_rows
from acp_codegen.ir.types import Json
from acp_codegen.load import load_compiled
from models import Model, bounded
from repository import compiled, gates, needs_reference, projected, reference, sources, versions, written
from strategies import Values, close_values

pytestmark = needs_reference

UNSTABLE = ("unstable",)
SETS = [(version, names) for version in versions() for names in ((), UNSTABLE)]
each_set = pytest.mark.parametrize(
    ("version", "names"), SETS, ids=[f"v{v}-{names[0] if names else 'stable'}" for v, names in SETS]
)
each_gate = pytest.mark.parametrize("gate", gates())
each_version = pytest.mark.parametrize("version", versions())
ROOT = "<root>"
Shape = dict[str, Any]


@cache
def shapes() -> ModuleType:
    """The tool that compares compiled schemas by everything but prose."""
    spec = importlib.util.spec_from_file_location("shape", reference("..", "tools", "shape.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def published(version: int, names: tuple[str, ...]) -> Path:
    return reference(f"v{version}", "schema.unstable.json" if names else "schema.json")


def save(schema: dict[str, Any], folder: Path) -> str:
    path = folder / "schema.json"
    path.write_text(json.dumps(schema), encoding="utf-8")
    return str(path)


@each_set
def test_a_published_schema_comes_back_as_it_was(version: int, names: tuple[str, ...], tmp_path: Path) -> None:
    path = published(version, names)
    protocol, found = load_compiled(path)
    assert protocol is not None, render(found, "text")
    assert found == ()
    assert protocol.version == version
    differences, same, total = shapes().compare(save(compile_schema(protocol, "published"), tmp_path), str(path))
    assert differences == []
    assert same == total > 100


@each_version
def test_values_are_read_as_the_published_schemas_judge_them(version: int) -> None:
    path = published(version, UNSTABLE)
    protocol, _ = load_compiled(path)
    assert protocol is not None
    schema = json.loads(path.read_text(encoding="utf-8"))["$defs"]
    subject = Model(dict(protocol.definitions), bounded(schema))
    for name, definition in subject.definitions.items():
        judge(subject, name, close_values(definition.type, subject.definitions))


def judge(subject: Model, name: str, values: Values) -> None:
    validator = subject.validator(name)

    @settings(
        derandomize=True, database=None, deadline=None, max_examples=5, suppress_health_check=[HealthCheck.too_slow]
    )
    @given(values)
    def check(value: Json) -> None:
        reading = subject.read(value, name)
        assert (reading.verdict == "valid") == validator.is_valid(value), (name, reading)

    check()


@each_set
def test_our_definitions_have_the_published_shape(version: int, names: tuple[str, ...], tmp_path: Path) -> None:
    ours = shapes().definitions(save(compiled(version, names), tmp_path))
    theirs = shapes().definitions(str(published(version, names)))
    derived = {ROOT, *routing_definitions(projected(version, names))}
    found: list[str] = []
    for name in ours.keys() - derived:
        if name in theirs:
            shapes().diff(ours[name], theirs[name], name, found)
        else:
            found.append(f"{name}: only here")
    assert sorted(found) == []
    assert len(ours.keys() - derived) == len(projected(version, names).definitions)


@each_set
def test_what_is_derived_lacks_only_branches(version: int, names: tuple[str, ...], tmp_path: Path) -> None:
    ours = shapes().definitions(save(compiled(version, names), tmp_path))
    theirs = shapes().definitions(str(published(version, names)))
    derived = {ROOT, *routing_definitions(projected(version, names))}
    assert [name for name in derived if not narrower(ours[name], theirs[name])] == []


def narrower(ours: Any, theirs: Any) -> bool:
    """Whether two shapes are the same, but for branches that ours does not have."""
    if ours == theirs:
        return True
    if not isinstance(ours, dict) or not isinstance(theirs, dict):
        return False
    one, other = cast("Shape", ours), cast("Shape", theirs)
    if set(other) == {"union"}:
        return fewer(one["union"] if set(one) == {"union"} else [one], other["union"])
    same = (fewer(one[w], other[w]) if w == "union" else narrower(one[w], other[w]) for w in one if w in other)
    return one.keys() == other.keys() and all(same)


def fewer(ours: list[Shape], theirs: list[Shape]) -> bool:
    return all(any(narrower(one, other) for other in theirs) for one in ours)


def test_a_shape_with_another_branch_is_not_narrower() -> None:
    one, two, three = ({"ref": name} for name in "abc")
    assert narrower({"params": one}, {"params": {"union": [one, two]}})
    assert narrower({"union": [one, two]}, {"union": [one, two, three]})
    assert not narrower({"union": [one, three]}, {"union": [one, two]})
    assert not narrower({"union": [one, two]}, one)
    assert not narrower({"params": one, "more": one}, {"params": one})
    assert not narrower({"required": ["a"]}, {"required": ["a", "b"]})


@cache
def coverage(version: int, gate: str) -> Coverage:
    rows = {row.feature.name: row.versions for row in feature_rows(sources().registry, sources().protocols)}
    return rows[gate].get(f"v{version}", Coverage())


@cache
def listed(version: int, gate: str) -> dict[str, Any]:
    """What a gate covers by the published schemas."""
    features: dict[str, dict[str, Shape]] = json.loads(reference("features.json").read_text(encoding="utf-8"))
    if gate not in features[f"v{version}"]:
        pytest.skip(f"the published schemas do not have {gate}")
    return features[f"v{version}"][gate]


@cache
def methods_of(version: int) -> dict[str, set[str]]:
    """The definitions of each published method."""
    defs = json.loads(published(version, UNSTABLE).read_text(encoding="utf-8"))["$defs"]
    found: dict[str, set[str]] = {}
    for name, node in defs.items():
        if "x-method" in node:
            found.setdefault(node["x-method"], set()).add(name)
    return found


def of_ours(version: int, paths: Iterable[str]) -> set[str]:
    """The paths whose definition our sources have."""
    owners = {path: path.partition(".")[0].partition(":")[0].partition("=")[0] for path in paths}
    return {path for path, owner in owners.items() if owner in written(version).definitions}


@each_version
@each_gate
def test_a_gate_covers_what_it_covers_in_the_published_schemas(version: int, gate: str) -> None:
    theirs, ours = listed(version, gate), coverage(version, gate)
    assert {d.path for d in ours.definitions} == of_ours(version, theirs["defs"])
    assert {p.path for p in ours.properties} == of_ours(version, theirs["properties"])
    assert {v.path for v in ours.variants} == of_ours(version, theirs["branches"])
    assert {v.path for v in ours.values} == of_ours(version, theirs["enum_values"])
    known = {name for name in theirs["methods"] if methods_of(version)[name] & written(version).definitions.keys()}
    assert {m.name for m in ours.methods} == known


@each_version
@each_gate
def test_a_part_needs_the_gates_that_it_needs_in_the_published_schemas(version: int, gate: str) -> None:
    theirs, ours = listed(version, gate)["also_requires"], coverage(version, gate)
    parts = (*ours.definitions, *ours.properties, *ours.variants, *ours.values)
    needs = {part.path: list(part.also_requires) for part in parts if part.also_requires}
    assert needs == {path: [theirs[path]] for path in of_ours(version, theirs)}
