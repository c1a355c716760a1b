"""Front matter of hand-written pages: what is found to be wrong with it, and where."""

from __future__ import annotations

import json
from pathlib import Path
from unittest.mock import Mock

import pytest

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.site.content import read_content
from small_project import findings, rfd, small_project, write


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def page(matter: str) -> str:
    return f"---\n{matter}\n---\n\n# Guide\n"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("\n---\ntitle: A\n---\n", 1, "the page has no front matter"),
        ("\ufeff---\ntitle: A\n---\n", 1, "the page begins with a byte order mark"),
        ("--- \ntitle: A\n---\n", 1, "this line is not `---` alone"),
        ("---\ntitle: A\n--- \n", 3, "this line is not `---` alone"),
        ("---\ntitle: A\n...\n", 3, "this line is not `---` alone"),
        ("---\ntitle: A\n\n# Guide\n", 1, "the front matter has no end"),
        (page("title: [open"), 2, "this is not YAML"),
        (page("title: A\ndescription: \tB\x07"), 3, "this is not YAML: special characters are not allowed"),
        (page("- a"), 2, "front matter is a list of `key: value`"),
        (page("title: A\n[a, b]: c"), 3, "a key is not text"),
        (page("title: A\n{a: b}: c"), 3, "a key is not text"),
        (page("title: A\ntitle: B"), 3, "title stands here a second time"),
        (page("title: A\nsearch: {boost: 1, boost: 2}"), 3, "boost stands here a second time"),
        (page("title: &a\n  - *a"), 2, "the front matter holds itself, or is too deep"),
        (page("title: " + "[" * 5000), 2, "the front matter holds itself, or is too deep"),
        (page("title: A\ndescription: 2026-13-01"), 3, "2026-13-01 is no date"),
        (page("title: A\ndescription: !thing B"), 3, "front matter knows no !thing"),
        (page("title: !!python/name:os.system"), 2, "front matter knows no"),
        (page("description: B"), 1, "the front matter of a page has no title"),
        (page("title: A"), 1, "the front matter of a page has no description"),
        (page("title:\ndescription: B"), 2, "title is not a text with something in it"),
        (page('title: " "\ndescription: B'), 2, "title is not a text with something in it"),
        (page("title: 5\ndescription: B"), 2, "title is not a text with something in it"),
        (page("title: A\ndescription: [B]"), 3, "description is not a text with something in it"),
        (page("title: A\ndescription: B\nauthor: C"), 4, "the front matter of a page knows no author"),
        (page("title: A\ndescription: B\nserach: C"), 4, "knows no serach [ACP502]\n  help: is search meant?"),
        (page("title: A\ndescription: B\nstatus: draft"), 4, "the front matter of a page knows no status"),
        (page("title: A\ndescription: B\nhide: toc"), 4, "hide is not a list of what can be hidden"),
        (page("title: A\ndescription: B\nhide: [tok]"), 4, "hide is not a list of what can be hidden"),
        (page("title: A\ndescription: B\nsearch: 2"), 4, "search is not a list of `key: value`"),
        (page("title: A\ndescription: B\nsearch:\n  bost: 2"), 5, "search knows no bost"),
        (page('title: A\ndescription: B\nsearch:\n  boost: "2"'), 5, "boost is not a number"),
        (page("title: A\ndescription: B\nsearch:\n  exclude: 1"), 5, "exclude is not true or false"),
        (page("title: A\ndescription: B\nversions: [v9]"), 4, "there is no version v9"),
    ],
)
def test_front_matter_of_a_page_is_checked(project: Path, text: str, line: int, words: str) -> None:
    (project / "docs" / "guide.md").write_text(text, encoding="utf-8")
    found = findings(project)
    assert f"docs/guide.md:{line}:1: error: {words}" in found or (
        f"docs/guide.md:{line}:1: error: " in found and words in found
    )


def test_an_example_is_not_blamed_for_front_matter_that_cannot_be_read(project: Path) -> None:
    example = '```json title="AuthState"\n"unknown"\n```\n'
    write(project, "guide.md", page("title: A\ndescription: B\nversions: [v1") + example)
    found = findings(project)
    assert "this is not YAML" in found
    assert "ACP507" not in found


def test_sound_front_matter_is_not_found(project: Path) -> None:
    keys = "title: A\ndescription: B\nhide: [navigation, toc]\nsearch: {boost: 0.5, exclude: true}\nversions: [v1]"
    write(project, "guide.md", page(keys))
    assert findings(project) == ""


