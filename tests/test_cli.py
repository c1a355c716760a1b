"""The command line, as a person or a script meets it: through its own process."""

from __future__ import annotations

import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from golden import BASE

ROOT = Path(__file__).parents[1]


def acp_codegen(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "acp_codegen", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=quiet_environment())


def quiet_environment() -> dict[str, str]:
    return {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "project"
    shutil.copytree(BASE / "schema", root / "schema")
    return root


@pytest.fixture
def broken(project: Path) -> Path:
    path = project / "schema" / "v1" / "protocol.json"
    path.write_text(path.read_text().replace('"#/$defs/', '"#/$defs/X', 1))
    return project


def test_build_then_check(project: Path) -> None:
    built = acp_codegen("build", cwd=project)
    assert (built.returncode, built.stdout) == (0, "")
    assert "files in generated/" in built.stderr
    for arguments, state in ((["check"], "is as its manifest says"), (["check", "--full"], "is what they make")):
        checked = acp_codegen(*arguments, cwd=project)
        assert (checked.returncode, checked.stdout) == (0, "")
        assert f"no findings; generated/ {state}" in checked.stderr


def test_a_second_build_has_nothing_to_do(project: Path) -> None:
    acp_codegen("build", cwd=project)
    assert "all up to date" in acp_codegen("build", cwd=project).stderr


def test_check_finds_drift(project: Path) -> None:
    acp_codegen("build", cwd=project)
    (project / "generated" / "acp_schema" / "v1" / "meta.json").write_text("{}\n")
    checked = acp_codegen("check", cwd=project)
    assert checked.returncode == 1
    assert checked.stdout.startswith("generated/acp_schema/v1/meta.json:1:1: error: ")
    assert "[ACP402]" in checked.stdout
    assert checked.stderr == "1 finding\n"


def test_findings_keep_everything_from_being_written(broken: Path) -> None:
    for arguments in (["build"], ["compile", "--protocol", "v1", "-o", "out.json"], ["features"]):
        done = acp_codegen(*arguments, cwd=broken)
        assert (done.returncode, done.stdout) == (1, ""), arguments
        assert "schema/v1/protocol.json:" in done.stderr
    assert sorted(path.name for path in broken.iterdir()) == ["schema"]


def test_a_version_that_cannot_be_read_does_not_hide_the_others_faults(broken: Path) -> None:
    (broken / "schema" / "v2" / "error.json").write_text("")
    checked = acp_codegen("check", cwd=broken)
    assert checked.returncode == 1
    assert "schema/v1/protocol.json:" in checked.stdout
    assert "schema/v2/error.json:1:1: error: the file is empty" in checked.stdout
    assert "the rules have not seen v2" in checked.stderr


def test_findings_as_json(broken: Path) -> None:
    checked = acp_codegen("check", "--format", "json", cwd=broken)
    assert checked.returncode == 1
    found = json.loads(checked.stdout)
    assert {"code", "severity", "file", "line", "column", "pointer", "message", "hint", "related"} == set(found[0])
    assert found == sorted(found, key=lambda d: (d["file"], d["line"], d["column"]))
    assert "ACP101" in {d["code"] for d in found}


def test_no_findings_as_json_is_an_empty_array(project: Path) -> None:
    acp_codegen("build", cwd=project)
    assert json.loads(acp_codegen("check", "--format", "json", cwd=project).stdout) == []


def test_findings_as_annotations_of_a_workflow(broken: Path) -> None:
    line = acp_codegen("check", "--format", "github", cwd=broken).stdout.splitlines()[0]
    assert line.startswith("::error file=schema/")
    assert ",line=" in line


def test_compile_to_standard_output_and_to_a_file(project: Path) -> None:
    printed = acp_codegen("compile", "--protocol", "v1", "--features", "unstable", cwd=project)
    assert (printed.returncode, printed.stderr) == (0, "")
    assert json.loads(printed.stdout)["$id"].startswith("urn:acp-schema:v1:unstable:")
    written = acp_codegen("compile", "--protocol", "v1", "--features", "unstable", "-o", "out.json", cwd=project)
    assert (written.returncode, written.stdout, written.stderr) == (0, "", "")
    assert (project / "out.json").read_text() == printed.stdout


def test_the_umbrella_mixes_with_single_gates_and_order_does_not_matter() -> None:
    def features(names: str) -> tuple[list[str], str]:
        done = acp_codegen("compile", "--protocol", "v1", "--features", names, cwd=ROOT)
        assert done.returncode == 0, done.stderr
        schema = json.loads(done.stdout)
        return schema["x-acp"]["features"], schema["$id"]

    umbrella, label = features("unstable")
    more, joined = features("unstable,unstable_auth_methods")
    assert set(more) == {*umbrella, "unstable_auth_methods"}
    assert label.startswith("urn:acp-schema:v1:unstable:")
    assert joined == label.replace(":unstable:", ":unstable+unstable_auth_methods:")
    assert features(",".join(umbrella)) == (umbrella, label)
    assert features("unstable_auth_methods, unstable") == (more, joined)
    assert features("none") == ([], label.replace(":unstable:", ":stable:"))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["compile", "--protocol", "v9"], "there is no protocol v9; there are v1, v2"),
        (["compile", "--protocol", "v1", "--features", "unstable_auth_statu"], "is unstable_auth_status meant?"),
        (["compile", "--protocol", "v1", "--features", "none,unstable"], "`none` stands alone"),
        (["compile", "--protocol", "v1", "--features", " , "], "--features names nothing"),
        (["compile", "--protocol", "v1", "-o", "no/such/folder.json"], "there is no folder no/such"),
        (["compile", "--protocol", "v1", "-o", "tests"], "it is a folder"),
        (["compile"], "Missing option '--protocol'"),
        (["--project", "tests", "check"], "tests is no project"),
        (["check", "--project", "nowhere"], "nowhere is no project"),
        (["docs"], "name a folder with -o DIR"),
        (["chek"], "No such command 'chek'"),
        (["features", "--format", "yaml"], "'yaml' is not one of"),
    ],
)
def test_wrong_usage_says_what_is_right_and_exits_2(arguments: list[str], words: str) -> None:
    done = acp_codegen(*arguments, cwd=ROOT)
    assert (done.returncode, done.stdout) == (2, "")
    assert words in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_the_project_is_the_nearest_one_upwards(project: Path) -> None:
    below = project / "some" / "where"
    below.mkdir(parents=True)
    assert acp_codegen("build", cwd=below).returncode == 0
    assert (project / "generated" / "manifest.json").is_file()


