"""Reading from text and from JSON values alike, what is no JSON, and errors that tell nothing of what was sent."""

from __future__ import annotations

import json
import math
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable
from pydantic import ValidationError

Json = Any
UNSTABLE: list[Any] = [v1_unstable, v2_unstable]
each_unstable = pytest.mark.parametrize("package", UNSTABLE, ids=["v1", "v2"])

STATUS = {"state": "authenticated", "accounts": [{"label": "a"}, 3], "_meta": {"é": None}}
FORMS: list[Callable[[Json], Any]] = [
    lambda value: value,
    json.dumps,
    lambda value: json.dumps(value, ensure_ascii=False).encode(),
    lambda value: bytearray(json.dumps(value).encode()),
]
each_form = pytest.mark.parametrize("form", FORMS, ids=["value", "str", "bytes", "bytearray"])


@each_unstable
@each_form
def test_text_bytes_and_values_read_alike(package: Any, form: Callable[[Json], Any]) -> None:
    value, report = decode(package.AuthStatusResponse, form(STATUS), report=True)
    wanted = package.AuthStatusResponse(
        state="authenticated", accounts=[package.AuthAccount(label="a")], meta={"é": None}
    )
    assert value == wanted
    assert [drop.pointer for drop in report] == ["/accounts/1"]


@each_unstable
@each_form
def test_text_bytes_and_values_are_refused_alike(package: Any, form: Callable[[Json], Any]) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(package.AuthStatusResponse, form({"accounts": 5}))
    (fault,) = caught.value.faults
    assert (fault.pointer, fault.reason) == ("/state", "`state` is required and is not there")


@pytest.mark.parametrize("text", ["", "{", "{'state': 'x'}", '{"state": "x"} more', b'{"state": "\xff"}', b"\xff\xfe"])
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v1_unstable.AuthStatusResponse, text)
    assert [fault.pointer for fault in caught.value.faults] == [""]


@each_unstable
@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("place", ['{"state": "x", "more": %s}', '{"state": "x", "_meta": {"a": [%s]}}'])
def test_numbers_that_json_does_not_have_are_refused_in_text(package: Any, number: str, place: str) -> None:
    for text in (place % number, (place % number).encode()):
        with pytest.raises(DecodeError, match="no JSON value"):
            decode(package.AuthStatusResponse, text)


@each_unstable
@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_numbers_that_json_does_not_have_are_refused_in_values(package: Any, number: float) -> None:
    data: list[Json] = [{"state": "x", "more": number}, {"state": "x", "_meta": {"a": [number]}}]
    for value in data:
        with pytest.raises(DecodeError):
            decode(package.AuthStatusResponse, value)
        with pytest.raises(DecodeError):
            decode(package.AuthStatusResponse, value, report=True)


@pytest.mark.parametrize("word", ["NaN", "Infinity", '"NaN": -Infinity'])
def test_text_that_only_speaks_of_such_numbers_is_read(word: str) -> None:
    text = json.dumps({"state": word, word: [word]})
    assert json.loads(encode(decode(v1_unstable.AuthStatusResponse, text))) == {"state": word, word: [word]}


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_such_numbers_are_not_written(number: float) -> None:
    message = v1.AuthenticateRequest.model_construct(method_id="x", meta={"a": [number]})
    for value in (number, [number], {"a": {"b": number}}, message, [message]):
        with pytest.raises(ValueError, match="no JSON value"):
            encode(value)
    with pytest.raises(ValueError, match="no JSON value"):
        message.model_dump_json()


def test_lists_and_objects_of_messages_are_written_whole() -> None:
    value = {"a": [v1.AuthenticateRequest(method_id="x")], "b": None, "c": v1.LogoutRequest()}
    assert encode(value) == b'{"a":[{"methodId":"x"}],"b":null,"c":{}}'


@pytest.mark.parametrize("value", [5, "x", None, 1.5, True, [], {}])
def test_scalars_and_plain_containers_are_written_as_json(value: Json) -> None:
    assert json.loads(encode(value)) == value


def test_a_union_a_scalar_and_a_list_of_messages_are_read_too() -> None:
    entries = [{"id": "i", "name": "n"}, {"id": "j", "name": "n", "type": "_x"}]
    read = decode(list[v1.AuthMethod], json.dumps(entries))
    assert [type(entry) for entry in read] == [v1.AuthMethodAgent, v1.AuthMethodOther]
    assert decode(v1.RequestId, '"1"') == "1"
    assert decode(v1.RequestId, "null") is None
    with pytest.raises(DecodeError):
        decode(v1.RequestId, "true")


