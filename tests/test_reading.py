"""The reference meaning of the model agrees with JSON Schema, and leniency does just what the flags say."""

from __future__ import annotations

import pytest
from hypothesis import given

from acp_codegen.ir.model import Verdict
from acp_codegen.ir.notes import Reading
from acp_codegen.ir.types import Json
from models import model, without
from repository import versions
from strategies import close_values, examples, values

EXAMPLES = examples(8)
MORE = examples(14)

SUBJECTS = [(version, name) for version in (0, *versions()) for name in model(version).definitions]
each_definition = pytest.mark.parametrize(("version", "name"), SUBJECTS, ids=[f"v{v}-{name}" for v, name in SUBJECTS])


@each_definition
def test_values_of_a_type_are_read_without_a_loss(version: int, name: str) -> None:
    subject = model(version)
    validator = subject.validator(name)

    @EXAMPLES
    @given(values(subject.definitions[name].type, subject.definitions))
    def check(value: Json) -> None:
        assert subject.read(value, name) == Reading()
        assert validator.is_valid(value)

    check()


@each_definition
def test_spoilt_values_are_judged_as_json_schema_does(version: int, name: str) -> None:
    subject = model(version)
    validator = subject.validator(name)

    @MORE
    @given(close_values(subject.definitions[name].type, subject.definitions))
    def check(value: Json) -> None:
        reading = subject.read(value, name)
        assert (reading.verdict == "valid") == validator.is_valid(value), reading
        if reading.verdict == "lenient":
            rest = without(value, reading)
            assert subject.rest_validator(name).is_valid(rest), (reading, rest)

    check()


