"""The docs site that is rendered from this repository, file by file."""

from __future__ import annotations

import posixpath
import re
import shutil
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from acp_codegen.diagnostics import render
from acp_codegen.site.build import up_to_date
from acp_codegen.site.content import read_content
from acp_codegen.site.examples import check_examples
from acp_codegen.site.page import Page
from rendered import html_pages, rendered
from repository import ROOT, sources

MOST = 150_000
"""Bytes that a page may have."""
LOADS = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("object", "data")}


@dataclass
class Html(HTMLParser):
    """What a page links to, loads, and can be linked to by."""

    text: str
    links: list[str] = field(default_factory=list[str])
    loads: list[str] = field(default_factory=list[str])
    anchors: list[str] = field(default_factory=list[str])

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if (tag, name) in LOADS and value:
                self.loads.append(value)
            elif (tag, name) == ("a", "href") and value:
                self.links.append(value)
            elif name == "id" and value:
                self.anchors.append(value)


def pages() -> dict[str, Html]:
    return {name: Html((rendered().folder / name).read_text(encoding="utf-8")) for name in html_pages()}


def inside(page: str, address: str) -> tuple[str, str]:
    """Path below the site, and anchor, of an address on a page."""
    parts = urlsplit(address)
    path = posixpath.normpath(posixpath.join(posixpath.dirname(page), unquote(parts.path))) if parts.path else page
    return path, unquote(parts.fragment)


def is_outside(address: str) -> bool:
    return bool(urlsplit(address).scheme or urlsplit(address).netloc)


def test_rendering_finds_nothing_and_says_one_line() -> None:
    done = rendered().done
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert re.fullmatch(r"(the message checker is left out .*\n)?\d+ files in site/, \d+ added\n", done.stderr)


def test_every_generated_page_is_rendered() -> None:
    content = read_content(ROOT)
    assert {path.removesuffix(".md") + ".html" for path in content.pages} == set(html_pages())


def test_links_and_assets_are_there() -> None:
    found, lost = pages(), list[str]()
    for page, html in found.items():
        for address in (a for a in [*html.links, *html.loads] if not is_outside(a)):
            path, anchor = inside(page, address)
            if not (rendered().folder / path).is_file() or (anchor and anchor not in found[path].anchors):
                lost.append(f"{page}: {address}")
    assert lost == []


def test_nothing_is_loaded_from_outside() -> None:
    assert [address for html in pages().values() for address in html.loads if is_outside(address)] == []
    for path in rendered().folder.rglob("*.css"):
        assert re.findall(r"url\(\"?(?:https?:)?//[^)]*", path.read_text(encoding="utf-8")) == []


def test_anchors_stand_once() -> None:
    for page, html in pages().items():
        assert len(html.anchors) == len(set(html.anchors)), page


def test_pages_are_small() -> None:
    sizes = {name: (rendered().folder / name).stat().st_size for name in html_pages()}
    assert {name: size for name, size in sizes.items() if size >= MOST} == {}


def test_every_page_says_what_it_was_made_from() -> None:
    for name in html_pages():
        text = (rendered().folder / name).read_text(encoding="utf-8")
        assert f"acp-schema {sources().registry.release}" in text
        assert sources().digest in text


def test_no_diagram_and_no_fragment_is_left_as_text() -> None:
    for name in html_pages():
        text = (rendered().folder / name).read_text(encoding="utf-8")
        assert "sequenceDiagram" not in text
        assert "<!-- acp:" not in text


def test_no_page_loads_what_draws_diagrams_in_a_browser() -> None:
    """They are drawn when the site is built; the theme loads a drawing script where an element has this class."""
    for name, html in pages().items():
        assert not re.search(r'class="[^"]*\bmermaid\b', html.text), name
        assert [address for address in html.loads if "mermaid" in address] == []


def test_every_example_of_every_page_is_as_its_title_says() -> None:
    """Also those of generated pages, which the command takes for sound."""
    protocols = sources().protocols
    shown = [Page(path, text) for path, text in read_content(ROOT).pages.items()]
    assert render([found for page in shown for found in check_examples(page, protocols)], "text") == ""


def test_a_site_is_rendered_anew_only_where_it_has_to_be(tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(rendered().folder, site)
    assert up_to_date(ROOT, site)
    (site / "index.html").write_text("changed by somebody")
    assert not up_to_date(ROOT, site)
    assert not up_to_date(ROOT, tmp_path / "nowhere")
