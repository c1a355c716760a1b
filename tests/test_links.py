"""Every link and every anchor of the docs site, followed by lychee; and what MkDocs itself says: nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rendered import rendered
from repository import ROOT

LYCHEE = shutil.which("lychee")
needs_lychee = pytest.mark.skipif(LYCHEE is None, reason="there is no lychee for this platform to follow links with")


def lychee(site: Path) -> subprocess.CompletedProcess[str]:
    command = ["lychee", "--offline", "--include-fragments", "--no-progress", "--format", "json", str(site)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@needs_lychee
def test_lychee_finds_nothing() -> None:
    done = lychee(rendered().folder)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_lychee
@pytest.mark.parametrize("broken", ["v1/types/error.html#no-such-anchor", "v1/no-such-page.html"])
def test_lychee_would_find_a_broken_link(tmp_path: Path, broken: str) -> None:
    site = tmp_path / "site"
    shutil.copytree(rendered().folder, site)
    page = site / "toolchain.html"
    page.write_text(page.read_text(encoding="utf-8").replace("</article>", f'<a href="{broken}">x</a></article>'))
    done = lychee(site)
    assert done.returncode != 0
    assert broken in done.stdout + done.stderr


def test_mkdocs_is_silent_in_strict_mode(tmp_path: Path) -> None:
    """The theme announces its end of life whenever MkDocs starts; the variable is its own switch for that."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
