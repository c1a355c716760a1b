"""What the docs site costs: a whole build, and how long `make serve` takes to show what was changed.

Both run on a copy of the project. The yardstick, measured in the same run, is reading and checking the sources.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table

from acp_codegen import pipeline

from .timing import best
from .toolchain import PROJECT, ROOT

COPIED = ("codegen", "docs", "generated", "schema", "mkdocs.yml", "pyproject.toml")
SOURCE, PAGE = Path("schema/v2/authentication.json"), Path("docs/index.md")
SHOWN = {SOURCE: "v2/types/authentication.html", PAGE: "index.html"}
"""What is changed, and the page that has to show it."""
AGAIN = 3
PATIENCE = 120
"""Seconds after which something has gone wrong."""


def site() -> None:
    """Measure the site."""
    yardstick = best(lambda: pipeline.read_sources(PROJECT), 3)
    with tempfile.TemporaryDirectory(prefix="acp-schema-bench-") as folder:
        project = _copy(Path(folder))
        measured = {"read and check the sources (yardstick)": yardstick, "acp-codegen docs --site": _build(project)}
        with _served(project) as base:
            for path in (SOURCE, PAGE):
                measured[f"make serve: {path} changed"] = min(_reload(project, path, base) for _ in range(AGAIN))
    table = Table("what", "s", "x yardstick", title=f"docs site, on {os.cpu_count()} processors")
    for what, seconds in measured.items():
        table.add_row(what, f"{seconds:.2f}", f"{seconds / yardstick:.1f}")
    Console().print(table)


def _copy(folder: Path) -> Path:
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, folder / name)
    return folder


def _build(project: Path) -> float:
    """Seconds of a build from nothing, in a process of its own."""
    begun = time.perf_counter()
    command = [sys.executable, "-m", "acp_codegen", "docs", "--site"]
    subprocess.run(command, cwd=project, env=_environment(project), check=True, capture_output=True)
    return time.perf_counter() - begun


def _environment(project: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{project / 'codegen'}", "NO_MKDOCS_2_WARNING": "1"}


@contextmanager
def _served(project: Path) -> Generator[str]:
    """The address of the pages of the project, once they are there, and until the end."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    command = [sys.executable, "-m", "mkdocs", "serve", "-q", "-a", address]
    server = subprocess.Popen(command, cwd=project, env=_environment(project), stderr=subprocess.DEVNULL)
    try:
        _wait_for(f"http://{address}/index.html", "")
        yield f"http://{address}"
    finally:
        server.terminate()
        server.wait()


def _reload(project: Path, path: Path, base: str) -> float:
    """Seconds until a page shows what was changed in a file."""
    time.sleep(1)  # the server looks for changes every half second, and must not take two for one
    mark = f"Changed{time.monotonic_ns()}"
    text = (project / path).read_text()
    begun = time.perf_counter()
    if path == SOURCE:
        at = text.index('"description": "', text.index('"AuthState"')) + len('"description": "')
        (project / path).write_text(f"{text[:at]}{mark} {text[at:]}")
    else:
        (project / path).write_text(f"{text}\n{mark}\n")
    _wait_for(f"{base}/{SHOWN[path]}", mark)
    return time.perf_counter() - begun


def _wait_for(address: str, mark: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 an address of this machine
                if mark in answer.read().decode():
                    return
        except OSError:
            pass
        time.sleep(0.05)
    sys.exit(f"{address} does not show what was changed")
