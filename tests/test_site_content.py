"""What a site consists of: fragments, diagrams, RFDs and navigation, and what is found to be wrong with them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.site.build import build_site
from acp_codegen.site.content import read_content
from acp_codegen.site.navigation import fill
from acp_codegen.site.ranking import weight
from golden import BASE
from repository import ROOT

RFD = """---
title: Status
slug: session-status
status: draft
versions: [v1]
gate: unstable_status
history:
  - {date: 2026-01-31, change: First draft.}
---

# Status

Text.
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: the sources of the golden cases, with an RFD for one gate, and a page of its own."""
    shutil.copytree(BASE / "schema", tmp_path / "schema")
    registry = tmp_path / "schema" / "features.json"
    umbrella = '"umbrella": "unstable",\n'
    registry.write_text(registry.read_text().replace(umbrella, f'{umbrella}      "rfd": "session-status",\n', 1))
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n<!-- acp: features -->\n")
    return tmp_path


def findings(project: Path) -> str:
    return render(read_content(project).found, "text")


def write(project: Path, name: str, text: str) -> None:
    path = project / "docs" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def rfd(**changes: str | None) -> str:
    """An RFD page; each change replaces a line of its front matter, or takes it away."""
    text = RFD
    for key, value in changes.items():
        line = re.compile(rf"^{key}:.*\n(?:  .*\n)*", re.M)
        text = line.sub("" if value is None else f"{key}: {value}\n", text)
    return text


def test_fragments_are_replaced_where_they_stand(project: Path) -> None:
    write(project, "index.md", "# Home\n\n<!-- acp: features -->\n\n```html\n<!-- acp: in a fence -->\n```\n\nEnd.\n")
    content = read_content(project)
    assert content.found == ()
    page = content.pages["index.md"]
    assert page.startswith("# Home\n\n**Unstable**\n")
    assert "features/unstable_status.md" in page
    assert page.endswith("```html\n<!-- acp: in a fence -->\n```\n\nEnd.\n")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("<!-- acp: featurs -->", "there is no fragment featurs"),
        ("<!-- acp: methods v9 -->", "there is no fragment methods v9"),
        ("  <!-- acp: features -->", "this is no place for a fragment"),
        ("see <!--acp: features -->", "this is no place for a fragment"),
    ],
)
def test_a_fragment_that_cannot_be_made_is_found_at_its_line(project: Path, line: str, words: str) -> None:
    write(project, "guide.md", f"---\ntitle: Guide\n---\n\n{line}\n")
    assert findings(project).startswith(f"docs/guide.md:5:1: error: {words}")


def test_a_diagram_that_cannot_be_drawn_is_found_at_its_line(project: Path) -> None:
    write(project, "guide.md", "# Guide\n\n1. Text\n\n    ```mermaid\n    sequenceDiagram\n    A->>B: hello\n    ```\n")
    assert findings(project).startswith("docs/guide.md:7:1: error: there is no participant A")


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
    assert body.startswith('\n# Status\n\n<div class="acp-banner acp-banner--draft" markdown>\n**Draft**')
    assert "](../features/unstable_status.md)" in body
    assert '<time datetime="2026-01-31">' in body


@pytest.mark.parametrize(
    ("changes", "line", "words"),
    [
        ({"title": None}, 1, "the front matter of an RFD has no title"),
        ({"title": "A\nauthor: Somebody"}, 3, "the front matter of an RFD knows no author"),
        ({"title": "A\nstatsu: draft"}, 3, "knows no statsu [ACP502]\n  help: is status meant?"),
        ({"slug": "other"}, 3, "slug is other, but the file is rfds/"),
        ({"status": "done"}, 4, "there is no status done"),
        ({"versions": "[v1, v7]"}, 5, "there is no version v7"),
        ({"versions": "v1"}, 5, "versions is a list of one or more"),
        ({"gate": "unstable_nothing"}, 6, "there is no gate unstable_nothing"),
        ({"history": "[]"}, 7, "history is a list of one or more changes"),
        ({"history": "\n  - {date: 31 January, change: A.}"}, 8, "31 January is no date"),
        ({"history": "\n  - {date: 2026-13-01, change: A.}"}, 8, "2026-13-01 is no date"),
        ({"history": "\n  - {date: 2026-01-01}"}, 8, "an entry of history is a date and a change"),
        ({"history": "\n  - {date: 2026-02-01, change: B.}\n  - {date: 2026-01-01, change: A.}"}, 9, "stands below"),
        ({"title": "[open"}, 3, "this is not YAML"),
    ],
)
def test_front_matter_of_an_rfd_is_checked(project: Path, changes: dict[str, str], line: int, words: str) -> None:
    write(project, "rfds/session-status.md", rfd(**changes))
    found = findings(project)
    assert f"docs/rfds/session-status.md:{line}:1: error: " in found
    assert words in found


def test_a_page_without_front_matter_is_no_rfd(project: Path) -> None:
    write(project, "rfds/session-status.md", "# Status\n")
    write(project, "rfds/index.md", "# RFDs\n")
    found = findings(project)
    assert "has no slug" in found
    assert "rfds/index.md" not in found


def test_what_mkdocs_warns_of_is_found_at_the_line_of_the_link(project: Path, tmp_path: Path) -> None:
    (project / "mkdocs.yml").write_text("site_name: x\nnav: [index.md]\nuse_directory_urls: false\n")
    write(project, "index.md", "# Home\n\nText.\n\nSee [that](that.md) page.\n")
    _, _, found = build_site(project, tmp_path / "site", own=True)
    assert [(d.code, str(d.place)) for d in found] == [("ACP506", "docs/index.md:5:1")]
    assert "that.md" in found[0].message
    assert not (tmp_path / "site").exists()


def test_navigation_takes_generated_pages_in_their_order_and_the_index_first() -> None:
    generated = ["v1/b.md", "v1/a.md", "v1/index.md", "v2/a.md", "v1/deep/c.md"]
    nav: list[object] = ["index.md", {"v1": [{"All": "v1/"}]}, {"None": "v3/"}]
    assert fill(nav, generated) == [
        "index.md",
        {"v1": [{"All": ["v1/index.md", "v1/b.md", "v1/a.md"]}]},
        {"None": "v3/"},
    ]


def test_a_name_that_others_begin_with_weighs_more() -> None:
    paths = ["m/auth.md", "m/auth-status.md", "m/auth-status_update.md", "other/auth-status-more.md"]
    assert [weight(path, paths) for path in paths] == [3.0, 2.0, 1.0, 1.0]


def docs(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "acp_codegen", "docs", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


def test_docs_writes_the_generated_pages(project: Path) -> None:
    done = docs("-o", "pages", cwd=project)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    names = {path.relative_to(project / "pages").as_posix() for path in (project / "pages").rglob("*.md")}
    assert names == set(read_content(project).generated)
    assert "all up to date" in docs("-o", "pages", cwd=project).stderr
    assert "in pages, 1 changed" in changed_release(project)


def changed_release(project: Path) -> str:
    """What is said when a page that was changed by hand is written again."""
    (project / "pages" / "features" / "index.md").write_text("changed by hand")
    return docs("-o", "pages", cwd=project).stderr


@pytest.mark.parametrize("before", [False, True])
def test_docs_takes_nobodys_files_away(project: Path, before: bool) -> None:
    folder = project / "pages"
    folder.mkdir()
    if before:
        assert docs("-o", "pages", cwd=project).returncode == 0
    (folder / "mine.txt").write_text("kept")
    done = docs("-o", "pages", cwd=project)
    assert done.returncode == 2
    assert "pages has files that did not come from here (mine.txt)" in done.stderr
    assert (folder / "mine.txt").read_text() == "kept"


def test_docs_wants_to_know_where_to(project: Path) -> None:
    done = docs(cwd=project)
    assert (done.returncode, done.stdout) == (2, "")
    assert "name a folder with -o DIR" in done.stderr


def test_without_a_project_pages_are_written_and_no_site(tmp_path: Path) -> None:
    assert docs("-o", "pages", cwd=tmp_path).returncode == 0
    assert (tmp_path / "pages" / "features" / "index.md").is_file()
    assert docs("--site", cwd=tmp_path).returncode == 2


def test_mkdocs_itself_shows_findings_in_our_form(project: Path) -> None:
    hook = ROOT / "codegen" / "acp_codegen" / "mkdocs_hook.py"
    (project / "mkdocs.yml").write_text(f"site_name: x\nhooks: [{hook}]\n")
    write(project, "index.md", "<!-- acp: nothing -->\n")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build"], cwd=project, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "docs/index.md:1:1: error: there is no fragment nothing [ACP501]\n  help: there are " in done.stderr
    assert "Traceback" not in done.stderr
