"""Small messages that readers of a protocol often get wrong, read as the published schemas and their flags say."""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

import acp_schema.v1.unstable as v1_unstable
import acp_schema.v2.unstable as v2_unstable
import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from jsonschema_rs import Draft202012Validator

from repository import reference

Json = Any
each_v1 = pytest.mark.parametrize("package", [v1, v1_unstable], ids=["stable", "unstable"])
each_v2 = pytest.mark.parametrize("package", [v2, v2_unstable], ids=["stable", "unstable"])


@cache
def published(package: str) -> dict[str, Json]:
    """The definitions that upstream publishes for a package."""
    _, version, *wide = package.split(".")
    name = "schema.unstable.json" if wide else "schema.json"
    found: dict[str, Json] = json.loads(reference(version, name).read_text(encoding="utf-8"))["$defs"]
    return found


def is_valid(package: Any, name: str, data: Json, *, otherwise: bool) -> bool:
    """Whether the published schema takes the data; what is given where there is none to ask."""
    if "ACP_REFERENCE" not in os.environ:
        return otherwise
    schema = {"$ref": f"#/$defs/{name}", "$defs": published(package.__name__)}
    return Draft202012Validator(schema).is_valid(data)


def faults(package: Any, name: str, data: Json) -> list[tuple[str, str | None]]:
    """Where something is wrong with the data, and as which variant it was read. The published schema refuses it too."""
    assert not is_valid(package, name, data, otherwise=False)
    with pytest.raises(DecodeError) as caught:
        decode(getattr(package, name), json.dumps(data))
    return [(fault.pointer, fault.variant) for fault in caught.value.faults]


def kept(package: Any, name: str, data: Json) -> Any:
    """The value of data that is read whole, and written as it came. The published schema takes it too."""
    assert is_valid(package, name, data, otherwise=True)
    value, drops = decode(getattr(package, name), json.dumps(data), report=True)
    assert drops == ()
    assert json.loads(encode(value)) == data
    return value


@each_v1
def test_one_broken_server_makes_a_new_session_invalid(package: Any) -> None:
    """`mcpServers` has `default-on-null` alone: neither items nor the list are skipped."""
    good: Json = {"name": "ok", "command": "/b", "args": [], "env": []}
    data: Json = {"cwd": "/w", "mcpServers": [good, {"name": "broken"}]}
    places = ["/mcpServers/1/command", "/mcpServers/1/args", "/mcpServers/1/env"]
    assert faults(package, "NewSessionRequest", data) == [(place, "McpServerStdio") for place in places]
    assert faults(package, "NewSessionRequest", {"cwd": "/w"}) == [("/mcpServers", None)]
    kept(package, "NewSessionRequest", {"cwd": "/w", "mcpServers": [good]})
    read, drops = decode(package.NewSessionRequest, {"cwd": "/w", "mcpServers": None}, report=True)
    assert (list(read.mcp_servers), [drop.pointer for drop in drops]) == ([], ["/mcpServers"])
    assert json.loads(encode(read)) == {"cwd": "/w", "mcpServers": []}


SELECT = {"type": "select", "id": "i", "name": "n", "currentValue": "a"}
FLAT = [{"value": "a", "name": "A"}, {"value": "b", "name": "B"}]
GROUPED: Json = [{"group": "g", "name": "G", "options": FLAT}, {"group": "h", "name": "H", "options": []}]


@each_v1
def test_options_of_a_setting_are_flat_or_grouped(package: Any) -> None:
    flat = kept(package, "SessionConfigOption", SELECT | {"options": FLAT})
    assert [type(each) for each in flat.options] == [package.SessionConfigSelectOption] * 2
    grouped = kept(package, "SessionConfigOption", SELECT | {"options": GROUPED})
    assert [type(each) for each in grouped.options] == [package.SessionConfigSelectGroup] * 2
    assert [each.value for each in grouped.options[0].options] == ["a", "b"]


@each_v1
def test_a_setting_may_have_no_options(package: Any) -> None:
    assert list(kept(package, "SessionConfigOption", SELECT | {"options": []}).options) == []


@each_v1
def test_options_are_not_flat_and_grouped_at_once(package: Any) -> None:
    found = faults(package, "SessionConfigOption", SELECT | {"options": [FLAT[0], GROUPED[0]]})
    assert all(place.startswith("/options") for place, _ in found)
    assert {variant for _, variant in found} == {"select"}


SET = {"sessionId": "s", "configId": "c"}


@each_v1
def test_a_setting_is_set_to_a_boolean_by_its_type(package: Any) -> None:
    read = kept(package, "SetSessionConfigOptionRequest", SET | {"type": "boolean", "value": True})
    assert isinstance(read, package.SetSessionConfigOptionRequestBoolean)
    assert read.value is True


