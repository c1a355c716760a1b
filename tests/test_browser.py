"""The docs site as a reader meets it: in a browser, from disk and from a server, on a screen and on a phone."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from rendered import html_pages, rendered

CHROMIUM = shutil.which("chromium")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium to look at the docs site with")

Scheme = Literal["light", "dark"]
SCREEN, PHONE = (1280, 900), (390, 844)
MAIN = ("index.html", "v1/types/authentication.html", "v2/methods/auth-status.html", "rfds/get-auth-state.html")
LEAST_CONTRAST = 4.5
SMALLEST = 0.79
"""How small a diagram may get, in parts of its size."""

CONTRASTS = """
selector => {
  const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
  const over = (colours) => {
    paint.clearRect(0, 0, 1, 1)
    for (const colour of colours) { paint.fillStyle = colour; paint.fillRect(0, 0, 1, 1) }
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }
  const light = (rgb) => {
    const [r, g, b] = rgb.map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const grounds = (element) => element === null ? [] :
    [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
  return [...document.querySelectorAll(selector)].map((element) => {
    const ground = grounds(element), style = getComputedStyle(element)
    const text = element instanceof SVGElement ? style.fill : style.color
    const [one, other] = [light(over(ground)), light(over([...ground, text]))]
    return [element.className.baseVal ?? element.className, (Math.max(one, other) + .05) / (Math.min(one, other) + .05)]
  })
}
"""


class Silent(SimpleHTTPRequestHandler):
    """A server that writes no log."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 the base names them so
        """Say nothing."""


@dataclass
class Seen:
    """What a page asked for and complained of."""

    requests: list[str] = field(default_factory=list[str])
    complaints: list[str] = field(default_factory=list[str])

    def watch(self, page: Page) -> None:
        page.on("request", self.request)
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", self.failed)
        page.on("response", self.response)

    def request(self, request: Request) -> None:
        self.requests.append(request.url)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # how the browser says that it has left the page
            self.complaints.append(f"{request.url}: {request.failure}")

    def outside(self, base: str) -> list[str]:
        """What was asked for beyond the site."""
        return [url for url in self.requests if not url.startswith((base, "data:"))]

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.url}: {response.status}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture(scope="module", params=["disk", "server"])
def base(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the site."""
    if request.param == "disk":
        yield rendered().folder.as_uri()
        return
    handler = partial(Silent, directory=str(rendered().folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@contextmanager
def opened(browser: Browser, size: tuple[int, int] = SCREEN, scheme: Scheme = "light") -> Generator[tuple[Page, Seen]]:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page, seen = context.new_page(), Seen()
    seen.watch(page)
    yield page, seen
    context.close()


def test_every_page_fits_a_phone_and_needs_nothing_from_outside(browser: Browser) -> None:
    base, wide = rendered().folder.as_uri(), dict[str, int]()
    with opened(browser, PHONE) as (page, seen):
        for name in html_pages():
            page.goto(f"{base}/{name}", wait_until="load")
            more = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            wide |= {name: more} if more > 0 else {}
        assert wide == {}
        assert seen.complaints == []
        assert seen.outside(base) == []


NAMES = {
    "auth/status": "methods/auth-status.html",
    "AuthState": "types/authentication.html",
    "unstable_auth_status": "features/unstable_auth_status.html",
    "auth/status_update": "methods/auth-status_update.html",
    "auth/login": "v2/methods/auth-login.html",
    "cancel_request": "methods/cancel_request.html",
}
"""What a reader types, and the page that has to come first."""


def test_search_finds_the_page_of_a_name_first(browser: Browser, base: str) -> None:
    with opened(browser) as (page, seen):
        page.goto(f"{base}/index.html", wait_until="networkidle")
        found = {typed: first_hit(page, typed) for typed in NAMES}
        assert {typed: link for typed, link in found.items() if NAMES[typed] not in link} == {}
        page.locator(".md-search-result__item a").first.click()
        page.wait_for_url("**/cancel_request.html*")
        assert seen.complaints == []
        assert seen.outside(base) == []


def first_hit(page: Page, typed: str) -> str:
    """The address of the first page that the search finds."""
    box = page.locator("input.md-search__input")
    box.fill("")
    box.press("Backspace")
    page.wait_for_function("document.querySelectorAll('.md-search-result__item').length === 0")
    page.keyboard.type(typed)
    first = page.locator(".md-search-result__item a").first
    first.wait_for()
    return first.get_attribute("href") or ""


def test_an_address_with_an_anchor_shows_that_part(browser: Browser, base: str) -> None:
    with opened(browser) as (page, _):
        for anchor in ("authstate", "authaccount.label", "authmethod:terminal", "authstate=unknown"):
            page.goto("about:blank")
            page.goto(f"{base}/v1/types/authentication.html#{anchor}")
            top = page.evaluate("id => document.getElementById(id).getBoundingClientRect().top", anchor)
            assert 0 <= top < SCREEN[1], anchor


def test_a_wide_diagram_scrolls_in_a_box_of_its_own(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, _):
        page.goto(f"{rendered().folder.as_uri()}/rfds/get-auth-state.html")
        boxes = page.locator(".acp-diagram")
        assert boxes.count() > 0
        scale = (
            "box => (svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width)(box.querySelector('svg'))"
        )
        assert all(boxes.nth(i).evaluate(scale) >= SMALLEST for i in range(boxes.count()))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_badges_banners_and_diagrams_are_legible(browser: Browser, scheme: Scheme) -> None:
    faint: list[Any] = []
    with opened(browser, scheme=scheme) as (page, _):
        for name in (*MAIN, "features/index.html", "features/unstable_auth_methods.html"):
            page.goto(f"{rendered().folder.as_uri()}/{name}")
            wanted = "slate" if scheme == "dark" else "default"
            assert page.locator("body").get_attribute("data-md-color-scheme") == wanted
            found = page.evaluate(CONTRASTS, ".acp-badge, .acp-version, .acp-banner, .acp-banner *, .acp-diagram text")
            faint += [(name, *each) for each in found if each[1] < LEAST_CONTRAST]
    assert faint == []


def test_without_scripts_the_pages_can_be_read(browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    for name in MAIN:
        page.goto(f"{rendered().folder.as_uri()}/{name}")
        assert page.locator("article h1").is_visible()
        assert page.locator("article p").first.is_visible()
    context.close()
