"""What a `Connection` does not take: which code it has, whether and with which id it is answered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import Connection, Malformed, Notification, Request, v1, v2

from connections import (
    RECEIVED,
    agent,
    client,
    each_package,
    each_side,
    each_unstable,
    each_version,
    line,
    refused,
    reply,
    unanswered,
)

CANARY = "hunter2"
NO_JSON = {
    "nothing opens": b"}",
    "cut off": b'{"jsonrpc": "2.0", "id": 1, "method": "_x"',
    "two messages": b'{"jsonrpc": "2.0"} {"jsonrpc": "2.0"}',
    "a trailing comma": b'{"jsonrpc": "2.0",}',
    "a comment": b'{"jsonrpc": "2.0" /* */}',
    "single quotes": b"{'jsonrpc': '2.0'}",
    "NaN": b'{"jsonrpc": "2.0", "method": "_x", "params": NaN}',
    "Infinity": b'{"jsonrpc": "2.0", "method": "_x", "params": [-Infinity]}',
    "beyond a double": b'{"jsonrpc": "2.0", "method": "_x", "params": 1e400}',
    "beyond a double, in digits": b'{"jsonrpc": "2.0", "method": "_x", "params": 1' + b"0" * 400 + b".5}",
    "bad UTF-8": b'{"jsonrpc": "2.0", "method": "_\xff"}',
    "bad UTF-8 outside text": b'\xff{"jsonrpc": "2.0"}',
    "UTF-16": '{"jsonrpc": "2.0"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"jsonrpc": "2.0"}',
    "half a surrogate pair": b'{"jsonrpc": "2.0", "method": "_\\ud800"}',
    "a control character in text": b'{"jsonrpc": "2.0", "method": "_\x01"}',
    "too deep": b'{"jsonrpc": "2.0", "method": "_x", "params": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "too deep and cut off": b"[" * 1_000_000,
    "a number of too many digits": b'{"jsonrpc": "2.0", "method": "_x", "params": ' + b"1" * 10_000 + b"}",
}
NO_MESSAGE: list[Any] = [[], [{"jsonrpc": "2.0", "id": 1, "method": "_x"}], [1], None, True, 1, "text", {}]
BAD_IDS: list[Any] = [1.5, True, False, {}, [], [1], 2**63, -(2**63) - 1, 1e300, 10**400]


@each_package
@each_side
@pytest.mark.parametrize("data", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_json_is_a_parse_error(package: Any, side: Any, data: bytes) -> None:
    refused(Connection(side=side, version=package.PROTOCOL).receive_line(data), -32700)


def test_text_with_half_a_surrogate_pair_is_a_parse_error() -> None:
    refused(client(v1).receive_line('{"jsonrpc": "2.0", "method": "_\ud800"}'), -32700)


@each_version
@each_side
@pytest.mark.parametrize("value", NO_MESSAGE, ids=repr)
def test_what_is_no_message_is_an_invalid_request(package: Any, side: Any, value: Any) -> None:
    refused(Connection(side=side, version=package.PROTOCOL).receive_line(json.dumps(value)), -32600)


@each_version
@each_side
@pytest.mark.parametrize(
    "members",
    [
        {"id": 7, "method": "_x"},
        {"jsonrpc": "1.0", "id": 7, "method": "_x"},
        {"jsonrpc": 2.0, "id": 7, "method": "_x"},
        {"jsonrpc": None, "id": 7, "method": "_x"},
        {"jsonrpc": "2.0", "id": 7, "method": 3},
        {"jsonrpc": "2.0", "id": 7, "method": None},
        {"jsonrpc": "2.0", "id": 7, "method": ["_x"]},
        {"jsonrpc": "2.0", "id": 7, "method": "_x", "result": 1},
        {"jsonrpc": "2.0", "id": 7, "method": "_x", "error": {}},
        {"jsonrpc": "2.0", "id": 7, "method": "_x", "result": None, "error": None},
        {"jsonrpc": "2.0", "id": 7},
        {"jsonrpc": "2.0", "id": 7, "params": {}},
    ],
    ids=json.dumps,
)
def test_an_envelope_with_something_wrong_is_answered_with_its_id_if_it_has_one(
    package: Any, side: Any, members: dict[str, Any]
) -> None:
    connection = Connection(side=side, version=package.PROTOCOL)
    refused(connection.receive_line(json.dumps(members)), -32600, 7)
    refused(connection.receive_line(json.dumps(members | {"id": "7"})), -32600, "7")
    for bad in ({}, {"id": 1.5}, {"id": [7]}):
        refused(connection.receive_line(json.dumps({k: v for k, v in members.items() if k != "id"} | bad)), -32600)
    assert connection.open_requests == ()


@each_version
@each_side
@pytest.mark.parametrize("bad", BAD_IDS, ids=str)
def test_an_id_of_the_wrong_kind_is_an_invalid_request(package: Any, side: Any, bad: Any) -> None:
    connection = Connection(side=side, version=package.PROTOCOL)
    for name in ("_x", RECEIVED[side], "no/such"):
        refused(connection.receive_line(line(id=bad, method=name, params={})), -32600)


@each_side
def test_null_is_no_id_in_v2(side: Any) -> None:
    refused(Connection(side=side, version=2).receive_line(line(id=None, method="_x")), -32600)


@each_package
@each_side
def test_a_request_without_an_id_is_not_run_as_a_notification(package: Any, side: Any) -> None:
    protocol = package.PROTOCOL
    received = protocol.receives(side)
    requests = [name for name, kind in received if kind == "request" and (name, "notification") not in received]
    assert RECEIVED[side] in requests
    for name in requests:
        refused(Connection(side=side, version=protocol).receive_line(line(method=name, params={})), -32600)


@each_package
@each_side
def test_methods_that_a_side_does_not_receive_are_not_found(package: Any, side: Any) -> None:
    protocol = package.PROTOCOL
    received = protocol.receives(side)
    others = {m.name for m in protocol.methods if (m.name, "request") not in received}
    assert {"session/cancel", "session/update"} <= others
    for name in (*others, "no/such", "", "Session/prompt"):
        found = refused(
            Connection(side=side, version=protocol).receive_line(line(id=1, method=name, params={})), -32601, 1
        )
        if (name, "notification") in received:
            assert found.reason == f"{name} is a notification"


@each_package
@each_side
def test_an_unknown_notification_is_not_answered(package: Any, side: Any) -> None:
    protocol = package.PROTOCOL
    received = {name for name, _ in protocol.receives(side)}
    others = {m.name for m in protocol.methods} - received
    assert others
    for name in (*others, "no/such", ""):
        unanswered(Connection(side=side, version=protocol).receive_line(line(method=name, params={})), -32601)


@each_unstable
def test_an_mcp_message_goes_each_way_in_its_own_kind(package: Any) -> None:
    refused(agent(package).receive_line(line(id=1, method="mcp/message", params={})), -32601, 1)
    refused(client(package).receive_line(line(method="mcp/message", params={})), -32600)


@each_version
@each_side
@pytest.mark.parametrize("params", [[], [{"sessionId": "s"}], "text", 3, True, {}, {"sessionId": CANARY, "prompt": 3}])
def test_params_that_do_not_fit_are_told_with_all_faults(package: Any, side: Any, params: Any) -> None:
    connection = Connection(side=side, version=package.PROTOCOL)
    event = connection.receive_line(line(id="a", method=RECEIVED[side], params=params))
    found = refused(event, -32602, "a")
    assert found.faults
    told = [{"pointer": fault.pointer, "reason": fault.reason} for fault in found.faults]
    assert reply(event).data == {"faults": told}
    assert CANARY not in f"{found!r}{found.reply!r}"
    assert connection.open_requests == ()


@each_version
@each_side
@pytest.mark.parametrize("more", [{}, {"params": None}])
def test_params_that_are_left_out_are_missed_where_some_are_required(package: Any, side: Any, more: Any) -> None:
    event = Connection(side=side, version=package.PROTOCOL).receive_line(line(id=1, method=RECEIVED[side], **more))
    found = refused(event, -32602, 1)
    assert "/sessionId" in [fault.pointer for fault in found.faults]


def test_an_answer_lists_a_bounded_number_of_faults() -> None:
    event = agent(v1).receive_line(line(id=1, method="session/prompt", params={"sessionId": "s", "prompt": [0] * 5000}))
    data = reply(event).data
    assert (len(data["faults"]), data["more"]) == (100, 4900)
    assert isinstance(event, Malformed)
    assert len(event.faults) == 5000


@each_version
@pytest.mark.parametrize("params", [{}, {"sessionId": 3}, [], "text"])
def test_params_of_a_notification_that_do_not_fit_are_not_answered(package: Any, params: Any) -> None:
    for connection, name in ((agent(package), "session/cancel"), (client(package), "session/update")):
        assert unanswered(connection.receive_line(line(method=name, params=params)), -32602).faults


@each_version
@each_side
def test_an_id_that_is_open_is_not_taken_twice(package: Any, side: Any) -> None:
    """The answer has no id: with this one, it would be taken for the answer to the first request."""
    connection = Connection(side=side, version=package.PROTOCOL)
    first = connection.receive_line(line(id=1, method="_x", params=1))
    refused(connection.receive_line(line(id=1, method="_x", params=2)), -32600)
    refused(connection.receive_line(line(id=1.0, method="_y")), -32600)
    others: list[dict[str, Any]] = [{}, {"method": 3}, {"method": "_x", "result": 1}, {"jsonrpc": "1", "method": "_x"}]
    for broken in others:
        refused(connection.receive_line(json.dumps({"jsonrpc": "2.0", "id": 1, **broken})), -32600)
    assert connection.open_requests == (first,)
    assert isinstance(connection.receive_line(line(id="1", method="_x")), Request)
    assert isinstance(first, Request)
    connection.send_result(first, None)
    assert isinstance(connection.receive_line(line(id=1, method="_x")), Request)


@each_version
@each_side
@pytest.mark.parametrize(
    "members",
    [
        {"id": 9, "result": {}},
        {"id": "0", "result": {}},
        {"id": 0.5, "result": {}},
        {"id": [0], "error": {"code": 1, "message": "m"}},
        {"id": None, "result": {}},
        {"result": {}},
        {"error": {"code": 1, "message": "m"}},
        {"id": 9, "error": {"code": 1, "message": "m"}},
        {"id": 9, "result": {}, "error": {"code": 1, "message": "m"}},
    ],
    ids=json.dumps,
)
def test_an_answer_to_nothing_is_not_answered(package: Any, side: Any, members: dict[str, Any]) -> None:
    connection = Connection(side=side, version=package.PROTOCOL)
    sent = connection.send_request("_x")
    found = unanswered(connection.receive_line(line(**members)), -32600)
    assert found.request is None
    assert connection.waiting == (sent,)


@each_version
@each_side
@pytest.mark.parametrize(
    ("members", "code"),
    [
        ({"jsonrpc": "2.0", "result": 1, "error": {"code": 1, "message": "m"}}, -32600),
        ({"jsonrpc": "2.0", "result": None, "error": None}, -32600),
        ({"jsonrpc": "2.0"}, -32600),
        ({"result": 1}, -32600),
        ({"jsonrpc": "1.0", "error": {"code": 1, "message": "m"}}, -32600),
        ({"jsonrpc": "2.0", "error": None}, -32602),
        ({"jsonrpc": "2.0", "error": {"code": "1", "message": "m"}}, -32602),
        ({"jsonrpc": "2.0", "error": CANARY}, -32602),
    ],
    ids=json.dumps,
)
def test_an_answer_with_something_wrong_names_the_request(package: Any, side: Any, members: Any, code: int) -> None:
    connection = Connection(side=side, version=package.PROTOCOL)
    sent = connection.send_request("_x")
    found = unanswered(connection.receive_line(json.dumps({"id": sent.id, **members})), code)
    assert (found.request, found.id) == (sent, sent.id)
    assert CANARY not in repr(found)
    assert connection.waiting == ()


@each_version
@pytest.mark.parametrize("result", [{"stopReason": 3, "messageId": 3}, None, [], "text", {}])
def test_a_result_that_does_not_fit_names_the_request(package: Any, result: Any) -> None:
    connection = client(package)
    params = package.PromptRequest(session_id="s", prompt=[package.TextContent(text="Hi")])
    sent = connection.send_request("session/prompt", params)
    found = unanswered(connection.receive_line(line(id=sent.id, result=result)), -32602)
    assert (found.request, connection.waiting) == (sent, ())
    assert found.faults


@each_version
def test_what_is_malformed_does_not_affect_the_next_line(package: Any) -> None:
    for data in (*NO_JSON.values(), *(json.dumps(value).encode() for value in NO_MESSAGE)):
        first, second = agent(package).receive_data(data + b"\n" + line(method="_x").encode() + b"\n")
        assert isinstance(first, Malformed)
        assert second == Notification(name="_x", method=None, params=None)


def test_a_method_that_is_not_known_is_not_repeated() -> None:
    for text in (line(id=1, method=CANARY), line(method=CANARY), line(id=CANARY * 9, method=3)):
        event = agent(v2).receive_line(text)
        assert isinstance(event, Malformed)
        assert CANARY not in event.reason
