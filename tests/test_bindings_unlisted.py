"""Properties that the schema does not list, also those that are called as an attribute is."""

from __future__ import annotations

import copy
import json
import pickle
import warnings
from typing import Any

import acp_schema.v1.unstable as v1
import acp_schema.v2.unstable as v2
import pytest
from acp_schema import decode, encode

Json = dict[str, Any]
CASES: list[tuple[Any, Json]] = [
    (v1.AuthAccount, {"label": "x", "meta": {"a": 1}}),
    (v1.AuthAccount, {"label": "x", "meta": 1, "_meta": {"b": 2}}),
    (v1.AgentCapabilities, {"load_session": True}),
    (v1.AgentCapabilities, {"load_session": True, "loadSession": False}),
    (v1.InitializeRequest, {"protocolVersion": 1, "client_capabilities": {}, "protocol_version": 7}),
    (v2.AuthMethodOther, {"type": "_x", "methodId": "i", "name": "n", "method_id": "j", "model_extra": 1, "_there": 2}),
]


@pytest.mark.parametrize(("form", "wire"), CASES)
def test_a_wire_name_that_is_an_attribute_is_kept_and_sets_nothing(form: Any, wire: Json) -> None:
    value = decode(form, wire)
    listed = {f.alias or name for name, f in form.model_fields.items()}
    for each in (value, pickle.loads(pickle.dumps(value)), copy.deepcopy(value), value.model_copy()):  # noqa: S301
        assert json.loads(encode(each)) == wire
        assert each == value
        assert each.model_extra == {name: part for name, part in wire.items() if name not in listed}
        assert len(each.model_fields_set) == len([name for name in wire if name in listed])


def test_what_is_handed_out_can_be_changed_without_changing_a_message() -> None:
    wire = {"protocolVersion": 1, "agentCapabilities": None}
    value = decode(v1.InitializeResponse, wire)
    extra = value.agent_capabilities.model_extra
    assert extra is not None
    extra["leak"] = "x"
    value.agent_capabilities.model_fields_set.add("auth")
    assert encode(decode(v1.InitializeResponse, wire)) == b'{"protocolVersion":1,"agentCapabilities":{}}'


def test_a_message_that_lost_something_is_written_without_a_warning() -> None:
    wire = {"type": "terminal", "methodId": "a", "name": "b", "env": [{"name": "A", "value": "b", "_meta": 5}]}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        written = encode(decode(v2.AuthMethod, wire))
    assert json.loads(written) == {**wire, "env": [{"name": "A", "value": "b"}]}


def test_contents_that_may_be_anything_are_not_shown() -> None:
    hidden = {"k": "hush-hush"}
    other = decode(v1.AuthMethod, {"id": "i", "name": "n", "type": hidden})
    account = v1.AuthAccount(label="a", meta=hidden)
    error = v1.Error(code=-1, message="m", data=[hidden])
    assert "hush" not in f"{other!r} {account!r} {error!r}"
