"""The docs site with the keyboard alone: all that can be pointed at is reached, is seen when it is, and can be left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import PHONE, SCREEN, launched, needs_browser, opened
from rendered import rendered

pytestmark = needs_browser

EXAMPLE = "v1/types/authentication.html"
STOPS = 400
"""More than any page that is walked through here has."""

STOP = """
() => {
  const it = document.activeElement, shown = it.matches(".md-option") ? it.nextElementSibling : it
  const style = getComputedStyle(shown), place = shown.getBoundingClientRect()
  return {
    what: it.dataset.stop ??= String(document.querySelectorAll("[data-stop]").length),
    body: it === document.body,
    outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    seen: it.checkVisibility({ visibilityProperty: true }) && place.bottom > 0 && place.top < innerHeight,
    covered: it.closest("article") !== null && place.bottom <= document.querySelector(".md-header").clientHeight,
    html: it.outerHTML.slice(0, 160),
    kind: [".md-skip", ".md-logo", ".md-search", ".md-tabs", ".md-header__option", ".md-sidebar--primary",
           ".md-sidebar--secondary", "article", ".md-code__button", ".md-footer",
          ].filter((each) => it.closest(each) !== null),
  }
}
"""
"""Where the focus is. The inputs that choose the scheme are shown by their labels."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


def at(name: str) -> str:
    return f"{rendered().folder.as_uri()}/{name}"


def walk(page: Page) -> list[dict[str, Any]]:
    """Each stop of the tab key, until it comes back to the first or leaves the page."""
    stops: list[dict[str, Any]] = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop["body"] or (stops and stop["what"] == stops[0]["what"]):
            return stops
        stops.append(stop)
    raise AssertionError(f"the focus does not come round: {stops[-3:]}")


@pytest.mark.parametrize("name", ["index.html", "toolchain.html"])
def test_the_tab_key_reaches_every_part_and_comes_round(browser: Browser, name: str) -> None:
    with opened(browser) as (page, _):
        page.goto(at(name))
        stops = walk(page)
    reached = {kind for stop in stops for kind in stop["kind"]}
    assert {".md-skip", ".md-logo", ".md-search", ".md-tabs", ".md-header__option", "article"} <= reached
    assert {".md-code__button", ".md-footer"} <= reached
    assert stops[0]["kind"] == [".md-skip"]
    assert [stop["html"] for stop in stops if not stop["seen"] or stop["covered"]] == []
    assert [stop["html"] for stop in stops if not stop["outlined"]] == []
    assert len({stop["what"] for stop in stops}) == len(stops)


def test_wide_code_and_tables_are_stops(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, _):
        page.goto(at("toolchain.html"))
        page.locator(".md-typeset__scrollwrap").first.wait_for()
        wide = page.locator("article :is(pre > code, .md-typeset__scrollwrap)").evaluate_all(
            "all => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.tabIndex)"
        )
    assert wide
    assert set(wide) == {0}


