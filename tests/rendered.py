"""The docs site of this repository, rendered once for all tests that look at it."""

from __future__ import annotations

import atexit
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from repository import ROOT


@dataclass(frozen=True)
class Rendered:
    """The folder of the site, and what the command said when it wrote it."""

    folder: Path
    done: subprocess.CompletedProcess[str]


@cache
def rendered() -> Rendered:
    """The site as `acp-codegen docs --site` writes it."""
    folder = Path(tempfile.mkdtemp(prefix="acp-schema-site-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    command = [sys.executable, "-m", "acp_codegen", "docs", "--site", "-o", str(folder / "site")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return Rendered(folder / "site", done)


def html_pages() -> list[str]:
    """The pages of the site, by their paths below its folder."""
    folder = rendered().folder
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
