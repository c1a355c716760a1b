"""Who takes part in the comparison, and what they answer: each measurement in a process of its own.

Everybody has the same interpreter, the same pydantic and compiled files: the processes keep these in a folder of their
own, whatever PYTHONDONTWRITEBYTECODE says, and each measurement of a start is taken after one that does not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .installed import FLOOR, FOLDER, NEWEST, ROOT, STABLE, folder


@dataclass(frozen=True, slots=True)
class Rival:
    """Somebody who takes part, and the way to read and write with them."""

    name: str
    way: str
    home: Path
    """Where the package is."""

    def ask(self, module: str, *arguments: str) -> Any:
        """The answer of a worker that takes its way, its arguments after that."""
        done = subprocess.run(
            [sys.executable, "-m", f"benchmarks.{module}", *arguments],
            cwd=ROOT,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{self.name}: {done.stderr.strip().splitlines()[-1]}")
        return json.loads(done.stdout)

    def work(self, task: str, version: str) -> Any:
        return self.ask("worker", task, self.way, version)

    def start(self, before: Sequence[str]) -> Any:
        return self.ask("first", self.way, *before)

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        path = os.pathsep.join([str(self.home), *filter(None, [kept.get("PYTHONPATH")])])
        return kept | {"PYTHONPATH": path, "PYTHONPYCACHEPREFIX": str(FOLDER / "compiled")}


OURS = Rival("ours", "ours", ROOT / "generated")
RC3 = Rival("1.0.0rc3", "peer", folder(NEWEST))
RC3_CONNECTION = Rival("its connection", "connection", folder(NEWEST))
OLD = Rival("0.12.1", "peer", folder(STABLE))
MSGSPEC = Rival("msgspec", "floor", folder(FLOOR))
