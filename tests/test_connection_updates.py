"""Updates that a `Connection` does not know, or knows in part: the turn goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import Notification, UnknownUpdate, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable

from connections import client, line, unanswered


def test_an_unknown_update_of_v1_is_handed_over_and_says_what_is_known() -> None:
    raw = {"sessionId": "s", "update": {"sessionUpdate": "later", "secret": "x"}, "_meta": {"k": 1}}
    event = client(v1).receive_line(line(method="session/update", params=raw))
    assert isinstance(event, Notification)
    update = event.params
    assert isinstance(update, UnknownUpdate)
    assert (update.raw, update.pointer, update.tag) == (raw, "/update/sessionUpdate", "later")
    assert (update.session_id, "agent_message_chunk" in update.known) == ("s", True)
    assert "secret" not in repr(event)


def test_an_update_behind_a_gate_is_unknown_to_the_stable_package_alone() -> None:
    text = line(
        method="session/update", params={"sessionId": "s", "update": {"sessionUpdate": "plan_removed", "planId": "p"}}
    )
    stable, wide = client(v1).receive_line(text), client(v1_unstable).receive_line(text)
    assert isinstance(stable, Notification)
    assert isinstance(stable.params, UnknownUpdate)
    assert isinstance(wide, Notification)
    assert isinstance(wide.params, v1_unstable.SessionNotification)


def test_an_unknown_kind_of_content_in_an_update_is_unknown_as_well() -> None:
    update = {"sessionUpdate": "agent_message_chunk", "content": {"type": "hologram"}}
    event = client(v1).receive_line(line(method="session/update", params={"sessionId": 1, "update": update}))
    unanswered(event, -32602)
    event = client(v1).receive_line(line(method="session/update", params={"sessionId": "s", "update": update}))
    assert isinstance(event, Notification)
    assert (event.params.pointer, event.params.tag) == ("/update/content/type", "hologram")


def test_v2_keeps_an_unknown_update_by_itself() -> None:
    raw = {"sessionId": "s", "update": {"sessionUpdate": "later", "a": 1}}
    event = client(v2).receive_line(line(method="session/update", params=raw))
    assert isinstance(event, Notification)
    assert isinstance(event.params, v2.UpdateSessionNotification)
    assert json.loads(encode(event.params)) == raw


@pytest.mark.parametrize(
    "update", [{}, {"sessionUpdate": 3}, {"sessionUpdate": None}, {"sessionUpdate": "tool_call"}, 3]
)
def test_a_broken_update_is_no_unknown_one(update: Any) -> None:
    text = line(method="session/update", params={"sessionId": "s", "update": update})
    assert unanswered(client(v1).receive_line(text), -32602).faults


def test_what_leniency_left_out_is_told_on_demand() -> None:
    raw = {"sessionId": "s", "update": {"sessionUpdate": "tool_call", "toolCallId": "t", "title": "T", "kind": "zz"}}
    text = line(method="session/update", params=raw)
    quiet, told = client(v1).receive_line(text), client(v1, report=True).receive_line(text)
    assert isinstance(quiet, Notification)
    assert isinstance(told, Notification)
    assert (quiet.drops, [drop.pointer for drop in told.drops]) == ((), ["/update/kind"])
    assert quiet.params == told.params
