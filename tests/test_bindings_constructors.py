"""What a constructor fills in, and how a value comes by members that the schema does not list."""

from __future__ import annotations

import copy
import inspect
import json
import pickle
from typing import Any

import acp_schema.v1.unstable as v1
import acp_schema.v2.unstable as v2
import pytest
from acp_schema import DecodeError, decode, encode
from pydantic import ValidationError

each_version = pytest.mark.parametrize("package", [v1, v2], ids=["v1", "v2"])
OTHER = v2.AuthMethodOther(type="_x", method_id="i", name="n")
LISTED = {"type": "_x", "methodId": "i", "name": "n"}


@each_version
def test_a_member_with_one_possible_value_is_filled_in_and_written(package: Any) -> None:
    built = package.ElicitationSchema(properties={})
    assert built.type == "object"
    assert json.loads(encode(built)) == {"type": "object", "properties": {}}
    assert built == package.ElicitationSchema(type="object", properties={})
    assert built == decode(package.ElicitationSchema, encode(built))


@each_version
def test_a_member_with_one_possible_value_can_have_no_other(package: Any) -> None:
    for wrong in ("array", None, 1):
        with pytest.raises(ValidationError):
            package.ElicitationSchema(type=wrong, properties={})


def test_what_is_filled_in_has_to_be_on_the_wire_where_the_schema_requires_it() -> None:
    with pytest.raises(DecodeError) as caught:
        decode(v2.ElicitationSchema, {"properties": {}})
    assert [fault.pointer for fault in caught.value.faults] == ["/type"]
    with pytest.raises(ValidationError):
        v2.ElicitationSchema.model_validate_json('{"properties": {}}')
    read = decode(v1.ElicitationSchema, {"properties": {}})
    assert (read.type, encode(read)) == ("object", b'{"properties":{}}')


@each_version
def test_a_signature_shows_what_is_filled_in(package: Any) -> None:
    assert inspect.signature(package.ElicitationSchema).parameters["type"].default == "object"


UNLISTED: list[dict[str, Any]] = [
    {},
    {"length": 6},
    {"b": [1, {"z": None, "a": 1.0}], "a": True},
    {"method_id": "j", "meta": 1, "_meta": {"k": 1}},
]


@pytest.mark.parametrize("members", UNLISTED, ids=json.dumps)
def test_a_value_is_given_members_that_the_schema_does_not_list(members: dict[str, Any]) -> None:
    built = OTHER.with_unlisted(members)
    assert json.dumps(json.loads(encode(built))) == json.dumps(LISTED | members)
    assert built == decode(v2.AuthMethod, LISTED | members)
    assert hash(built) == hash(decode(v2.AuthMethod, LISTED | members))
    assert built.model_extra == members
    assert built.model_fields_set == {"type", "method_id", "name"}
    for other in (pickle.loads(pickle.dumps(built)), copy.deepcopy(built), built.model_copy()):  # noqa: S301
        assert other == built
        assert encode(other) == encode(built)


def test_the_value_itself_stays_as_it_was() -> None:
    first = OTHER.with_unlisted({"a": 1})
    second = first.with_unlisted({"b": 2})
    assert [each.model_extra for each in (OTHER, first, second)] == [{}, {"a": 1}, {"b": 2}]
    assert second.with_unlisted({}) == OTHER
    assert first.model_copy(update={"name": "m"}).model_extra == {"a": 1}


def test_what_is_handed_in_can_be_changed_without_changing_the_value() -> None:
    members = {"a": 1}
    built = OTHER.with_unlisted(members)
    members["a"] = 2
    assert built.model_extra == {"a": 1}


@pytest.mark.parametrize("name", ["type", "methodId", "name"])
def test_a_name_that_the_schema_lists_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"AuthMethodOther lists {name}:"):
        OTHER.with_unlisted({"a": 1, name: "terminal"})


@pytest.mark.parametrize("member", [float("nan"), "\ud800", {"k": {1}}, [b"x"], {1: 2}], ids=ascii)
def test_what_is_no_json_is_refused_with_its_place(member: Any) -> None:
    with pytest.raises(ValueError, match=r"^/a(/k)?(/0)?: "):
        OTHER.with_unlisted({"a": member})


def test_plain_json_in_a_value_is_as_it_was_read_and_a_deep_copy_has_its_own() -> None:
    read = decode(v1.ToolCall, {"toolCallId": "t", "title": "T", "rawInput": {"path": "/a"}})
    deep = copy.deepcopy(read)
    read.raw_input["path"] = "/b"
    assert read.raw_input == {"path": "/b"}
    assert deep.raw_input == {"path": "/a"}
