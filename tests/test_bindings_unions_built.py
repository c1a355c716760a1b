"""Values of unions that are built in Python: what was read by a class alone is told apart from other variants too."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import decode, encode, v1, v2
from pydantic import ValidationError

TEXT = {"text": "x", "later": 1}
CHUNK = {"content": {"type": "text", "text": "x"}}


@pytest.mark.parametrize(
    ("whole", "wire"),
    [
        (
            v1.AgentMessageChunk(content=decode(v1.TextContent, TEXT)),
            {"sessionUpdate": "agent_message_chunk", "content": {"type": "text", **TEXT}},
        ),
        (
            v1.SessionNotification(session_id="s", update=decode(v1.AgentMessageChunk, CHUNK)),
            {"sessionId": "s", "update": {"sessionUpdate": "agent_message_chunk", **CHUNK}},
        ),
        (
            v2.PromptRequest(session_id="s", prompt=[decode(v2.TextContent, TEXT)]),
            {"sessionId": "s", "prompt": [{"type": "text", **TEXT}]},
        ),
    ],
    ids=["closed", "nested", "open"],
)
def test_a_part_that_was_read_without_its_tag_gets_it_in_a_union(whole: Any, wire: Any) -> None:
    assert json.loads(encode(whole)) == wire


def test_a_part_that_was_read_without_its_tag_is_not_changed_itself() -> None:
    part = decode(v1.TextContent, TEXT)
    v1.AgentMessageChunk(content=part)
    assert json.loads(encode(part)) == TEXT


def test_an_untagged_variant_stays_without_a_tag() -> None:
    server = decode(v1.McpServerStdio, {"name": "n", "command": "/b", "args": [], "env": []})
    built = v1.NewSessionRequest(cwd="/w", mcp_servers=[server])
    assert "type" not in json.loads(encode(built))["mcpServers"][0]


@pytest.mark.parametrize(
    ("cls", "values", "place", "some"),
    [
        (
            v1.SessionNotification,
            {"session_id": "s", "update": v1.LogoutRequest()},
            "update",
            "ToolCall",
        ),
        (v1.NewSessionRequest, {"cwd": "/w", "mcp_servers": [{"name": "n"}]}, "mcp_servers.0", "McpServerStdio"),
        (v2.PromptRequest, {"session_id": "s", "prompt": ["text"]}, "prompt.0", "ContentBlockOther"),
        (v1.EmbeddedResource, {"resource": {"uri": "u", "text": "t"}}, "resource", "TextResourceContents"),
    ],
    ids=["tagged", "with-an-untagged-one", "open", "untagged"],
)
def test_what_is_no_variant_is_refused_once_with_the_classes_that_are(
    cls: Any, values: dict[str, Any], place: str, some: str
) -> None:
    with pytest.raises(ValidationError) as caught:
        cls(**values)
    (line,) = caught.value.errors()
    assert ".".join(map(str, line["loc"])) == place
    assert some in line["msg"]
