"""Dependencies point one way; the contract stands in pyproject.toml."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()", "--no-logo"]


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(root / "codegen"), "PATH": "/usr/bin:/bin"}
    command = [*LINT, "--config", str(root / "pyproject.toml"), "--no-cache"]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(ROOT / "codegen", tmp_path / "codegen")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_layers_hold(copy: Path) -> None:
    done = lint_imports(copy)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("module", "imported"),
    [
        ("lint/rule.py", "acp_codegen.emit.json_schema"),
        ("emit/json_schema/meta.py", "acp_codegen.load"),
        ("select.py", "acp_codegen.lint"),
        ("ir/types.py", "acp_codegen.load"),
        ("diagnostics/document.py", "acp_codegen.ir.model"),
        ("emit/feature_table/render.py", "acp_codegen.emit.json_schema"),
    ],
)
def test_an_import_against_the_direction_is_found(copy: Path, module: str, imported: str) -> None:
    path = copy / "codegen" / "acp_codegen" / module
    path.write_text(path.read_text() + f"\nimport {imported}  # noqa\n")
    done = lint_imports(copy)
    assert done.returncode != 0, done.stdout + done.stderr
