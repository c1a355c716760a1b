"""What a site consists of: fragments, diagrams, RFDs and navigation, and what is found to be wrong with them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.emit.docs import SearchEntry
from acp_codegen.site.content import read_content
from acp_codegen.site.navigation import fill
from acp_codegen.site.ranking import extended
from small_project import HEAD, findings, rfd, small_project, write


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def test_fragments_are_replaced_where_they_stand(project: Path) -> None:
    write(project, "index.md", "# Home\n\n<!-- acp: features -->\n\n```html\n<!-- acp: in a fence -->\n```\n\nEnd.\n")
    content = read_content(project)
    assert content.found == ()
    page = content.pages["index.md"]
    assert page.startswith(f"{HEAD}# Home\n\n**Unstable**\n")
    assert "features/unstable_status.md" in page
    assert page.endswith("```html\n<!-- acp: in a fence -->\n```\n\nEnd.\n")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("<!-- acp: featurs -->", "there is no fragment featurs"),
        ("<!-- acp: methods v9 -->", "there is no fragment methods v9"),
        ("  <!-- acp: features -->", "this is no place for a fragment"),
        ("see <!--acp: features -->", "this is no place for a fragment"),
        ("<!-- acp features -->", "this is no place for a fragment"),
        ("<!-- ACP: features -->", "this is no place for a fragment"),
        ("<!-- acp -->", "this is no place for a fragment"),
        ("<!-- acp: history -->", "there is no fragment history"),
    ],
)
def test_a_fragment_that_cannot_be_made_is_found_at_its_line(project: Path, line: str, words: str) -> None:
    write(project, "guide.md", f"{HEAD}\n{line}\n")
    assert findings(project).startswith(f"docs/guide.md:6:1: error: {words}")


def test_what_is_shown_as_code_is_no_fragment(project: Path) -> None:
    write(project, "guide.md", "# Guide\n\nWrite `<!-- acp: NAME -->` there. <!-- accept -->\n")
    assert findings(project) == ""


@pytest.mark.parametrize("opened", ["```mermaid", "```{ .mermaid }", "~~~ {.mermaid #a}"])
def test_a_diagram_that_cannot_be_drawn_is_found_at_its_line(project: Path, opened: str) -> None:
    diagram = f"    {opened}\n    sequenceDiagram\n    A->>B: hello\n    {opened[:3]}\n"
    write(project, "guide.md", f"# Guide\n\n1. Text\n\n{diagram}")
    assert findings(project).startswith("docs/guide.md:11:1: error: there is no participant A")


def test_a_block_without_an_end_is_found_at_its_line(project: Path) -> None:
    write(project, "guide.md", "# Guide\n\n```sh\nls\n``\n\n<!-- acp: features -->\n")
    assert findings(project).startswith("docs/guide.md:7:1: error: this block has no end")


def test_backticks_in_a_line_open_no_fence(project: Path) -> None:
    write(project, "guide.md", "# Guide\n\n```a``` and\n\n<!-- acp: nothing -->\n")
    assert findings(project).startswith("docs/guide.md:9:1: error: there is no fragment nothing")


def test_a_page_at_the_path_of_a_generated_one_is_found(project: Path) -> None:
    write(project, "features/index.md", "# Features\n")
    assert findings(project).startswith("docs/features/index.md:1:1: error: a generated page has this path")


def test_faults_of_the_sources_are_found_first(project: Path) -> None:
    path = project / "schema" / "v1" / "protocol.json"
    path.write_text(path.read_text().replace('"#/$defs/', '"#/$defs/X', 1))
    write(project, "index.md", "<!-- acp: nothing -->\n")
    assert "schema/v1/protocol.json:" in findings(project)
    assert "docs/index.md" not in findings(project)


def test_an_rfd_has_a_banner_below_its_heading(project: Path) -> None:
    write(project, "rfds/session-status.md", rfd())
    content = read_content(project)
    assert render(content.found, "text") == ""
    body = content.pages["rfds/session-status.md"].split("---\n", 2)[2]
    assert re.match(
        r'\s+# Status\s+<div class="acp-banner acp-banner--draft"[^>]* markdown[^>]*>\s+\*\*Draft\*\*', body
    )
    assert "](../features/unstable_status.md)" in body
    assert '<time datetime="2026-01-31">' in body


def test_the_fragments_of_rfds_say_what_front_matter_says(project: Path) -> None:
    history = "\n  - {date: 2026-01-31, change: First `draft`.}\n  - {date: 2026-02-01, change: Second.}"
    text = rfd(title="A | B", status="review", versions="[v1, v2]", history=history)
    write(project, "rfds/session-status.md", f"{text}\n<!-- acp: history -->\n")
    write(project, "rfds/index.md", "# RFDs\n\n<!-- acp: rfds -->\n")
    content = read_content(project)
    assert render(content.found, "text") == ""
    assert content.pages["rfds/session-status.md"].endswith("\n- 2026-01-31: First `draft`.\n- 2026-02-01: Second.\n")
    badge = "[unstable_status](../features/unstable_status.md){ .acp-badge .acp-badge--unstable }"
    row = f"| [A \\| B](session-status.md) | {badge} | v1, v2 | 2026-02-01 |"
    assert "**Review**" in content.pages["rfds/index.md"]
    assert row in content.pages["rfds/index.md"].splitlines()


def test_a_fragment_of_an_rfd_that_is_not_sound_adds_no_finding(project: Path) -> None:
    write(project, "rfds/session-status.md", rfd(status="done") + "\n<!-- acp: history -->\n")
    assert findings(project).count("error:") == 1


def test_navigation_takes_generated_pages_in_their_order_and_the_index_first() -> None:
    generated = ["v1/b.md", "v1/a.md", "v1/index.md", "v2/a.md", "v1/deep/c.md"]
    nav: list[object] = ["index.md", {"v1": [{"All": "v1/"}]}, {"None": "v3/"}]
    assert fill(nav, generated) == [
        "index.md",
        {"v1": [{"All": ["v1/index.md", "v1/b.md", "v1/a.md"]}]},
        {"None": "v3/"},
    ]


def test_the_search_finds_what_the_model_names_beside_what_was_read_from_pages() -> None:
    read = {"location": "rfds/a.html", "title": "An RFD", "text": "<p>Said.</p>"}
    entries = [
        SearchEntry("rfds/a.md", "", "a · An RFD", "Other words.", 2),
        SearchEntry("v1/types/a.md", "one.b", "One.b", "Less < more.", 1),
    ]
    assert extended([read], entries) == [
        {"location": "rfds/a.html", "title": "An RFD · a", "text": "<p>Said.</p>", "boost": 2},
        {"location": "v1/types/a.html#one.b", "title": "One.b", "text": "Less &lt; more."},
    ]


def test_mkdocs_itself_shows_findings_in_our_form(project: Path) -> None:
    write(project, "index.md", "<!-- acp: nothing -->\n")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build"], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "docs/index.md:5:1: error: there is no fragment nothing [ACP501]\n  help: there are " in done.stderr
    assert "Traceback" not in done.stderr
