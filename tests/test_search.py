"""The search of the docs site: what a reader types, and what comes first."""

from __future__ import annotations

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from functools import cache

import pytest
from playwright.sync_api import Browser, Page

from acp_codegen.ir.types import EnumValue, Variant
from acp_codegen.ir.walk import Item, items, tags
from acp_codegen.site.front_matter import read_front_matter
from acp_codegen.site.page import Page as Written
from acp_codegen.site.ranking import INDEX
from browsing import launched, needs_browser, opened, served
from rendered import rendered
from repository import ROOT, gates, sources

FIRST = {
    "auth/status": "v1/methods/auth-status.html",
    "AuthState": "v1/types/authentication.html",
    "v2 AuthState": "v2/types/authentication.html",
    "AuthSta": "v1/types/authentication.html",
    "auth sta": "v1/types/authentication.html#authstate",
    "auth/sta": "v1/types/authentication.html#authstate",
    "unstable_auth_status": "features/unstable_auth_status.html",
    "auth/login": "v2/methods/auth-login.html",
    "-32000": "v1/types/error.html#errorcode=-32000",
    "auth_required": "v1/types/error.html#errorcode=-32000",
    "authaccount.LABEL": "v1/types/authentication.html#authaccount.label",
    "v2 session/prompt": "v2/methods/session-prompt.html",
    "session prompt": "v1/methods/session-prompt.html",
    "toolcallupdate rawinput": "types/tool-call.html#toolcallupdate.rawinput",
    "encode": "python/acp_schema.html#encode",
    "Connection.send_request": "python/acp_schema.html#connection.send_request",
    "DecodeError": "python/acp_schema.html#decodeerror",
    "model_copy": "python/acp_schema.html",
    "cancel_request": "v1/methods/cancel_request.html",
}
"""What a reader types, and the place that has to come first."""
SEARCH = """
async typed => {
  const { search, base } = JSON.parse(document.getElementById("__config").textContent)
  const index = await (await fetch(new URL(base + "/search/search_index.json", location.href))).json()
  const worker = new Worker(search)
  const ask = (message) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.postMessage(message)
  })
  await ask({ type: 0, data: { ...index, options: {} } })
  const found = {}
  for (const words of typed) {
    const { data } = await ask({ type: 2, data: words })
    found[words] = data.items.slice(0, 5).map((page) => page.map((part) => part.location))
  }
  worker.terminate()
  return found
}
"""
"""The best five pages that the search finds for each of several inputs: the addresses of their parts, best first."""
MOST = 150_000
"""Bytes of the packed index, for each version."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module", params=["disk", "server"])
def base(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the site."""
    with nullcontext(rendered().folder.as_uri()) if request.param == "disk" else served() as address:
        yield address


def test_the_index_is_small() -> None:
    assert len(gzip.compress((rendered().folder / INDEX).read_bytes())) < MOST


def test_each_page_and_each_part_is_in_the_index_once() -> None:
    found = [document["location"] for document in json.loads((rendered().folder / INDEX).read_text())["docs"]]
    assert len(found) == len(set(found))
    pages = {path.relative_to(rendered().folder).as_posix() for path in rendered().folder.rglob("*.html")}
    assert pages <= set(found)
    assert {place for places in full_names().values() for place in places} <= set(found)


@needs_browser
def test_what_is_typed_is_found_first(browser: Browser, base: str) -> None:
    with opened(browser) as (page, seen):
        page.goto(f"{base}/index.html", wait_until="networkidle")
        found = {typed: first_hit(page, typed) for typed in FIRST}
        assert {typed: link for typed, link in found.items() if FIRST[typed] not in link} == {}
        page.locator("input.md-search__input").press("Enter")
        page.wait_for_url("**/v1/methods/cancel_request.html*")
        assert seen.complaints == []
        assert seen.outside(base) == []


def first_hit(page: Page, typed: str) -> str:
    """The address of the best place that the search finds: the one that is opened with the key Enter."""
    box = page.locator("input.md-search__input")
    box.fill("")
    box.press("Backspace")
    page.wait_for_function("document.querySelectorAll('.md-search-result__item').length === 0")
    box.fill(typed)
    box.press("End")
    page.locator(".md-search-result__item a").first.wait_for()
    scores = "links => links.map(a => [a.href.replace(/[?]h=[^#]*/, ''), +a.firstElementChild.dataset.mdScore])"
    found: list[tuple[str, float]] = page.locator(".md-search-result__item:first-child [href]").evaluate_all(scores)
    return max(found, key=lambda each: each[1])[0]


@needs_browser
def test_every_name_that_is_written_in_full_leads_to_its_place_first(browser: Browser) -> None:
    wanted = {name: places[0] for name, places in full_names().items()}
    found = ask(browser, list(wanted))
    assert {name: found[name][:1] for name, place in wanted.items() if found[name][:1] != [place]} == {}


