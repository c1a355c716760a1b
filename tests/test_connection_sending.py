"""What a `Connection` refuses to send: an exception says what is wrong, and nothing has changed then."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import Connection, Request, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable

from connections import agent, client, each_package, each_version, line


def prompt(package: Any) -> Any:
    return package.PromptRequest(session_id="s", prompt=[package.TextContent(text="Hi")])


def test_params_of_another_class_are_a_type_error() -> None:
    ours = client(v1)
    others: list[Any] = [{"sessionId": "s", "prompt": []}, None, v1.CancelNotification(session_id="s"), "text", 3]
    for raw in others:
        with pytest.raises(TypeError, match=r"acp_schema\.v1\.PromptRequest is wanted, and not"):
            ours.send_request("session/prompt", raw)
    with pytest.raises(TypeError, match=r"and not acp_schema\.v2\.PromptRequest"):
        ours.send_request("session/prompt", prompt(v2))
    with pytest.raises(TypeError, match="CancelNotification is wanted, and not dict"):
        ours.send_notification("session/cancel", {"sessionId": "s"})
    assert ours.waiting == ()


def test_params_of_a_union_are_of_any_of_its_classes() -> None:
    ours = client(v1)
    for params in (
        v1.SetSessionConfigOptionRequestBoolean(session_id="s", config_id="c", value=True),
        v1.SetSessionConfigOptionRequestValueId(session_id="s", config_id="c", value="v"),
    ):
        assert json.loads(ours.send_request("session/set_config_option", params).data)["params"] == params.model_dump()
    with pytest.raises(
        TypeError, match=r"RequestBoolean or acp_schema\.v1\.SetSessionConfigOptionRequestValueId is wanted"
    ):
        ours.send_request("session/set_config_option", v1.CancelNotification(session_id="s"))


def test_a_class_with_more_properties_can_be_sent_where_the_stable_one_is_wanted() -> None:
    params = v1_unstable.ListSessionsRequest(archived="only")
    assert isinstance(params, v1.ListSessionsRequest)
    assert json.loads(client(v1).send_request("session/list", params).data)["params"] == {"archived": "only"}


@each_package
@pytest.mark.parametrize("side", ["agent", "client"])
def test_methods_of_the_other_direction_or_kind_are_a_lookup_error(package: Any, side: Any) -> None:
    protocol = package.PROTOCOL
    connection = Connection(side=side, version=protocol)
    sends = protocol.sends(side)
    for method in protocol.methods:
        wrong: list[Any] = []
        if (method.name, "request") not in sends:
            wrong.append(connection.send_request)
        if (method.name, "notification") not in sends:
            wrong.append(connection.send_notification)
        for send in wrong:
            with pytest.raises(LookupError, match=f"this side, {side}, sends no (request|notification)"):
                send(method.name, None)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("session/promt", "is session/prompt meant?"),
        ("session/cancel", "session/cancel is a notification (client->agent)"),
        ("session/update", "session/update comes from the other side"),
        ("zzz", "METHODS lists all of them"),
    ],
)
def test_a_method_that_is_not_sent_is_told_with_what_there_is(name: str, words: str) -> None:
    with pytest.raises(LookupError) as caught:
        client(v1).send_request(name)
    assert str(caught.value) == f"this side, client, sends no request {name}; {words}"


def test_an_id_in_use_is_a_value_error() -> None:
    ours = client(v1)
    sent = ours.send_request("_x", id=5)
    with pytest.raises(ValueError, match="waits for its answer"):
        ours.send_request("_x", id=5)
    assert ours.waiting == (sent,)


@pytest.mark.parametrize("number", [True, 1.0, [], {}, b"1"])
def test_an_id_of_another_type_is_a_type_error(number: Any) -> None:
    with pytest.raises(TypeError, match="number or text"):
        client(v1).send_request("_x", id=number)


@pytest.mark.parametrize("number", [2**63, "\ud800"])
def test_an_id_that_cannot_be_sent_is_a_value_error(number: Any) -> None:
    ours = client(v1)
    with pytest.raises(ValueError, match=r"."):
        ours.send_request("_x", id=number)
    assert ours.waiting == ()


@pytest.mark.parametrize("params", [float("nan"), [float("inf")], "\ud800", {1: 2}, {3}, object()])
def test_what_is_no_json_value_is_a_value_error(params: Any) -> None:
    ours, theirs = client(v1), agent(v1)
    with pytest.raises(ValueError, match=r"."):
        ours.send_request("_x", params)
    with pytest.raises(ValueError, match=r"."):
        ours.send_notification("_x", params)
    request = theirs.receive_line(line(id=1, method="_x"))
    assert isinstance(request, Request)
    with pytest.raises(ValueError, match=r"."):
        theirs.send_result(request, params)
    with pytest.raises(ValueError, match=r"."):
        theirs.send_error(request, -32603, data=params)
    assert (ours.waiting, theirs.open_requests) == ((), (request,))


@each_version
def test_a_request_that_is_not_open_is_a_lookup_error(package: Any) -> None:
    theirs, others = agent(package), agent(package)
    request, other = (c.receive_line(line(id=1, method="_x")) for c in (theirs, others))
    assert isinstance(request, Request)
    assert isinstance(other, Request)
    with pytest.raises(LookupError, match="not open"):
        theirs.send_result(other, 1)
    theirs.send_result(request, 1)
    with pytest.raises(LookupError, match="not open"):
        theirs.send_result(request, 1)
    with pytest.raises(LookupError, match="not open"):
        theirs.send_error(request, -32603)


@each_version
def test_a_result_of_another_class_is_a_type_error_and_the_request_stays_open(package: Any) -> None:
    theirs = agent(package)
    request = theirs.receive_line(client(package).send_request("session/prompt", prompt(package)).data)
    assert isinstance(request, Request)
    for value in ({"stopReason": "end_turn", "messageId": "m"}, prompt(package)):
        with pytest.raises(TypeError, match="PromptResponse is wanted"):
            theirs.send_result(request, value)
    assert theirs.open_requests == (request,)


@each_version
def test_an_error_has_a_code_of_32_bits_and_a_message(package: Any) -> None:
    theirs = agent(package)
    with pytest.raises(ValueError, match="32 bits"):
        theirs.send_error(None, 2**31, message="m")
    with pytest.raises(TypeError, match="needs a message"):
        theirs.send_error(None, 12345)
    with pytest.raises(TypeError, match="its own message and data"):
        theirs.send_error(None, package.Error(code=1, message="m"), message="n")
    for wrong in ({"code": 1, "message": "m"}, True, None, "text"):
        with pytest.raises(TypeError, match="Error is wanted"):
            theirs.send_error(None, wrong)
    assert json.loads(theirs.send_error(None, package.Error(code=1, message="m"))) == {
        "jsonrpc": "2.0",
        "id": None,
        "error": {"code": 1, "message": "m"},
    }


def test_data_of_an_error_may_be_an_instance_of_a_class() -> None:
    data = v2.SessionNotFoundErrorData(session_id="s")
    sent = json.loads(agent(v2).send_error(None, -32002, data=data))
    assert sent["error"]["data"] == json.loads(encode(data))


def test_what_is_sent_is_one_line() -> None:
    params = v1.PromptRequest(session_id="a\nb\r\u2028", prompt=[v1.TextContent(text="\n\n")])
    data = client(v1).send_request("session/prompt", params, id="\n").data
    assert data.count(b"\n") == 1
    assert b"\r" not in data
