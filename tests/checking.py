"""The message checker as tests use it: the page from disk, and what its parts say of values and messages."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from acp_codegen.ir.notes import Note, Reading
from acp_codegen.ir.types import Json
from browsing import Seen, opened
from rendered import rendered

PAGE = "checker.html"
JUDGED = "rows => rows.map(([text, name, version, all]) => acpChecker.judge(text, name, version, all))"
CHECKED = "([text, options]) => acpChecker.check(text, options)"
Case = tuple[Json, str, str]
"""A value, the definition that it is held against, and the protocol version."""


@cache
def left_out() -> bool:
    """Whether the site of this repository was built where there is no npm, so that it has no checker."""
    return "acp-checker" not in (rendered().folder / PAGE).read_text(encoding="utf-8")


@contextmanager
def checker(browser: Browser, **options: Any) -> Generator[tuple[Page, Seen]]:
    """The page of the checker, opened from disk."""
    if left_out():
        pytest.skip("the site was built without the validator of the checker: there is no npm, or no network")
    with opened(browser, **options) as (page, seen):
        page.goto(f"{rendered().folder.as_uri()}/{PAGE}")
        yield page, seen


def judged(page: Page, cases: Iterable[Case], every_gate: bool = True) -> list[dict[str, Any]]:
    """What the checker says of values of definitions."""
    found: list[dict[str, Any]] = page.evaluate(
        JUDGED, [[json.dumps(value), name, version, every_gate] for value, name, version in cases]
    )
    return found


def checked(page: Page, text: str, **options: Any) -> dict[str, Any]:
    """What the checker says of a pasted text."""
    found: dict[str, Any] = page.evaluate(CHECKED, [text, options])
    return found


def told(reading: Reading) -> dict[str, Any]:
    """A reading of the model, in the form in which the checker tells its own."""
    return {"verdict": reading.verdict, "faults": _told(reading.faults), "losses": _told(reading.losses)}


def _told(notes: Iterable[Note]) -> list[list[str]]:
    return [[note.pointer, note.reason] for note in notes]
