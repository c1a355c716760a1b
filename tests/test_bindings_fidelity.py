"""What goes in comes out again: for every definition, whatever stands in the places that the protocol leaves open."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Sequence
from typing import Any, cast

import pytest
from acp_schema import Model, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from hypothesis import assume, given
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from acp_codegen.ir.types import META, AnyType, Json, MapType, NullableType, Type
from acp_codegen.ir.walk import objects
from strategies import EXTRA, examples, values
from subjects import SHIPPED, SUBJECTS, Shipped, each

FEW = examples(5)
HUGE = int("123456789" * 45)
LEAVES: list[Json] = [
    *(None, True, False, 0, 1, 1.0, -0.0, -1, 0.1, 1e308, -1e308, 5e-324, 2**53 + 1, 10.0**22, HUGE, -HUGE),
    *("", "1", "true", "é", "\U0001f600", "\u0000\u001f\u007f", '"\\/\b', "\u2028\u2029", "\ufeff\uffff"),
]
KEYS = st.sampled_from(["z", "a", "", "type", "_meta", "id", "é\U0001f600", "a/b~c", "0", "__class__"])
OPAQUE: SearchStrategy[Json] = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8,
)
"""JSON that nothing but its writer knows the meaning of."""


def free(package: Shipped) -> frozenset[str]:
    """The properties whose values a package hands on as they are: they are of any type."""
    definitions = package.protocol.definitions.values()
    fields = (f for definition in definitions for kind in objects(definition) for f in kind.fields)
    return frozenset({EXTRA, META, *(f.name for f in fields if _any(f.type))})


def _any(kind: Type) -> bool:
    match kind:
        case NullableType(inner=inner) | MapType(values=inner):
            return _any(inner)
        case _:
            return isinstance(kind, AnyType)


FREE = {package.label: free(package) for package in SHIPPED}


def filled(draw: DrawFn, value: Json) -> Json:
    """The value with metadata and unlisted members that are hard to keep."""
    if isinstance(value, list):
        return [filled(draw, item) for item in cast("Sequence[Json]", value)]
    if not isinstance(value, dict):
        return value
    members = {key: filled(draw, part) for key, part in cast("dict[str, Json]", value).items()}
    if META in members:
        members[META] = draw(st.none() | st.dictionaries(KEYS, OPAQUE, max_size=4))
    if EXTRA in members:
        members[EXTRA] = draw(OPAQUE)
    return members


@st.composite
def messages(draw: DrawFn, package: Shipped, name: str) -> Json:
    return filled(draw, draw(values(package.kind(name), package.protocol.definitions)))


def faithful(value: Json, free: frozenset[str]) -> Json:
    """A value in which true, 1 and 1.0 are three, and the order of members counts, where it is handed on as it is.

    Elsewhere 12.0 is the integer 12.
    """
    match value:
        case list():
            return [faithful(item, free) for item in cast("Sequence[Json]", value)]
        case dict():
            members = cast("dict[str, Json]", value)
            return {k: json.dumps(v) if k in free else faithful(v, free) for k, v in members.items()}
        case bool():
            return ("boolean", value)
        case _:
            return value


def doubled(members: dict[str, Json]) -> str:
    """JSON text of an object in which each member stands twice; the last one counts."""
    return f"{{{','.join(f'{json.dumps(k)}:[0],{json.dumps(k)}:{json.dumps(v)}' for k, v in members.items())}}}"


@each([(package, name) for package, name in SUBJECTS if package.is_own(name)])
def test_what_is_valid_comes_out_as_it_went_in(package: Shipped, name: str) -> None:
    form, handed_on = package.form(name), FREE[package.label]

    @FEW
    @given(messages(package, name), st.booleans())
    def check(value: Json, ascii_only: bool) -> None:
        text = json.dumps(value, ensure_ascii=ascii_only)
        wanted = faithful(value, handed_on)
        read, drops = decode(form, text, report=True)
        assume(not drops)
        written = encode(read)
        assert faithful(json.loads(written), handed_on) == wanted
        assert encode(decode(form, written)) == written
        if isinstance(read, Model):
            assert encode(decode(form, value)) == encode(decode(form, doubled(value))) == written
            by_class(read, written)

    check()


def by_class(value: Model, written: bytes) -> None:
    """A value is one: to pydantic's methods, to copies of all kinds, and to sets."""
    again = type(value).model_validate_json(written)
    assert value.model_dump_json().encode() == written
    assert encode(again) == written
    assert json.dumps(value.model_dump()) == json.dumps(json.loads(written))
    pickled: Model = pickle.loads(pickle.dumps(value))  # noqa: S301 - our own bytes
    for other in (
        again,
        pickled,
        copy.copy(value),
        copy.deepcopy(value),
        value.model_copy(),
        value.model_copy(deep=True),
    ):
        assert type(other) is type(value)
        assert encode(other) == written
        assert other == value
        assert len({other, value}) == 1
        assert (other.model_fields_set, other.model_extra) == (value.model_fields_set, value.model_extra)


