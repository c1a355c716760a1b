"""One style for all generated code: that of ruff."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

LINE_LENGTH = "120"
COMMON = ("--isolated", "--no-cache", "--quiet", "--line-length", LINE_LENGTH, "--target-version", "py311")


def styled(texts: Mapping[str, str]) -> dict[str, str]:
    """Python texts by path, formatted and with their imports in order."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in texts.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        _ruff(root, "check", *COMMON, "--fix", "--select", "I,F401,UP", "--exit-zero")
        _ruff(root, "format", *COMMON)
        return {name: (root / name).read_text(encoding="utf-8") for name in texts}


def _ruff(root: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "ruff", *arguments, "."]
    subprocess.run(command, cwd=root, check=True, capture_output=True)  # noqa: S603 - our own arguments
