"""What is compared with, each pinned and in a folder of its own below `.peers/`: never in the project's environment.

The first run installs it from the package index; later runs need no network.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".peers"
NEWEST = "agent-client-protocol==1.0.0rc3"
STABLE = "agent-client-protocol==0.12.1"
FLOOR = "msgspec==0.23.0"


def folder(requirement: str) -> Path:
    """Where a pinned requirement is, or would be."""
    return FOLDER / requirement.replace("==", "-")


def install(requirement: str) -> None:
    """Install a requirement without what it needs in turn: that is pydantic, which everybody shares."""
    home = folder(requirement)
    if home.is_dir():
        return
    unfinished = home.with_name(f"{home.name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    options = ["install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(unfinished)]
    done = subprocess.run([*_pip(), *options, requirement], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"cannot install {requirement}: run this once with a connection to the package index")
    unfinished.rename(home)


def _pip() -> list[str]:
    """The pip of this environment; an environment may lack it, and then that of the interpreter that made it."""
    own = [sys.executable, "-m", "pip"]
    if subprocess.run([*own, "--version"], capture_output=True, check=False).returncode == 0:
        return own
    return [str(Path(sys.base_prefix) / "bin" / "python3"), "-m", "pip", "--python", sys.executable]
