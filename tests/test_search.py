"""The search of the docs site: what a reader types, and what comes first."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import nullcontext

import pytest
from playwright.sync_api import Browser, Page

from acp_codegen.ir.walk import items
from browsing import launched, needs_browser, opened, served
from rendered import rendered
from repository import gates, sources

pytestmark = needs_browser

FIRST = {
    "auth/status": "methods/auth-status.html",
    "AuthState": "types/authentication.html",
    "unstable_auth_status": "features/unstable_auth_status.html",
    "auth/status_update": "methods/auth-status_update.html",
    "auth/login": "v2/methods/auth-login.html",
    "-32000": "types/error.html",
    "authaccount.LABEL": "types/authentication.html",
    "not_required": "types/authentication.html",
    "session/prompt": "methods/session-prompt.html",
    "tool_call/cancel": "v2/methods/tool_call-cancel.html",
    "proxy/successor": "methods/proxy-successor.html",
    "ToolCallUpdate.rawInput": "types/tool-call.html",
    "McpServerHttp": "types/mcp.html",
    "stopReason": "types/",
    "cancel_request": "methods/cancel_request.html",
}
"""What a reader types, and the page that has to come first."""
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
    found[words] = data.items.map((page) => page.map((part) => [part.location, part.title]))
  }
  worker.terminate()
  return found
}
"""
"""What the search finds for each of several inputs: pages, the best first, each a list of address and title of
its parts."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module", params=["disk", "server"])
def base(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the site."""
    with nullcontext(rendered().folder.as_uri()) if request.param == "disk" else served() as address:
        yield address


def test_search_finds_the_page_of_a_name_first(browser: Browser, base: str) -> None:
    with opened(browser) as (page, seen):
        page.goto(f"{base}/index.html", wait_until="networkidle")
        found = {typed: first_hit(page, typed) for typed in FIRST}
        assert {typed: link for typed, link in found.items() if FIRST[typed] not in link} == {}
        page.locator(".md-search-result__item a").first.click()
        page.wait_for_url("**/cancel_request.html*")
        assert seen.complaints == []
        assert seen.outside(base) == []


def first_hit(page: Page, typed: str) -> str:
    """The address of the first page that the search finds; it is asked once, for all that is typed."""
    box = page.locator("input.md-search__input")
    box.fill("")
    box.press("Backspace")
    page.wait_for_function("document.querySelectorAll('.md-search-result__item').length === 0")
    box.fill(typed)
    box.press("End")
    first = page.locator(".md-search-result__item a").first
    first.wait_for()
    return first.get_attribute("href") or ""


def test_search_finds_every_name_of_the_model(browser: Browser) -> None:
    wanted = places()
    found = ask(browser, [name for name in wanted if name not in FILLERS])
    wrong = {name: pages[0][0] for name, pages in found.items() if not is_right(name, pages, wanted[name])}
    assert wrong == {}


def test_search_finds_what_a_reader_wants_to_do(browser: Browser) -> None:
    (pages,) = ask(browser, ["sign in"]).values()
    assert any("/authentication.html" in page[0][0] for page in pages[:5])


Found = list[tuple[str, str]]
"""A page that the search finds: address and title of each of its parts, the best first."""


def ask(browser: Browser, typed: list[str]) -> dict[str, list[Found]]:
    """The pages that the search finds for each input, without going through the page."""
    with served() as base, opened(browser) as (page, _):
        page.goto(f"{base}/index.html")
        found: dict[str, list[Found]] = page.evaluate(SEARCH, typed)
        return found


def places() -> dict[str, set[str]]:
    """Every name of the model in lower case, alone and with what it stands in, and where the site tells of it."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for protocol in sources().protocols:
        for item in items(protocol):
            path = item.path.lower()
            if item.kind == "method":
                found[path] = {f"{v}/methods/{path.removeprefix('$/').replace('/', '-')}.html" for v in ("v1", "v2")}
            else:
                area = protocol.definitions[re.split(r"[.:=]", item.path)[0]].area
                for name in (path, re.split(r"[.:=]", path)[-1]):
                    found[name].add(f"{protocol.name}/types/{area}.html#{path}")
    return {**found, **{gate: {f"features/{gate}.html"} for gate in gates()}}


def is_right(name: str, pages: Sequence[Found], wanted: set[str]) -> bool:
    """Whether a name leads to its page, or to one that is called so; that of a property with its type, to its place.

    A branch or a constant with its type, which hardly anybody types, leads to its page among others.
    """
    first, title = pages[0][0][0], next(title for address, title in pages[0] if "#" not in address)
    if "." in name:
        return first in wanted
    if re.search("[:=]", name):
        areas = {area_of(place) for place in wanted}
        return not areas.isdisjoint(area_of(page[0][0]) for page in pages[:NEAR])
    called = name in re.split(r"\W+", title.lower())
    return called or first.split("#")[0] in {place.split("#")[0] for place in wanted}


def area_of(place: str) -> str:
    """The page of a place, whichever version it is of."""
    return place.split("#")[0].partition("/")[2]


NEAR = 5
FILLERS = {"only"}
"""Names that are words which the search passes over, wherever they stand."""
