"""Examples on hand-written pages: one that is not what its title says is found at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from acp_codegen.site.content import read_content
from repository import ROOT
from small_project import findings, rfd, small_project, write

MESSAGE = '{"jsonrpc": "2.0",\n "id": 1,\n "method": "initialize", "params": {"protocolVersion": 1}}'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def fence(title: str, text: str) -> str:
    return f'# Guide\n\n```json title="{title}"\n{text}\n```\n'


@pytest.mark.parametrize(
    ("title", "text", "line", "words"),
    [
        ("", "{}", 7, "the example has no title"),
        ("What it is", "{}", 7, "the title 'What it is' does not say what the example is"),
        ("ErrorCode", "{", 7, "this is not JSON"),
        ("Nothing", "{}", 7, "v1 has no definition Nothing"),
        ("nothing request", "{}", 7, "v1 has no request nothing"),
        ("initialize response", "{}", 7, "a response has the members jsonrpc, id, result"),
        ("initialize request", MESSAGE.replace("2.0", "1.0"), 8, '`jsonrpc` is not "2.0"'),
        ("initialize request", MESSAGE.replace('"id": 1', '"id": []'), 9, "this is no id"),
        ("initialize request", MESSAGE.replace('"initialize"', '"other"'), 10, "`method` is not initialize"),
        ("initialize request", MESSAGE.replace('n": 1', 'n": "x"'), 10, "v1 reads InitializeRequest as invalid at /"),
        ("initialize request (invalid: /a)", MESSAGE, 7, "does not read InitializeRequest as invalid at /a"),
    ],
)
def test_a_fault_of_an_example_is_found_at_its_line(
    project: Path, title: str, text: str, line: int, words: str
) -> None:
    write(project, "v1/guide.md", fence(title, text))
    found = findings(project)
    assert any(
        said.startswith(f"docs/v1/guide.md:{line}:") and words in said and said.endswith("[ACP507]")
        for said in found.splitlines()
    ), found


def test_each_fault_has_a_line_of_its_own_and_those_above_do_not_shift_it(project: Path) -> None:
    broken = MESSAGE.replace("2.0", "1.0").replace('"id": 1', '"id": []').replace('"initialize"', '"other"')
    write(project, "v1/guide.md", "<!-- acp: features -->\n\n" + fence("initialize request", broken))
    lines = [line for line in findings(project).splitlines() if "ACP507" in line]
    assert [line.partition(": error")[0] for line in lines] == [f"docs/v1/guide.md:{n}:1" for n in (10, 11, 12)]


def test_a_page_outside_the_versions_says_which_it_is_for(project: Path) -> None:
    write(project, "guide.md", fence("initialize request", MESSAGE))
    assert "docs/guide.md:7:1: error: nothing says which versions this example is for" in findings(project)
    write(project, "guide.md", "---\ntitle: A\ndescription: B\nversions: [v1]\n---\n" + fence("Nothing", "{}"))
    assert "v1 has no definition Nothing" in findings(project)


def test_an_rfd_is_for_the_versions_that_it_names(project: Path) -> None:
    text = rfd(versions="[v1, v2]") + fence("Nothing", "{}")
    write(project, "rfds/session-status.md", text)
    line = text.count("\n") - 2
    found = findings(project)
    for version in ("v1", "v2"):
        assert f"docs/rfds/session-status.md:{line}:1: error: {version} has no definition Nothing" in found


def test_the_examples_of_this_repository_are_sound() -> None:
    assert read_content(ROOT).found == ()
