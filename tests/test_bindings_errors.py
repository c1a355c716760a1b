"""What is told of a message that cannot be read: each fault once, at its place, in words that help."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

import pytest
from acp_schema import DecodeError, Fault, decode, v1, v2
from acp_schema._runtime.errors import FaultKind
from acp_schema.v2 import unstable as v2_unstable

Json = Any
NESTED = '{"outcome": {"outcome": "selected", ...}}'
NUMBER = "a number where a string is wanted"
MISSING = "is required and is not there"


def faults(form: Any, data: Json) -> tuple[Fault, ...]:
    with pytest.raises(DecodeError) as caught:
        decode(form, data)
    return caught.value.faults


def told(form: Any, data: Json) -> dict[str, str]:
    """The reasons by place; there is one for each."""
    found = faults(form, data)
    assert len({fault.pointer for fault in found}) == len(found)
    return {fault.pointer: fault.reason for fault in found}


@pytest.mark.parametrize("package", [v1, v2])
def test_a_tag_in_the_place_of_its_object_is_told_about_the_nested_form(package: Any) -> None:
    (fault,) = faults(package.RequestPermissionResponse, {"outcome": "selected", "optionId": "a"})
    assert (fault.pointer, fault.kind) == ("/outcome", "type")
    assert fault.reason.startswith("a string where an object is wanted")
    assert NESTED in fault.reason


def test_other_text_in_the_place_of_an_object_is_not_repeated() -> None:
    assert told(v1.RequestPermissionResponse, {"outcome": "hush"}) == {"/outcome": "a string where an object is wanted"}
    assert '{"type": "text", ...}' in told(list[v1.ContentBlock], ["text"])["/0"]


def test_an_unknown_update_is_told_apart_from_a_broken_one() -> None:
    (unknown,) = faults(v1.SessionNotification, {"sessionId": "s", "update": {"sessionUpdate": "later"}})
    assert (unknown.pointer, unknown.kind) == ("/update/sessionUpdate", "variant")
    assert {"agent_message_chunk", "tool_call", "plan"} <= set(unknown.known)
    assert all(tag in unknown.reason for tag in unknown.known)
    broken = faults(v1.SessionNotification, {"sessionId": "s", "update": {"sessionUpdate": "plan"}})
    assert [(f.pointer, f.kind, f.variant, f.known) for f in broken] == [("/update/entries", "missing", "plan", ())]


def test_without_a_tag_what_all_variants_need_is_told_too() -> None:
    found = faults(v1.SessionConfigOption, {})
    assert {fault.pointer for fault in found} >= {"/type", "/id", "/name"}
    assert {fault.kind for fault in found} == {"missing"}
    assert next(fault.known for fault in found if fault.pointer == "/type") == ("select", "boolean")


OPTIONS = [{"value": "a", "name": "A"}, {"value": "b"}]
GROUP: Json = {"group": "g", "name": "G", "options": []}
MEANT: list[tuple[Any, Json, dict[str, str]]] = [
    (v1.SessionConfigSelect, {"currentValue": "a", "options": OPTIONS}, {"/options/1/name": f"`name` {MISSING}"}),
    (v1.SessionConfigSelectOptions, [GROUP, {"group": "g", "options": []}], {"/1/name": f"`name` {MISSING}"}),
    (
        v1.EmbeddedResource,
        {"resource": {"uri": "u", "text": 5}},
        {"/resource/text": "a number where a string is wanted"},
    ),
    (v1.EmbeddedResource, {"resource": {"blob": "b"}}, {"/resource/uri": f"`uri` {MISSING}"}),
    (v2_unstable.MessageMcpResponse, {"error": {"code": 1}}, {"/error/message": f"`message` {MISSING}"}),
    (v1.McpServer, {"type": 5, "name": "n", "url": "u", "headers": []}, {"/type": ""}),
    (v1.McpServer, {"type": "stdio", "command": "c", "name": "n", "args": []}, {"/env": f"`env` {MISSING}"}),
]


@pytest.mark.parametrize(("form", "data", "wanted"), MEANT)
def test_the_alternative_that_was_meant_tells_its_faults(form: Any, data: Json, wanted: dict[str, str]) -> None:
    found = told(form, data)
    assert found.keys() == wanted.keys()
    assert all(found[pointer].startswith(reason) for pointer, reason in wanted.items())


def test_where_no_alternative_is_nearer_the_union_tells_what_would_fit() -> None:
    either = "TextResourceContents (`text` is missing), BlobResourceContents (`blob` is missing)"
    fits_none = f"an object that fits none of {either}"
    assert told(v1.EmbeddedResource, {"resource": {"uri": "u"}}) == {"/resource": fits_none}
    assert told(v1.EmbeddedResource, {"resource": {}}) == {"/resource/uri": f"`uri` {MISSING}", "/resource": fits_none}
    assert told(v1.RequestId, True) == {"": "a boolean where null, an integer or a string is wanted"}
    assert told(v1.RequestId, 2**63) == {"": f"more than {2**63 - 1}"}


KINDS: list[tuple[Any, str, str]] = [
    (v1.AuthMethod, "{", "json"),
    (v1.AuthMethod, "[]", "type"),
    (v1.AuthMethod, '{"id": "i"}', "missing"),
    (v1.RequestPermissionOutcome, '{"outcome": "later"}', "variant"),
    (v1.ProtocolVersion, "70000", "value"),
    (v1.Role, '"user "', "value"),
    (v1.EmbeddedResourceResource, '{"uri": "u"}', "alternatives"),
]


@pytest.mark.parametrize(("form", "text", "kind"), KINDS)
def test_each_fault_has_a_kind(form: Any, text: str, kind: str) -> None:
    assert [fault.kind for fault in faults(form, text)] == [kind]


def test_the_kinds_are_a_closed_set() -> None:
    assert {"", *(kind for _, _, kind in KINDS)} == set(get_args(FaultKind))


@pytest.mark.parametrize(
    ("form", "name"), [(v1.SessionId, "string"), (v1.TerminalId, "string"), (v1.AuthMethod, "AuthMethod")]
)
def test_an_alias_is_called_by_a_name_that_is_surely_its_own(form: Any, name: str) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(form, 5)
    assert caught.value.name == name


@pytest.mark.parametrize("item", [{**GROUP, "options": [OPTIONS[0]] * 4}, {}], ids=["one fault", "many"])
def test_a_long_message_takes_work_by_its_length(item: Json) -> None:
    """Work is counted in calls of Python functions: times say more of the machine."""
    calls = [calls_of(count, item) for count in (500, 2_000)]
    assert calls[1] < 5 * calls[0]


def calls_of(count: int, item: Json) -> int:
    text = json.dumps([*[item] * count, {"group": "g", "options": []}])
    found: list[str] = []
    sys.setprofile(lambda _, event, __: found.append(event) if event == "call" else None)
    try:
        wrong = told(v1.SessionConfigSelectOptions, text)
    finally:
        sys.setprofile(None)
    assert f"/{count}/name" in wrong
    return len(found)
