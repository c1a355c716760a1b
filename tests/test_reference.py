"""The published schemas: they go through the model and back unchanged, and ours have their shape."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import pytest
from hypothesis import given
from jsonschema_rs import Draft202012Validator

from acp_codegen.diagnostics import render
from acp_codegen.emit.json_schema import compile_schema
from acp_codegen.ir.coverage import Coverage, feature_rows
from acp_codegen.ir.routing import routing_definitions
from acp_codegen.ir.types import Json
from acp_codegen.load import load_compiled
from models import Model, bounded
from repository import compiled, gates, needs_reference, projected, reference, sources, versions, written
from strategies import Values, close_values, examples, values

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
Validator = Draft202012Validator
FEW = examples(5)


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
    schema = load(path)["$defs"]
    subject = Model(dict(protocol.definitions), bounded(schema))
    for name, definition in subject.definitions.items():
        judge(subject, name, close_values(definition.type, subject.definitions))


def judge(subject: Model, name: str, subjects: Values) -> None:
    judged = subject.validator(name)

    @FEW
    @given(subjects)
    def check(value: Json) -> None:
        reading = subject.read(value, name)
        assert (reading.verdict == "valid") == judged.is_valid(value), (name, reading)

    check()


@each_set
def test_ours_has_the_published_shape(version: int, names: tuple[str, ...], tmp_path: Path) -> None:
    path = save(compiled(version, names), tmp_path)
    differences, same, total = shapes().compare(path, str(published(version, names)))
    assert differences == []
    assert same == total > 100


@each_set
def test_ours_comes_to_the_published_verdicts(version: int, names: tuple[str, ...]) -> None:
    """That the shape is the same does not prove it: values, and such as are close to them, are held against both."""
    ours, theirs = compiled(version, names), load(published(version, names))
    definitions = projected(version, names).definitions
    for name, definition in definitions.items():
        judges = [validator(schema, name) for schema in (ours, theirs)]
        same_verdicts(judges, values(definition.type, definitions) | close_values(definition.type, definitions))


def same_verdicts(judges: list[Validator], subjects: Values) -> None:
    @examples(9)
    @given(subjects)
    def check(value: Json) -> None:
        one, other = (judge.is_valid(value) for judge in judges)
        assert one == other, value

    check()


@each_set
def test_whole_messages_come_to_the_published_verdicts(version: int, names: tuple[str, ...]) -> None:
    """By the root and by the definitions that say who may send what: each example as a message of its method."""
    ours, theirs = compiled(version, names), load(published(version, names))
    routing = [ROOT, *routing_definitions(projected(version, names))]
    pairs = [[validator(schema, name) for schema in (ours, theirs)] for name in routing]
    verdicts: set[bool] = set()
    for message in messages(version):
        for judges in pairs:
            one, other = (judge.is_valid(message) for judge in judges)
            assert one == other, message
            verdicts.add(one)
    assert verdicts == {True, False}


def messages(version: int) -> Iterator[Json]:
    """Each example of params or of a result, in the envelopes of its method, and one with what it lacks."""
    for method in written(version).methods:
        for example in sources().examples:
            if example.version != version:
                continue
            if example.of.name == method.params.name:
                envelope = {"jsonrpc": "2.0", "method": method.name, "params": example.value}
                yield from ({**envelope, "id": 1}, envelope, {**envelope, "jsonrpc": "1.0"})
            if method.result is not None and example.of.name == method.result.name:
                yield from ({"jsonrpc": "2.0", "id": 1, "result": example.value}, {"id": "a", "result": example.value})
    for error in ({"code": -32603, "message": "It failed."}, {"code": "x"}):
        yield {"jsonrpc": "2.0", "id": 1, "error": error}


def load(path: Path) -> Shape:
    schema: Shape = json.loads(path.read_text(encoding="utf-8"))
    return schema


def validator(schema: Shape, name: str) -> Validator:
    """What judges values by one definition of a compiled schema, integer formats as bounds."""
    definitions = bounded(schema["$defs"])
    root = bounded({ROOT: {"anyOf": schema["anyOf"]}})[ROOT] if name == ROOT else {"$ref": f"#/$defs/{name}"}
    return Draft202012Validator(root | {"$defs": definitions})


@each_version
@each_gate
def test_a_gate_brings_what_it_brings_in_the_published_schemas(version: int, gate: str) -> None:
    """Definitions, properties, branches, values, keys of defaults and of `not` lists: in what is compiled."""
    theirs = listed(version, gate)
    wanted = {part for kind in KINDS for part in theirs[kind]}
    brought = {part: brings(version, gate) for part in wanted}
    for part, other in theirs["also_requires"].items():
        assert part not in brings(version, gate), part
        brought[part] = brings(version, gate, other)
    assert sorted(part for part in wanted if part not in brought[part]) == []
    assert sorted(brings(version, gate) - wanted) == []


@each_version
def test_nothing_needs_gates_that_no_list_tells_of(version: int) -> None:
    told = {
        part for gate in gates() if gate in features(version) for kind in KINDS for part in listed(version, gate)[kind]
    }
    stable, unstable = (paths(compiled(version, names)) for names in ((), UNSTABLE))
    assert sorted(outside(unstable - stable) - told) == []
    assert sorted(told - unstable) == []


KINDS = ("defs", "properties", "branches", "enum_values", "defaults", "not_lists")


@cache
def brings(version: int, gate: str, beside: str | None = None) -> frozenset[str]:
    """What a gate adds to the stable schema, or to the one with another gate."""
    before = paths(compiled(version, (beside,) if beside else ()))
    after = paths(compiled(version, (gate, beside) if beside else (gate,)))
    return frozenset(outside(after - before))


def outside(added: set[str]) -> set[str]:
    """What is added to what was there before: not what is inside of something that is added itself."""
    return {path for path in added if not any(path[:i] in added for i, sign in enumerate(path) if sign in ".:=#")}


def paths(schema: Shape) -> set[str]:
    """The parts of a compiled schema as the feature list writes them.

    `Def`, `Def.property`, `Def:branch`, `Def=value`, `Def:other.not:tag`, `Def.property#default.key`; `#root:branch`.
    """
    found = set(branches_of({"anyOf": schema["anyOf"]}, "#root", deep=False))
    for name, node in schema["$defs"].items():
        found |= {name, *parts_of(node, name)}
    return found


def parts_of(node: Shape, path: str) -> Iterator[str]:
    for name, inner in node.get("properties", {}).items():
        yield f"{path}.{name}"
        yield from parts_of(inner, f"{path}.{name}")
    yield from branches_of(node, path)
    yield from (f"{path}.not:{tag_of(branch)}" for branch in node.get("not", {}).get("anyOf", ()))
    yield from keys_of(node.get("default"), f"{path}#default")
    if isinstance(node.get("items"), dict):
        yield from parts_of(node["items"], path)


def branches_of(node: Shape, path: str, *, deep: bool = True) -> Iterator[str]:
    for branch in (*node.get("anyOf", ()), *node.get("oneOf", ())):
        label = tag_of(branch) or branch.get("title")
        below = f"{path}={branch['const']}" if "const" in branch else f"{path}:{label}" if label else path
        if below != path:
            yield below
        if deep:
            yield from parts_of(branch, below)


def tag_of(branch: Shape) -> str | None:
    constants = (inner["const"] for inner in branch.get("properties", {}).values() if "const" in inner)
    return next(constants, None)


def keys_of(value: Json, path: str) -> Iterator[str]:
    for key, inner in cast("Shape", value).items() if isinstance(value, dict) else ():
        yield f"{path}.{key}"
        yield from keys_of(inner, f"{path}.{key}")


@cache
def features(version: int) -> dict[str, Shape]:
    """What each gate covers by the published schemas."""
    found: dict[str, Shape] = load(reference("features.json"))[f"v{version}"]
    return found


def listed(version: int, gate: str) -> Shape:
    if gate not in features(version):
        pytest.skip(f"the published schemas do not have {gate}")
    return features(version)[gate]


@cache
def coverage(version: int, gate: str) -> Coverage:
    rows = {row.feature.name: row.versions for row in feature_rows(sources().registry, sources().protocols)}
    return rows[gate].get(f"v{version}", Coverage())


@each_version
@each_gate
def test_the_feature_table_tells_of_it(version: int, gate: str) -> None:
    theirs, ours = listed(version, gate), coverage(version, gate)
    assert {d.path for d in ours.definitions} == {path for path in theirs["defs"] if not ROUTED.match(path)}
    assert {p.path for p in ours.properties} == set(theirs["properties"])
    assert {v.path for v in ours.variants} == {path for path in theirs["branches"] if not ROUTED.match(path)}
    assert {v.path for v in ours.values} == set(theirs["enum_values"])
    assert {m.name for m in ours.methods} == set(theirs["methods"])
    parts = (*ours.definitions, *ours.properties, *ours.variants, *ours.values)
    needs = {part.path: list(part.also_requires) for part in parts if part.also_requires}
    assert needs == {path: [other] for path, other in theirs["also_requires"].items()}


ROUTED = re.compile(r"(#root|(Agent|Client|Proxy)(Request|Response|Notification)\b).*")
"""What follows from the table of methods."""
