"""What is found to be wrong with a site once it is rendered: links, files from outside, anchors, configuration."""

from __future__ import annotations

from pathlib import Path

import pytest

from acp_codegen.site.build import build_site
from acp_codegen.site.faults import Fault, place_fault
from acp_codegen.site.links import Target, lines_of, target
from acp_codegen.site.mkdocs_warnings import faults_of
from acp_codegen.site.page import Page
from acp_codegen.site.rendered import Rendered
from acp_codegen.site.rendered_page import Html
from small_project import CONFIGURATION, rendered_findings, small_project, write


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def test_a_sound_project_has_no_findings_and_gets_a_site(project: Path) -> None:
    count, changes, found = build_site(project, project / "site")
    assert found == ()
    assert count == len(changes.missing)
    assert (project / "site" / "index.html").is_file()
    assert not (project / "site" / "404.html").exists()


FAULTS = """
See [that](that.md), [this](thatx.md) and [one](<one.md>).
And [more][r], [blanks](a b.md).

[r]: other/that.md "Title"

![inside](lost.png) <img src="https://example.com/a.png">
![outside](https://example.com/b.png)
A [x][r2] and [`y`][r3], a note[^9], `[z][r4]`.

## A { #a }
## B { #a }

[here](#none) [there](features/index.md#none) [root](/x.md) [folder](features/)
<a href="features/index.html#nope">raw</a> <a href="features/index.md">raw</a>
"""
WANTED = [
    (6, "the link that.md leads to no page", "mend the link, or add the page"),
    (6, "the link thatx.md leads to no page", "mend the link, or add the page"),
    (6, "the link one.md leads to no page", "mend the link, or add the page"),
    (7, "the link a b.md leads to no page", "mend the link, or add the page"),
    (9, "the link other/that.md leads to no page", "mend the link, or add the page"),
    (11, "the link lost.png leads to no page and no file", "mend the link, or add the page"),
    (11, "https://example.com/a.png would be loaded from outside", "put the file into docs/"),
    (12, "https://example.com/b.png would be loaded from outside", "put the file into docs/"),
    (13, "[x][r2] is shown as it stands", "`[name]: address`"),
    (13, "[...][r3] is shown as it stands", "`[name]: address`"),
    (13, "[^9] is shown as it stands", "`[^name]: text`"),
    (15, "the anchor a stands on this page 2 times", "an anchor of its own"),
    (16, "the anchor a stands on this page 2 times", "an anchor of its own"),
    (18, "the link #none leads nowhere", "mend the anchor"),
    (18, "the link features/index.md#none leads nowhere", "mend the anchor"),
    (18, "the link /x.md begins at the root of a server", "write the path from this page"),
    (18, "the link features/ names no page", "is features/index.md meant?"),
    (19, "the link features/index.html#nope leads to an anchor", "mend the anchor"),
    (19, "the link features/index.md leads to no file", "mend the link"),
]


def test_each_fault_of_a_page_is_found_once_at_its_line(project: Path) -> None:
    write(project, "index.md", FAULTS)
    found = rendered_findings(project)
    left = [(d.place.line, d.message, d.hint) for d in found]
    for line, message, hint in WANTED:
        match = next((f for f in left if f[0] == line and f[1].startswith(message) and hint in f[2]), None)
        assert match is not None, (line, message, left)
        left.remove(match)
    assert left == []
    assert {(d.code, d.place.file) for d in found} == {("ACP506", "docs/index.md")}
    assert not (project / "site").exists()


def test_faults_of_the_navigation_are_found_once_at_their_line(project: Path) -> None:
    write(project, "other.md", "\n# Other\n")
    (project / "mkdocs.yml").write_text(CONFIGURATION + "  - lost.md\n  - /other.md\n")
    lines = CONFIGURATION.count("\n")
    assert [(str(d.place), d.message, d.hint) for d in rendered_findings(project)] == [
        ("docs/other.md:1:1", "this page has no place in the navigation", "add other.md to `nav` in mkdocs.yml"),
        (
            f"mkdocs.yml:{lines + 1}:1",
            "the navigation names lost.md, which is not there",
            "add the page, or take the line away",
        ),
        (
            f"mkdocs.yml:{lines + 2}:1",
            "the navigation names /other.md, which begins at the root of a server",
            "write a path below docs/",
        ),
    ]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("site_name: [x\nnav:\n", "2:4", "this is not YAML: expected ',' or ']', but got ':'"),
        ("a: b: c\n", "1:5", "this is not YAML: mapping values are not allowed here"),
        ("site_name: x\nfoo: !!python/name:no.such\n", "2:6", "this is not YAML: cannot find module 'no'"),
        ("site_name: x\nnav: 3\n", "2:1", "nav: Expected nav to be a list"),
        ("site_name: x\nplugins: [nope]\n", "2:1", 'plugins: The "nope" plugin is not installed'),
        ("- a\n", "1:1", "The configuration is invalid"),
    ],
)
def test_a_broken_configuration_is_one_finding_at_its_line(project: Path, text: str, place: str, words: str) -> None:
    (project / "mkdocs.yml").write_text(text)
    (found,) = rendered_findings(project)
    assert str(found.place) == f"mkdocs.yml:{place}"
    assert found.message.startswith(words)
    assert "\n" not in found.message