@pytest.mark.parametrize("lost", ["schema/features.json", "schema", "schema/v1"])
def test_a_project_that_lost_a_part_is_still_the_project(project: Path, lost: str) -> None:
    acp_codegen("build", cwd=project)
    (project / lost).rename(project / "elsewhere")
    checked = acp_codegen("check", cwd=project)
    assert checked.returncode == 1
    assert "schema" in checked.stdout
    assert "bundled" not in checked.stderr


def test_a_link_that_leads_nowhere_is_not_passed_over(project: Path) -> None:
    registry = project / "schema" / "features.json"
    registry.unlink()
    registry.symlink_to("nowhere.json")
    checked = acp_codegen("check", cwd=project)
    assert checked.returncode == 1
    assert "schema/features.json:1:1" in checked.stdout


@pytest.mark.parametrize("before", [True, False])
def test_the_project_can_be_named_before_or_behind_the_command(project: Path, tmp_path: Path, before: bool) -> None:
    named = ["--project", str(project)]
    done = acp_codegen(*([*named, "build"] if before else ["build", *named]), cwd=tmp_path)
    assert done.returncode == 0
    assert (project / "generated").is_dir()


def test_without_a_project_the_bundled_sources_are_used(tmp_path: Path) -> None:
    checked = acp_codegen("check", cwd=tmp_path)
    assert checked.returncode == 0
    assert "bundled with this tool" in checked.stderr
    assert acp_codegen("compile", "--protocol", "v2", cwd=tmp_path).returncode == 0
    for command in ("build", "fmt"):
        refused = acp_codegen(command, cwd=tmp_path)
        assert refused.returncode == 2
        assert "there is no project here" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_features_in_three_forms() -> None:
    table = acp_codegen("features", cwd=ROOT)
    assert table.returncode == 0
    assert "unstable_session_system_prompt" in table.stdout
    assert "…" not in table.stdout
    rows = json.loads(acp_codegen("features", "--format", "json", cwd=ROOT).stdout)["features"]
    markdown = acp_codegen("features", "--format", "markdown", cwd=ROOT).stdout.splitlines()
    assert len(markdown) == len(rows) + 2
    assert all(f"| `{row['name']}` |" in line for row, line in zip(rows, markdown[2:], strict=True))


