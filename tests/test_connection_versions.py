"""Settling the version of a connection by `initialize`."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import (
    Connection,
    Failure,
    Malformed,
    Notification,
    Request,
    Result,
    UnknownUpdate,
    accept_version,
    choose_version,
    decode,
    v1,
    v2,
)
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from connections import RECEIVED, line, refused, reply, unanswered

INFO = v2.Implementation(name="acme", version="1")
V1 = {"protocolVersion": 1, "clientCapabilities": {"terminal": True}}
V2 = {"protocolVersion": 2, "info": {"name": "acme", "version": "1"}}


def two(side: Any) -> Connection:
    return Connection(side=side, version=(1, 2))


def request_of(connection: Connection, text: str | bytes) -> Request:
    event = connection.receive_line(text)
    assert isinstance(event, Request), event
    return event


def initialize(params: Any, number: Any = 0) -> str:
    return line(id=number, method="initialize", params=params)


@pytest.mark.parametrize(
    ("requested", "supported", "chosen"),
    [
        (2, [1, 2], 2),
        (2, [2, 1], 2),
        (2, [1], 1),
        (9, [1, 2], 2),
        (1, [1, 2], 1),
        (2, [3, 4], None),
        (1, [2], None),
        (3, [1, 4], 1),
        (0, [1, 2], None),
        (0, [1], 1),
        (0, [0, 1], 0),
        (1, [], None),
    ],
)
def test_an_agent_chooses_the_highest_version_that_is_not_above_the_requested_one(
    requested: int, supported: list[int], chosen: int | None
) -> None:
    assert choose_version(requested, supported) == chosen


def test_a_client_accepts_the_versions_that_it_speaks() -> None:
    assert accept_version(1, (1, 2)) == 1
    with pytest.raises(ValueError, match="it speaks 1 and 2"):
        accept_version(3, (2, 1))


@pytest.mark.parametrize(("params", "package"), [(V1, v1), (V2, v2), ({**V2, "protocolVersion": 7}, v2)])
def test_an_agent_reads_the_request_by_the_version_that_it_chooses(params: Any, package: Any) -> None:
    agent = two("agent")
    assert agent.protocol is None
    request = request_of(agent, initialize(params))
    assert isinstance(request.params, package.InitializeRequest)
    assert agent.protocol is package.PROTOCOL


@pytest.mark.parametrize("package", [v1, v2])
def test_both_sides_then_speak_the_version_that_was_chosen(package: Any) -> None:
    client, agent = two("client"), Connection(side="agent", version=package.PROTOCOL)
    sent = client.send_request("initialize", v2.InitializeRequest(protocol_version=2, info=INFO))
    assert client.protocol is None
    request = request_of(agent, sent.data)
    more = {} if package is v1 else {"info": INFO}
    answer = package.InitializeResponse(protocol_version=package.PROTOCOL.version, **more)
    event = client.receive_line(agent.send_result(request, answer))
    assert event == Result(id=sent.id, request=sent, value=answer)
    assert client.protocol is package.PROTOCOL
    update = {"sessionId": "s", "update": {"sessionUpdate": "later"}}
    told = client.receive_line(line(method="session/update", params=update))
    assert isinstance(told, Notification)
    assert isinstance(told.params, UnknownUpdate) == (package is v1)


def test_a_client_may_ask_in_the_form_of_any_of_its_versions() -> None:
    client = two("client")
    old = client.send_request("initialize", v1.InitializeRequest(protocol_version=1))
    new = client.send_request("initialize", v2.InitializeRequest(protocol_version=2, info=INFO))
    assert old.method is v1.method("initialize", "request", "client->agent")
    assert new.method is v2.method("initialize", "request", "client->agent")
    with pytest.raises(TypeError, match=r"v2\.InitializeRequest is wanted"):
        client.send_request("initialize", {"protocolVersion": 2})


@pytest.mark.parametrize(("version", "requested", "supported"), [((1, 2), 0, [1, 2]), (2, 1, [2]), (2, 0, [2])])
def test_an_agent_refuses_a_version_below_all_of_its_own_by_itself(
    version: Any, requested: int, supported: list[int]
) -> None:
    agent = Connection(side="agent", version=version)
    before = agent.protocol
    event = agent.receive_line(initialize({"protocolVersion": requested}, "a"))
    refused(event, -32022, "a")
    assert reply(event).data == {"requested": requested, "supported": supported}
    assert (agent.protocol, agent.open_requests) == (before, ())
    client = Connection(side="client", version=2)
    client.send_request("_x", id="a")
    assert isinstance(event, Malformed)
    assert event.reply is not None
    failure = client.receive_line(event.reply)
    assert isinstance(failure, Failure)
    assert isinstance(failure.error.data, v2.UnsupportedProtocolVersionErrorData)


def test_an_agent_of_v1_alone_answers_any_version_as_v1_has_no_error_for_it() -> None:
    for requested in (0, 1, 2, 65535):
        request = request_of(Connection(side="agent", version=1), initialize({"protocolVersion": requested}))
        assert request.params == v1.InitializeRequest(protocol_version=requested)


@pytest.mark.parametrize("bad", ["2", None, True, 1.5, -1, 65536, {}])
@pytest.mark.parametrize("version", [1, 2, (1, 2)])
def test_a_version_that_is_none_is_refused_rather_than_guessed_at(version: Any, bad: Any) -> None:
    agent = Connection(side="agent", version=version)
    before = agent.protocol
    found = refused(agent.receive_line(initialize({**V2, "protocolVersion": bad})), -32602, 0)
    assert [fault.pointer for fault in found.faults] == ["/protocolVersion"]
    assert agent.protocol is before


@pytest.mark.parametrize("params", [None, [], 3, {}])
def test_params_of_initialize_that_are_none_are_refused(params: Any) -> None:
    refused(two("agent").receive_line(initialize(params)), -32602, 0)


@pytest.mark.parametrize("number", ["2.0", "2"])
def test_a_version_with_a_fraction_of_zero_is_a_whole_number(number: str) -> None:
    text = initialize(V2).replace('"protocolVersion": 2', f'"protocolVersion": {number}')
    agent = two("agent")
    assert request_of(agent, text).params == v2.InitializeRequest(protocol_version=2, info=INFO)
    assert agent.protocol is v2.PROTOCOL


@pytest.mark.parametrize("side", ["agent", "client"])
def test_nothing_else_is_taken_before_the_version_is_settled(side: Any) -> None:
    connection = two(side)
    for name in ("session/prompt", "session/request_permission", "_x", "no/such"):
        refused(connection.receive_line(line(id=1, method=name, params={})), -32600, 1)
    for name in ("session/cancel", "session/update", "$/cancel_request", "_x"):
        unanswered(connection.receive_line(line(method=name, params={})), -32600)
    refused(connection.receive_line(line(method=RECEIVED[side])), -32600)
    assert connection.protocol is None


@pytest.mark.parametrize("side", ["agent", "client"])
def test_nothing_else_is_sent_before_the_version_is_settled(side: Any) -> None:
    connection = two(side)
    for send in (connection.send_request, connection.send_notification):
        for name in ("_x", "session/prompt", "session/update"):
            with pytest.raises(ValueError, match="`initialize` has to settle the version"):
                send(name, {})


def test_an_agent_does_not_send_initialize() -> None:
    with pytest.raises(LookupError, match="this side, agent, sends no request initialize"):
        two("agent").send_request("initialize", v1.InitializeRequest(protocol_version=1))


def test_initialize_may_be_repeated_until_a_version_suits() -> None:
    agent = two("agent")
    first = request_of(agent, initialize(V2, 1))
    agent.send_result(first, v2.InitializeResponse(protocol_version=2, info=INFO))
    again = request_of(agent, initialize(V2, 2))
    assert isinstance(again.params, v2.InitializeRequest)
    refused(agent.receive_line(initialize(V1, 3)), -32600, 3)
    agent.send_error(again, -32603)
    older = request_of(agent, initialize(V1, 3))
    assert isinstance(older.params, v1.InitializeRequest)
    assert agent.protocol is v1.PROTOCOL


def test_one_initialize_at_a_time_is_open_and_its_answer_settles_the_version() -> None:
    agent = two("agent")
    first = request_of(agent, initialize(V2, 1))
    refused(agent.receive_line(initialize(V1, 2)), -32600, 2)
    agent.send_result(first, v2.InitializeResponse(protocol_version=2, info=INFO))
    assert agent.protocol is v2.PROTOCOL


def test_a_refused_initialize_settles_nothing() -> None:
    agent = two("agent")
    request = request_of(agent, initialize(V2))
    agent.send_error(request, -32603)
    assert agent.protocol is None
    refused(agent.receive_line(line(id=1, method="_x")), -32600, 1)
    one = Connection(side="agent", version=2)
    one.send_error(request_of(one, initialize(V2)), -32603)
    assert one.protocol is v2.PROTOCOL


def test_a_refused_repetition_leaves_what_was_settled() -> None:
    agent = two("agent")
    agent.send_result(request_of(agent, initialize(V2, 1)), v2.InitializeResponse(protocol_version=2, info=INFO))
    agent.send_error(request_of(agent, initialize(V1, 2)), -32603)
    assert agent.protocol is v2.PROTOCOL


def test_an_answer_is_read_by_the_version_of_its_request() -> None:
    client = two("client")
    first, again = (client.send_request("initialize", decode(v2.InitializeRequest, V2)) for _ in range(2))
    assert isinstance(client.receive_line(line(id=first.id, result=V2)), Result)
    login = client.send_request("auth/login", v2.LoginAuthRequest(method_id="m"))
    assert isinstance(client.receive_line(line(id=again.id, result=V1)), Result)
    event = client.receive_line(line(id=login.id, result={}))
    assert event == Result(id=login.id, request=login, value=v2.LoginAuthResponse())


def test_a_result_names_the_version_that_was_chosen() -> None:
    agent = two("agent")
    request = request_of(agent, initialize(V1))
    with pytest.raises(ValueError, match="version 1 was chosen"):
        agent.send_result(request, v1.InitializeResponse(protocol_version=2))
    with pytest.raises(TypeError, match=r"v1\.InitializeResponse is wanted"):
        agent.send_result(request, {"protocolVersion": 1})
    assert agent.open_requests == (request,)
    assert json.loads(agent.send_result(request, v1.InitializeResponse(protocol_version=1)))["id"] == 0


@pytest.mark.parametrize("version", [1, 2, (1, 2)])
def test_a_client_is_told_of_a_version_that_it_does_not_speak(version: Any) -> None:
    client = Connection(side="client", version=version)
    package, raw = (v1, V1) if version == 1 else (v2, V2)
    params = decode(package.InitializeRequest, raw)
    before = client.protocol
    sent = client.send_request("initialize", params)
    found = unanswered(client.receive_line(line(id=sent.id, result={"protocolVersion": 3})), -32022)
    assert (found.request, client.waiting) == (sent, ())
    assert client.protocol is before


@pytest.mark.parametrize("result", [None, [], {}, {"protocolVersion": "2"}, {"protocolVersion": 2}])
def test_a_result_of_initialize_that_does_not_fit_settles_nothing(result: Any) -> None:
    client = two("client")
    sent = client.send_request("initialize", v2.InitializeRequest(protocol_version=2, info=INFO))
    assert unanswered(client.receive_line(line(id=sent.id, result=result)), -32602).request == sent
    assert client.protocol is None


def test_an_error_before_the_version_is_settled_is_read_by_the_newest() -> None:
    client = two("client")
    sent = client.send_request("initialize", v2.InitializeRequest(protocol_version=2, info=INFO))
    data = {"requested": 2, "supported": [3]}
    event = client.receive_line(line(id=sent.id, error={"code": -32022, "message": "No", "data": data}))
    assert isinstance(event, Failure)
    assert event.error.data == v2.UnsupportedProtocolVersionErrorData(requested=2, supported=[3])


def test_whether_null_is_an_id_is_said_by_the_version_that_is_chosen() -> None:
    refused(two("agent").receive_line(initialize(V2, None)), -32600)
    agent = two("agent")
    assert request_of(agent, initialize(V1, None)).id is None


def test_gates_can_be_open_in_any_version() -> None:
    agent = Connection(side="agent", version=(v1_unstable.PROTOCOL, 2))
    older = request_of(agent, initialize(V1))
    assert agent.protocol is v1_unstable.PROTOCOL
    assert request_of(agent, line(id=1, method="auth/status")).params == v1_unstable.AuthStatusRequest()
    agent.send_result(older, v1_unstable.InitializeResponse(protocol_version=1))
    request_of(agent, initialize(V2, 2))
    refused(agent.receive_line(line(id=3, method="auth/status")), -32601, 3)


@pytest.mark.parametrize("package", [v1_unstable, v2_unstable], ids=["v1", "v2"])
def test_a_conductor_settles_the_version_with_a_proxy_by_its_own_request(package: Any) -> None:
    versions = (v1_unstable.PROTOCOL, v2_unstable.PROTOCOL)
    conductor, proxy = Connection(side="conductor", version=versions), Connection(side="proxy", version=versions)
    params = decode(package.InitializeRequest, V1 if package is v1_unstable else V2)
    sent = conductor.send_request("proxy/initialize", params)
    request = request_of(proxy, sent.data)
    assert request.params == params
    answer = decode(package.InitializeResponse, V1 if package is v1_unstable else V2)
    event = conductor.receive_line(proxy.send_result(request, answer))
    assert event == Result(id=sent.id, request=sent, value=answer)
    assert proxy.protocol is conductor.protocol is package.PROTOCOL
