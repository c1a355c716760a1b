"""The page of the message checker as a reader meets it: what it says, where it leads, what it does with bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, Route

from acp_codegen.ir.walk import items
from browsing import PHONE, SCREEN, Scheme, launched, needs_browser, opened, served
from checking import PAGE, checked, checker, judged
from rendered import rendered
from repository import sources, versions, written
from test_browser import CONTRASTS, LEAST_CONTRAST
from test_site import Html

pytestmark = needs_browser

ADDRESSES = "([version, paths]) => paths.map((path) => acpChecker.schemas(version, true).address(path))"
FINDINGS = """
rows => rows.flatMap(([text, name, version]) => {
  const schemas = acpChecker.schemas(version, true)
  const { faults, losses, gates } = schemas.read(new acpChecker.Reader(text).value(), name)
  return [...faults, ...losses, ...gates].map((note) => schemas.address(note.path))
})
"""
EVALUATION = """
new Promise((done) => setTimeout(() => { try { eval("1"); done("run") } catch { done("refused") } }))
"""
"""Whether the page lets text run; not at once, since what a test asks for is let through."""
POLICY = "script-src 'self' 'unsafe-inline'"
LABEL = "Message or transcript"
NEW: dict[str, Any] = {"jsonrpc": "2.0", "id": 1, "method": "session/new", "params": {"cwd": "/x", "mcpServers": []}}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with checker(browser) as (page, _):
        yield page


def one(page: Page, message: Any, **options: Any) -> dict[str, Any]:
    """What is said of a message: JSON text, or a value."""
    text = message if isinstance(message, str) else json.dumps(message)
    (found,) = checked(page, text, **options)["messages"]
    return dict(found)


def notes(message: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(each["severity"], each["pointer"], each["reason"]) for each in message["notes"]]


def call(method: str, params: Any = None, **members: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "method": method, **({} if params is None else {"params": params}), **members}


# What a message is.


@pytest.mark.parametrize("version", versions())
def test_every_method_is_told_with_its_kind_direction_and_gates(page: Page, version: int) -> None:
    valid = {e.of.name: e.value for e in sources().examples if (e.version, e.verdict) == (version, "valid")}
    for method in written(version).methods:
        ident = {"id": 1} if method.kind == "request" else {}
        row = {"dir": method.direction, "message": call(method.name, valid[method.params.name], **ident)}
        found = one(page, row, version=f"v{version}")
        assert found["verdict"] == "valid", found
        assert (found["kind"], found["method"], found["direction"]) == (method.kind, method.name, method.direction)
        assert found["payload"]["definition"] == method.params.name
        assert {gate["gate"] for gate in found["gates"]} >= set(method.features)


def test_without_gates_a_gated_method_is_unknown_and_a_gated_property_is_told(page: Page) -> None:
    for version in versions():
        gated = [method for method in written(version).methods if method.features]
        assert gated
        for method in gated:
            text = json.dumps(call(method.name, {}, **({"id": 1} if method.kind == "request" else {})))
            found = one(page, text, version=f"v{version}", stable=True)
            assert found["verdict"] == "unknown method", found
            assert all(gate in notes(found)[0][2] for gate in method.features)
    found = one(page, call("session/resume", {"sessionId": "s", "cwd": "/", "systemPrompt": {}}, id=1), stable=True)
    gates = [each for each in notes(found) if each[0] == "gate"]
    assert gates[0][1] == "/params/systemPrompt"
    assert "unstable_session_system_prompt" in gates[0][2]


def test_an_unknown_method_is_told_with_what_may_have_been_meant(page: Page) -> None:
    assert "did you mean `session/prompt`?" in notes(one(page, call("session/promt", {}, id=1), version="v1"))[0][2]
    assert "not a method of v1, but of v2" in notes(one(page, call("auth/login", {}, id=1), version="v1"))[0][2]
    assert one(page, call("_my/own", [1], id=1))["verdict"] == "extension"
    assert one(page, call("x" * 100_000, {}, id=1))["verdict"] == "unknown method"


def test_an_answer_is_what_its_request_asked_for_or_asks_back(page: Page) -> None:
    answer = {"jsonrpc": "2.0", "id": 1, "result": {"sessionId": "s"}}
    alone = one(page, answer, version="v1")
    assert alone["verdict"] == "method needed"
    assert "session/new" in alone["options"]
    assert (
        one(page, answer, version="v1", answers={"0": "session/new"})["payload"]["definition"] == "NewSessionResponse"
    )
    both = checked(page, f"{json.dumps(NEW)}\n{json.dumps(answer)}", version="v1")["messages"]
    assert (both[1]["method"], both[1]["direction"], both[1]["verdict"]) == ("session/new", "agent->client", "valid")


def test_ids_are_told_apart_by_direction_and_kind(page: Page) -> None:
    rows: list[tuple[str, Any]] = [
        ("client->agent", call("session/new", {"cwd": "/x", "mcpServers": []}, id=1)),
        ("agent->client", call("fs/read_text_file", {"sessionId": "s", "path": "/x"}, id=1)),
        ("client->agent", call("session/list", {}, id="1")),
        ("client->agent", {"jsonrpc": "2.0", "id": 1, "result": {"content": ""}}),
        ("agent->client", {"jsonrpc": "2.0", "id": "1", "result": {"sessions": []}}),
        ("agent->client", {"jsonrpc": "2.0", "id": 1, "result": {"sessionId": "s"}}),
    ]
    wanted = ["fs/read_text_file", "session/list", "session/new"]
    with_rows = "\n".join(json.dumps({"dir": way, "message": message}) for way, message in rows)
    assert [m["method"] for m in checked(page, with_rows, version="v1")["messages"][3:]] == wanted
    # Without directions, it is the request whose result it fits.
    plain = json.dumps([message for _, message in rows])
    assert [m["method"] for m in checked(page, plain, version="v1")["messages"][3:]] == wanted


def test_the_version_comes_from_initialize_or_from_what_fits(page: Page) -> None:
    for protocol in sources().protocols:
        shown = next(
            e for e in sources().examples if e.of.name == "InitializeRequest" and e.version == protocol.version
        )
        message = call("initialize", {**shown.value, "protocolVersion": protocol.version}, id=0)
        found = checked(page, f"{json.dumps(message)}\n{json.dumps(NEW)}")
        assert (found["version"], found["fits"]) == (protocol.name, [protocol.name])
    assert checked(page, json.dumps(call("authenticate", {"methodId": "m"}, id=1)))["version"] == "v1"
    assert checked(page, json.dumps(call("auth/login", {"methodId": "m"}, id=1)))["version"] == "v2"
    assert checked(page, json.dumps(call("session/cancel", {"sessionId": "s"})))["fits"] == ["v1", "v2"]
    unknown = checked(page, json.dumps(call("initialize", {"protocolVersion": 77}, id=1)))
    assert "77, which is none of v1, v2" in unknown["why"]


ENVELOPES: list[tuple[str, str, str]] = [
    ('{"id": 1, "method": "session/list"}', "/jsonrpc", "is required and is not there"),
    ('{"jsonrpc": "1.0", "id": 1, "method": "session/list"}', "/jsonrpc", 'not "2.0"'),
    ('{"jsonrpc": "2.0", "id": 1, "result": {}, "error": {"code": 1, "message": ""}}', "", "an answer has one of them"),
    ('{"jsonrpc": "2.0", "id": 1, "method": "session/list", "result": {}}', "", "it is a request or an answer"),
    ('{"jsonrpc": "2.0", "id": 1}', "", "neither `method`, `result` nor `error`"),
    ('{"jsonrpc": "2.0", "method": 1}', "/method", "a number where a string is wanted"),
    ('{"jsonrpc": "2.0", "method": "session/list"}', "/id", "is a request, which has an `id`"),
    ('{"jsonrpc": "2.0", "id": 1, "method": "session/cancel", "params": {"sessionId": ""}}', "/id", "has no `id`"),
    (
        '{"jsonrpc": "2.0", "id": 1.5, "method": "session/list"}',
        "/id",
        "a number where null, an integer or a string is wanted",
    ),
    ('{"jsonrpc": "2.0", "id": 9223372036854775808, "method": "session/list"}', "/id", "more than 9223372036854775807"),
    ('{"jsonrpc": "2.0", "error": {"code": 1, "message": ""}}', "/id", "is required and is not there"),
    ('{"jsonrpc": "2.0", "id": 1, "error": {"code": "1"}}', "/error/code", "a string where an integer is wanted"),
    ("1", "", "a number where an object is wanted"),
    ('{"dir": "client->agent", "raw": "x"}', "", "this row has no `message`"),
    (
        '{"dir": "agent->client", "message": {"jsonrpc": "2.0", "id": 1, "method": "session/list"}}',
        "/method",
        "is for a client to send",
    ),
]


@pytest.mark.parametrize(("text", "pointer", "reason"), ENVELOPES, ids=range(len(ENVELOPES)))
def test_what_is_wrong_around_params_and_result_is_told(page: Page, text: str, pointer: str, reason: str) -> None:
    found = one(page, text, version="v1")
    assert found["verdict"] == "invalid"
    assert any(n[0] == "error" and n[1] == pointer and reason in n[2] for n in notes(found)), notes(found)


def test_an_id_of_null_is_a_warning_and_fits_an_error(page: Page) -> None:
    asking = one(page, call("session/list", {}, id=None))
    assert (asking["verdict"], notes(asking)[0][:2]) == ("valid", ("warning", "/id"))
    error = {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "Parse error"}}
    assert one(page, error)["verdict"] == "valid"


def test_a_list_of_messages_is_a_transcript_and_in_a_line_of_many_a_fault(page: Page) -> None:
    both: list[Any] = [NEW, call("session/cancel", {"sessionId": "s"})]
    assert [m["verdict"] for m in checked(page, json.dumps(both))["messages"]] == ["valid", "valid"]
    batch = checked(page, f"{json.dumps(NEW)}\n{json.dumps(both)}")["messages"]
    assert [m["verdict"] for m in batch] == ["valid", "invalid", "invalid"]
    assert "ACP has no batches" in notes(batch[1])[0][2]


def test_a_union_is_told_by_the_branch_of_its_tag_alone(page: Page) -> None:
    update = {"sessionUpdate": "tool_call", "title": "t"}
    found = one(page, call("session/update", {"sessionId": "s", "update": update}), version="v1")
    assert notes(found) == [("error", "/params/update/toolCallId", "`toolCallId` is required and is not there")]
    assert found["notes"][0]["address"].endswith("#toolcall.toolcallid")


# Text that is no JSON, or hardly.

TEXTS: list[tuple[str, str]] = [
    ('{"jsonrpc": NaN}', "JSON has no NaN (line 1, column 13)"),
    ('{"a": -Infinity}', "JSON has no -Infinity"),
    ('{"a": 01}', "not a number as JSON writes them"),
    ('{"a": 1e999}', "beyond the range of a double"),
    ('{"a": 1,}', "the name of a member, in double quotes, is wanted (line 1, column 9)"),
    ("{'a': 1}", "in double quotes"),
    ('{"a" 1}', '":" is wanted'),
    ('{\n  "é": 1\n  "b": 2}', '"," or "}" is wanted (line 3, column 3)'),
    ('{"a": "x', "a text without an end"),
    ('{"a": "\t"}', "control character"),
    ('{"a": "\\x"}', "no such escape"),
    ('{"a": "\\ud83d"}', "half of a surrogate pair"),
    ('{"a": "\\udE00\\ud83d"}', "half of a surrogate pair"),
    ("[" * 100_000, "nested deeper than 500 levels (line 1, column 501)"),
    ('{"a":' * 100_000, "nested deeper than 500 levels"),
    ("<img src=x onerror=alert(1)>", '"<" here: a value is wanted'),
]


@pytest.mark.parametrize(("text", "reason"), TEXTS, ids=range(len(TEXTS)))
def test_what_is_not_json_is_told_with_its_place(page: Page, text: str, reason: str) -> None:
    found = checked(page, text)["messages"]
    assert found[0]["verdict"] == "not JSON"
    assert reason in notes(found[0])[0][2]


def test_json_is_read_as_the_browser_reads_it(page: Page) -> None:
    texts = [' [1, -0.5e3, "\\u00e9\\n\\ud83d\\ude00", {"a": {}, "": [], "b": [true, false, null]}] ', '"x"', "0", "{}"]
    same = (
        "texts => texts.every(t => JSON.stringify(new acpChecker.Reader(t).value()) === JSON.stringify(JSON.parse(t)))"
    )
    assert page.evaluate(same, texts)


def test_after_a_broken_line_the_next_one_is_checked(page: Page) -> None:
    found = checked(page, f'{json.dumps(NEW)}\n{{"broken": \nmore of it\n{json.dumps(NEW)}\n')["messages"]
    assert [(m["line"], m["last"], m["verdict"]) for m in found] == [
        (1, 1, "valid"),
        (2, 3, "not JSON"),
        (4, 4, "valid"),
    ]


def test_whole_numbers_beyond_a_double_are_judged_as_they_are_written(page: Page) -> None:
    usage = '{"jsonrpc": "2.0", "method": "session/update", "params": {"sessionId": "s", "update": %s}}'
    update = '{"sessionUpdate": "usage_update", "used": %s, "size": 1}'
    verdicts = {
        text: one(page, usage % (update % text), version="v1")["verdict"]
        for text in ("18446744073709551615", "18446744073709551616", "9007199254740993", "-9007199254740993")
    }
    assert verdicts == {
        "18446744073709551615": "valid",
        "18446744073709551616": "invalid",
        "9007199254740993": "valid",
        "-9007199254740993": "invalid",
    }


def test_names_that_objects_have_anyway_are_members_like_others(page: Page) -> None:
    hostile = '{"jsonrpc": "2.0", "id": 1, "method": "session/list", "params": {"__proto__": {"x": 1}, "toString": 1}}'
    assert one(page, hostile)["verdict"] == "valid"
    assert page.evaluate("({}).x") is None
    for name in ("__proto__", "constructor", "toString"):
        assert one(page, call(name, {}, id=1))["verdict"] == ("extension" if name[0] == "_" else "unknown method")
        update = {"sessionId": "s", "update": {"sessionUpdate": name}}
        assert one(page, call("session/update", update), version="v1")["verdict"] == "invalid"


def test_long_pastes_are_cut_and_it_is_said(page: Page) -> None:
    many = "\n".join(json.dumps(call("session/cancel", {"sessionId": "s"})) for _ in range(1200))
    found = checked(page, many)
    assert len(found["messages"]) == 1000
    assert "Only the first 1000 messages are checked: everything from line 1001 on is left out" in found["left"]
    wide = "\n".join(json.dumps(call("session/cancel", {"sessionId": "s" * 100_000})) for _ in range(50))
    found = checked(page, wide)
    assert 0 < len(found["messages"]) < 50
    assert "is left out" in found["left"]
    assert "first 1000 of 1500" in checked(page, json.dumps([NEW] * 1500))["left"]


def test_a_long_list_of_what_does_not_fit_is_cut_and_it_is_said(page: Page) -> None:
    found = one(page, call("session/new", {"cwd": "/x", "mcpServers": [{"name": 1}] * 50_000}, id=1), version="v1")
    assert found["verdict"] in ("invalid", "lenient")
    assert "200 items do not fit, and the 49800 after them are not looked at" in [n[2] for n in notes(found)]
    prompt = [{"type": "text", "text": "x"}] * 50_000
    assert (
        one(page, call("session/prompt", {"sessionId": "s", "prompt": prompt}, id=1), version="v1")["verdict"]
        == "valid"
    )


# Where it leads.


@pytest.mark.parametrize("version", versions())
def test_every_part_of_the_protocol_has_an_address_that_is_there(page: Page, version: int) -> None:
    protocol = written(version)
    paths = [item.path for item in items(protocol) if item.kind != "method"]
    assert lost(page.evaluate(ADDRESSES, [protocol.name, paths])) == []


def test_every_finding_leads_to_a_place_of_the_site(page: Page) -> None:
    rows = [[json.dumps(e.value), e.of.name, f"v{e.version}"] for e in sources().examples]
    found = page.evaluate(FINDINGS, rows)
    assert len(found) > 500
    assert lost(found) == []


def lost(addresses: list[str | None]) -> list[str | None]:
    """The addresses of which the site has no page, or the page no anchor."""
    anchors: dict[str, list[str]] = {}
    gone: list[str | None] = []
    for address in dict.fromkeys(addresses):
        name, _, anchor = (address or "").partition("#")
        path = rendered().folder / name
        if name and name not in anchors and path.is_file():
            anchors[name] = Html(path.read_text(encoding="utf-8")).anchors
        if anchor not in anchors.get(name, []):
            gone.append(address)
    return gone


# The page.


def test_a_reader_pastes_chooses_and_follows_a_link_with_keys_alone(browser: Browser) -> None:
    with checker(browser) as (page, seen):
        page.get_by_label(LABEL).focus()
        page.keyboard.insert_text('{"jsonrpc": "2.0", "id": 1, "result": {"sessionId": 1}}')
        choice = page.get_by_label("This answers")
        choice.wait_for()
        choice.focus()
        page.keyboard.type("session/new")
        link = page.locator(".acp-checker__results li li a")
        link.first.wait_for()
        assert "a number where a string is wanted" in page.locator(".acp-checker__results").inner_text()
        assert page.evaluate("document.activeElement.tagName") == "SELECT"
        link.first.focus()
        page.keyboard.press("Enter")
        page.wait_for_url(re.compile(r"/types/session\.html#newsessionresponse\.sessionid"))
        assert seen.complaints == []


def test_examples_are_shown_and_checked(browser: Browser) -> None:
    with checker(browser) as (page, _):
        buttons = page.locator(".acp-checker button[type=button]")
        said: list[str] = []
        for i in range(buttons.count()):
            buttons.nth(i).click()
            said.append(page.get_by_role("status").inner_text())
        assert len(said) == 3
        assert re.match(r"\d+ messages: \d+ valid\. Read as v1: initialize settles on", said[0])
        assert said[1].startswith("1 message: 1 invalid")
        assert said[2].startswith("1 message: 1 read leniently")


def test_a_message_may_stand_in_the_address(browser: Browser) -> None:
    with checker(browser) as (page, _):
        text = json.dumps(call("session/cancel", {"sessionId": "100% é"}))
        page.goto(f"{rendered().folder.as_uri()}/{PAGE}#m={quote(text)}")
        assert page.get_by_label(LABEL).input_value() == text
        assert page.get_by_role("status").inner_text().startswith("1 message: 1 valid")


def test_whoever_comes_back_finds_what_was_pasted(browser: Browser) -> None:
    with checker(browser) as (page, _):
        text = json.dumps(call("session/cancel", {"sessionId": 1}))
        page.get_by_label(LABEL).fill(text)
        page.locator(".acp-checker__results li li a").first.click()
        page.wait_for_url("**/types/**")
        page.go_back()
        assert page.get_by_label(LABEL).input_value() == text
        assert page.get_by_role("status").inner_text().startswith("1 message: 1 invalid")


def test_what_was_not_looked_at_is_said_below_the_first_findings(browser: Browser) -> None:
    with checker(browser) as (page, _):
        servers = [{"name": 1}] * 3000
        page.get_by_label(LABEL).fill(json.dumps(call("session/new", {"cwd": "/x", "mcpServers": servers}, id=1)))
        page.get_by_text("more of these").wait_for()
        assert "and the 2800 after them are not looked at" in page.locator(".acp-checker__results").inner_text()


def test_nothing_is_asked_for_and_no_text_is_run(browser: Browser) -> None:
    def strictly(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "Content-Security-Policy": POLICY})

    with served() as base, opened(browser) as (page, seen):
        page.route(f"**/{PAGE}", strictly)
        page.goto(f"{base}/{PAGE}", wait_until="networkidle")
        asked = len(seen.requests)
        hostile = '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script>'
        message = call("session/new", {"cwd": hostile, "mcpServers": hostile, hostile: 1}, id=hostile)
        page.get_by_label(LABEL).fill(f"{json.dumps(message)}\n{json.dumps(call(hostile, {}, id=1))}\n{hostile}")
        page.get_by_role("button", name="Check").click()
        assert page.locator(".acp-checker__results > li").count() == 3
        assert page.locator(".acp-checker__results :is(img, script)").count() == 0
        assert page.evaluate("window.hit") is None
        assert [url for url in seen.requests[asked:] if not url.startswith("data:")] == []
        assert seen.outside(base) == []
        assert page.evaluate(EVALUATION) == "refused"
        assert [said for said in seen.complaints if "unsafe-eval" not in said and "'eval'" not in said] == []


def test_scripts_have_no_way_to_run_text() -> None:
    for path in (rendered().folder / "assets").glob("*.js"):
        text = path.read_text(encoding="utf-8")
        assert re.findall(r"\beval\(|\bnew Function\b|\binnerHTML\b|\bfetch\(|XMLHttpRequest", text) == [], path.name


def test_other_pages_do_not_load_the_checker() -> None:
    loading = [p.name for p in rendered().folder.rglob("*.html") if "acp-schemas.js" in p.read_text(encoding="utf-8")]
    assert loading in ([PAGE], [])


@pytest.mark.parametrize("size", [SCREEN, PHONE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_results_are_legible_and_fit(browser: Browser, scheme: Scheme, size: tuple[int, int]) -> None:
    text = "\n".join(
        [
            json.dumps(NEW),
            json.dumps(call("session/new", {"cwd": 1, "mcpServers": [1]}, id=2)),
            json.dumps(call("session/promt", {"x" * 300: 1}, id=3)),
            json.dumps(call("auth/status", {}, id=4)),
            '{"jsonrpc": "2.0", "id": 9, "result": {}}',
            "x" * 300,
        ]
    )
    with checker(browser, size=size, scheme=scheme) as (page, seen):
        page.get_by_label(LABEL).fill(text)
        page.get_by_role("button", name="Check").click()
        contrasts = page.evaluate(
            CONTRASTS, ".acp-checker :is(.acp-badge, strong, label, select, a, p, textarea, button)"
        )
        assert [each for each in contrasts if each[1] < LEAST_CONTRAST] == []
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        assert seen.complaints == []


def test_judging_needs_no_message(page: Page) -> None:
    assert judged(page, [({"name": 1}, "Implementation", "v1")])[0]["verdict"] == "invalid"