@pytest.mark.parametrize(
    ("changes", "line", "words"),
    [
        ({"title": None}, 1, "the front matter of an RFD has no title"),
        ({"description": None}, 1, "the front matter of an RFD has no description"),
        ({"gate": None}, 1, "the front matter of an RFD has no gate"),
        ({"title": "A\nauthor: Somebody"}, 3, "the front matter of an RFD knows no author"),
        ({"title": "A\nstatsu: draft"}, 3, "knows no statsu [ACP502]\n  help: is status meant?"),
        ({"slug": "other"}, 4, "slug is other, but the file is rfds/"),
        ({"slug": "[session-status]"}, 4, "slug is not a text with something in it"),
        ({"status": None}, 1, "the front matter of an RFD has no status"),
        ({"status": "done"}, 5, "there is no status done [ACP502]\n  help: there are draft, review"),
        ({"status": "drfat"}, 5, "there is no status drfat [ACP502]\n  help: is draft meant?"),
        ({"status": "[draft]"}, 5, "status is not a text with something in it"),
        ({"status": ""}, 5, "status is not a text with something in it"),
        ({"versions": "[v1, v7]"}, 6, "there is no version v7"),
        ({"versions": "v1"}, 6, "versions is a list of one or more"),
        ({"versions": "\n  - v1\n  - v3"}, 6, "there is no version v3"),
        ({"gate": "unstable_nothing"}, 7, "there is no gate unstable_nothing"),
        ({"gate": "[unstable_status]"}, 7, "gate is not a text with something in it"),
        ({"gate": "unstable_notes"}, 7, "unstable_notes names no RFD, not session-status"),
        ({"history": "[]"}, 8, "history is a list of one or more changes"),
        ({"history": "\n  - {date: 31 January, change: A.}"}, 9, "31 January is no date"),
        ({"history": "\n  - {date: 2026-13-01, change: A.}"}, 9, "2026-13-01 is no date"),
        ({"history": '\n  - {date: "2026-02-30", change: A.}'}, 9, "2026-02-30 is no date"),
        ({"history": "\n  - {date: 2026-01-01}"}, 9, "an entry of history is a date and a change"),
        ({"history": "\n  - {date: 2026-02-01, change: B.}\n  - {date: 2026-01-01, change: A.}"}, 10, "stands below"),
        ({"title": "[open"}, 3, "this is not YAML"),
    ],
)
def test_front_matter_of_an_rfd_is_checked(project: Path, changes: dict[str, str], line: int, words: str) -> None:
    write(project, "rfds/session-status.md", rfd(**changes))
    found = findings(project)
    assert f"docs/rfds/session-status.md:{line}:1: error: " in found
    assert words in found


def without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """What rules say of gates in the sources is another matter."""
    nothing: tuple[Diagnostic, ...] = ()
    monkeypatch.setattr("acp_codegen.pipeline.lint", Mock(return_value=nothing))


@pytest.mark.parametrize("gate", ["unstable", "stabilized", "withdrawn"])
@pytest.mark.parametrize("status", ["draft", "review", "accepted", "implemented", "withdrawn"])
def test_the_status_of_an_rfd_agrees_with_that_of_its_gate(
    project: Path, monkeypatch: pytest.MonkeyPatch, gate: str, status: str
) -> None:
    fits = {"stabilized": {"implemented"}, "withdrawn": {"withdrawn"}}.get(gate, {"draft", "review", "accepted"})
    registry = project / "schema" / "features.json"
    value = json.loads(registry.read_text())
    feature = next(f for f in value["features"] if f.get("rfd") == "session-status")
    feature["status"] = gate
    if gate != "unstable":
        del feature["umbrella"]
    registry.write_text(json.dumps(value))
    without_rules(monkeypatch)
    write(project, "rfds/session-status.md", rfd(status=status))
    wanted = f"docs/rfds/session-status.md:5:1: error: status is {status}, but its gate unstable_status is {gate}"
    assert (wanted in findings(project)) == (status not in fits)
    assert status in fits or f"help: write {'draft' if gate == 'unstable' else min(fits)}" in findings(project)


def test_an_rfd_names_no_version_that_its_gate_adds_nothing_to(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_rules(monkeypatch)
    registry = project / "schema" / "features.json"
    value = json.loads(registry.read_text())
    value["features"].append(dict(value["features"][0], name="unstable_idle", rfd="idle"))
    registry.write_text(json.dumps(value))
    text = rfd(slug="idle", gate="unstable_idle", versions="\n  - v1\n  - v2")
    write(project, "rfds/idle.md", text)
    found = findings(project)
    for line, version in ((7, "v1"), (8, "v2")):
        assert f"docs/rfds/idle.md:{line}:1: error: the gate unstable_idle adds nothing to {version} [ACP502]" in found
    assert "help: no part in the sources stands behind it" in found


def test_the_banner_names_every_gate_of_an_rfd(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_rules(monkeypatch)
    registry = project / "schema" / "features.json"
    value = json.loads(registry.read_text())
    for feature in value["features"]:
        feature["rfd"] = "session-status"
    registry.write_text(json.dumps(value))
    write(project, "rfds/session-status.md", rfd())
    write(project, "rfds/index.md", "# RFDs\n\n<!-- acp: rfds -->\n")
    pages = read_content(project).pages
    names = [feature["name"] for feature in value["features"]]
    assert names[1:]
    for page in ("rfds/session-status.md", "rfds/index.md"):
        assert all(f"[{name}](../features/{name}.md)" in pages[page] for name in names)
    for name in names:
        assert "[session-status](../rfds/session-status.md)" in pages[f"features/{name}.md"]


def test_rfds_are_listed_by_status_and_those_elsewhere_by_gate(project: Path) -> None:
    write(project, "rfds/session-status.md", rfd(title="A | <b>B</b>"))
    write(project, "rfds/index.md", "# RFDs\n\n<!-- acp: rfds -->\n\n<!-- acp: published-rfds -->\n")
    text = read_content(project).pages["rfds/index.md"]
    assert "**Draft**" in text
    assert "[A \\| &lt;b&gt;B&lt;/b&gt;](session-status.md)" in text
    assert "agentclientprotocol" not in text
    (project / "docs" / "rfds" / "session-status.md").unlink()
    text = read_content(project).pages["rfds/index.md"]
    assert "No RFD has a page here." in text
    assert "[session-status](https://agentclientprotocol.com/rfds/session-status){ .acp-external }" in text
    assert "[unstable_status](../features/unstable_status.md)" in text


def test_the_list_of_rfds_is_no_rfd(project: Path) -> None:
    write(project, "rfds/session-status.md", "# Status\n")
    write(project, "rfds/index.md", "# RFDs\n")
    found = findings(project)
    assert "has no slug" in found
    assert "rfds/index.md" not in found
