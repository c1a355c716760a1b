"""The one way to write JSON."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from acp_codegen.json_text import dumps

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=30,
)


@given(VALUES, st.integers(1, 200))
def test_what_is_written_reads_back_with_its_order(value: object, width: int) -> None:
    text = dumps(value, width)
    assert text.endswith("\n")
    read = json.loads(text)
    assert read == value
    assert json.dumps(read) == json.dumps(value)


@given(VALUES)
def test_writing_is_a_fixed_point(value: object) -> None:
    assert dumps(json.loads(dumps(value))) == dumps(value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({}, "{}\n"),
        ([], "[]\n"),
        ({"type": ["string", "null"]}, '{"type": ["string", "null"]}\n'),
        ({"a": {"b": [1, 2]}, "c": "grün"}, '{\n  "a": {"b": [1, 2]},\n  "c": "grün"\n}\n'),
        ([{"key": ["aaaa", "bbbb"]}], '[\n  {\n    "key": [\n      "aaaa",\n      "bbbb"\n    ]\n  }\n]\n'),
    ],
)
def test_a_container_stands_on_one_line_where_it_fits(value: object, text: str) -> None:
    wide = 120 if text.count("\n") == 1 else 24 if "grün" in text else 16
    assert dumps(value, wide) == text


def test_a_line_is_no_longer_than_the_width_unless_a_single_value_is() -> None:
    value = {f"key{n}": {"one": n, "two": [n] * n} for n in range(40)}
    assert max(len(line) for line in dumps(value, 60).splitlines()) <= 60