TEXT = "a string where an object is wanted"
NUMBER = "a number where a string is wanted"
NEEDED = "`needed` is required and is not there"
ID = "`id` is required and is not there"
ROWS: list[tuple[str, Json, Verdict, dict[str, str]]] = [
    ("Limits", {"name": "x", "count": 65535, "signed": 2.0, "share": 1, "code": "abc", "two": ["", ""]}, "valid", {}),
    ("Limits", {"name": "\U0001f600", "map": {"a": None, "b": 10**400}, "any": [None], "more": 1}, "valid", {}),
    ("Limits", {"name": "", "any": {}}, "invalid", {"/name": "fewer than 1 character"}),
    ("Limits", {"name": "x", "count": 65536}, "invalid", {"/count": "more than 65535"}),
    ("Limits", {"name": "x", "count": -1}, "invalid", {"/count": "less than 0"}),
    ("Limits", {"name": "x", "count": 1.5}, "invalid", {"/count": "a number where an integer is wanted"}),
    ("Limits", {"name": "x", "count": True}, "invalid", {"/count": "a boolean where an integer is wanted"}),
    ("Limits", {"name": "x", "count": "12"}, "invalid", {"/count": "a string where an integer is wanted"}),
    ("Limits", {"name": "x", "signed": -(10**400)}, "invalid", {"/signed": "less than -2"}),
    ("Limits", {"name": "x", "share": 1.5}, "invalid", {"/share": "more than 1"}),
    ("Limits", {"name": "x", "code": "abcd"}, "invalid", {"/code": "more than 3 characters"}),
    ("Limits", {"name": "x", "code": "abca"}, "invalid", {"/code": "more than 3 characters"}),
    ("Limits", {"name": "x", "two": []}, "invalid", {"/two": "fewer than 1 item"}),
    ("Limits", {"name": "x", "two": [1, ""]}, "invalid", {"/two/0": "a number where a string is wanted"}),
    ("Limits", {"name": "x", "map": {"a/b": "1"}}, "invalid", {"/map/a~1b": "a string where an integer is wanted"}),
    ("Limits", {}, "invalid", {"/name": "`name` is required and is not there"}),
    ("Limits", None, "invalid", {"": "null where an object is wanted"}),
    ("Closed", "c", "invalid", {"": 'not one of "a", "b"'}),
    ("Open", "c", "valid", {}),
    ("Open", 1, "invalid", {"": "a number where a string is wanted"}),
    ("Code", 2**31, "invalid", {"": "more than 2147483647"}),
    ("Item", {"id": "1", "_meta": {"any": [1]}}, "valid", {}),
    ("Item", {"id": "1", "_meta": None, "more": 1}, "valid", {}),
    ("Item", {"id": "1", "_meta": "x"}, "lenient", {"/_meta": "read as absent: a string where an object is wanted"}),
    ("Item", {"id": "1", "kind": "c"}, "lenient", {"/kind": 'read as absent: not one of "a", "b"'}),
    ("Item", {"kind": "c"}, "invalid", {"/id": ID}),
    (
        "Lenient",
        {"needed": [], "flag": "yes"},
        "lenient",
        {"/flag": "read as its default: a string where a boolean is wanted"},
    ),
    (
        "Lenient",
        {"needed": [], "flag": None},
        "lenient",
        {"/flag": "read as its default: null where a boolean is wanted"},
    ),
    ("Lenient", {"needed": [], "item": None}, "valid", {}),
    ("Lenient", {"needed": [], "item": {}}, "lenient", {"/item": f"read as absent: {ID}"}),
    (
        "Lenient",
        {"needed": [], "item": {"id": "1", "kind": 1}},
        "lenient",
        {"/item/kind": "read as absent: a number where a string is wanted"},
    ),
    ("Lenient", {"needed": [], "strict": [{"id": "1"}, {}]}, "invalid", {"/strict/1/id": ID}),
    (
        "Lenient",
        {"needed": [], "skipping": [{}, {"id": "1"}, "x"]},
        "lenient",
        {"/skipping/0": f"item dropped: {ID}", "/skipping/2": f"item dropped: {TEXT}"},
    ),
    (
        "Lenient",
        {"needed": [], "skipping": [{"id": "1", "kind": 1}]},
        "lenient",
        {"/skipping/0/kind": "read as absent: a number where a string is wanted"},
    ),
    ("Lenient", {"needed": [], "skipping": "x"}, "invalid", {"/skipping": "a string where an array is wanted"}),
    ("Lenient", {"needed": [], "skipping": None}, "invalid", {"/skipping": "null where an array is wanted"}),
    ("Lenient", {"needed": [], "both": "x"}, "lenient", {"/both": "read as absent: a string where an array is wanted"}),
    ("Lenient", {"needed": [], "both": ["x"]}, "lenient", {"/both/0": f"item dropped: {TEXT}"}),
    ("Lenient", {"needed": [], "both": None}, "valid", {}),
    (
        "Lenient",
        {"needed": [], "some": [1, "x"]},
        "lenient",
        {"/some/0": "item dropped: a number where a string is wanted"},
    ),
    ("Lenient", {"needed": [], "some": [1]}, "lenient", {"/some": "read as absent: fewer than 1 item"}),
    ("Lenient", {"needed": [], "args": None}, "lenient", {"/args": "null is read as absent"}),
    ("Lenient", {"needed": [], "args": [1]}, "invalid", {"/args/0": "a number where a string is wanted"}),
    ("Lenient", {"needed": [], "mode": "c"}, "lenient", {"/mode": 'read as its default: not one of "a", "b"'}),
    ("Lenient", {"needed": [1]}, "lenient", {"/needed": "read as its default: a number where a string is wanted"}),
    ("Lenient", {"flag": "yes"}, "invalid", {"/needed": "`needed` is required and is not there"}),
    ("Tagged", {"type": "item", "id": "1"}, "valid", {}),
    ("Tagged", {"type": "bare", "id": 1}, "valid", {}),
    ("Tagged", {"type": "item"}, "invalid", {"/id": ID}),
    (
        "Tagged",
        {"type": "item", "id": "1", "kind": 1},
        "lenient",
        {"/kind": "read as absent: a number where a string is wanted"},
    ),
    ("Tagged", {"type": "later"}, "invalid", {"/type": "no variant has this name (known: item, bare, own)"}),
    (
        "Tagged",
        {"type": 1},
        "invalid",
        {"/type": "a number where a string is wanted (known: item, bare, own)"},
    ),
    ("Tagged", {}, "invalid", {"/type": "`type` is required and is not there (known: item, bare, own)"}),
    ("OpenTagged", {"type": "later", "id": "1", "kind": 1}, "valid", {}),
    ("OpenTagged", {"type": "later"}, "invalid", {"/id": ID}),
    (
        "OpenTagged",
        {"type": "item", "id": "1", "kind": 1},
        "lenient",
        {"/kind": "read as absent: a number where a string is wanted"},
    ),
    ("TaggedOrNot", {"type": "own", "text": "x"}, "valid", {}),
    ("TaggedOrNot", {"type": "own", "id": "1"}, "valid", {}),
    ("TaggedOrNot", {"type": "later", "id": "1"}, "valid", {}),
    ("TaggedOrNot", {"type": "own"}, "invalid", {"/text": "`text` is required and is not there"}),
    ("TaggedOrNot", {"text": "x"}, "invalid", {"/type": "`type` is required and is not there (known: own)"}),
    ("TaggedOrNot", {"type": "later", "text": "x"}, "invalid", {"/type": "no variant has this name (known: own)"}),
    ("TaggedOrNot", {}, "invalid", {"/id": ID}),
    ("TaggedOrNot", {"type": "later", "kind": "a"}, "invalid", {"/id": ID}),
    ("Untagged", {"id": "1", "needed": [1]}, "valid", {}),
    ("Untagged", {"id": "1", "kind": 1, "needed": []}, "valid", {}),
    ("Untagged", {"needed": [1]}, "lenient", {"/needed": "read as its default: a number where a string is wanted"}),
    ("Untagged", "x", "invalid", {"": "a string where an integer or an object is wanted"}),
    ("Untagged", 2**63, "invalid", {"": "more than 9223372036854775807"}),
    ("Untagged", {"id": 1}, "invalid", {"/id": NUMBER}),
    ("Untagged", {"kind": "a"}, "invalid", {"/id": ID}),
    ("Untagged", {}, "invalid", {"": "an object that fits none of Item, Lenient"}),
    ("Untagged", {"strict": [{"id": 1}]}, "invalid", {"/needed": NEEDED, "/strict/0/id": NUMBER}),
    ("OneOf", {"a": "", "b": 1}, "valid", {}),
    ("OneOf", {"a": "", "b": ""}, "invalid", {"": "fits more than one of A, B"}),
    ("Beside", {"message": "", "mode": "item", "id": "1"}, "valid", {}),
    ("Beside", {"message": "", "mode": "later", "id": "1"}, "valid", {}),
    (
        "Beside",
        {"message": "", "mode": "item", "id": "1", "kind": 1},
        "lenient",
        {"/kind": "read as absent: a number where a string is wanted"},
    ),
    ("Beside", {"mode": "item", "id": "1"}, "invalid", {"/message": "`message` is required and is not there"}),
    ("Beside", {"message": "", "mode": "later"}, "invalid", {"": "an object that fits none of Item, OneOf"}),
    ("Stopped", {"why": "done"}, "valid", {}),
    ("Stopped", {"why": "later"}, "valid", {}),
    ("Stopped", {"why": None}, "valid", {}),
    ("Stopped", {}, "valid", {}),
    ("Stopped", {"why": 7}, "lenient", {"/why": "read as absent: a number where a string is wanted"}),
    ("Stopped", {"why": "failed"}, "invalid", {"/error": "`error` is required and is not there"}),
]


@pytest.mark.parametrize(("name", "value", "verdict", "notes"), ROWS)
def test_what_is_lost_or_wrong_is_told_where_and_why(
    name: str, value: Json, verdict: Verdict, notes: dict[str, str]
) -> None:
    reading = model(0).read(value, name)
    assert {note.pointer: note.reason for note in reading.notes} == notes
    assert reading.verdict == verdict
    assert model(0).validator(name).is_valid(value) == (verdict == "valid")
