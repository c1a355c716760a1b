"""Choosing features: for no gate, each, each pair, all, and sets by chance, what is left is whole, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from acp_codegen.emit.json_schema import compile_meta
from acp_codegen.ir.availability import every_reference
from acp_codegen.ir.coverage import Coverage, feature_rows
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.walk import items
from acp_codegen.select import select
from repository import compiled, feature_sets, gates, projected, sources, versions, written

Names = tuple[str, ...]
Schema = dict[str, Any]

SUBJECTS = [(version, names) for version in versions() for names in feature_sets()]
IDS = [f"v{v}-{'all' if len(names) > 2 else '+'.join(names) or 'stable'}" for v, names in SUBJECTS]
each_set = pytest.mark.parametrize(("version", "names"), SUBJECTS, ids=IDS)
SIDES = {"agentMethods": "agent", "clientMethods": "client", "protocolMethods": "protocol", "proxyMethods": "proxy"}


def nodes(schema: Any) -> Iterator[Schema]:
    """Each object in a JSON value."""
    if isinstance(schema, dict):
        members = cast("Schema", schema)
        yield members
        for inner in members.values():
            yield from nodes(inner)
    elif isinstance(schema, list):
        for inner in cast("Sequence[Any]", schema):
            yield from nodes(inner)


def parts(protocol: Protocol) -> set[str]:
    """What a protocol has, by kind and name; methods by their whole key."""
    named = {f"{item.kind} {item.path}" for item in items(protocol) if item.kind != "method"}
    return named | {f"method {method.key}" for method in protocol.methods}


def required(protocol: Protocol) -> set[str]:
    """The properties that have to be there."""
    return {item.path for item in items(protocol) if getattr(item.node, "required", False) is True}


@cache
def coverage(version: int) -> Mapping[str, Coverage]:
    rows = feature_rows(sources().registry, sources().protocols)
    return {row.feature.name: row.versions.get(f"v{version}", Coverage()) for row in rows}


def covered(version: int, gate: str) -> dict[str, Names]:
    """What the feature table lists for a gate, as `parts` names it, with the other gates that each needs."""
    table = coverage(version)[gate]
    kinds = {"definition": table.definitions, "property": table.properties}
    kinds |= {"variant": table.variants, "value": table.values}
    listed = {f"{kind} {part.path}": part.also_requires for kind, those in kinds.items() for part in those}
    methods = {f"method {m.key}": tuple(g for g in m.features if g != gate) for m in table.methods}
    return listed | methods


@each_set
def test_every_reference_resolves(version: int, names: Names) -> None:
    schema = compiled(version, names)
    known = {f"#/$defs/{name}" for name in schema["$defs"]}
    references = {node["$ref"] for node in nodes(schema) if "$ref" in node}
    assert references - known == set()


@each_set
def test_nothing_is_left_that_no_message_reaches(version: int, names: Names) -> None:
    schema = compiled(version, names)
    reached, pending = set[str](), [{"anyOf": schema["anyOf"]}]
    while pending:
        found = {node["$ref"].rpartition("/")[2] for node in nodes(pending.pop()) if "$ref" in node} - reached
        reached |= found
        pending += [schema["$defs"][name] for name in found]
    assert schema["$defs"].keys() - reached <= {"ExtRequest", "ExtResponse", "ExtNotification"}


@each_set
def test_all_of_stable_is_there(version: int, names: Names) -> None:
    stable, protocol = projected(version), projected(version, names)
    assert parts(stable) - parts(protocol) == set()
    assert required(stable) - required(protocol) == set()


@each_set
def test_nothing_is_there_that_needs_another_gate(version: int, names: Names) -> None:
    protocol = projected(version, names)
    assert [item.path for item in items(protocol) if not item.gates.issubset(names)] == []
    there = parts(protocol)
    for gate in gates():
        if gate not in names:
            assert there & covered(version, gate).keys() == set(), gate


@each_set
def test_all_is_there_whose_gates_are_open(version: int, names: Names) -> None:
    there = parts(projected(version, names))
    for gate in names:
        wanted = {part for part, others in covered(version, gate).items() if set(others).issubset(names)}
        assert wanted - there == set(), gate


@each_set
def test_the_table_of_methods_and_the_schema_agree(version: int, names: Names) -> None:
    meta = compile_meta(projected(version, names))
    told = {(SIDES[group], name) for group in SIDES for name in meta.get(group, {}).values()}
    messages = [node for node in compiled(version, names)["$defs"].values() if "x-method" in node]
    assert {(node["x-side"], node["x-method"]) for node in messages} == told
    assert told == {(method.receiver, method.name) for method in projected(version, names).methods}


@each_set
def test_defaults_follow_the_feature_set(version: int, names: Names) -> None:
    schema = compiled(version, names)
    for name, definition in schema["$defs"].items():
        for member, node in definition.get("properties", {}).items():
            if isinstance(node.get("default"), dict) and "allOf" in node:
                assert node["default"] == nothing_sent(node, schema["$defs"]), f"{name}.{member}"
                assert validator(name, member, schema).is_valid(node["default"]), f"{name}.{member}"


def validator(name: str, member: str, schema: Schema) -> Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}/properties/{member}", "$defs": schema["$defs"]})


def nothing_sent(node: Schema, definitions: Schema) -> Schema:
    """The defaults of the object that a property refers to."""
    target: Schema = definitions[node["allOf"][0]["$ref"].rpartition("/")[2]]
    return {name: member["default"] for name, member in target.get("properties", {}).items() if "default" in member}


@pytest.mark.parametrize("names", feature_sets(), ids=[i.partition("-")[2] for i in IDS[: len(feature_sets())]])
def test_servers_over_the_connection_are_in_the_default_only_with_their_gate(names: Names) -> None:
    agent = compiled(1, names)["$defs"]["InitializeResponse"]["properties"]["agentCapabilities"]
    servers = {"http": False, "sse": False} | ({"acp": False} if "unstable_mcp_over_acp" in names else {})
    assert agent["default"]["mcpCapabilities"] == servers


@pytest.mark.parametrize("version", versions())
def test_what_is_compiled_is_json_schema(version: int) -> None:
    """Each definition once: most are the same in nearly every feature set."""
    schemas = [compiled(version, names) for names in feature_sets()]
    different = {json.dumps(node) for schema in schemas for node in schema["$defs"].values()}
    different |= {json.dumps({word: node for word, node in schema.items() if word != "$defs"}) for schema in schemas}
    for text in different:
        Draft202012Validator.check_schema(json.loads(text))


@st.composite
def some_gates(draw: st.DrawFn) -> Names:
    return tuple(gate for gate in gates() if draw(st.booleans()))


@pytest.mark.parametrize("version", versions())
def test_any_set_of_gates_leaves_a_whole_protocol(version: int) -> None:
    """200 sets by chance: no reference leads nowhere, all of stable is there, and just what the gates open."""
    stable = parts(projected(version))
    table = {gate: covered(version, gate) for gate in gates()}

    @settings(derandomize=True, database=None, deadline=None, max_examples=200)
    @given(some_gates())
    def check(names: Names) -> None:
        protocol = select(written(version), names)
        there = parts(protocol)
        assert dangling(protocol) == set()
        assert stable - there == set()
        for gate, listed in table.items():
            wanted = {part for part, others in listed.items() if gate in names and set(others).issubset(names)}
            assert there & listed.keys() == wanted, gate

    check()


def dangling(protocol: Protocol) -> set[str]:
    """The names that something refers to, and that are not defined."""
    return {ref.name for ref in every_reference(protocol)} - protocol.definitions.keys()


@pytest.mark.parametrize("version", versions())
def test_all_gates_together_are_the_whole_protocol(version: int) -> None:
    assert parts(projected(version, gates())) == parts(written(version))