@needs_browser
def test_a_version_beside_a_name_leads_to_that_version_first(browser: Browser) -> None:
    """Methods and types, which both versions have."""
    named = {name: places for name, places in full_names().items() if not re.search("[.:=]", name) and len(places) > 1}
    wanted = {f"{place.partition('/')[0]} {name}": place for name, places in named.items() for place in places}
    found = ask(browser, list(wanted))
    assert {typed: found[typed][:1] for typed, place in wanted.items() if found[typed][:1] != [place]} == {}


@needs_browser
def test_every_name_by_itself_is_found_among_the_first(browser: Browser) -> None:
    wanted = own_names()
    found = ask(browser, list(wanted))
    assert {name: found[name] for name, places in wanted.items() if places.isdisjoint(found[name])} == {}


@needs_browser
def test_every_other_name_of_a_part_leads_to_a_thing_of_that_name_first(browser: Browser) -> None:
    """Errors by what they are called, classes of variants; a definition may be called so too."""
    wanted = other_names()
    found = ask(browser, list(wanted))
    assert {name: found[name][:1] for name, places in wanted.items() if places.isdisjoint(found[name][:1])} == {}


@needs_browser
def test_every_rfd_is_found_first_by_title_and_slug(browser: Browser) -> None:
    wanted: dict[str, str] = {}
    for path in (ROOT / "docs" / "rfds").glob("*.md"):
        if path.stem != "index":
            matter, _ = read_front_matter(Written(path.name, path.read_text()))
            wanted |= {str(matter[key].text): f"rfds/{path.stem}.html" for key in ("title", "slug")}
    found = ask(browser, list(wanted))
    assert {name: found[name][:1] for name, place in wanted.items() if found[name][:1] != [place]} == {}


@needs_browser
def test_search_finds_what_a_reader_wants_to_do(browser: Browser) -> None:
    (pages,) = ask(browser, ["sign in"]).values()
    assert any("/authentication.html" in place for place in pages)


def ask(browser: Browser, typed: list[str]) -> dict[str, list[str]]:
    """The places that the search finds for each input: the best one of each page, without going through the page."""
    with served() as base, opened(browser) as (page, _):
        page.goto(f"{base}/index.html")
        found: dict[str, list[list[str]]] = page.evaluate(SEARCH, typed)
        return {words: [parts[0] for parts in pages] for words, pages in found.items()}


@cache
def parts() -> Sequence[tuple[Item, str]]:
    """Every part of the model, with its place in the site; those of the first version come first."""
    found: list[tuple[Item, str]] = []
    for protocol in sources().protocols:
        for item in items(protocol):
            if item.kind == "method":
                place = f"methods/{item.path.removeprefix('$/').replace('/', '-')}.html"
            else:
                area = protocol.definitions[re.split(r"[.:=]", item.path)[0]].area
                place = f"types/{area}.html#{re.sub(r'[^a-z0-9_.:=$/-]+', '-', item.path.lower())}"
            found.append((item, f"{protocol.name}/{place}"))
    return found


def places(name_of: Callable[[Item], Iterator[str]]) -> dict[str, list[str]]:
    """The places of each name, in lower case, the first version's first."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for item, place in parts():
        for name in name_of(item):
            found[name.lower()][place] = None
    return {name: list(those) for name, those in found.items()}


def tag_places() -> dict[str, list[str]]:
    """The places of the properties that tell variants apart."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for protocol in sources().protocols:
        for definition in protocol.definitions.values():
            for path, _ in tags(definition):
                found[path.lower()].append(f"{protocol.name}/types/{definition.area}.html#{path.lower()}")
    return found


def full_names() -> dict[str, list[str]]:
    """What has a name that is its own: methods, definitions, parts with what they stand in, tags, gates."""
    named = places(lambda item: iter([item.path]))
    return {**named, **tag_places(), **{gate: [f"features/{gate}.html"] for gate in gates()}}


def own_names() -> dict[str, set[str]]:
    found = {name: set(those) for name, those in places(lambda item: iter(re.split(r"[.:=]", item.path)[-1:])).items()}
    for path, those in tag_places().items():
        found.setdefault(path.rpartition(".")[2], set()).update(those)
    return found


def other_names() -> dict[str, set[str]]:
    def names(item: Item) -> Iterator[str]:
        match item.node:
            case EnumValue(value=value, title=title, constant_name=constant):
                yield from filter(None, (title, constant, str(value) if isinstance(value, int) else None))
            case Variant(class_name=str(name)):
                yield name
            case _:
                pass

    full = places(lambda item: iter([item.path]))
    return {name: {*those, *full.get(name, ())} for name, those in places(names).items()}