@each_unstable
def test_pydantic_s_own_ways_promise_the_same(package: Any) -> None:
    form = package.AuthStatusResponse
    value = form.model_validate_json(json.dumps(STATUS))
    assert value == decode(form, STATUS)
    assert value.model_dump_json().encode() == encode(value)
    assert value.model_dump() == json.loads(encode(value))
    assert form.model_validate(STATUS) == value
    with pytest.raises(ValueError, match="no JSON value"):
        form.model_validate_json('{"state": "x", "more": NaN}')


MARKER = "hush-hush"
LEAKY: list[tuple[Any, Json]] = [
    (v1_unstable.AuthStatusResponse, {"state": [MARKER]}),
    (v1_unstable.AuthStatusResponse, MARKER),
    (v1_unstable.AuthStatusResponse, {"accounts": [{"label": {"x": MARKER}, MARKER: 1}], MARKER: MARKER}),
    (v1.AuthMethod, {"id": [MARKER], "name": MARKER, "type": MARKER}),
    (v1.AuthMethod, {"type": "terminal", "env": {"KEY": [MARKER]}}),
    (v2.AuthMethod, {"type": "terminal", "methodId": "i", "name": "n", "env": {"KEY": MARKER}}),
    (v2.AuthMethod, {"type": {MARKER: MARKER}, "methodId": "i", "name": "n"}),
    (v2.AuthMethod, {"type": MARKER, "name": MARKER}),
    (v2.InitializeRequest, {"protocolVersion": MARKER, "info": MARKER}),
    (v1.RequestId, {"x": MARKER}),
    (v1.Error, {"code": MARKER, "message": [MARKER], "data": MARKER}),
]


@pytest.mark.parametrize(("form", "data"), LEAKY)
def test_an_error_tells_nothing_of_what_was_sent(form: Any, data: Json) -> None:
    for sent in (data, json.dumps(data)):
        with pytest.raises(DecodeError) as caught:
            decode(form, sent)
        assert MARKER not in f"{caught.value} {caught.value!r} {caught.value.faults!r}"


@pytest.mark.parametrize("text", [f'{{"state": "{MARKER}"', f"{MARKER}", f'{{"state": "{MARKER}", "x": NaN}}'])
def test_an_error_tells_nothing_of_text_that_is_no_json(text: str) -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v1_unstable.AuthStatusResponse, text)
    assert MARKER not in f"{caught.value} {caught.value!r}"


def test_a_report_tells_nothing_of_what_was_sent() -> None:
    account = {"label": "a", "email": [MARKER], "name": {"x": MARKER}}
    data = {"state": "x", "accounts": [account, MARKER, {"label": [MARKER]}], "_meta": MARKER}
    report = decode(v1_unstable.AuthStatusResponse, data, report=True)[1]
    assert len(report) == 5
    assert MARKER not in f"{report} {' '.join(map(str, report))}"


def build(form: Any, **values: Any) -> Callable[[], object]:
    return lambda: form(**values)


ERRORS: dict[str, Callable[[], object]] = {
    "constructor": build(v1_unstable.AuthAccount, label="a", email=[MARKER]),
    "constructor of a union's owner": build(v1.InitializeResponse, protocol_version=1, auth_methods=[MARKER]),
    "constructor with a wrong tag": build(v1.AuthMethodTerminal, id="i", name="n", type=MARKER),
    "reading text": lambda: v1_unstable.AuthStatusResponse.model_validate_json(f'{{"state": ["{MARKER}"]}}'),
    "reading a value": lambda: v1_unstable.AuthStatusResponse.model_validate({"state": [MARKER]}),
    "assignment": lambda: setattr(v1_unstable.AuthAccount(label="a"), "label", MARKER),
}


@pytest.mark.parametrize("act", ERRORS.values(), ids=ERRORS)
def test_pydantic_s_errors_tell_nothing_of_the_value(act: Callable[[], object]) -> None:
    with pytest.raises((ValidationError, AttributeError, TypeError)) as caught:
        act()
    assert MARKER not in str(caught.value)


def test_an_error_can_go_to_another_process() -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v2.AuthMethod, {"type": "terminal", "name": "n"})
    copied = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 - our own bytes
    assert (str(copied), copied.faults) == (str(caught.value), caught.value.faults)
    assert (
        str(copied)
        == "not a valid AuthMethod:\n  /methodId: `methodId` is required and is not there (read as terminal)"
    )