@each_v1
@pytest.mark.parametrize("more", [{}, {"type": "_later"}, {"type": "boolean"}])
def test_a_setting_is_set_to_a_value_by_its_id(package: Any, more: Json) -> None:
    """The untagged branch asks for nothing but text, and so takes it beside any type."""
    read = kept(package, "SetSessionConfigOptionRequest", SET | more | {"value": "x"})
    assert isinstance(read, package.SetSessionConfigOptionRequestValueId)
    assert read.value == "x"


@each_v1
def test_a_setting_without_a_type_takes_no_boolean(package: Any) -> None:
    assert faults(package, "SetSessionConfigOptionRequest", SET | {"value": True}) == [
        ("/value", "SetSessionConfigOptionRequestValueId")
    ]


@each_v1
def test_a_stdio_server_may_say_that_it_is_one(package: Any) -> None:
    data: Json = {"name": "n", "command": "/b", "args": [], "env": [], "type": "stdio"}
    read = kept(package, "McpServer", data)
    assert isinstance(read, package.McpServerStdio)
    assert read.model_extra == {"type": "stdio"}


LOGIN = {"id": "i", "name": "n"}


@each_v1
@pytest.mark.parametrize(
    ("more", "name"),
    [
        ({}, "AuthMethodAgent"),
        ({"type": "terminal", "env": {"A": "b"}}, "AuthMethodTerminal"),
        ({"type": "terminal", "env": [{"name": "A", "value": "b"}]}, "AuthMethodOther"),
        ({"type": "env_var", "vars": [{"name": "KEY"}]}, "AuthMethodOther"),
        ({"type": "_x", "more": {"a": [1]}}, "AuthMethodOther"),
    ],
    ids=["no type", "terminal, object", "terminal, list", "env_var", "_x"],
)
def test_each_way_to_sign_in_is_what_its_type_and_members_make_it(package: Any, more: Json, name: str) -> None:
    """`env` is an object in v1. With a list the published schema takes the entry as an agent's; it is not one."""
    read = kept(package, "AuthMethod", LOGIN | more)
    assert type(read) is getattr(package, name)


@each_v2
@pytest.mark.parametrize("tag", ["image", "audio", "text", "resource_link", "resource"])
def test_a_block_of_a_known_type_is_not_an_unknown_one(package: Any, tag: str) -> None:
    found = faults(package, "ContentBlock", {"type": tag})
    assert {variant for _, variant in found} == {tag}
    assert "/type" not in {place for place, _ in found}


@each_v2
def test_a_block_without_what_an_image_needs_says_so(package: Any) -> None:
    assert faults(package, "ContentBlock", {"type": "image"}) == [("/data", "image"), ("/mimeType", "image")]


@each_v2
def test_a_block_of_an_unknown_type_is_kept_whole(package: Any) -> None:
    read = kept(package, "ContentBlock", {"type": "_x", "a": 1})
    assert isinstance(read, package.ContentBlockOther)
    assert (read.type, read.model_extra) == ("_x", {"a": 1})


@pytest.mark.parametrize("package", [v1, v1_unstable, v2, v2_unstable], ids=["v1", "v1u", "v2", "v2u"])
def test_a_resource_with_text_and_blob_loses_neither(package: Any) -> None:
    both = {"uri": "u", "text": "t", "blob": "YQ==", "mimeType": "text/plain"}
    read = kept(package, "EmbeddedResourceResource", both)
    assert isinstance(read, package.TextResourceContents)
    assert read.model_extra == {"blob": "YQ=="}
    kept(package, "ContentBlock", {"type": "resource", "resource": both})


@pytest.mark.parametrize("package", [v1, v1_unstable])
def test_a_misspelt_keyword_fails_when_built(package: Any) -> None:
    with pytest.raises(TypeError, match="kindd"):
        package.ToolCall(tool_call_id="t", title="T", kindd="read")


@each_v1
@pytest.mark.parametrize("sent", [{}, {"agentCapabilities": None}, {"agentCapabilities": 5}])
def test_capabilities_that_are_not_there_are_the_default_ones(package: Any, sent: Json) -> None:
    """The flag is `default-on-error`, and the default is an object: null does not fit, and stands for that."""
    read, drops = decode(package.InitializeResponse, {"protocolVersion": 1} | sent, report=True)
    capabilities = read.agent_capabilities
    assert capabilities == package.AgentCapabilities()
    assert (capabilities.load_session, capabilities.prompt_capabilities.image) == (False, False)
    assert capabilities.mcp_capabilities == package.McpCapabilities()
    assert [drop.pointer for drop in drops] == ["/agentCapabilities"] * len(sent)