def test_the_skip_link_leads_to_the_content(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(at(EXAMPLE))
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert "article" in page.evaluate(STOP)["kind"]


def test_the_search_is_used_and_left_with_keys(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(at("index.html"))
        page.keyboard.press("Control+k")
        field = page.get_by_role("textbox", name="Search")
        expect(field).to_be_focused()
        page.keyboard.type("AuthAccount")
        page.locator(".md-search-result__item").first.wait_for()
        page.keyboard.press("ArrowDown")
        first = page.locator(".md-search-result__link").first
        expect(first).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("#__search")).not_to_be_checked()
        expect(field).not_to_be_focused()
        page.keyboard.press("Control+k")
        expect(field).to_be_focused()
        expect(page.locator("#__search")).to_be_checked()
        first.wait_for()
        page.keyboard.press("ArrowDown")
        expect(first).to_be_focused()
        page.keyboard.press("Enter")
        page.wait_for_url("**/types/authentication.html**")


def test_a_single_character_does_nothing_but_where_it_is_typed(browser: Browser) -> None:
    """Speech input types them unasked: WCAG 2.1.4."""
    with opened(browser) as (page, _):
        page.goto(at("v1/index.html"))
        page.locator("article").click(position={"x": 1, "y": 1})
        for key in "pns,./fPNS":
            page.keyboard.press(key)
        page.wait_for_timeout(100)
        assert page.url == at("v1/index.html")
        expect(page.get_by_role("textbox", name="Search")).not_to_be_focused()
        page.keyboard.press("Control+k")
        page.keyboard.type("s,n/")
        expect(page.get_by_role("textbox", name="Search")).to_have_value("s,n/")


def test_the_scheme_is_chosen_with_keys(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(at("index.html"))
        schemes: set[str | None] = set()
        page.locator(".md-header__option input").first.focus()
        for _ in range(3):
            page.keyboard.press("ArrowDown")
            schemes.add(page.locator("body").get_attribute("data-md-color-scheme"))
        assert schemes == {"default", "slate"}


def test_code_is_copied_with_keys(browser: Browser) -> None:
    with opened(browser) as (page, seen):
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.goto(at("index.html"))
        page.locator(".md-code__button").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".md-dialog")).to_contain_text("Copied")
        assert seen.complaints == []


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_navigation_is_folded_with_keys(browser: Browser, key: str) -> None:
    with opened(browser) as (page, seen):
        page.goto(at(EXAMPLE))
        fold = page.locator(".md-sidebar--primary").get_by_role("button", name="Types", exact=True)
        link = page.locator(".md-sidebar--primary").get_by_role("link", name="Errors")
        assert fold.get_attribute("aria-expanded") == "true"
        fold.focus()
        page.keyboard.press(key)
        assert fold.get_attribute("aria-expanded") == "false"
        expect(link).to_be_hidden()
        page.keyboard.press(key)
        expect(link).to_be_visible()
        assert seen.complaints == []


def test_a_list_of_the_drawer_is_left_with_keys(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, seen):
        page.goto(at(EXAMPLE))
        page.get_by_role("button", name="Navigation").press("Enter")
        page.get_by_role("button", name="Leave Types").press("Enter")
        expect(page.get_by_role("button", name="Leave Types")).to_be_hidden()
        expect(page.locator(".md-sidebar--primary").get_by_role("link", name="Initialization")).to_be_visible()
        assert seen.complaints == []


def test_nothing_moves_for_those_who_want_no_motion(browser: Browser) -> None:
    context = browser.new_context(reduced_motion="reduce", viewport={"width": SCREEN[0], "height": SCREEN[1]})
    page = context.new_page()
    page.goto(at(EXAMPLE))
    moving = page.locator("*").evaluate_all(
        "all => all.filter((each) => parseFloat(getComputedStyle(each).transitionDuration) > 0.001).length"
    )
    context.close()
    assert moving == 0


def test_on_paper_folds_are_open_and_colours_are_those_of_paper(browser: Browser) -> None:
    with opened(browser, scheme="dark") as (page, _):
        page.goto(at(EXAMPLE))
        page.evaluate(
            """() => document.querySelector("article").insertAdjacentHTML(
                 "beforeend", "<details><summary>More</summary><p id='inside'>Text</p></details>")"""
        )
        assert page.evaluate("() => inside.checkVisibility({ contentVisibilityAuto: true })") is False
        page.emulate_media(media="print")
        assert page.evaluate("() => inside.getBoundingClientRect().height") > 0
        for part in (".md-header", ".md-tabs", ".md-sidebar", ".md-footer", ".md-code__nav"):
            assert page.locator(part).first.is_hidden(), part
        assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        colour = page.locator("article p").first.evaluate("text => getComputedStyle(text).color")
        assert max(int(part) for part in colour.strip("rgb()").split(",")) < 0x60
