"""Messages as Python values: how they are built, compared, copied and shown, and that they never change."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any, cast

import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable
from pydantic import ValidationError

Json = Any
UNSTABLE: list[Any] = [v1_unstable, v2_unstable]
each_unstable = pytest.mark.parametrize("package", UNSTABLE, ids=["v1", "v2"])


@each_unstable
@pytest.mark.parametrize("word", ["lable", "Label", "sessionId", "model_config"])
def test_a_misspelt_keyword_is_a_type_error(package: Any, word: str) -> None:
    with pytest.raises(TypeError, match=rf"AuthAccount .*\b{word}$"):
        package.AuthAccount(label="a", **{word: "b"})


@pytest.mark.parametrize(("package", "name"), [(v1, "AuthenticateRequest"), (v2, "LoginAuthRequest")])
def test_a_wire_name_is_no_keyword(package: Any, name: str) -> None:
    with pytest.raises(TypeError):
        getattr(package, name)(methodId="a")
    assert json.loads(encode(getattr(package, name)(method_id="a"))) == {"methodId": "a"}


@each_unstable
def test_there_are_no_positional_arguments(package: Any) -> None:
    with pytest.raises(TypeError):
        package.AuthAccount("a")


@each_unstable
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("AuthAccount", {"label": "a", "active": "yes"}),
        ("AuthAccount", {"label": "a", "active": 1}),
        ("AuthAccount", {"label": "a", "meta": "x"}),
        ("AuthAccount", {}),
        ("AuthStatusResponse", {"state": "x", "accounts": 5}),
        ("AuthStatusResponse", {"state": "x", "accounts": [{"label": "a"}]}),
        ("AuthStatusResponse", {"state": 5}),
        ("AgentAuthCapabilities", {"status": {}}),
        ("AgentAuthCapabilities", {"status": True}),
    ],
)
def test_the_constructor_is_not_lenient(package: Any, name: str, values: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        getattr(package, name)(**values)


@pytest.mark.parametrize("part", [{"name": "x", "version": "1"}, v1.LogoutRequest(), "x", [("name", "x")]])
def test_a_part_has_to_be_an_instance(part: Any) -> None:
    with pytest.raises(ValidationError):
        v1.InitializeRequest(protocol_version=1, client_info=part)
    with pytest.raises(ValidationError):
        v1.InitializeResponse(protocol_version=1, auth_methods=[part])
    with pytest.raises(ValidationError):
        v2.InitializeRequest(protocol_version=2, info=part)


def test_a_part_may_be_an_instance_of_a_subclass() -> None:
    auth = v1_unstable.AgentAuthCapabilities(status=v1_unstable.AuthStatusCapabilities())
    assert json.loads(encode(v1.AgentCapabilities(auth=auth))) == {"auth": {"status": {}}}


TAGGED: list[tuple[Any, Json]] = [
    (v1.AuthMethodTerminal(id="i", name="n"), {"type": "terminal", "id": "i", "name": "n"}),
    (v1.AuthMethodAgent(id="i", name="n"), {"id": "i", "name": "n"}),
    (v1.AuthMethodOther(type="_x", id="i", name="n"), {"type": "_x", "id": "i", "name": "n"}),
    (v2.AuthMethodTerminal(method_id="i", name="n"), {"type": "terminal", "methodId": "i", "name": "n"}),
    (v2.AuthMethodAgent(method_id="i", name="n"), {"type": "agent", "methodId": "i", "name": "n"}),
    (v2.AuthMethodOther(type="_x", method_id="i", name="n"), {"type": "_x", "methodId": "i", "name": "n"}),
]


@pytest.mark.parametrize(("value", "wire"), TAGGED)
def test_the_tag_of_a_variant_is_written(value: Any, wire: Json) -> None:
    assert json.loads(encode(value)) == wire
    union: Any = v1.AuthMethod if "id" in wire else v2.AuthMethod
    assert decode(union, wire) == value


@pytest.mark.parametrize("tag", ["terminal", "agent"])
def test_another_variant_cannot_be_built_with_a_known_tag(tag: str) -> None:
    with pytest.raises(ValidationError):
        v2.AuthMethodOther(type=tag, method_id="i", name="n")
    with pytest.raises(ValidationError):
        v1.AuthMethodTerminal(type=cast("Any", "agent"), id="i", name="n")


@each_unstable
def test_a_message_does_not_change(package: Any) -> None:
    account = package.AuthAccount(label="a")
    with pytest.raises(AttributeError):
        account.label = "b"
    with pytest.raises(AttributeError):
        account.later = "b"
    with pytest.raises(AttributeError):
        del account.label
    assert json.loads(encode(account)) == {"label": "a"}


EQUAL: list[tuple[str, Json, dict[str, Any]]] = [
    ("AuthAccount", {"label": "a", "active": True, "_meta": {"k": [1]}}, {"active": True, "meta": {"k": [1]}}),
    ("AuthAccount", {"label": "a", "name": None}, {"name": None}),
    ("AuthAccount", {"label": "a"}, {}),
]


@each_unstable
@pytest.mark.parametrize(("name", "wire", "more"), EQUAL)
def test_what_was_built_equals_what_was_read(package: Any, name: str, wire: Json, more: dict[str, Any]) -> None:
    built, read = getattr(package, name)(label="a", **more), decode(getattr(package, name), wire)
    assert built == read
    assert hash(built) == hash(read)
    assert {built: 1}[read] == 1


@each_unstable
def test_messages_that_say_different_things_differ(package: Any) -> None:
    wires: list[Json] = [
        {"label": "a"},
        {"label": "b"},
        {"label": "a", "name": None},
        {"label": "a", "name": "n"},
        {"label": "a", "_meta": None},
        {"label": "a", "_meta": {}},
        {"label": "a", "later": None},
        {"label": "a", "later": 1},
    ]
    read = [decode(package.AuthAccount, wire) for wire in wires]
    assert [[one == other for other in read] for one in read] == [[i == j for j in range(8)] for i in range(8)]


def test_messages_of_different_classes_differ() -> None:
    stable, wide = v1.AgentAuthCapabilities(), v1_unstable.AgentAuthCapabilities()
    assert isinstance(wide, v1.AgentAuthCapabilities)
    assert stable != wide
    assert wide != stable
    assert v1.LogoutRequest() != v1.LogoutResponse()
    assert v1.LogoutRequest() != {}


def whole(package: Any) -> Any:
    """A status with all that is hard to copy: a default of leniency, what is unlisted, nested parts."""
    accounts = [{"label": "a", "active": "yes", "later": [1]}, {"label": "b", "name": None}]
    return decode(package.AuthStatusResponse, {"state": "x", "accounts": accounts, "_meta": {"z": 1, "a": [2]}})


@each_unstable
def test_a_message_can_be_pickled_and_copied(package: Any) -> None:
    status = whole(package)
    pickled: Any = pickle.loads(pickle.dumps(status))  # noqa: S301 - our own bytes
    for other in (pickled, copy.copy(status), copy.deepcopy(status), status.model_copy()):
        assert other == status
        assert encode(other) == encode(status)
        assert other.accounts[0].active is None
        assert other.accounts[0].model_fields_set == {"label"}


@each_unstable
def test_a_changed_copy_is_another_message(package: Any) -> None:
    status = whole(package)
    changed = status.model_copy(update={"state": "unknown"})
    assert json.loads(encode(changed)) == json.loads(encode(status)) | {"state": "unknown"}
    assert status.state == "x"


SHY = "hush-hush"
SHOWN: list[tuple[Any, Json, str]] = [
    (
        v1_unstable.AuthAccount,
        {"label": SHY, "name": SHY, "email": SHY, "organization": SHY, "active": True, "later": SHY},
        "AuthAccount(active=True, unlisted=['later'])",
    ),
    (
        v2_unstable.AuthStatusResponse,
        {"state": "x", "accounts": [{"label": SHY}], "later": {"a": SHY}},
        "AuthStatusResponse(state='x', accounts=[AuthAccount()], unlisted=['later'])",
    ),
    (
        v1.AuthMethod,
        {"id": "i", "name": "n", "type": "terminal", "env": {"KEY": SHY}},
        "AuthMethodTerminal(type='terminal', id='i', name='n')",
    ),
    (
        v1.AuthMethod,
        {"id": "i", "name": "n", "type": "terminal", "env": [{"name": "KEY", "value": SHY}]},
        "AuthMethodOther(type='terminal', id='i', name='n', unlisted=['env'])",
    ),
    (v2.EnvVariable, {"name": "KEY", "value": SHY}, "EnvVariable(name='KEY')"),
    (v1.LogoutRequest, {}, "LogoutRequest()"),
    (v1.AgentAuthCapabilities, {"logout": None}, "AgentAuthCapabilities(logout=None)"),
]


@pytest.mark.parametrize(("form", "data", "shown"), SHOWN)
def test_what_is_private_is_not_shown(form: Any, data: Json, shown: str) -> None:
    value = decode(form, data)
    assert repr(value) == shown
    assert SHY not in f"{value} {[value]}"


@pytest.mark.parametrize("package", [v1, v2, *UNSTABLE])
def test_error_codes_have_names_and_any_other_number_is_one_too(package: Any) -> None:
    codes = package.ErrorCode
    read = decode(package.Error, {"code": -32000, "message": "sign in"})
    assert read.code is codes.AUTH_REQUIRED
    assert read == package.Error(code=-32000, message="sign in")
    later = decode(package.Error, {"code": 7.0, "message": "?"})
    assert (later.code, later.code.name, json.loads(encode(later))["code"]) == (7, "OTHER", 7)
    assert pickle.loads(pickle.dumps(later)) == later  # noqa: S301 - our own bytes
    for code in (2**31, True, "7", 7.5):
        with pytest.raises(ValidationError):
            package.Error(code=code, message="?")
        with pytest.raises(DecodeError):
            decode(package.Error, {"code": code, "message": "?"})
    with pytest.raises(ValueError, match="is not a valid"):
        codes(2**31)
