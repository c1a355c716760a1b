"""Reading a compiled schema: our own comes back as it was, and one that is malformed is a finding, never a crash."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from acp_codegen.diagnostics import Document, render
from acp_codegen.emit.json_schema import compile_meta, compile_schema
from acp_codegen.ir.model import Definition, Method, Protocol
from acp_codegen.ir.types import MISSING, RefType
from acp_codegen.ir.walk import objects
from acp_codegen.json_text import dumps
from acp_codegen.load import load_compiled, load_sources
from acp_codegen.load.compiled.form import KINDS
from acp_codegen.load.protocol import read_definition
from acp_codegen.select import select
from golden import CASES, cases, lay_over, name
from models import FORMS
from repository import compiled, gates, projected, versions
from strategies import STRANGE, places

Schema = dict[str, Any]
SETS: list[tuple[str, ...]] = [(), ("unstable",), gates()]
each_set = pytest.mark.parametrize("names", SETS, ids=["stable", "unstable", "all"])
each_version = pytest.mark.parametrize("version", versions())


def document(schema: Any, path: str = "schema.json") -> Document:
    return Document(path, dumps(schema), schema)


def loaded(schema: Any) -> Protocol:
    protocol, found = load_compiled(document(schema))
    assert protocol is not None, render(found, "text")
    assert found == ()
    return protocol


def key(method: Method) -> tuple[Any, ...]:
    return (*method.key, method.params.name, method.result and method.result.name)


def told(definition: Definition) -> bool:
    """Whether the compiled definition says all that the model does."""
    return all(f.error_default is MISSING for o in objects(definition) for f in o.fields)


@each_version
@each_set
def test_our_own_comes_back_as_it_was(version: int, names: tuple[str, ...]) -> None:
    schema = compiled(version, names)
    again = compile_schema(loaded(schema), "label") | {"$id": schema["$id"]}
    assert again == schema
    assert dumps(again["$defs"]) == dumps(schema["$defs"])


@each_version
@each_set
def test_the_model_of_our_own_is_the_same(version: int, names: tuple[str, ...]) -> None:
    wanted, protocol = projected(version, names), loaded(compiled(version, names))
    types = {name: d.type for name, d in wanted.definitions.items() if told(d)}
    assert {name: protocol.definitions[name].type for name in types} == types
    assert sorted(map(key, protocol.methods)) == sorted(map(key, wanted.methods))
    assert (protocol.request_id, protocol.error) == (wanted.request_id, wanted.error)
    assert (protocol.version, protocol.features) == (wanted.version, wanted.features)
    assert (protocol.release, protocol.source_digest) == (wanted.release, wanted.source_digest)
    assert compile_meta(protocol) == compile_meta(wanted)


@pytest.mark.parametrize("case", cases("compile"), ids=name)
def test_every_form_comes_back_as_it_was(case: Path, tmp_path: Path) -> None:
    sources = load_sources(lay_over(case, tmp_path, CASES / "compile-base")).sources
    assert sources is not None
    for chosen in ((), tuple(feature.name for feature in sources.registry.features)):
        schema = compile_schema(select(sources.protocols[0], chosen), "label")
        assert dumps(compile_schema(loaded(schema), "label")) == dumps(schema)


@cache
def small() -> Schema:
    """A compiled schema with a definition of each form, a request, its answer and a notification."""
    message = {"type": "object", "properties": {"_meta": True}}
    forms: Schema = {"Ping": message, "Pong": message, "Note": message, "Id": {"type": "integer"}, "Fault": message}
    forms["Holder"] = {
        "type": "object",
        "properties": {"lenient": {"$ref": "#/$defs/Switches", "default": {}}},
    }
    forms["Switches"] = {"type": "object", "properties": {"on": {"type": "boolean", "default": False}}}
    at = Document("forms.json", "").origin()
    definitions = {name: read_definition(name, form, at.at(name), "") for name, form in (FORMS | forms).items()}
    ping, pong, note, fault, number = (RefType(name, at) for name in ("Ping", "Pong", "Note", "Fault", "Id"))
    protocol = Protocol(
        version=1,
        title="Small",
        status="stable",
        description="",
        definitions=definitions,
        methods=(
            Method(
                name="ping",
                kind="request",
                direction="client->agent",
                params=ping,
                result=pong,
                description="",
                origin=at,
            ),
            Method(
                name="note", kind="notification", direction="both", params=note, result=None, description="", origin=at
            ),
        ),
        request_id=number,
        error=fault,
        areas=(),
        origin=at,
        features=(),
    )
    return compile_schema(protocol, "stable")


def test_every_form_is_in_the_small_schema_and_comes_back() -> None:
    assert dumps(compile_schema(loaded(small()), "stable")) == dumps(small())


GONE = object()
ITEM, LIST = "/$defs/Item", "/$defs/ClientRequest/properties/params/anyOf/0/anyOf"
HERE = "has no meaning here"
ALTERED: list[tuple[str, Any, str]] = [
    ("", [], "this is not a compiled schema: it has no `$defs`"),
    ("", None, "this is not a compiled schema: it has no `$defs`"),
    ("/$defs", [], "this is not a compiled schema: it has no `$defs`"),
    ("/x-acp", GONE, "nothing tells which protocol version this is"),
    ("/$defs/ClientRequest", GONE, "there is no definition ClientRequest, which lists the messages of a side"),
    ("/$defs/AgentResponse", True, "there is no definition AgentResponse, which lists the messages of a side"),
    ("/$defs/ClientRequest/properties/id", GONE, "ClientRequest does not say what its `id` is"),
    (f"{LIST}/0", GONE, "Ping says that it is a message of ping, but is not listed as one"),
    (
        f"{LIST}/0/allOf/0/$ref",
        "#/$defs/Item",
        "Item is listed as a message, but does not say of which method and side",
    ),
    (
        f"{LIST}/0/allOf/0/$ref",
        "#/$defs/Gone",
        "Gone is listed as a message, but does not say of which method and side",
    ),
    (f"{LIST}/0", {"type": "object"}, "only references to messages can be listed here"),
    ("/$defs/Note/x-side", "client", "Note is listed as a message to the side `protocol`, but says `client`"),
    ("/$defs/Ping/x-side", "client", "AgentResponse lists no answer to Ping"),
    ("/$defs/Pong/x-method", "pong", "AgentResponse lists no answer to Ping"),
    (ITEM, 7, "a schema is wanted here"),
    (ITEM, False, "no value is valid here, and no type of the model says so"),
    (f"{ITEM}/patternProperties", {}, "the model has no place for `patternProperties`"),
    (f"{ITEM}/properties/id/x-deserialize-later", True, "the model has no place for `x-deserialize-later`"),
    (f"{ITEM}/properties/id/type", "text", "`type` is not the name of a type, alone or in a list with null"),
    (
        f"{ITEM}/properties/id/type",
        ["string", "integer"],
        "`type` is not the name of a type, alone or in a list with null",
    ),
    (f"{ITEM}/properties/id/minLength", -1, "`minLength` is not a count"),
    (f"{ITEM}/properties/id/pattern", "^a", "the model has no place for `pattern`"),
    (f"{ITEM}/properties/id", False, "no value is valid here, and no type of the model says so"),
    (f"{ITEM}/properties/id/items", {}, f"`items` {HERE}"),
    (f"{ITEM}/properties", [], "`properties` is not an object of schemas"),
    (f"{ITEM}/required", ["gone"], "`gone` is required, but is none of the properties"),
    (f"{ITEM}/required", "id", "`required` is not a list of names"),
    (f"{ITEM}/additionalProperties", False, "an object with properties takes every other property too"),
    (f"{ITEM}/type", ["object", "null"], "what has properties of its own is of the type object, and of no other"),
    (f"{ITEM}/not", {"type": "null"}, f"`not` {HERE}"),
    (f"{ITEM}/default", {}, f"`default` {HERE}"),
    ("/$defs/Closed/x-method", "ping", "Closed says that it is a message of ping, but is not listed as one"),
    ("/$defs/Untagged/oneOf", [{}], "`anyOf` and `oneOf` stand side by side"),
    ("/$defs/Untagged/anyOf", [], "`anyOf` is not a list with one schema at least"),
    ("/$defs/Untagged/anyOf/1/allOf/0/$ref", "#/$defs/Gone", "no message or type is called Gone"),
    ("/$defs/Untagged/anyOf/1/allOf/0/$ref", "#/$defs/ClientRequest", "no message or type is called ClientRequest"),
    ("/$defs/Untagged/anyOf/1/allOf/0/$ref", "a.json", "`$ref` is not a reference that starts with #/$defs/"),
    ("/$defs/Untagged/anyOf/1/type", "object", f"`type` {HERE}"),
    ("/$defs/Untagged/anyOf/1/allOf/1", {}, "a reference stands together with something that narrows it"),
    ("/$defs/Tagged/oneOf/1/properties/type/const", "item", "`type` does not tell the branches apart"),
    ("/$defs/Tagged/oneOf/1/properties/type/const", 1, "`type` does not tell the branches apart"),
    ("/$defs/Tagged/oneOf/1/properties/type/minLength", 2, "a tag is a text and nothing else"),
    ("/$defs/Tagged/oneOf/2/type", GONE, "a branch with a tag is of the type object, and of no other"),
    (
        "/$defs/OpenTagged/anyOf/1/not/anyOf/0/properties/type/const",
        "x",
        "the open branch does not shut out just the tags that the other branches have",
    ),
    ("/$defs/OpenTagged/anyOf/1/properties/type/type", "integer", "the open branch does not require `type` to be text"),
    (
        "/$defs/OpenTagged/anyOf/1/additionalProperties",
        {"type": "null"},
        "an object with properties takes every other property too",
    ),
    ("/$defs/Closed/oneOf/0/const", 1, "the constants are not all of one type"),
    ("/$defs/Closed/oneOf/0/type", "integer", "the constants are not all of one type"),
    ("/$defs/Closed/oneOf/0", {"type": "string"}, "constants stand among other branches"),
    ("/$defs/Open/anyOf/1/type", "integer", "the last branch is not for the other values of the constants' type"),
    ("/$defs/Holder/properties/lenient/default", {}, "the default is empty, but properties of Switches have defaults"),
]


def altered(pointer: str, value: Any) -> Any:
    if not pointer:
        return value
    schema = deepcopy(small())
    *path, last = pointer.split("/")[1:]
    holder: Any = schema
    for step in path:
        holder = holder[int(step) if isinstance(holder, list) else step]
    if value is GONE:
        del holder[int(last) if isinstance(holder, list) else last]
    elif isinstance(holder, list):
        holder[int(last) : int(last) + 1] = [value]
    else:
        holder[last] = value
    return schema


@pytest.mark.parametrize(("pointer", "value", "message"), ALTERED)
def test_what_the_model_cannot_carry_is_a_finding(pointer: str, value: Any, message: str) -> None:
    protocol, found = load_compiled(document(altered(pointer, value)))
    assert protocol is None
    assert message in [d.message for d in found]
    assert {d.code for d in found} == {"ACP011"}
    assert all(d.hint and d.place.file == "schema.json" for d in found)


def test_findings_name_the_place() -> None:
    _, found = load_compiled(document(altered(f"{ITEM}/properties/id/type", "text")))
    assert [(d.place.pointer, d.place.line > 1) for d in found] == [(f"{ITEM}/properties/id/type", True)]


def test_each_definition_that_does_not_fit_has_its_finding() -> None:
    schema = altered(f"{ITEM}/default", {})
    schema["$defs"]["Closed"]["default"] = "a"
    _, found = load_compiled(document(schema))
    assert {d.place.pointer for d in found} == {f"{ITEM}/default", "/$defs/Closed/default"}


def test_messages_of_another_kind_are_passed_over_with_a_warning() -> None:
    schema = altered("/anyOf/3", {"title": "Batch", "type": "array"})
    protocol, found = load_compiled(document(schema))
    assert protocol is not None
    assert [(d.severity, d.message) for d in found] == [("warning", "messages of the kind Batch are passed over")]


@pytest.mark.parametrize(
    ("path", "version", "wanted"), [("a/v2/schema.json", None, 2), ("v1/v3/x.json", None, 3), ("v1/x.json", 4, 4)]
)
def test_the_version_is_told_or_that_of_the_folder(path: str, version: int | None, wanted: int) -> None:
    protocol, _ = load_compiled(document(altered("/x-acp", GONE), path), version)
    assert protocol is not None
    assert protocol.version == wanted


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "schema.json"
    path.write_text(dumps(small()), encoding="utf-8")
    protocol, found = load_compiled(path)
    assert protocol is not None
    assert found == ()
    path.write_text("{", encoding="utf-8")
    assert [d.code for d in load_compiled(path)[1]] == ["ACP003"]
    assert [d.code for d in load_compiled(tmp_path / "gone.json")[1]] == ["ACP001"]


WORDS = st.sampled_from(sorted(KINDS))
VALUES = STRANGE | st.sampled_from(["object", "#/$defs/Item", {"const": "x"}, [{"const": 1}], ["string", "null"], [{}]])
PLACES = [path for path, _ in places(small(), ())]


@settings(
    derandomize=True, database=None, deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow]
)
@given(st.sampled_from(PLACES), VALUES, WORDS, st.sampled_from(["put", "add", "drop"]))
def test_no_alteration_is_a_crash(path: tuple[Any, ...], value: Any, word: str, way: str) -> None:
    schema = deepcopy(small())
    holder: Any = schema
    for step in path[:-1]:
        holder = holder[step]
    if way == "drop":
        del holder[path[-1]]
    elif way == "add" and isinstance(holder[path[-1]], dict):
        holder[path[-1]][word] = value
    else:
        holder[path[-1]] = value
    protocol, found = load_compiled(Document("v1/schema.json", "{}", schema))
    assert (protocol is None) == any(d.severity == "error" for d in found)
    if protocol is not None:
        compile_schema(protocol, "label")
