"""The docs site as a reader meets it: in a browser, from disk and from a server, on a screen and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browsing import PHONE, SCREEN, Scheme, launched, needs_browser, opened, served
from rendered import html_pages, rendered

pytestmark = needs_browser

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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module", params=["disk", "server"])
def base(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the site."""
    with nullcontext(rendered().folder.as_uri()) if request.param == "disk" else served() as address:
        yield address


def test_every_page_fits_a_phone_and_needs_nothing_from_outside(browser: Browser) -> None:
    """Of pages that both versions have, those of v2: what each loads is looked for when the site is built."""
    pages = set(html_pages())
    pages -= {name for name in pages if name.startswith("v1/") and name.replace("v1/", "v2/", 1) in pages}
    base, wide = rendered().folder.as_uri(), dict[str, int]()
    with opened(browser, PHONE) as (page, seen):
        for name in sorted(pages):
            page.goto(f"{base}/{name}", wait_until="load")
            more = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            wide |= {name: more} if more > 0 else {}
        assert wide == {}
        assert seen.complaints == []
        assert seen.outside(base) == []


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
def test_texts_badges_banners_and_diagrams_are_legible(browser: Browser, scheme: Scheme) -> None:
    faint: list[Any] = []
    with opened(browser, scheme=scheme) as (page, _):
        for name in (*MAIN, "v1/index.html", "v1/types/index.html", "features/unstable_auth_methods.html"):
            page.goto(f"{rendered().folder.as_uri()}/{name}")
            wanted = "slate" if scheme == "dark" else "default"
            assert page.locator("body").get_attribute("data-md-color-scheme") == wanted
            found = page.evaluate(CONTRASTS, "article :not(svg, svg *, .headerlink), .acp-diagram text")
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


IN_DRAWER = "() => document.activeElement.closest('.md-sidebar--primary') !== null"
SEEN = "() => document.activeElement.checkVisibility({ visibilityProperty: true })"
STOPS = 40
"""How often the tests press the tab key; the pages that they look at have more stops."""


def test_a_closed_drawer_has_no_stops(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, _):
        page.goto(f"{rendered().folder.as_uri()}/v1/types/authentication.html")
        assert not any(tabbed(page, IN_DRAWER) for _ in range(STOPS))


def test_a_drawer_is_opened_and_closed_with_keys(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, seen):
        page.goto(f"{rendered().folder.as_uri()}/v1/types/authentication.html")
        button = page.get_by_role("button", name="Navigation")
        link = page.locator(".md-sidebar--primary").get_by_role("link", name="Initialization")
        for opener in ("Enter", " "):
            assert button.get_attribute("aria-expanded") == "false"
            button.focus()
            page.keyboard.press(opener)
            assert button.get_attribute("aria-expanded") == "true"
            page.wait_for_function("document.querySelector('.md-sidebar--primary').getBoundingClientRect().left === 0")
            assert any(tabbed(page, IN_DRAWER) for _ in range(STOPS))
            assert page.evaluate(SEEN)
            page.keyboard.press("Escape")
        assert link.is_hidden()
        assert seen.complaints == []


def tabbed(page: Page, question: str) -> Any:
    """The answer to a question about the page after the tab key."""
    page.keyboard.press("Tab")
    return page.evaluate(question)
