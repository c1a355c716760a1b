"""The workflows of the repository: sound, with few rights, and with nothing to do that the Makefile does not know."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from actionlint import MissingError, findings
from repository import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
USES = re.compile(r"^ *- uses: (?P<action>\S+)@(?P<commit>\S+)(?P<version>.*)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):(?!=)", re.MULTILINE)
each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def read(path: Path) -> dict[Any, Any]:
    return cast("dict[Any, Any]", yaml.safe_load(path.read_text(encoding="utf-8")))


def test_actionlint_finds_nothing_and_would_find_a_fault(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yml"
    broken.write_text(WORKFLOWS[0].read_text(encoding="utf-8").replace("matrix.python }}", "matrix.pithon }}"))
    try:
        found = findings([*WORKFLOWS, broken], tmp_path).splitlines()
    except MissingError as error:
        pytest.skip(str(error))
    assert found
    assert [line for line in found if not line.startswith(f"{broken}:") or "pithon" not in line] == []


@pytest.mark.skipif(shutil.which("shellcheck") is None, reason="shellcheck is not installed")
def test_shellcheck_finds_nothing_in_what_ci_runs() -> None:
    done = subprocess.run(["shellcheck", ROOT / ".ci" / "run"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@each_workflow
def test_a_step_runs_a_target_of_the_makefile(path: Path) -> None:
    targets = set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))
    runs = [step["run"] for job in read(path)["jobs"].values() for step in job["steps"] if "run" in step]
    assert runs
    for run in runs:
        first, *others = run.split()
        assert first == "make"
        assert set(others) <= targets


@each_workflow
def test_actions_are_pinned_to_commits_and_name_the_version(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    used = list(USES.finditer(text))
    assert len(used) == text.count("uses:")
    for match in used:
        assert re.fullmatch(r"[0-9a-f]{40}", match["commit"]), match[0]
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", match["version"]), match[0]


@each_workflow
def test_rights_and_time_are_short(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    assert "group" in workflow["concurrency"]
    writing = {name: set(job.get("permissions", ())) for name, job in workflow["jobs"].items() if "permissions" in job}
    assert writing in ({}, {"deploy": {"pages", "id-token"}, "release": {"contents"}})
    assert all(0 < job["timeout-minutes"] <= 45 for job in workflow["jobs"].values())
    kept = [
        step["with"]["persist-credentials"]
        for job in workflow["jobs"].values()
        for step in job["steps"]
        if step.get("uses", "").startswith("actions/checkout@")
    ]
    assert not any(kept)


def test_pull_requests_are_checked_and_main_is_published() -> None:
    checks, publish = (read(ROOT / ".github" / "workflows" / name) for name in ("checks.yml", "publish.yml"))
    assert "pull_request" in checks[True]  # YAML 1.1 reads `on` so
    assert set(checks["jobs"]["checks"]["strategy"]["matrix"]["python"]) >= {"3.11", "3.13"}
    assert publish[True]["push"]["branches"] == ["main"]
    assert publish["jobs"]["deploy"]["environment"]["name"] == "github-pages"
