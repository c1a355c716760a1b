"""Tables that are sorted, and the status of an RFD that stays in view, in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from browsing import PHONE, SCREEN, launched, needs_browser, opened
from rendered import rendered
from repository import ROOT

pytestmark = needs_browser

RFD = "rfds/get-auth-state"
COLUMN = "(table, column) => [...table.tBodies[0].rows].map((row) => row.cells[column].innerText.trim())"
BOTTOM = "selector => document.querySelector(selector).getBoundingClientRect().bottom"
TOP = "element => element.getBoundingClientRect().top"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


def address(path: str) -> str:
    return f"{rendered().folder.as_uri()}/{path}"


def column(page: Page, number: int) -> list[str]:
    """The cells of a column of the first table, as they stand."""
    cells: list[str] = page.locator(".acp-sortable table").first.evaluate(f"table => ({COLUMN})(table, {number})")
    return cells


def test_a_table_is_sorted_by_numbers_and_back(browser: Browser) -> None:
    with opened(browser) as (page, seen):
        page.goto(address("features/index.html"))
        numbers = column(page, 2)
        heading = page.get_by_role("columnheader", name="v1").first
        assert sorted(numbers, key=int) != numbers
        assert sorted(numbers) != sorted(numbers, key=int)
        heading.get_by_role("button").click()
        assert column(page, 2) == sorted(numbers, key=int)
        assert heading.get_attribute("aria-sort") == "ascending"
        heading.get_by_role("button").click()
        assert column(page, 2) == sorted(numbers, key=int, reverse=True)
        assert heading.get_attribute("aria-sort") == "descending"
        assert seen.complaints == []


def test_a_table_is_sorted_with_keys_and_keeps_the_order_of_equals(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(address("features/index.html"))
        gates = column(page, 0)
        names = page.get_by_role("button", name="Gate").first
        for key, wanted in (("Enter", sorted(gates)), (" ", sorted(gates, reverse=True))):
            names.focus()
            page.keyboard.press(key)
            assert column(page, 0) == wanted
        page.get_by_role("button", name="Status").first.click()
        assert column(page, 0) == sorted(gates, reverse=True)
        assert page.locator("[aria-sort]").count() == 1


def test_an_empty_cell_comes_last_either_way(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(address("features/index.html"))
        methods = page.get_by_role("button", name="Methods").first
        none = column(page, 4).count("-")
        assert none > 0
        for _ in range(2):
            methods.click()
            cells = column(page, 4)
            assert cells[-none:] == ["-"] * none
            assert "-" not in cells[:-none]


def test_only_tables_that_ask_for_it_can_be_sorted(browser: Browser) -> None:
    with opened(browser) as (page, _):
        page.goto(address("v2/index.html"))
        assert page.locator("table").count() > 0
        assert page.locator(".acp-sort").count() == 0
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address("features/index.html"))
    assert page.locator("th button").count() == 0
    assert page.get_by_role("columnheader", name="Gate").first.is_visible()
    context.close()


def test_the_table_of_gates_scrolls_in_a_box_of_its_own(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, _):
        page.goto(address("features/index.html"))
        page.get_by_role("button", name="RFD").first.scroll_into_view_if_needed()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate("window.scrollX") == 0
    with opened(browser) as (page, _):
        page.goto(address("features/index.html"))
        box = page.get_by_role("columnheader", name="RFD").first.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= SCREEN[0]


@pytest.mark.parametrize("size", [SCREEN, PHONE], ids=["screen", "phone"])
def test_every_deep_link_into_an_rfd_shows_its_status(browser: Browser, size: tuple[int, int]) -> None:
    anchors = re.findall(r"\{ #([\w-]+) \}", (ROOT / "docs" / f"{RFD}.md").read_text(encoding="utf-8"))
    assert len(anchors) > 10
    with opened(browser, size) as (page, _):
        for anchor in anchors:
            page.goto("about:blank")
            page.goto(address(f"{RFD}.html#{anchor}"))
            status = page.locator(".acp-banner__status")
            assert status.is_visible()
            assert status.evaluate(TOP) >= page.evaluate(BOTTOM, ".md-header")
            assert status.evaluate("element => element.getBoundingClientRect().bottom") <= size[1]
            target = page.locator(f'[id="{anchor}"]')
            assert page.evaluate(BOTTOM, ".acp-banner") <= target.evaluate(TOP) < size[1], anchor


def test_the_status_takes_one_line_of_a_phone(browser: Browser) -> None:
    with opened(browser, PHONE) as (page, _):
        page.goto(address(f"{RFD}.html"))
        height = page.locator(".acp-banner").evaluate("element => element.getBoundingClientRect().height")
        assert height < 2.2 * 20
        assert page.locator(".acp-banner").get_by_role("link").is_visible()