def test_fmt_brings_sources_into_canonical_form(project: Path) -> None:
    path = project / "schema" / "v1" / "protocol.json"
    canonical = path.read_text()
    path.write_text(json.dumps(json.loads(canonical)))
    only_checked = acp_codegen("fmt", "--check", cwd=project)
    assert (only_checked.returncode, only_checked.stdout) == (1, "would change schema/v1/protocol.json\n")
    assert path.read_text() != canonical
    formatted = acp_codegen("fmt", cwd=project)
    assert (formatted.returncode, formatted.stdout) == (0, "changed schema/v1/protocol.json\n")
    assert path.read_text() == canonical
    assert acp_codegen("fmt", "--check", cwd=project).returncode == 0


def test_fmt_leaves_what_it_cannot_read(project: Path) -> None:
    path = project / "schema" / "v1" / "protocol.json"
    path.write_text("{")
    done = acp_codegen("fmt", cwd=project)
    assert done.returncode == 1
    assert "schema/v1/protocol.json:1:2: error: this is not JSON" in done.stderr
    assert path.read_text() == "{"


@pytest.mark.parametrize(
    "command", [[], ["build"], ["check"], ["compile"], ["python"], ["features"], ["docs"], ["fmt"]]
)
def test_help_names_the_options_and_gives_examples(command: list[str]) -> None:
    done = acp_codegen(*command, "--help", cwd=ROOT)
    assert done.returncode == 0
    assert "Examples:" in done.stdout
    assert f"acp-codegen {' '.join(command)}".strip() in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 200


def test_version() -> None:
    release = json.loads((ROOT / "schema" / "features.json").read_text())["release"]
    done = acp_codegen("--version", cwd=ROOT)
    assert (done.returncode, done.stdout) == (0, f"acp-codegen {release}\n")


def test_a_reader_that_stops_early_is_no_fault() -> None:
    command = f"{sys.executable} -m acp_codegen compile --protocol v1 | head -c 10"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr == ""


