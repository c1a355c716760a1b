"""A `Connection` and a byte stream: chunks, limits, and garbage of any kind."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from acp_schema import Connection, Event, Malformed, Notification, Protocol
from acp_schema.v2 import unstable as v2_unstable
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from connections import PACKAGES, SIDES, agent, client, each_version, line, refused
from repository import projected
from strategies import ANYTHING, close_values

LAST = b'{"jsonrpc":"2.0","method":"_last"}'
FIRST = b'{"jsonrpc":"2.0","id":"first","method":"initialize","params":{"protocolVersion":1}}'
GOOD = Notification(name="_last", method=None, params=None)
MANY = settings(derandomize=True, deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    return (data[start : start + size] for start in range(0, len(data), size))


def fed(connection: Connection, chunks: Iterator[bytes]) -> list[Event]:
    return [event for chunk in chunks for event in connection.receive_data(chunk)]


@each_version
@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 10_000])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\n\n \n"])
def test_chunks_may_end_anywhere(package: Any, size: int, end: bytes) -> None:
    lines = [line(method="_x", params=["é\U0001f600", n]).encode() for n in range(5)]
    data = json.dumps({"jsonrpc": "2.0", "method": "_x", "params": "é\U0001f600"}, ensure_ascii=False).encode()
    events = fed(agent(package), pieces(end.join([*lines, data, b""]), size))
    assert [event.params for event in events if isinstance(event, Notification)] == [
        *(["é\U0001f600", n] for n in range(5)),
        "é\U0001f600",
    ]
    assert len(events) == 6


def test_an_unfinished_line_is_kept_until_it_ends() -> None:
    connection = client(PACKAGES["v1"])
    assert connection.receive_data(LAST) == []
    assert connection.receive_data(b"") == []
    assert connection.receive_data(b"\n" + LAST) == [GOOD]
    assert connection.at_end() == GOOD
    assert connection.at_end() is None


@pytest.mark.parametrize("rest", [b"{", b'{"jsonrpc":"2.0","method":"_x"', b"}", b'"'])
def test_a_message_that_is_cut_off_at_the_end_is_a_parse_error(rest: bytes) -> None:
    connection = client(PACKAGES["v1"])
    assert connection.receive_data(rest) == []
    refused(connection.at_end(), -32700)
    assert connection.receive_data(LAST + b"\n") == [GOOD]


@pytest.mark.parametrize("blank", [b"", b"\n", b" \r\n \t", b"\r"])
def test_at_the_end_blank_is_nothing(blank: bytes) -> None:
    connection = client(PACKAGES["v1"])
    assert connection.receive_data(blank) == []
    assert connection.at_end() is None


@each_version
@pytest.mark.parametrize("size", [1, 5, 100, 10_000])
@pytest.mark.parametrize("length", [101, 150, 999])
def test_a_line_beyond_the_limit_is_told_once_and_the_next_is_read(package: Any, size: int, length: int) -> None:
    connection = agent(package, max_line=100)
    events = fed(connection, pieces(LAST + b"\n" + b"x" * length + b"\n" + LAST + b"\n", size))
    assert [event for event in events if not isinstance(event, Malformed)] == [GOOD, GOOD]
    refused(events[1], -32700)
    assert len(events) == 3


def test_a_line_at_the_limit_is_read() -> None:
    for limit, fits in ((len(LAST), True), (len(LAST) - 1, False)):
        events = [
            *client(PACKAGES["v1"], max_line=limit).receive_data(LAST + b"\n"),
            client(PACKAGES["v1"], max_line=limit).receive_line(LAST),
            client(PACKAGES["v1"], max_line=limit).receive_line(LAST + b"\r\n"),
            client(PACKAGES["v1"], max_line=limit).receive_line(LAST.decode()),
        ]
        assert [event == GOOD for event in events] == [fits] * 4


def test_a_line_beyond_the_limit_is_told_before_it_ends_and_not_at_the_end_again() -> None:
    connection = client(PACKAGES["v1"], max_line=10)
    (event,) = connection.receive_data(b"x" * 11)
    refused(event, -32700)
    assert connection.receive_data(b"x" * 100) == []
    assert connection.at_end() is None
    assert connection.receive_data(b"1" * 3) == []


def test_memory_stays_bounded_while_a_line_is_skipped() -> None:
    connection, chunk = client(PACKAGES["v1"], max_line=1_000_000), b"x" * 100_000
    connection.receive_data(LAST + b"\n")
    tracemalloc.start()
    events = [event for _ in range(200) for event in connection.receive_data(chunk)]
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(events) == 1
    assert peak < 4_000_000
    assert connection.receive_data(b"\n" + LAST + b"\n") == [GOOD]


def test_the_limit_is_64_mebibytes_unless_another_is_given() -> None:
    filler = b'{"jsonrpc":"2.0","method":"_last","x":"' + b"x" * 2**26 + b'"}'
    refused(client(PACKAGES["v1"]).receive_line(filler), -32700)
    assert client(PACKAGES["v1"], max_line=None).receive_line(filler) == GOOD


@cache
def connections() -> list[tuple[Protocol, Any]]:
    return [(package.PROTOCOL, side) for package in PACKAGES.values() for side in SIDES]


def cut(data: DataObject, stream: bytes) -> Iterator[bytes]:
    """The stream in chunks of any size."""
    at = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=6)))
    return (stream[start:end] for start, end in zip([0, *at], [*at, len(stream)], strict=True))


def survives(data: DataObject, lines: list[bytes]) -> None:
    """Whatever comes, each connection reads the good line at the end."""
    stream = b"\n".join([*lines, LAST, b""])
    for protocol, side in connections():
        connection = Connection(side=side, version=protocol, report=data.draw(st.booleans()))
        waited = connection.send_request("_x", id=1)
        events = fed(connection, cut(data, stream))
        assert events[-1] == GOOD
        for event in events:
            assert repr(event)
            if isinstance(event, Malformed) and event.reply is not None:
                assert json.loads(event.reply)["error"]["code"] == event.code
                assert event.request is None
        assert connection.waiting in ((), (waited,))
    several = Connection(side="agent", version=(1, v2_unstable.PROTOCOL))
    assert fed(several, cut(data, b"\n".join([*lines, FIRST, LAST, b""])))[-1] == GOOD


@MANY
@given(st.data())
def test_any_bytes_are_survived(data: DataObject) -> None:
    survives(data, data.draw(st.lists(st.binary(max_size=40), max_size=4)))


@MANY
@given(st.data())
def test_any_json_is_survived(data: DataObject) -> None:
    survives(data, [json.dumps(value).encode() for value in data.draw(st.lists(ANYTHING, max_size=4))])


@st.composite
def envelopes(draw: st.DrawFn) -> Any:
    """Messages that are nearly right: each member is there, is strange, or is not there."""
    names = [method.name for protocol, _ in connections() for method in protocol.methods]
    numbers = st.sampled_from([1, "1", 1.0, None, 2, True]) | ANYTHING
    members = {
        "jsonrpc": st.sampled_from(["2.0"] * 8 + ["1.0"]) | ANYTHING,
        "id": numbers,
        "method": st.sampled_from([*names, "_x"]) | ANYTHING,
        "params": draw(st.sampled_from([ANYTHING, _params()])),
        "result": ANYTHING,
        "error": ANYTHING | st.just({"code": 1, "message": "m"}),
    }
    chosen = draw(
        st.sampled_from([("method", "params"), ("id", "method", "params"), ("id", "result"), ("id", "error")])
    )
    others = draw(st.lists(st.sampled_from(list(members)), max_size=2))
    return {name: draw(members[name]) for name in dict.fromkeys(["jsonrpc", *chosen, *others])}


@cache
def _params() -> Any:
    """Params of some method, with something wrong in them."""
    protocols = [projected(version, ("unstable",)) for version in (1, 2)]
    made = [close_values(m.params, protocol.definitions) for protocol in protocols for m in protocol.methods]
    return st.one_of(made)


@MANY
@given(st.data())
def test_messages_that_are_nearly_right_are_survived(data: DataObject) -> None:
    survives(data, [json.dumps(value).encode() for value in data.draw(st.lists(envelopes(), min_size=1, max_size=4))])


@MANY
@given(st.data())
def test_messages_with_spoilt_bytes_are_survived(data: DataObject) -> None:
    lines: list[bytes] = []
    for value in data.draw(st.lists(envelopes(), min_size=1, max_size=3)):
        text = bytearray(json.dumps(value).encode())
        for _ in range(data.draw(st.integers(1, 3))):
            text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
        lines.append(bytes(text))
    survives(data, lines)
