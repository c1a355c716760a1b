"""Which types `decode` reads, and that nothing is coerced or lost whatever they are put together from."""

from __future__ import annotations

import inspect
import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Optional

import acp_schema.v1.unstable as v1
import acp_schema.v2.unstable as v2
import pytest
from acp_schema import DecodeError, decode, encode

LOSSY = {"label": "a", "active": "yes"}
CONTAINERS: list[tuple[Any, Any, str]] = [
    (list[v1.AuthAccount], [LOSSY], "/0/active"),
    (Sequence[v1.AuthAccount], [LOSSY], "/0/active"),
    (dict[str, v1.AuthAccount], {"k": LOSSY}, "/k/active"),
    (Mapping[str, list[v1.AuthAccount]], {"k": [LOSSY]}, "/k/0/active"),
    (Optional[v1.AuthAccount], LOSSY, "/active"),  # noqa: UP045 - both ways to write it
    (v1.AuthAccount | None, LOSSY, "/active"),
    (v1.AuthStatusRequest | v1.Error, {"_meta": 5}, "/_meta"),
    (v1.AuthMethod | v2.AuthMethod, {"id": "i", "name": "n", "description": 5}, "/description"),
]


@pytest.mark.parametrize(("form", "data", "pointer"), CONTAINERS)
def test_the_report_reaches_into_containers_and_unions(form: Any, data: Any, pointer: str) -> None:
    _, drops = decode(form, data, report=True)
    assert [drop.pointer for drop in drops] == [pointer]


def test_a_union_of_ones_own_takes_the_first_that_fits_whatever_was_read_before() -> None:
    data = {"sessionId": "s"}
    assert isinstance(decode(v1.CloseSessionRequest | v1.CancelNotification, data), v1.CloseSessionRequest)
    assert isinstance(decode(v1.CancelNotification | v1.CloseSessionRequest, data), v1.CancelNotification)
    assert isinstance(decode(list[v1.CloseSessionRequest | v1.CancelNotification], [data])[0], v1.CloseSessionRequest)
    assert isinstance(decode(list[v1.CancelNotification | v1.CloseSessionRequest], [data])[0], v1.CancelNotification)


def test_a_union_of_ones_own_takes_the_first_that_fits() -> None:
    either = v2.AuthMethodAgent | v2.AuthMethodTerminal
    wire = {"type": "terminal", "methodId": "i", "name": "n"}
    assert isinstance(decode(either, wire), v2.AuthMethodTerminal)
    with pytest.raises(DecodeError, match="fits none of AuthMethodAgent, AuthMethodTerminal"):
        decode(either, {"type": "x"})


@pytest.mark.parametrize(
    ("form", "data"), [(int, '"5"'), (int, "true"), (bool, '"yes"'), (bool, "1"), (str, "1"), (float, '"1"')]
)
def test_plain_types_are_not_coerced_either(form: Any, data: str) -> None:
    for whole, text in ((form, data), (dict[str, form], f'{{"k": {data}}}'), (list[form], f"[{data}]")):
        with pytest.raises(DecodeError):
            decode(whole, text)


@pytest.mark.parametrize(
    "form", [tuple[v1.AuthAccount, ...], set[int], frozenset[int], Collection[int], bytes, complex, "AuthMethod"]
)
def test_a_type_that_cannot_be_read_is_a_type_error(form: Any) -> None:
    with pytest.raises(TypeError, match="decode"):
        decode(form, [])


NO_JSON: list[Any] = [
    {1: 2},
    {1, 2},
    b"x",
    [{"a": object()}],
    {"a": [complex(1)]},
    float("nan"),
    "\ud800",
    {"\udfff": 1},
]


@pytest.mark.parametrize("value", NO_JSON, ids=lambda value: type(value).__name__)
def test_what_is_no_json_is_neither_written_nor_put_into_a_message(value: Any) -> None:
    with pytest.raises(ValueError, match=r"JSON|string|Unicode"):
        encode(value)
    with pytest.raises(ValueError, match=r"JSON|string|Unicode"):
        v1.AuthAccount(label="a", meta={"k": value})


def test_half_a_surrogate_pair_is_told_of_with_its_place() -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v1.AuthStatusResponse, {"state": "x", "accounts": [{"label": "\ud83d"}]})
    assert [fault.pointer for fault in caught.value.faults] == ["/accounts/0/label"]
    with pytest.raises(ValueError, match="surrogate"):
        v1.AuthAccount(label="\ud83d")
    with pytest.raises(ValueError, match="surrogate"):
        v1.AuthAccount(label="a", email="\udc00")
    assert decode(v1.AuthStatusResponse, {"state": "\U0001f600"}).state == "\U0001f600"


NAMED: list[tuple[Any, Any, str]] = [
    (
        v1.AuthAccount | v1.AuthenticateRequest,
        {},
        "AuthAccount (`label` is missing), AuthenticateRequest (`methodId` is missing)",
    ),
    (list[v1.AuthAccount] | list[v1.AuthenticateRequest], [{}], "list[AuthAccount], list[AuthenticateRequest]"),
    (
        dict[str, v1.AuthAccount] | dict[str, v1.AuthenticateRequest],
        {"a": {}},
        "dict[str, AuthAccount], dict[str, AuthenticateRequest]",
    ),
]


@pytest.mark.parametrize(("form", "data", "named"), NAMED)
def test_the_alternatives_of_a_union_are_named_as_people_write_them(form: Any, data: Any, named: str) -> None:
    with pytest.raises(DecodeError, match=re.escape(f"fits none of {named}")):
        decode(form, data)


@pytest.mark.parametrize("number", ["1e999", "-1E+400", "1.0e9999", "1e0400", f"1{'0' * 309}.5", f"{'9' * 215}e+99"])
def test_a_number_beyond_a_double_is_refused(number: str) -> None:
    for text in (f'{{"state": "x", "more": {number}}}', f'{{"state": "x", "_meta": {{"k": [{number}]}}}}'):
        with pytest.raises(DecodeError):
            decode(v1.AuthStatusResponse, text)


def test_large_exponents_that_fit_and_words_in_text_are_fine() -> None:
    text = f'{{"state": "NaN Infinity 1e999", "more": [1e300, 1e+308, {"7" * 400}, 0.{"7" * 400}]}}'
    assert decode(v1.AuthStatusResponse, text).model_extra == {"more": [1e300, 1e308, int("7" * 400), 7 / 9]}


def test_the_signature_of_a_class_is_that_of_its_constructor_before_and_after_its_first_use() -> None:
    wanted = ["type", "method_id", "name", "description", "meta"]
    for _ in range(2):
        parameters = inspect.signature(v2.AuthMethodAgent).parameters
        assert list(parameters) == wanted
        assert {p.kind for p in parameters.values()} == {inspect.Parameter.KEYWORD_ONLY}
        assert [name for name, p in parameters.items() if p.default is p.empty] == ["method_id", "name"]
        v2.AuthMethodAgent(method_id="a", name="b")