def shell(command: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    tool = f"{sys.executable} -m acp_codegen"
    everything = {**quiet_environment(), **environment}
    done = subprocess.run(
        ["bash", "-c", command.replace("acp-codegen", tool)], cwd=cwd, capture_output=True, check=False, env=everything
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("command", ["compile --protocol v1", "features", "features --format json"])
def test_output_that_is_closed_is_said_in_a_line(command: str) -> None:
    done = shell(f"acp-codegen {command} >&-", ROOT)
    assert done.returncode == 1
    assert done.stderr.startswith("error: standard output: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["features", "features --format markdown", "compile --protocol v1"])
def test_output_is_utf_8_in_any_locale(project: Path, command: str) -> None:
    registry = project / "schema" / "features.json"
    registry.write_text(registry.read_text().replace('"title": "', '"title": "Grün ', 1))
    protocol = project / "schema" / "v1" / "protocol.json"
    protocol.write_text(protocol.read_text().replace('"description": "', '"description": "Grün ', 1))
    done = shell(f"acp-codegen {command}", project, PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0")
    assert done.returncode == 0, done.stderr
    assert "Grün" in done.stdout


def test_a_folder_that_is_gone_is_said_in_a_line(project: Path, tmp_path: Path) -> None:
    here = "mkdir gone && cd gone && rmdir ../gone"
    lost = shell(f"{here} && acp-codegen check", tmp_path)
    assert lost.returncode == 2
    assert "the current folder is gone" in lost.stderr
    assert shell(f"{here} && acp-codegen build --project {project}", tmp_path).returncode == 0


def test_a_dash_is_standard_output(project: Path) -> None:
    done = acp_codegen("compile", "--protocol", "v1", "-o", "-", cwd=project)
    assert json.loads(done.stdout)["$defs"]
    assert not (project / "-").exists()


READY = "import sys; from acp_codegen.__main__ import main; print(flush=True); sys.exit(main())"
"""The command line that says when Python itself has started: before that nobody can answer an interrupt."""


def test_an_interrupt_at_any_moment_is_said_in_a_line(project: Path) -> None:
    said: set[str] = set()
    for step in range(8):
        command = [sys.executable, "-c", READY, "build"]
        with subprocess.Popen(
            command, cwd=project, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.02 + 0.08 * step)
            process.send_signal(signal.SIGINT)
            _, stderr = process.communicate()
        assert "Traceback" not in stderr
        if process.returncode == 130:
            said.add(stderr)
    assert said == {"interrupted; nothing was left half written\n"}


def test_a_folder_that_cannot_be_written_is_said_in_a_line(project: Path) -> None:
    (project / "generated").write_text("a file where the folder goes")
    done = acp_codegen("build", cwd=project)
    assert done.returncode == 1
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1


def test_progress_shows_on_a_terminal_and_nowhere_else(project: Path) -> None:
    assert acp_codegen("build", cwd=project).stderr.count("\n") == 1
    shutil.rmtree(project / "generated")
    main, terminal = pty.openpty()
    command = [sys.executable, "-m", "acp_codegen", "build"]
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100"}
    with subprocess.Popen(command, cwd=project, stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        shown = read_all(main)
    assert process.returncode == 0
    assert "reading the sources" in shown


def test_on_a_narrow_terminal_each_gate_is_a_block() -> None:
    main, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "COLUMNS": "80"}
    command = [sys.executable, "-m", "acp_codegen", "features"]
    with subprocess.Popen(command, cwd=ROOT, stdout=terminal, env=environment) as process:
        os.close(terminal)
        shown = read_all(main)
    assert process.returncode == 0
    assert "…" not in shown
    assert "Gate         unstable_session_system_prompt" in shown
    assert max(map(len, shown.splitlines())) <= 80


def read_all(descriptor: int) -> str:
    chunks: list[bytes] = []
    try:
        while chunk := os.read(descriptor, 4096):
            chunks.append(chunk)
    except OSError:  # how Linux says that the other end of a terminal has closed
        pass
    os.close(descriptor)
    return b"".join(chunks).decode()


def test_an_interrupt_leaves_the_tree_as_it_was(project: Path) -> None:
    """Interrupted at many moments, a build leaves all of the old files or all of the new ones."""
    acp_codegen("build", cwd=project)
    registry = project / "schema" / "features.json"
    seen: set[int] = set()
    for step in range(12):
        registry.write_text(registry.read_text().replace('"release": "', '"release": "1'))
        before = snapshot(project / "generated")
        command = [sys.executable, "-m", "acp_codegen", "build"]
        with subprocess.Popen(command, cwd=project, stderr=subprocess.DEVNULL) as process:
            time.sleep(0.05 * step)
            process.send_signal(signal.SIGINT)
        after = snapshot(project / "generated")
        seen.add(process.returncode)
        releases = {text.split('"release": "')[1].split('"')[0] for text in after.values() if '"release": "' in text}
        assert after == before or len(releases) == 1
    assert acp_codegen("build", cwd=project).returncode == 0
    assert sorted(path.name for path in project.iterdir()) == ["generated", "schema"]
    assert seen <= {0, 130, -signal.SIGINT, 1}


def snapshot(root: Path) -> dict[str, str]:
    return {path.relative_to(root).as_posix(): path.read_text() for path in root.rglob("*") if path.is_file()}
