"""The Markdown twins of pages, and the list of them for language models."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from acp_codegen.site.llms import LIST, Said, llms_list
from acp_codegen.site.page import Page
from acp_codegen.site.rendered_page import Html
from acp_codegen.site.twin import twin
from documents import prose
from golden import CASES, agree
from rendered import html_pages, rendered

FOLDERS = sorted((CASES / "twins").iterdir())
CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.S)
LINK = re.compile(r"\]\(([^()\s]+)(?: \"[^\"]*\")?\)|^\[[^\]]+\]: (\S+)", re.M)
LINE = re.compile(r"- \[(?:[^\[\]\\]|\\.)+\]\((?P<address>[^()\s]+\.md)\): \S.*")
MARKUP = {
    "a tag": r"</?[a-z]+[ />]",
    "attributes": r"\{ ?[.#:]|\{ *\w+=",
    "a fold": r"^ *(?:\?\?\?|!!!)",
    "a definition list": r"^ *:   ",
    "a comment": r"<!--",
    "front matter": r"\A---",
}
"""What plain Markdown does not have."""


@pytest.mark.parametrize("case", FOLDERS, ids=lambda path: path.name)
def test_a_twin_is_that_of_the_golden_file(case: Path, update_golden: bool) -> None:
    page = Page("v1/a.md", (case / "page.md").read_text(encoding="utf-8"))
    agree(case / "expected.md", twin(page, "The title"), update=update_golden)


@cache
def twins() -> dict[str, str]:
    """The twins in the rendered site."""
    folder = rendered().folder
    return {p.relative_to(folder).as_posix(): p.read_text(encoding="utf-8") for p in folder.rglob("*.md")}


def test_every_page_has_a_twin_and_offers_it() -> None:
    assert {page.removesuffix(".html") + ".md" for page in html_pages()} == set(twins())
    for page in html_pages():
        html = (rendered().folder / page).read_text(encoding="utf-8")
        own = posixpath.basename(page).removesuffix(".html") + ".md"
        assert len(re.findall(rf'<(?:a|link)[^>]* rel="alternate ?" type="text/markdown" href="{own}"', html)) == 2, (
            page
        )


@pytest.mark.parametrize("what", MARKUP)
def test_twins_are_plain_markdown(what: str) -> None:
    wrong = {path: found[0] for path, text in twins().items() if (found := re.search(MARKUP[what], bare(text), re.M))}
    assert wrong == {}


def bare(text: str) -> str:
    """A page without its code."""
    return CODE.sub("", prose(text))


def test_every_twin_begins_with_the_heading_of_its_page() -> None:
    for path, text in twins().items():
        html = (rendered().folder / path).with_suffix(".html").read_text(encoding="utf-8")
        title = re.search(r"<h1[^>]*>(.*?)(?:<a class=\"headerlink\"|</h1>)", html, re.S)
        assert title is not None
        shown = re.sub(r"<[^>]*>", "", title[1]).strip()
        assert re.sub(r"[`\\]", "", text.partition("\n")[0]) == f"# {shown}", path


def test_links_of_twins_lead_to_twins_and_files_without_anchors() -> None:
    lost: list[str] = []
    for path, text in twins().items():
        for match in LINK.finditer(prose(text)):
            parts = urlsplit(match[1] or match[2])
            if not parts.scheme:
                there = rendered().folder / posixpath.dirname(path) / parts.path
                lost += [] if there.is_file() and there.suffix != ".html" and not parts.fragment else [match[0]]
    assert lost == []


def test_diagrams_stay_as_they_are_written() -> None:
    assert "```mermaid\nsequenceDiagram" in twins()["rfds/get-auth-state.md"]


def test_the_list_has_every_page_once_in_the_form_of_llmstxt() -> None:
    head, *sections = (rendered().folder / LIST).read_text(encoding="utf-8").split("\n## ")
    assert re.fullmatch(r"# [^\n]+\n\n> [^\n]+\n\n[^\n#]+\n", head)
    listed: list[str] = []
    for section in sections:
        title, _, lines = section.strip().partition("\n\n")
        found = [LINE.fullmatch(line) for line in lines.splitlines()]
        assert title
        listed += [line["address"] if line else "" for line in found]
    assert sorted(listed) == sorted(twins())


def test_sections_of_the_list_have_the_titles_of_their_folders() -> None:
    said = {"a/b.md": Said("B_", "It *is*."), "index.md": Said("Home", "All."), "a/index.md": Said("The A", "")}
    assert llms_list(said | {"c/d.md": Said("[D]", "x")}) == (
        "# Home\n\n> All.\n\nEvery page of the site is there as Markdown too: in place of `.html` its address ends with"
        " `.md`.\n\n## Guides\n\n- [Home](index.md): All.\n\n## The A\n\n- [The A](a/index.md)\n"
        "- [B\\_](a/b.md): It \\*is\\*.\n\n## c\n\n- [&#91;D&#93;](c/d.md): x\n"
    )


def test_a_page_without_markup_of_ours_is_read_as_any_other() -> None:
    assert Html('<a rel="alternate" href="a.md">Markdown</a><a href="b.html">B</a>').links == ["b.html"]