def test_each_package_has_places_that_hold_any_json() -> None:
    for package in SHIPPED:
        assert FREE[package.label] >= {META, EXTRA, "rawInput", "rawOutput"}


TEXTS = [
    '{"_meta":{"z":1,"a":{"y":2,"b":[{"d":1,"c":2}]},"1":null}}',
    '{"_meta":{"a":1,"b":1.0,"c":true,"d":-0.0,"e":1e+308,"f":5e-324}}',
    f'{{"_meta":{{"n":{HUGE},"m":-{HUGE}}}}}',
    '{"_meta":{"type":"_later","content":[{"type":"text"},{"sessionUpdate":"_x"}]},"later":{"_meta":5}}',
    '{"_meta":{},"b":null,"a":{"$ref":"#/$defs/X","default":1}}',
    '{"_meta":null}',
    '{"meta":1,"_meta":{"_meta":{"_meta":{}}}}',
    '{"_meta":{"😀":"é\\u0000\\"\\\\"}}',
]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("form", [v1.LogoutRequest, v1_unstable.AuthStatusRequest, v2.LogoutAuthRequest])
def test_metadata_is_kept_to_the_letter(form: Any, text: str) -> None:
    read = decode(form, text)
    listed_first = sorted(json.loads(text), key=lambda name: name != META)
    assert list(json.loads(encode(read))) == listed_first
    assert json.loads(encode(read)) == json.loads(text)
    assert json.dumps(read.meta) == json.dumps(json.loads(text)[META])
    if text.startswith('{"_meta"'):
        assert encode(read).decode() == text


def test_metadata_is_a_plain_value_that_nothing_looks_into() -> None:
    meta = {"type": "terminal", "env": {"A": 5}, "accounts": [{"label": 1}]}
    read, drops = decode(v1.AuthMethodAgent, {"id": "i", "name": "n", "_meta": meta}, report=True)
    assert (read.meta, drops) == (meta, ())


@pytest.mark.parametrize("name", ["raw_input", "raw_output"])
@pytest.mark.parametrize("value", [*LEAVES, [], {}, {"z": [1, 1.0, True], "a": None}], ids=lambda v: ascii(v)[:20])
def test_a_member_of_any_type_is_handed_on(name: str, value: Json) -> None:
    built = v1.ToolCallUpdate(tool_call_id="t", **{name: value})
    for read in (built, decode(v1.ToolCallUpdate, encode(built))):
        assert json.dumps(getattr(read, name)) == json.dumps(value)
        assert json.dumps(list(json.loads(encode(read)).values())[1]) == json.dumps(value)


@pytest.mark.parametrize("package", [v1, v2])
def test_absent_and_null_stay_apart_in_an_update(package: Any) -> None:
    null, absent = '{"toolCallId":"t","title":null}', '{"toolCallId":"t"}'
    read = [decode(package.ToolCallUpdate, text) for text in (null, absent)]
    assert [encode(one).decode() for one in read] == [null, absent]
    assert read[0] != read[1]
    assert read[0].title is read[1].title is None
    for one, text in zip(read, (null, absent), strict=True):
        assert package.ToolCallUpdate.model_validate_json(text).model_dump_json() == text
        assert encode(pickle.loads(pickle.dumps(one))).decode() == text  # noqa: S301 - our own bytes
        assert encode(one.model_copy(update={"status": "completed"})).decode().count("title") == text.count("title")


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ('{"type":"terminal","type":"_x","methodId":"a","methodId":"b","name":"n"}', {"type": "_x", "methodId": "b"}),
        ('{"type":"_x","type":"agent","methodId":5,"methodId":"b","name":"n"}', {"type": "agent", "methodId": "b"}),
    ],
)
def test_of_a_key_that_stands_twice_the_last_one_counts(text: str, kept: Json) -> None:
    assert json.loads(encode(decode(v2.AuthMethod, text))) == {**kept, "name": "n"}
    twice = '{"_meta":{"a":1,"b":2,"a":{"c":1,"c":[]}},"x":1,"x":2}'
    assert encode(decode(v2.LogoutAuthRequest, twice)) == b'{"_meta":{"a":{"c":[]},"b":2},"x":2}'


def test_unlisted_kinds_inside_unlisted_kinds_are_kept() -> None:
    inner = {"type": "_inner", "content": [{"type": "text"}, {"type": "_x", "n": 1.0}], "_meta": 5}
    content = {"type": "content", "content": inner}
    update = {
        "sessionUpdate": "tool_call_update",
        "toolCallId": "t",
        "content": [content, {"type": "_y", "a": [1, 1.0]}],
    }
    text = json.dumps(update, separators=(",", ":"))
    read = decode(v2.SessionUpdate, text)
    assert encode(read).decode() == text
    assert encode(decode(v2.SessionUpdate, update)).decode() == text
