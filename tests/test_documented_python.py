"""Python on the pages and in the README runs as it stands there, and prints what the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from repository import ROOT

FENCE = re.compile(r"^```(python|text)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def programs(page: Path) -> list[tuple[str, str]]:
    """The Python of a page, each with the text that follows it directly, which is what it prints."""
    text = page.read_text(encoding="utf-8")
    found = list(FENCE.finditer(text))
    pairs: list[tuple[str, str]] = []
    for fence, after in zip_longest(found, found[1:]):
        if fence[1] == "python":
            printed = after is not None and after[1] == "text" and not text[fence.end() : after.start()].strip()
            pairs.append((fence[2], after[2] if after is not None and printed else ""))
    return pairs


PAGES = [page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if programs(page)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_python_of_a_page_runs(page: Path) -> None:
    """A page is one program: later parts may use what earlier ones imported."""
    marked = "\n".join(f"print('--{i}')\n{code}" for i, (code, _) in enumerate(programs(page)))
    run = subprocess.run([sys.executable, "-W", "error", "-c", marked], capture_output=True, text=True, check=False)
    assert run.stderr == ""
    printed = re.split(r"^--\d+\n", run.stdout, flags=re.MULTILINE)[1:]
    for (_, promised), shown in zip(programs(page), printed, strict=True):
        assert not promised or shown == promised
