"""Recorded messages: what the published schemas call valid comes out of the bindings as it went in."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from repository import needs_corpus, projected
from test_corpus import SETS, Judged, judged

pytestmark = needs_corpus

PACKAGES: dict[tuple[int, str], Any] = {
    (1, "stable"): v1,
    (1, "unstable"): v1_unstable,
    (2, "stable"): v2,
    (2, "unstable"): v2_unstable,
}
each_package = pytest.mark.parametrize(
    ("version", "column"), PACKAGES, ids=[f"v{version}-{column}" for version, column in PACKAGES]
)


def recorded(version: int, column: str) -> list[tuple[Judged, Any]]:
    """The messages of a version whose params, result or error the package has a type for, and that type."""
    package, protocol = PACKAGES[version, column], projected(version, SETS[column])
    named = [(one, one.definition(protocol)) for one in judged() if one.version == version]
    return [(one, getattr(package, name)) for one, name in named if name is not None]


@each_package
def test_what_is_valid_comes_out_as_it_went_in(version: int, column: str) -> None:
    differing: list[str] = []
    compared: Counter[str] = Counter()
    for one, form in recorded(version, column):
        if one.verdict(column) == "ok":
            value, report = decode(form, json.dumps(one.payload), report=True)
            compared[one.kind] += 1
            if report or json.loads(encode(value)) != one.payload:
                differing.append(f"{one.place}: {one.subject} loses {[str(drop) for drop in report] or 'something'}")
    assert differing == []
    assert compared["request"] >= 10, compared
    assert compared["result"] >= 5, compared
    assert compared["error"] >= 10, compared


@each_package
def test_what_is_not_valid_is_refused_or_told_of(version: int, column: str) -> None:
    rows = [(one, form) for one, form in recorded(version, column) if one.verdict(column) == "invalid"]
    assert rows
    assert [one.place for one, form in rows if not told(form, one.payload)] == []


def told(form: Any, data: Any) -> bool:
    """Whether the bindings say that something is wrong with the data."""
    try:
        return bool(decode(form, json.dumps(data), report=True)[1])
    except DecodeError:
        return True
