"""The message checker, which has a reading of its own, judges as the model does and as JSON Schema does."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, cast

import jsonschema_rs
import pytest
from hypothesis import given
from playwright.sync_api import Browser, Page

from acp_codegen.emit.json_schema import compile_plain
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import Json
from browsing import launched, needs_browser
from checking import Case, checked, checker, judged, told
from models import bounded, model
from repository import compiled, corpus, gates, needs_corpus, projected, sources, versions, written
from strategies import close_values, examples, values
from test_corpus import Judged
from test_corpus import judged as recorded
from test_reading import ROWS

pytestmark = needs_browser

MODEL = "([name, definitions]) => { acpSchemas.versions[name] = { number: -1, definitions, methods: [], pages: [] } }"
FORMS = "forms"
EFFORT, MORE = 8, 60
BEYOND = 2**1023
"""Numbers above are no JSON to the checker: no double holds them."""
SETS = {"all": True, "stable": False}
each_set = pytest.mark.parametrize("column", SETS)


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with launched() as browser:
        yield from opened_in(browser)


def opened_in(browser: Browser) -> Iterator[Page]:
    with checker(browser) as (page, _):
        page.evaluate(MODEL, [FORMS, compile_plain(model(0).definitions)])
        yield page


def has_double(value: Json) -> bool:
    """Whether all numbers in a value are within the range of doubles."""
    match value:
        case bool():
            return True
        case int():
            return abs(value) < BEYOND
        case list():
            return all(map(has_double, cast("Sequence[Json]", value)))
        case dict():
            return all(map(has_double, cast("dict[str, Json]", value).values()))
        case _:
            return True


def test_examples_are_read_as_the_model_reads_them(page: Page) -> None:
    shown = [(e, written(e.version)) for e in sources().examples]
    found = judged(page, [(e.value, e.of.name, protocol.name) for e, protocol in shown])
    wanted = [told(read(e.value, e.of, protocol.definitions)) for e, protocol in shown]
    assert len(found) > 1000
    assert [(e.of.name, w, f) for (e, _), w, f in zip(shown, wanted, found, strict=True) if w != f] == []
    assert all(each["verdict"] == e.verdict for each, (e, _) in zip(found, shown, strict=True))


def test_each_form_that_a_type_can_have_is_read_as_the_model_reads_it(page: Page) -> None:
    rows = [(value, name) for name, value, *_ in ROWS if has_double(value)]
    found = judged(page, [(value, name, FORMS) for value, name in rows])
    wanted = [told(model(0).read(value, name)) for value, name in rows]
    assert [(row, w, f) for row, w, f in zip(rows, wanted, found, strict=True) if w != f] == []


@pytest.mark.parametrize("version", [0, *versions()])
def test_spoilt_values_are_read_as_the_model_reads_them(page: Page, version: int) -> None:
    name = written(version).name if version else FORMS
    cases = [(value, one, name) for one in model(version).definitions for value in spoilt(version, one)]
    found = judged(page, cases)
    wanted = [told(model(version).read(value, one)) for value, one, _ in cases]
    verdicts = Counter(each["verdict"] for each in found)
    assert [(case, w, f) for case, w, f in zip(cases, wanted, found, strict=True) if w != f] == []
    assert min(verdicts[each] for each in ("valid", "lenient", "invalid")) > 10, verdicts


def spoilt(version: int, name: str) -> list[Json]:
    """Values that are close to those of a definition, the same in each run."""
    found: list[Json] = []
    kind, definitions = model(version).definitions[name].type, model(version).definitions

    @examples(EFFORT if version else MORE)
    @given(close_values(kind, definitions) | values(kind, definitions))
    def collect(value: Json) -> None:
        if has_double(value):
            found.append(value)

    collect()
    return found


@cache
def validator(version: int, column: str, name: str) -> Any:
    """JSON Schema's judgement by the compiled schema, in an implementation that is not ours."""
    definitions = bounded(compiled(version, gates() if SETS[column] else ())["$defs"])
    return jsonschema_rs.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions})


@each_set
@pytest.mark.parametrize("version", versions())
def test_without_gates_and_with_all_of_them_the_verdict_is_that_of_the_compiled_schema(
    page: Page, version: int, column: str
) -> None:
    names = compiled(version, gates() if SETS[column] else ())["$defs"]
    cases: list[Case] = [
        (e.value, e.of.name, written(version).name)
        for e in sources().examples
        if e.version == version and e.of.name in names
    ]
    found = judged(page, cases, SETS[column])
    assert len(found) > 500
    wanted = [validator(version, column, name).is_valid(value) for value, name, _ in cases]
    assert [c for c, w, f in zip(cases, wanted, found, strict=True) if w != (f["verdict"] == "valid")] == []


@needs_corpus
@each_set
def test_recorded_messages_have_the_verdict_of_the_compiled_schemas(page: Page, column: str) -> None:
    compared: Counter[str] = Counter()
    differing: list[str] = []
    for one in recorded():
        name = definition(one, column) if one.version in versions() else None
        if name is None:
            continue
        valid = validator(one.version, column, name).is_valid(one.payload)
        found = verdict(page, one, name, column)
        compared[f"{one.kind} {valid}"] += 1
        if found != (name, valid):
            differing.append(f"{one.place}: {name} is {valid}, the checker says {found}")
    assert differing == []
    assert min(compared[f"{kind} True"] for kind in ("request", "notification", "result", "error", "frag")) > 10
    assert compared["request False"] > 0, compared


def definition(one: Judged, column: str) -> str | None:
    """What a message is held against; None where the feature set has nothing for it."""
    return one.definition(projected(one.version, gates() if SETS[column] else ()))


def verdict(page: Page, one: Judged, name: str, column: str) -> tuple[str, bool]:
    """Which definition the checker holds a message against, and whether that is valid."""
    version = written(one.version).name
    if one.kind == "frag":
        return name, judged(page, [(one.payload, name, version)], SETS[column])[0]["verdict"] == "valid"
    options: Mapping[str, Any] = {"answers": {0: one.subject}} if one.kind == "result" else {}
    text = json.dumps(one.message)
    (message,) = checked(page, text, version=version, stable=not SETS[column], **options)["messages"]
    payload = message["payload"]
    return payload["definition"], not payload["faults"] and not payload["losses"]


@needs_corpus
def test_answers_in_recordings_are_held_against_what_was_asked(page: Page) -> None:
    rows = [json.loads(line) for line in corpus("verdicts.jsonl").read_text(encoding="utf-8").splitlines()]
    wrong: list[str] = []
    for path in sorted(corpus("traces").glob("*.jsonl")):
        messages = checked(page, path.read_text(encoding="utf-8"))["messages"]
        own = [row for row in rows if row["trace"] == path.stem]
        asked = {row["line"] + 1: row for row in own if row["type"].startswith("result:")}
        answers = {m["line"]: m for m in messages if m.get("kind") == "result"}
        wrong += [
            f"{path.stem}:{line}: {row['type']}, the checker says {answers[line].get('method')}"
            for line, row in asked.items()
            if line in answers and row["type"] != f"result:{answers[line].get('method')}"
        ]
        assert {m["version"] for m in messages} == {row["version"] for row in own}, path.stem
    assert wrong == []
