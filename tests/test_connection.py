"""`Connection`: what is sent by one side arrives as events on the other."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any, get_args

import acp_schema
import pytest
from acp_schema import (
    Connection,
    Event,
    Failure,
    Malformed,
    Method,
    Notification,
    Request,
    Result,
    Sent,
    decode,
    v1,
    v2,
)
from acp_schema.v1 import unstable as v1_unstable

from connections import agent, client, each_package, each_unstable, each_version, line, pair


def prompt(package: Any, session: str = "s") -> Any:
    return package.PromptRequest(session_id=session, prompt=[package.TextContent(text="Hi")])


def answer(package: Any) -> Any:
    return decode(package.PromptResponse, {"stopReason": "end_turn"} if package is v1 else {"messageId": "m"})


def opened(connection: Connection, text: bytes | str) -> Request:
    event = connection.receive_line(text)
    assert isinstance(event, Request)
    return event


@each_version
def test_a_request_arrives_with_the_class_of_its_params_and_its_answer_with_that_of_its_result(package: Any) -> None:
    ours, theirs = pair(package)
    sent = ours.send_request("session/prompt", prompt(package))
    assert sent.data.endswith(b"}\n")
    assert json.loads(sent.data) == {
        "jsonrpc": "2.0",
        "id": sent.id,
        "method": "session/prompt",
        "params": {"sessionId": "s", "prompt": [{"type": "text", "text": "Hi"}]},
    }
    request = opened(theirs, sent.data)
    assert (request.id, request.name, request.params) == (sent.id, "session/prompt", prompt(package))
    assert request.method is sent.method is package.method("session/prompt", "request", "client->agent")
    event = ours.receive_line(theirs.send_result(request, answer(package)))
    assert event == Result(id=sent.id, request=sent, value=answer(package))
    assert isinstance(event, Result)
    assert isinstance(event.value, package.PromptResponse)


@each_version
def test_a_notification_arrives_with_the_class_of_its_params(package: Any) -> None:
    ours, theirs = pair(package)
    form = package.method("session/cancel", "notification", "client->agent").params
    data = ours.send_notification("session/cancel", form(session_id="s"))
    assert json.loads(data) == {"jsonrpc": "2.0", "method": "session/cancel", "params": {"sessionId": "s"}}
    event = theirs.receive_line(data)
    assert isinstance(event, Notification)
    assert (event.name, event.params) == ("session/cancel", form(session_id="s"))


def test_match_takes_events_apart() -> None:
    ours, theirs = pair(v1)
    seen: list[str] = []
    sent = ours.send_request("session/prompt", prompt(v1, "one"))
    for event in theirs.receive_data(sent.data + ours.send_notification("$/cancel_request", cancel(v1, sent.id))):
        match event:
            case Request(params=v1.PromptRequest(session_id=session)):
                seen.append(session)
            case Notification(params=v1.CancelRequestNotification(request_id=number)):
                seen.append(f"cancel {number}")
            case _:
                raise AssertionError(event)
    assert seen == ["one", "cancel 0"]


def cancel(package: Any, number: Any) -> Any:
    return package.CancelRequestNotification(request_id=number)


@each_package
@pytest.mark.parametrize("side", ["agent", "client"])
def test_both_sides_cancel_requests(package: Any, side: Any) -> None:
    ours, theirs = pair(package) if side == "client" else reversed(pair(package))
    event = theirs.receive_line(ours.send_notification("$/cancel_request", cancel(package, 3)))
    assert isinstance(event, Notification)
    assert event.params == cancel(package, 3)


@each_unstable
def test_one_name_is_a_request_one_way_and_a_notification_the_other(package: Any) -> None:
    ours, theirs = pair(package)
    params = {"requestId": "1", "connectionId": "c", "method": "tools/call", "serverId": "m"}
    told = decode(package.MessageMcpNotification, params)
    asked = decode(package.MessageMcpRequest, params)
    assert isinstance(theirs.receive_line(ours.send_notification("mcp/message", told)), Notification)
    assert isinstance(ours.receive_line(theirs.send_request("mcp/message", asked).data), Request)
    for wrong in (
        lambda: ours.send_request("mcp/message", asked),
        lambda: theirs.send_notification("mcp/message", told),
    ):
        with pytest.raises(LookupError):
            wrong()


@each_version
@pytest.mark.parametrize("params", [None, {"a": [1, None]}, [1], "text", 0, False])
def test_an_extension_passes_through_as_it_is(package: Any, params: Any) -> None:
    for ours, theirs in (pair(package), pair(package)[::-1]):
        sent = ours.send_request("_acme.com/x", params)
        request = opened(theirs, sent.data)
        assert (request.name, request.method, request.params) == ("_acme.com/x", None, params)
        result = ours.receive_line(theirs.send_result(request, params))
        assert isinstance(result, Result)
        assert result.value == params
        notification = theirs.receive_line(ours.send_notification("_acme.com/y", params))
        assert notification == Notification(name="_acme.com/y", method=None, params=params)


def test_params_of_an_extension_that_are_none_are_not_written() -> None:
    assert json.loads(client(v1).send_notification("_x")) == {"jsonrpc": "2.0", "method": "_x"}


@each_version
def test_an_error_answers_a_request_with_the_class_of_the_version(package: Any) -> None:
    ours, theirs = pair(package)
    for error in (package.Error(code=-32000, message="Sign in", data={"a": 1}), -32000, 7):
        sent = ours.send_request("session/prompt", prompt(package))
        request = opened(theirs, sent.data)
        more: dict[str, Any] = {"message": "Mine", "data": [1]} if error == 7 else {}
        event = ours.receive_line(theirs.send_error(request, error, **more))
        assert isinstance(event, Failure)
        assert (event.id, event.request) == (sent.id, sent)
        assert isinstance(event.error, package.Error)
        assert event.error.code == (error if isinstance(error, int) else -32000)
        assert event.error.message
        assert (ours.waiting, theirs.open_requests) == ((), ())


@each_version
def test_an_error_without_an_id_is_about_a_message_that_could_not_be_read(package: Any) -> None:
    ours, theirs = pair(package)
    sent = ours.send_request("session/prompt", prompt(package))
    event = ours.receive_line(theirs.send_error(None, -32700))
    assert isinstance(event, Failure)
    assert (event.id, event.request, event.error.code) == (None, None, -32700)
    assert ours.waiting == (sent,)


@each_version
def test_what_is_open_and_what_is_waited_for_is_known(package: Any) -> None:
    ours, theirs = pair(package)
    sent = [ours.send_request("session/prompt", prompt(package, name)) for name in "abc"]
    requests = [opened(theirs, one.data) for one in sent]
    assert (list(ours.waiting), list(theirs.open_requests)) == (sent, requests)
    ours.receive_line(theirs.send_result(requests[1], answer(package)))
    assert (list(ours.waiting), list(theirs.open_requests)) == ([sent[0], sent[2]], [requests[0], requests[2]])


def test_ids_count_up_and_leave_out_those_in_use() -> None:
    ours = client(v1)
    given: list[Any] = [None, 1, "1", None, None]
    assert [ours.send_request("_x", id=one).id for one in given] == [0, 1, "1", 2, 3]


def test_ids_of_text_and_numbers_are_two() -> None:
    ours, theirs = pair(v1)
    first, second = ours.send_request("_x", id=1), ours.send_request("_x", id="1")
    requests = [opened(theirs, one.data) for one in (first, second)]
    event = ours.receive_line(theirs.send_result(requests[1], "second"))
    assert event == Result(id="1", request=second, value="second")


@pytest.mark.parametrize("number", [12, -(2**63), 2**63 - 1, "", "a\u2028\U0001f600"])
def test_an_id_comes_back_as_it_was(number: Any) -> None:
    ours, theirs = pair(v1)
    sent = ours.send_request("_x", id=number)
    event = ours.receive_line(theirs.send_result(opened(theirs, sent.data), 1))
    assert event == Result(id=number, request=sent, value=1)


def test_a_whole_number_with_a_fraction_of_zero_is_the_same_id() -> None:
    ours, theirs = pair(v1)
    sent = ours.send_request("_x", id=12)
    assert ours.receive_line(line(id=12.0, result=1)) == Result(id=12, request=sent, value=1)
    request = opened(theirs, line(id=7.0, method="_x"))
    assert (request.id, type(request.id)) == (7, int)


def test_null_is_an_id_in_v1() -> None:
    theirs = agent(v1)
    request = opened(theirs, line(id=None, method="_x"))
    assert request.id is None
    assert json.loads(theirs.send_result(request, 1)) == {"jsonrpc": "2.0", "id": None, "result": 1}


@each_version
def test_params_that_are_left_out_or_null_are_an_object_without_properties(package: Any) -> None:
    name = "logout" if package is v1 else "auth/logout"
    forms: list[dict[str, Any]] = [{}, {"params": None}, {"params": {}}]
    wanted = package.method(name, "request", "client->agent").params()
    for more in forms:
        assert opened(agent(package), line(id=1, method=name, **more)).params == wanted


@each_version
def test_a_result_of_null_is_an_object_without_properties_and_is_never_written(package: Any) -> None:
    name = "logout" if package is v1 else "auth/logout"
    method = package.method(name, "request", "client->agent")
    ours, theirs = pair(package)
    sent = ours.send_request(name, method.params())
    event = ours.receive_line(line(id=sent.id, result=None))
    assert event == Result(id=sent.id, request=sent, value=method.result())
    data = theirs.send_result(opened(theirs, sent.data), None)
    assert json.loads(data) == {"jsonrpc": "2.0", "id": sent.id, "result": {}}


@each_unstable
def test_a_result_that_may_be_null_stays_null(package: Any) -> None:
    conductor = Connection(side="conductor", version=package.PROTOCOL)
    proxy = Connection(side="proxy", version=package.PROTOCOL)
    sent = proxy.send_request("proxy/successor", package.ProxySuccessorRequest(method="_x"))
    data = conductor.send_result(opened(conductor, sent.data), None)
    assert json.loads(data)["result"] is None
    assert proxy.receive_line(data) == Result(id=sent.id, request=sent, value=None)


@each_version
def test_a_result_with_required_properties_cannot_be_none(package: Any) -> None:
    ours, theirs = pair(package)
    sent = ours.send_request("session/prompt", prompt(package))
    request = opened(theirs, sent.data)
    with pytest.raises(TypeError, match="PromptResponse is wanted, and not NoneType"):
        theirs.send_result(request, None)
    assert theirs.open_requests == (request,)


@each_version
def test_results_and_errors_tell_what_leniency_left_out(package: Any) -> None:
    ours = client(package, report=True)
    sent = ours.send_request("session/list", package.ListSessionsRequest())
    result = ours.receive_line(line(id=sent.id, result={"sessions": [], "_meta": 3}))
    assert isinstance(result, Result)
    assert [drop.pointer for drop in result.drops] == ["/_meta"]
    failure = ours.receive_line(line(id=None, error={"code": 1, "message": "m"}))
    assert isinstance(failure, Failure)
    assert failure.drops == ()


@each_version
def test_a_request_that_is_passed_on_has_the_same_json(package: Any) -> None:
    raw: dict[str, Any]
    raw = {"sessionId": "s", "prompt": [{"type": "text", "text": "\u2028", "x": 1.0, "annotations": None}], "y": 10**30}
    raw = raw | {"_meta": {"b": [1, 1.0, None], "a": {}}}
    request = opened(agent(package), line(id=1, method="session/prompt", params=raw))
    before = deepcopy(request.params)
    passed = client(package).send_request(request.name, request.params)
    assert json.dumps(json.loads(passed.data)["params"], sort_keys=True) == json.dumps(raw, sort_keys=True)
    assert request.params == before


def test_lines_are_taken_as_text_and_as_bytes_with_any_end() -> None:
    text = line(method="_x", params=["é"])
    for one in (text, text.encode(), text + "\n", text.encode() + b"\r\n", bytearray(text.encode()), f" {text} "):
        assert client(v1).receive_line(one) == Notification(name="_x", method=None, params=["é"])


@pytest.mark.parametrize("blank", [b"", "", b"\n", "\r\n", b" \t "])
def test_a_blank_line_is_no_message(blank: Any) -> None:
    assert client(v1).receive_line(blank) is None


def test_a_version_number_stands_for_the_stable_package() -> None:
    for number, package in ((1, v1), (2, v2)):
        assert Connection(side="agent", version=number).protocol is package.PROTOCOL
    assert Connection(side="agent", version=v1_unstable.PROTOCOL).protocol is v1_unstable.PROTOCOL


@pytest.mark.parametrize(
    ("version", "words"),
    [
        (3, "acp_schema has no version 3"),
        ((), "one protocol"),
        ((1, 1), "1 and 1"),
        ((1, v1_unstable.PROTOCOL), "1 and 1"),
    ],
)
def test_a_connection_of_no_version_is_a_value_error(version: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Connection(side="agent", version=version)


@pytest.mark.parametrize(("side", "version"), [("server", 1), ("", 2), ("proxy", 1), ("conductor", (1, 2))])
def test_a_side_that_the_protocol_has_not_is_a_value_error(side: Any, version: Any) -> None:
    with pytest.raises(ValueError, match=f"has no side {side}"):
        Connection(side=side, version=version)


def test_the_events_are_exported() -> None:
    names = {form.__name__ for form in get_args(Event)}
    assert names == {"Request", "Notification", "Result", "Failure", "Malformed"}
    assert names | {"Sent", "UnknownUpdate", "Method", "Protocol", "Connection"} <= set(acp_schema.__all__)
    assert Malformed(code=1, reason="x") == Malformed(code=1, reason="x")
    assert Sent.__module__ == Method.__module__.replace("methods", "events")
