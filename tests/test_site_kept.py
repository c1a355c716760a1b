"""Building the site again: what is the same is not rendered anew, and comes out as if it had been."""

from __future__ import annotations

from pathlib import Path

import pytest
from mkdocs.structure.pages import Page

from acp_codegen.site.build import build_site
from acp_codegen.site.content import read_content
from acp_codegen.site.side_by_side import WORTH_IT, side_by_side
from small_project import CONFIGURATION, docs, rendered_findings, small_project, write

OTHER = "# Other\n\n## A place { #place }\n\nText.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which one page leads to a place on another."""
    made = small_project(tmp_path)
    (made / "mkdocs.yml").write_text(CONFIGURATION.replace("  - index.md\n", "  - index.md\n  - Else: other.md\n"))
    write(made, "index.md", "# Home\n\n[there](other.md#place)\n")
    write(made, "other.md", OTHER)
    return made


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The paths of the pages that MkDocs renders the Markdown of, in this process."""
    monkeypatch.setattr("acp_codegen.site.side_by_side._processors", lambda: 1)
    paths: list[str] = []
    render = Page.render

    def noted(page: Page, config: object, files: object) -> None:
        paths.append(page.file.src_uri)
        render(page, config, files)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(Page, "render", noted)
    return paths


def built(project: Path) -> dict[str, bytes]:
    """The files of the site."""
    assert build_site(project, project / "site")[2] == ()
    folder = project / "site"
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_only_pages_that_change_are_rendered_again(project: Path, read: list[str]) -> None:
    assert rendered_findings(project) == []
    assert {"index.md", "other.md", "v1/types/index.md"} <= set(read)
    read.clear()
    write(project, "other.md", f"{OTHER}More.\n")
    assert "More." in built(project)["other.html"].decode()
    assert read == ["other.md"]


def test_what_is_kept_comes_out_as_in_another_process(project: Path) -> None:
    built(project)
    write(project, "other.md", f"{OTHER}More.\n")
    kept = built(project)
    assert docs("--site", "-o", str(project / "fresh"), cwd=project).returncode == 0
    assert {name: (project / "fresh" / name).read_bytes() for name in kept} == kept


def test_a_place_that_goes_is_missed_on_the_page_that_did_not_change(project: Path) -> None:
    built(project)
    write(project, "other.md", "# Other\n")
    for _ in range(2):  # a fault does not go away by being told
        (found,) = rendered_findings(project)
        assert (found.place.file, found.place.line) == ("docs/index.md", 7)
        assert found.message.startswith("the link other.md#place leads nowhere")


def test_a_page_that_goes_is_missed_on_the_page_that_did_not_change(project: Path) -> None:
    built(project)
    (project / "docs" / "other.md").unlink()
    (project / "mkdocs.yml").write_text(CONFIGURATION)
    for _ in range(2):
        (found,) = rendered_findings(project)
        assert found.message.startswith("the link other.md#place leads to no page")


def test_the_configuration_decides_too(project: Path) -> None:
    built(project)
    text = (project / "mkdocs.yml").read_text()
    (project / "mkdocs.yml").write_text(text.replace("attr_list, ", ""))
    assert any("#place" in found.message for found in rendered_findings(project))


def test_what_was_read_is_kept_until_it_changes(project: Path) -> None:
    before = read_content(project)
    assert read_content(project) is before
    write(project, "other.md", "# Other\n")
    assert read_content(project) is not before


@pytest.mark.parametrize("processors", [1, 2, 5])
@pytest.mark.parametrize("count", [0, 1, WORTH_IT - 1, WORTH_IT, 4 * WORTH_IT + 1])
def test_work_side_by_side_keeps_its_order(monkeypatch: pytest.MonkeyPatch, processors: int, count: int) -> None:
    monkeypatch.setattr("acp_codegen.site.side_by_side._processors", lambda: processors)
    factor = 3
    assert side_by_side(lambda n: n * factor, range(count)) == [n * factor for n in range(count)]


def test_what_fails_in_another_process_fails_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("acp_codegen.site.side_by_side._processors", lambda: 2)
    with pytest.raises(ZeroDivisionError):
        side_by_side(lambda n: 1 // n, range(4 * WORTH_IT))
