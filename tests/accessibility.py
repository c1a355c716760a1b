"""What axe-core finds on a page of the docs site, and the pages that it is asked about."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import PurePosixPath

from playwright.sync_api import Page

from rendered import html_pages, rendered

WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
MOST = 700
"""Elements of a page whose contrasts axe is asked about: they take most of the time, and larger pages have no other
colours. `test_browser` measures theirs."""
RUN = """
async ([tags, most]) => {
  document.querySelectorAll(".md-sidebar__scrollwrap").forEach((box) => box.scrollTo(0, 0))
  const enabled = document.querySelectorAll("*").length <= most
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags }, resultTypes: ["violations"], preload: false,
    rules: { "color-contrast": { enabled }, "link-in-text-block": { enabled } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html, node.failureSummary]))
}
"""
"""Sidebars are looked at from their top: a link that has half gone below an edge is no small target."""


@cache
def axe() -> str:
    """The script, as its package brings it."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Each part of the page that breaks a rule: the rule, the part, and what would mend it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {axe()} }}")
    return [f"{rule}: {html[:200]}: {summary}" for rule, html, summary in page.evaluate(RUN, [list(WCAG), MOST])]


def families() -> Sequence[str]:
    """A page of each kind: of each folder its first page and one more, and all pages that stand in none."""
    folders: defaultdict[str, list[str]] = defaultdict(list)
    for name in html_pages():
        folders[str(PurePosixPath(name).parent)].append(name)
    return [page for folder, pages in sorted(folders.items()) for page in (_chosen(pages) if folder != "." else pages)]


def _chosen(pages: Sequence[str]) -> list[str]:
    """The index, and of the others one that is larger than a third of them."""
    first = [name for name in pages if name.endswith("index.html")]
    sizes = {name: (rendered().folder / name).stat().st_size for name in pages if name not in first}
    return [*first, *sorted(sizes, key=sizes.__getitem__)[len(sizes) // 3 :][:1]]
