"""The verb `python`: where it writes, what it leaves alone, and what it compares."""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from acp_codegen.cli import run
from golden import BASE
from made_packages import files

ALL = ("--protocol", "v1", "--features", "unstable")


@dataclass(frozen=True)
class Done:
    """What a command came to."""

    returncode: int
    stdout: str
    stderr: str


def python(*arguments: str, cwd: Path, width: int = 200) -> Done:
    """Run the verb in this process, which is quicker than a process of its own."""
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8"), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(cwd)
        patch.setattr(sys, "argv", ["acp-codegen", "python", *arguments])
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        for name, value in (("COLUMNS", str(width)), ("NO_COLOR", "1"), ("TERM", "dumb")):
            patch.setenv(name, value)
        code = run()
    out.seek(0)
    return Done(code, out.read(), err.getvalue())


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small project in which a package was written into `out`."""
    root = tmp_path_factory.mktemp("written")
    shutil.copytree(BASE / "schema", root / "schema")
    done = python(*ALL, "-o", "out", cwd=root)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert "files in out/acp_v1, " in done.stderr
    return root


@pytest.fixture
def project(written: Path, tmp_path: Path) -> Path:
    """A copy of that project."""
    shutil.copytree(written, tmp_path / "project")
    return tmp_path / "project"


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but those that Python or this tool keep for themselves."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in found if not p.name.startswith(".")}


def test_the_files_are_those_of_the_pipeline_whatever_the_process(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "acp_codegen", "python", "--protocol", "v1", "--features", "unstable_auth_status"]
    subprocess.run([*command, "-o", "a/b", "--package", "x"], cwd=tmp_path, check=True, env=seeded())
    assert contents(tmp_path / "a" / "b" / "x") == files(1, ("unstable_auth_status",))


def seeded() -> dict[str, str]:
    """An environment in which sets have another order than here."""
    return {**os.environ, "PYTHONHASHSEED": "1"}


def test_a_second_run_has_nothing_to_do_also_after_an_import(project: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = "import acp_v1; acp_v1.METHODS"
    subprocess.run([sys.executable, "-c", code], cwd=project / "out", check=True, env=environment)
    assert list((project / "out").rglob("*.pyc"))
    assert "all up to date" in python(*ALL, "-o", "out", cwd=project).stderr


def test_other_gates_take_the_place_of_those_that_were_there(project: Path) -> None:
    before = contents(project / "out" / "acp_v1")
    (project / "out" / "acp_v1" / "py.typed").write_text("changed by hand")
    done = python("--protocol", "v1", "-o", "out", cwd=project)
    assert done.returncode == 0
    after = contents(project / "out" / "acp_v1")
    assert after["schema.json"] != before["schema.json"]
    assert after["py.typed"] == b""
    assert json.loads(after["schema.json"])["x-acp"]["features"] == []


@pytest.mark.parametrize("name", ["mine.py", "_runtime/mine.py", "empty/", "__pycache__/mine.py", "_runtime/.DS_Store"])
@pytest.mark.parametrize("ours", [True, False])
def test_what_is_not_ours_is_left_alone(project: Path, name: str, ours: bool) -> None:
    folder = project / "out" / ("acp_v1" if ours else "other")
    path = folder / name
    path.mkdir(parents=True) if name.endswith("/") else path.parent.mkdir(parents=True, exist_ok=True)
    if not name.endswith("/"):
        path.write_text("kept")
    before = contents(project / "out")
    done = python(*ALL, "-o", "out", "--package", folder.name, cwd=project)
    assert (done.returncode, done.stdout) == (2, "")
    assert f"out/{folder.name} has files that did not come from here (" in done.stderr
    assert "name a new or an empty folder with -o DIR, or move them" in done.stderr
    assert contents(project / "out") == before
    assert path.exists()


def test_an_empty_folder_becomes_the_package(project: Path) -> None:
    (project / "out" / "fresh").mkdir()
    assert python(*ALL, "-o", "out", "--package", "fresh", cwd=project).returncode == 0
    assert contents(project / "out" / "fresh") == contents(project / "out" / "acp_v1")


def test_the_folder_in_which_one_stands_is_not_replaced(project: Path) -> None:
    done = python(*ALL, "-o", "..", cwd=project / "out" / "acp_v1")
    assert done.returncode == 2
    assert "is the current folder" in done.stderr


def test_a_file_in_the_way_is_said_in_a_line(project: Path) -> None:
    (project / "out" / "taken").write_text("a file where the folder goes")
    for arguments in (("-o", "out", "--package", "taken"), ("-o", "out/taken")):
        done = python(*ALL, *arguments, cwd=project)
        assert done.returncode == 1
        assert done.stderr.startswith("error: ")
        assert "a file stands where a folder has to be: move it away" in done.stderr
        assert done.stderr.count("\n") == 1


def test_check_writes_nothing_and_tells_of_each_file(project: Path) -> None:
    folder = project / "out" / "acp_v1"
    done = python(*ALL, "-o", "out", "--check", cwd=project)
    assert (done.returncode, done.stdout) == (0, "")
    assert "files in out/acp_v1, as they are made from the sources" in done.stderr
    (folder / "meta.json").write_text("{}\n")
    (folder / "py.typed").unlink()
    (folder / "mine.py").write_text("")
    before = contents(project)
    done = python(*ALL, "-o", "out", "--check", "--format", "json", cwd=project)
    assert done.returncode == 1
    found = {finding["file"]: finding["code"] for finding in json.loads(done.stdout)}
    names = {"meta.json": "ACP402", "py.typed": "ACP401", "mine.py": "ACP403"}
    assert found == {f"out/acp_v1/{name}": code for name, code in names.items()}
    assert contents(project) == before
    said = python(*ALL, "-o", "out", "--check", cwd=project).stdout
    assert said.count("help: run `acp-codegen python` with the same options, without --check") == 2
    assert said.count("help: move it away") == 1


def test_check_looks_for_the_gates_that_are_named(project: Path) -> None:
    done = python("--protocol", "v1", "-o", "out", "--check", "--format", "github", cwd=project)
    assert done.returncode == 1
    assert "::error file=out/acp_v1/schema.json," in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Missing option '--protocol'"),
        (["--protocol", "v1"], "Missing option '-o'"),
        (["--protocol", "v3", "-o", "new"], "there is no protocol v3; there are v1, v2"),
        (["--protocol", "v1", "-o", "new", "--features", "unstable_statu"], "is unstable_status meant?"),
        (["--protocol", "v1", "-o", "new", "--features", "none,unstable"], "`none` stands alone"),
        (["--protocol", "v1", "-o", "new", "--features", ","], "--features names nothing"),
        (["--protocol", "v1", "-o", "new", "--package", "class"], "'class' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", "acp-v1"], "'acp-v1' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", "acp.v1"], "'acp.v1' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", "1st"], "'1st' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", ""], "'' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", "Ägypten"], "'Ägypten' cannot be imported"),
        (["--protocol", "v1", "-o", "new", "--package", "typing"], "typing is the name of a module"),
        (["--protocol", "v1", "-o", "new", "--package", "pydantic"], "pydantic is the name of a module"),
    ],
)
def test_wrong_usage_says_what_is_right_and_exits_2(written: Path, arguments: list[str], words: str) -> None:
    done = python(*arguments, cwd=written)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in " ".join(done.stderr.split())
    assert not (written / "new").exists()


def test_findings_in_the_sources_keep_it_from_being_written(project: Path) -> None:
    path = project / "schema" / "v1" / "protocol.json"
    path.write_text(path.read_text().replace('"#/$defs/', '"#/$defs/X', 1))
    done = python(*ALL, "-o", "new", cwd=project)
    assert (done.returncode, done.stdout) == (1, "")
    assert "schema/v1/protocol.json:" in done.stderr
    assert not (project / "new").exists()


def test_help_fits_a_narrow_terminal(tmp_path: Path) -> None:
    done = python("--help", cwd=tmp_path, width=80)
    assert max(map(len, done.stdout.splitlines())) <= 80
    for word in ("--protocol", "--features", "--package", "--check", "Examples:", "left alone"):
        assert word in done.stdout


def test_a_lost_mark_is_told_of_and_a_folder_of_the_same_bytes_is_taken_over(project: Path) -> None:
    python(*ALL, "-o", "out", cwd=project)
    mark = project / "out" / "acp_v1" / ".acp-codegen.json"
    mark.unlink()
    done = python(*ALL, "-o", "out", "--check", cwd=project)
    assert (done.returncode, "out/acp_v1/.acp-codegen.json:1:1: error: generated file is missing" in done.stdout) == (
        1,
        True,
    )
    assert python(*ALL, "-o", "out", cwd=project).returncode == 0
    assert mark.exists()


def test_a_folder_that_is_not_there_is_one_finding(project: Path) -> None:
    done = python(*ALL, "-o", "nowhere", "--check", cwd=project)
    assert (done.returncode, done.stdout.count("error:")) == (1, 1)
