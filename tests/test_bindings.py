"""What the bindings read and write: leniency, strictness, tags, and that nothing on the wire is lost."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

Json = Any
STABLE: list[Any] = [v1, v2]
UNSTABLE: list[Any] = [v1_unstable, v2_unstable]


def short(package: Any) -> str:
    """What a package is called in the report."""
    return str(package.__name__.removeprefix("acp_schema."))


each_unstable = pytest.mark.parametrize("package", UNSTABLE, ids=short)
each_package = pytest.mark.parametrize("package", [*STABLE, *UNSTABLE], ids=short)
each_status = pytest.mark.parametrize("name", ["AuthStatusResponse", "AuthStatusUpdateNotification"])


def pointers(form: Any, data: Any) -> list[str]:
    """Where something is wrong with the data."""
    with pytest.raises(DecodeError) as caught:
        decode(form, data)
    return [fault.pointer for fault in caught.value.faults]


def dropped(form: Any, data: Any) -> dict[str, str]:
    """What leniency did with the data, by the place where it did."""
    return {drop.pointer: drop.reason for drop in decode(form, data, report=True)[1]}


def again(form: Any, data: Json) -> Json:
    """The data after a way through the bindings."""
    return json.loads(encode(decode(form, json.dumps(data))))


@each_unstable
@each_status
@pytest.mark.parametrize("data", [{}, {"state": 5}, {"state": None}, {"state": True}, {"state": ["unknown"]}])
def test_a_status_without_a_state_of_text_is_refused(package: Any, name: str, data: Json) -> None:
    assert pointers(getattr(package, name), data) == ["/state"]


@each_unstable
@each_status
def test_a_state_of_later_stays_as_it_came_and_is_acted_on_as_unknown(package: Any, name: str) -> None:
    form = getattr(package, name)
    status = decode(form, {"state": "_resting"})
    assert status.state == "_resting"
    assert package.known_auth_state(status.state) == "unknown"
    assert again(form, {"state": "_resting"}) == {"state": "_resting"}


@each_unstable
@pytest.mark.parametrize("state", ["authenticated", "unauthenticated", "not_required", "unknown"])
def test_a_known_state_is_acted_on_as_it_is(package: Any, state: str) -> None:
    assert package.known_auth_state(state) == state


@each_unstable
@each_status
def test_accounts_that_are_no_list_are_none(package: Any, name: str) -> None:
    form = getattr(package, name)
    status = decode(form, {"state": "unknown", "accounts": 5})
    assert list(status.accounts) == []
    assert again(form, {"state": "unknown", "accounts": 5}) == {"state": "unknown"}
    assert dropped(form, {"state": "unknown", "accounts": 5}) == {
        "/accounts": "read as absent: a number where an array is wanted"
    }


@each_unstable
@each_status
def test_accounts_that_do_not_fit_are_left_out_and_told(package: Any, name: str) -> None:
    form = getattr(package, name)
    data = {"state": "authenticated", "accounts": [{"label": "a", "active": "yes"}, {"x": 1}, 3]}
    (account,) = decode(form, data).accounts
    assert (account.label, account.active) == ("a", None)
    assert account.model_fields_set == {"label"}
    assert again(form, data) == {"state": "authenticated", "accounts": [{"label": "a"}]}
    assert dropped(form, data) == {
        "/accounts/0/active": "read as absent: a string where a boolean is wanted",
        "/accounts/1": "item dropped: /label: `label` is required and is not there",
        "/accounts/2": "item dropped: a number where an object is wanted",
    }


@each_unstable
def test_what_is_dropped_as_a_whole_is_told_of_once(package: Any) -> None:
    data = {"state": "unknown", "accounts": [{"active": "yes", "email": 5}]}
    assert list(dropped(package.AuthStatusResponse, data)) == ["/accounts/0"]


@each_unstable
def test_a_report_on_what_fits_is_empty(package: Any) -> None:
    data = {"state": "not_required", "accounts": [{"label": "a", "active": None}], "more": 1}
    assert dropped(package.AuthStatusResponse, data) == {}


@pytest.mark.parametrize("package", [v1, v1_unstable], ids=short)
def test_a_malformed_capability_is_read_as_its_default(package: Any) -> None:
    data: Json = {"protocolVersion": 1, "agentCapabilities": {"loadSession": "yes", "auth": {"logout": {}}}}
    answer = decode(package.InitializeResponse, data)
    assert answer.agent_capabilities.load_session is False
    assert answer.agent_capabilities.auth.logout == package.LogoutCapabilities()
    assert list(dropped(package.InitializeResponse, data)) == ["/agentCapabilities/loadSession"]
    assert again(package.InitializeResponse, data)["agentCapabilities"]["loadSession"] is False


@pytest.mark.parametrize("package", [v1, v1_unstable], ids=short)
def test_capabilities_of_null_are_those_of_nothing_sent(package: Any) -> None:
    data = {"protocolVersion": 1, "agentCapabilities": None}
    answer = decode(package.InitializeResponse, data)
    assert answer.agent_capabilities == package.AgentCapabilities()
    assert answer.agent_capabilities.prompt_capabilities.image is False
    assert list(dropped(package.InitializeResponse, data)) == ["/agentCapabilities"]


@each_package
@pytest.mark.parametrize("sent", ["1", "2024-11-05", True, None, -1, 65536, 1.5, math.nan, math.inf, [1]])
def test_a_protocol_version_is_a_number_of_16_bits(package: Any, sent: Json) -> None:
    info = {"name": "x", "version": "1"}
    data = {"protocolVersion": sent, "info": info}
    assert pointers(package.InitializeRequest, data) == ["/protocolVersion"]


@each_package
@pytest.mark.parametrize("text", ["1", "1.0", "1e0"])
def test_a_protocol_version_may_be_written_with_a_point(package: Any, text: str) -> None:
    version = decode(package.ProtocolVersion, text)
    assert (version, type(version)) == (1, int)


IDENTITY = {"id": "i", "name": "n"}
OTHER_V1: list[Json] = [
    {"type": "terminal", "env": [{"name": "a", "value": "b"}]},
    {"type": "terminal", "args": ["login", 5]},
    {"type": "env_var", "vars": [{"name": "KEY"}]},
    {"type": "_x", "more": [{"b": 1, "a": None}]},
    {"type": None},
    {"type": 5},
    {"type": "Agent", "_meta": {"z": 1, "a": 2}},
]


@pytest.mark.parametrize("more", [{}, {"type": "agent"}, {"description": None}])
def test_v1_an_entry_without_a_type_is_a_login_by_the_agent(more: Json) -> None:
    assert isinstance(decode(v1.AuthMethod, IDENTITY | more), v1.AuthMethodAgent)
    assert again(v1.AuthMethod, IDENTITY | more) == IDENTITY | more


def test_v1_a_terminal_entry_with_an_object_of_variables_can_be_carried_out() -> None:
    data = IDENTITY | {"type": "terminal", "args": ["login"], "env": {"A": "b"}}
    entry = decode(v1.AuthMethod, data)
    assert isinstance(entry, v1.AuthMethodTerminal)
    assert (entry.args, entry.env) == (["login"], {"A": "b"})
    assert again(v1.AuthMethod, data) == data


@pytest.mark.parametrize("more", OTHER_V1)
def test_v1_an_entry_of_another_type_or_shape_is_kept_whole(more: Json) -> None:
    entry = decode(v1.AuthMethod, IDENTITY | more)
    assert isinstance(entry, v1.AuthMethodOther)
    assert (entry.id, entry.name, entry.type) == ("i", "n", more["type"])
    assert again(v1.AuthMethod, IDENTITY | more) == IDENTITY | more
    assert dropped(v1.AuthMethod, IDENTITY | more) == {}


def test_v1_what_a_terminal_entry_loses_is_told() -> None:
    data = IDENTITY | {"type": "terminal", "args": None}
    assert again(v1.AuthMethod, data) == IDENTITY | {"type": "terminal"}
    assert dropped(v1.AuthMethod, data) == {"/args": "null is read as absent"}


ENTRY = {"methodId": "i", "name": "n"}


def test_v2_an_entry_of_another_type_is_kept_whole() -> None:
    data = ENTRY | {"type": "_x", "more": [{"b": 1, "a": None}], "_meta": "anything"}
    entry = decode(v2.AuthMethod, data)
    assert isinstance(entry, v2.AuthMethodOther)
    assert entry.type == "_x"
    assert again(v2.AuthMethod, data) == data


@pytest.mark.parametrize(
    ("wrong", "pointer"),
    [
        ({"env": {"A": "b"}}, "/env"),
        ({"env": [{"name": "A"}]}, "/env/0/value"),
        ({"args": "login"}, "/args"),
        ({"name": 5}, "/name"),
    ],
)
def test_v2_a_malformed_terminal_entry_is_told_of_as_one(wrong: Json, pointer: str) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v2.AuthMethod, ENTRY | {"type": "terminal"} | wrong)
    assert [(fault.pointer, fault.variant) for fault in caught.value.faults] == [(pointer, "terminal")]


@pytest.mark.parametrize("sent", [{}, {"type": None}, {"type": 5}])
def test_v2_an_entry_needs_a_type_of_text(sent: Json) -> None:
    assert pointers(v2.AuthMethod, ENTRY | sent) == ["/type"]


def test_v2_an_entry_is_not_taken_for_another_type_than_its_own() -> None:
    assert pointers(v2.AuthMethodOther, ENTRY | {"type": "terminal"}) == ["/type"]


@pytest.mark.parametrize("data", [{"sessionId": "s", "_meta": True}, {"requested": 1, "supported": [], "_meta": []}])
def test_v2_an_alternative_that_loses_something_gives_way_to_one_that_does_not(data: Json) -> None:
    assert again(v2.ErrorData, data) == data
    assert dropped(v2.ErrorData, data) == {}


WHOLE: list[tuple[str, Json]] = [
    ("AuthAccount", {"label": "a", "name": None, "email": "", "later": {"b": [None, {"a": 1}], "a": 2}}),
    ("AuthStatusResponse", {"state": "x", "accounts": [{"label": "a", "_own": None}], "sessionId": None}),
    ("AuthStatusUpdateNotification", {"state": "x", "_meta": {"z": 1, "a": {"y": 2, "b": 3}}}),
    ("AgentAuthCapabilities", {"status": {"_meta": {"n": 2**70}}, "n": -(2**64), "f": 1.5}),
    ("Implementation", {"name": "a", "version": "1", "title": None, "nom": {"é": "\U0001f600"}}),
]


@each_unstable
@pytest.mark.parametrize(("name", "data"), WHOLE)
def test_what_was_sent_comes_out_again(package: Any, name: str, data: Json) -> None:
    assert again(getattr(package, name), data) == data


@each_unstable
def test_the_order_inside_metadata_is_kept(package: Any) -> None:
    text = '{"_meta":{"z":1,"a":{"y":2,"b":[{"d":1,"c":2}]},"1":null}}'
    assert encode(decode(package.AuthStatusRequest, text)).decode() == text


@each_unstable
def test_absent_null_and_a_value_are_three_things(package: Any) -> None:
    absent, null = (decode(package.AgentAuthCapabilities, data) for data in ({}, {"status": None}))
    assert absent.status is null.status is None
    assert (absent.model_fields_set, null.model_fields_set) == (set(), {"status"})
    assert decode(package.AgentAuthCapabilities, {"status": {}}).status == package.AuthStatusCapabilities()


@pytest.mark.parametrize(("package", "name"), [(v1, "AuthenticateRequest"), (v2, "LoginAuthRequest")])
def test_a_python_name_is_no_name_on_the_wire(package: Any, name: str) -> None:
    form = getattr(package, name)
    assert pointers(form, {"method_id": "x"}) == ["/methodId"]
    assert pointers(form, '{"method_id": "x"}') == ["/methodId"]
    assert decode(form, {"method_id": "x", "methodId": "y"}).method_id == "y"
    assert again(form, {"method_id": "x", "methodId": "y"}) == {"method_id": "x", "methodId": "y"}
