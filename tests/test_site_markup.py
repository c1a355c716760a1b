"""Titles, summaries and the navigation are text: nothing in them is markup, wherever the theme shows them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from acp_codegen.site.build import build_site
from acp_codegen.site.plain_text import plain_text
from small_project import CONFIGURATION, rfd, small_project, write

HOSTILE = 'A "b" & <script>alert(1)</script></title><img src=x onerror=alert(2)>'
SHOWN = "A &quot;b&quot; &amp; &lt;script&gt;"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The site of a project whose titles are hostile."""
    project = small_project(tmp_path)
    nav = f"  - {json.dumps(HOSTILE)}: index.md\n  - {json.dumps(HOSTILE)}: [other.md, rfds/session-status.md]\n"
    (project / "mkdocs.yml").write_text(CONFIGURATION.replace("  - index.md\n", nav))
    said = json.dumps(HOSTILE)
    write(project, "other.md", f"---\ntitle: {said}\ndescription: {said}\n---\n\n# Other\n")
    history = f"\n  - {{date: 2026-01-31, change: {said}}}"
    page = rfd(title=said, description=said, history=history)
    write(project, "rfds/session-status.md", f"{page}\n<!-- acp: history -->\n")
    for path in (project / "schema").rglob("*.json"):
        text = path.read_text()
        path.write_text(text.replace('"title": "', f'"title": {said[:-1]} ') if path.name == "subject.json" else text)
    assert [str(found) for found in build_site(project, project / "site")[2]] == []
    return project / "site"


def test_no_title_becomes_markup(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): path.read_text() for path in site.rglob("*.html")}
    assert {name for name, text in pages.items() if "alert(1)" not in text} == set()
    assert {name for name, text in pages.items() if "<script>alert" in text or "<img src=x" in text} == set()
    assert SHOWN in pages["other.html"]
    assert f'<meta name="description" content="{SHOWN}' in pages["other.html"]
    assert "<script>" not in pages["other.html"].partition("<title>")[2].partition("</title>")[0]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a < b & c", "a &lt; b &amp; c"),
        ("&lt;b&gt; &#60; &#x3C; &; &#; &amp", "&lt;b&gt; &#60; &#x3C; &amp;; &amp;#; &amp;amp"),
        ('"', "&quot;"),
    ],
)
def test_what_is_an_entity_stays_one(text: str, shown: str) -> None:
    assert plain_text(text) == shown
    assert plain_text(shown) == shown
