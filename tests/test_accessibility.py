"""The docs site for those who do not see it well, do not point at it, or print it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from accessibility import families, violations
from browsing import PHONE, SCREEN, Scheme, launched, needs_browser, opened
from rendered import rendered

pytestmark = needs_browser

SETTINGS: list[tuple[tuple[int, int], Scheme]] = [
    (SCREEN, "light"),
    (PHONE, "dark"),
    (SCREEN, "dark"),
    (PHONE, "light"),
]
LEFT_TO_THE_OTHER = ("v2/", "v1/")
EXAMPLE = "v1/types/error.html"
"""A page with a navigation of several levels, fields, badges and pieces of code."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


def at(name: str) -> str:
    return f"{rendered().folder.as_uri()}/{name}"


@pytest.mark.parametrize("which", range(len(SETTINGS)))
def test_axe_finds_nothing_on_a_page_of_each_kind(browser: Browser, which: int) -> None:
    """The widths decide what is laid out and the schemes what is coloured: two settings have all of both.

    Each of these looks at one version of the protocol: the kinds of pages are the same. The others look at a few pages.
    """
    size, scheme = SETTINGS[which]
    names = [name for name in families() if not name.startswith(LEFT_TO_THE_OTHER[which % 2])]
    found: dict[str, list[str]] = {}
    with opened(browser, size, scheme) as (page, _):
        for name in names[:: 1 if which < 2 else 6]:
            page.goto(at(name))
            found[name] = violations(page)
    assert {name: each for name, each in found.items() if each} == {}


def search_open(page: Page) -> None:
    page.keyboard.press("Control+k")
    page.keyboard.type("auth/status")
    page.locator(".md-search-result__item").first.wait_for()


def drawer_open(page: Page) -> None:
    page.get_by_role("button", name="Navigation").click()


def folds_open(page: Page) -> None:
    page.evaluate("() => document.querySelectorAll('details').forEach((fold) => { fold.open = true })")


def code_in_focus(page: Page) -> None:
    page.locator(".md-code__button").first.focus()


STATES: list[tuple[Callable[[Page], None], str, tuple[int, int], Scheme]] = [
    (search_open, EXAMPLE, SCREEN, "light"),
    (search_open, EXAMPLE, SCREEN, "dark"),
    (search_open, "index.html", PHONE, "dark"),
    (drawer_open, EXAMPLE, PHONE, "light"),
    (drawer_open, EXAMPLE, PHONE, "dark"),
    (folds_open, "toolchain.html", SCREEN, "light"),
    (code_in_focus, "index.html", SCREEN, "dark"),
]


def test_axe_finds_nothing_on_what_is_opened(browser: Browser) -> None:
    found: list[str] = []
    for act, name, size, scheme in STATES:
        with opened(browser, size, scheme) as (page, _):
            page.goto(at(name))
            act(page)
            found += [f"{act.__name__}, {scheme}: {each}" for each in violations(page)]
    assert found == []