def test_what_the_theme_loads_from_outside_is_found_once(project: Path) -> None:
    (project / "mkdocs.yml").write_text(CONFIGURATION.replace("polyfills: [assets/iframe-worker.js]", "polyfills: []"))
    (found,) = rendered_findings(project)
    assert found.place.file == "mkdocs.yml"
    assert "would be loaded from outside of the site" in found.message


def test_a_style_that_loads_from_outside_is_found_at_its_line(project: Path) -> None:
    (project / "docs" / "assets" / "a.css").write_text("a {}\nb { background: url('https://example.com/b.png') }\n")
    assert [str(d.place) for d in rendered_findings(project)] == ["docs/assets/a.css:2:1"]


def test_a_bad_link_of_a_description_is_found_in_the_sources(project: Path) -> None:
    path = project / "schema" / "v1" / "session.json"
    text = path.read_text()
    before, found, behind = text.partition('"description": "')
    path.write_text(f"{before}{found}See [that](lost.md#x). {behind}")
    findings = rendered_findings(project)
    assert {str(d.place) for d in findings} == {f"schema/v1/session.json:{before.count(chr(10)) + 1}:1"}
    assert "on the page v1/" in findings[0].message
    assert "whose words come from here" in findings[0].message


def test_what_stands_nowhere_is_found_at_the_top_of_the_page_or_at_the_configuration(project: Path) -> None:
    fault = Fault("index.md", "lost.md", "a fault", "mend it")
    assert [str(d.place) for d in place_fault(fault, project)] == ["docs/index.md:1:1"]
    fault = Fault("v1/types/index.md", "lost.md", "a fault", "mend it")
    (found,) = place_fault(fault, project)
    assert (found.place.file, found.message) == ("mkdocs.yml", "a fault, on the generated page v1/types/index.md")


@pytest.mark.parametrize(
    ("line", "address"),
    [
        ("[a](x.md)", "x.md"),
        ("[a](./x.md)", "x.html"),
        ('[a](x.md "Title")', "x.md"),
        ("[a]( <x y.md> )", "x y.md"),
        ("[r]: x.md", "x.md"),
        ("[r]: <x.md>", "x.md"),
        ("<https://example.com/x>", "https://example.com/x"),
        ("<img src='x.png'>", "x.png"),
        ("[a](x.md?a=1&amp;b=2)", "x.md?a=1&b=2"),
    ],
)
def test_a_link_is_found_as_a_whole_in_each_form(line: str, address: str) -> None:
    page = Page("a.md", f"[a](x.mdx) [b](other/x.md)\n`[a]({address})`\n```\n[a]({address})\n```\n{line}\n")
    assert lines_of(page, address) == [6]


def test_an_address_leads_to_the_same_place_before_and_after_rendering() -> None:
    assert target("v1/a.md", "../v2/b.md#c") == target("v1/a.html", "../v2/b.html#c") == Target("v2/b", "c")
    assert target("v1/a.md", "https://example.com/") is None


def test_a_rendered_page_is_read() -> None:
    html = Html(
        '<link rel="canonical" href="https://example.com/"><link rel="stylesheet" href="a.css">'
        '<img src="b.png" srcset="c.png 1x, d.png 2x"><p id="e" style="background: url(f.png)">T <code>x</code></p>'
        '<a href="g.html">U</a><script src="h.js">var i = "[j][k]"</script>'
    )
    assert html.loads == ["a.css", "b.png", "c.png", "d.png", "f.png", "h.js"]
    assert (html.links, html.anchors) == (["g.html"], ["e"])
    assert html.prose == "\nT \0U\0"


def test_what_leads_to_a_folder_is_lost_and_what_is_inside_is_not() -> None:
    pages = {"a.html": b'<a href="b/">B</a><a href="#c" id="c">C</a><img src="data:,d">', "b/index.html": b""}
    assert [fault.written for fault in Rendered(pages).faults()] == ["b/"]


@pytest.mark.parametrize(
    ("message", "page", "written", "hint"),
    [
        (
            "Doc file 'a.md' contains a link '#fnref:1', but there is no such anchor on this page. "
            "This seems to be a footnote that is never referenced.",
            "a.md",
            "#fnref:1",
            "refer to the footnote, or take it away",
        ),
        (
            "Excluding 'README.md' from the site because it conflicts with 'index.md'.",
            "README.md",
            "",
            "take one of the two away",
        ),
        ("Something\nelse", "", "", "mend what MkDocs speaks of"),
    ],
)
def test_each_kind_of_warning_has_its_own_mend(message: str, page: str, written: str, hint: str) -> None:
    (fault,) = faults_of(message)
    assert (fault.page, fault.written, fault.hint) == (page, written, hint)
    assert "\n" not in fault.message
