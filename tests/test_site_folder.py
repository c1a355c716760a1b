"""The verb `docs`: where it writes, and what it leaves alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from acp_codegen.folders import MARK
from acp_codegen.site.content import read_content
from acp_codegen.site.staging import PREFIX, staging_folder
from small_project import docs, small_project, write


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


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


@pytest.mark.parametrize("name", ["mine.txt", "__pycache__/a.pyc", ".DS_Store", "empty/", "features/.DS_Store"])
@pytest.mark.parametrize("arguments", [("-o", "pages"), ("--site",)])
def test_what_is_not_ours_keeps_a_folder_from_being_written(
    project: Path, arguments: tuple[str, ...], name: str
) -> None:
    folder = project / ("site" if arguments == ("--site",) else "pages")
    path = folder / name
    path.mkdir(parents=True) if name.endswith("/") else path.parent.mkdir(parents=True)
    if not name.endswith("/"):
        path.write_text("kept")
    done = docs(*arguments, cwd=project)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{folder.name} has files that did not come from here (" in done.stderr
    assert "name a new or an empty folder with -o DIR, or move them" in done.stderr
    assert path.exists()


def test_a_site_takes_the_place_of_one_that_was_changed_by_hand(project: Path) -> None:
    first = docs("--site", cwd=project)
    assert first.returncode == 0, first.stderr
    assert docs("--site", cwd=project).stderr == "the site in site/ is up to date\n"
    (project / "site" / "index.html").write_text("changed by hand")
    write(project, "index.md", "# Another\n")
    done = docs("--site", cwd=project)
    assert done.returncode == 0, done.stderr
    assert "Another" in (project / "site" / "index.html").read_text()


def test_a_site_that_something_else_made_stays(project: Path) -> None:
    assert docs("--site", cwd=project).returncode == 0
    (project / "site" / MARK).unlink()
    assert docs("--site", cwd=project).returncode == 2
    assert (project / "site" / "index.html").is_file()


@pytest.mark.parametrize(("target", "words"), [(".", "is"), ("..", "holds"), ("../..", "holds"), ("../here", "is")])
@pytest.mark.parametrize("more", [(), ("--site",)])
def test_the_current_folder_is_not_replaced(project: Path, target: str, words: str, more: tuple[str, ...]) -> None:
    here = project / "new" / "here"
    here.mkdir(parents=True)
    done = docs("-o", target, *more, cwd=here)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{target} {words} the current folder" in done.stderr
    assert "name a folder below this one, or go to another" in done.stderr
    assert list(here.iterdir()) == []


def test_folders_above_the_one_to_write_are_made(project: Path) -> None:
    done = docs("-o", "a/b/c", cwd=project)
    assert done.returncode == 0, done.stderr
    assert (project / "a" / "b" / "c" / "features" / "index.md").is_file()


@pytest.mark.parametrize("target", ["file", "file/pages", "file/below/pages"])
def test_a_file_where_a_folder_has_to_be_is_told(project: Path, target: str) -> None:
    (project / "file").write_text("kept")
    done = docs("-o", target, cwd=project)
    assert done.returncode == 1
    assert done.stderr.startswith("error: ")
    assert done.stderr.endswith("a file stands where a folder has to be: move it away\n")
    assert (project / "file").read_text() == "kept"


def test_folders_that_killed_runs_left_are_swept_and_those_in_use_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    left = tmp_path / f"{PREFIX}left"
    left.mkdir()
    (left / "index.html").write_text("left")
    with staging_folder() as first:
        assert not left.exists()
        with staging_folder() as second:
            assert first.is_dir()
            assert second.is_dir()
        assert not second.exists()
    assert list(tmp_path.iterdir()) == []


def test_a_link_of_somebody_else_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "a.txt").write_text("kept")
    (tmp_path / f"{PREFIX}link").symlink_to(mine)
    with staging_folder():
        assert (mine / "a.txt").is_file()
    shutil.rmtree(mine)
