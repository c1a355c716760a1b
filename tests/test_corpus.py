"""Recorded messages: our compiled schemas come to the same verdicts as the published ones."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import pytest
from jsonschema import Draft202012Validator
from jsonschema.protocols import Validator

from acp_codegen.ir.model import Protocol
from repository import compiled, corpus, needs_corpus, projected, versions

pytestmark = needs_corpus

UNSTABLE = ("unstable",)
SETS = {"stable": (), "unstable": UNSTABLE}
each_set = pytest.mark.parametrize("column", SETS)

UNKNOWN = "unknown-method"
ENVELOPE = {"missing/!=2.0", "both", "shape", "absent"}
"""Reasons of a verdict that bear on the message around params, result or error."""


@dataclass(frozen=True)
class Judged:
    """A message with the verdict that the published schemas come to; `subject` is a method or a definition."""

    place: str
    version: int
    kind: str
    subject: str
    message: Mapping[str, Any]
    verdicts: Mapping[str, str]
    reasons: Mapping[str, list[list[str]]]

    def verdict(self, column: str) -> str:
        """The verdict on params, result or error alone."""
        if self.verdicts[column] == UNKNOWN:
            return UNKNOWN
        inner = [reason for reason in self.reasons[column] if reason[1] not in ENVELOPE]
        return "invalid" if inner else "ok"

    def definition(self, protocol: Protocol) -> str | None:
        """The definition that says what the message holds; None where the protocol has none."""
        if self.kind == "error":
            return protocol.error.name
        if self.kind == "frag":
            return self.subject if self.subject in protocol.definitions else None
        for method in protocol.methods:
            if method.name == self.subject and method.kind == ("request" if self.kind == "result" else self.kind):
                return method.result.name if self.kind == "result" and method.result else method.params.name
        return None

    @property
    def payload(self) -> Any:
        """What the definition is about."""
        if self.kind == "frag":
            return self.message
        return self.message.get({"error": "error", "result": "result"}.get(self.kind, "params"), {})


@cache
def judged() -> tuple[Judged, ...]:
    return (*_traced(), *_fixtures())


def _lines(name: str) -> Iterator[dict[str, Any]]:
    with corpus(name).open(encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)


def _traced() -> Iterator[Judged]:
    traces: dict[str, list[Any]] = {
        path.stem: list(_lines(f"traces/{path.name}")) for path in corpus("traces").glob("*.jsonl")
    }
    for row in _lines("verdicts.jsonl"):
        recorded: Any = traces[row["trace"]][row["line"]]
        yield _judged(row, f"{row['trace']}:{row['line'] + 1}", recorded.get("message"))


def _fixtures() -> Iterator[Judged]:
    for number, row in enumerate(_lines("fixture-verdicts.jsonl"), 1):
        yield _judged(row, f"{row['file']}:{number}", row["message"])


def _judged(row: Mapping[str, Any], place: str, recorded: Any) -> Judged:
    """The verdict on a message; of a batch, which has a row for each of its messages, on the one that it names."""
    kind, _, subject = row["type"].partition(":")
    named = [one for one in _messages(recorded) if one.get("method", subject) == subject]
    message = named[0] if named else {}
    verdicts = {column: row[column] for column in SETS}
    reasons = {column: row[f"why_{column}"] for column in SETS}
    return Judged(place, int(row["version"].removeprefix("v")), kind, subject, message, verdicts, reasons)


def _messages(recorded: Any) -> list[dict[str, Any]]:
    if not isinstance(recorded, list):
        return [recorded or {}]
    return [*cast("Sequence[dict[str, Any]]", recorded)]


@cache
def validator(version: int, column: str, name: str) -> Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": compiled(version, SETS[column])["$defs"]})


@each_set
def test_verdicts_are_those_of_the_published_schemas(column: str) -> None:
    differing: list[str] = []
    compared: Counter[str] = Counter()
    for one in judged():
        name = one.definition(projected(one.version, SETS[column])) if one.version in versions() else None
        if name is None:
            continue
        verdict = "ok" if validator(one.version, column, name).is_valid(one.payload) else "invalid"
        compared[f"{one.kind} {verdict}"] += 1
        if verdict != one.verdict(column):
            differing.append(f"{one.place}: {name} is {verdict}, published: {one.verdicts[column]}")
    assert differing == []
    assert compared["request ok"] > 50, compared
    assert compared["result ok"] > 20, compared
    assert compared["error ok"] > 50, compared
    assert compared["request invalid"] > 0, compared


@each_set
def test_a_method_of_ours_that_is_unknown_there_is_unknown_here(column: str) -> None:
    rows = [one for one in judged() if one.verdicts[column] == UNKNOWN and one.version in versions()]
    assert rows
    assert [one.place for one in rows if one.definition(projected(one.version, SETS[column])) is not None] == []
