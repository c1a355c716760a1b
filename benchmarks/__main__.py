"""What the toolchain costs: `python -m benchmarks`, or `make bench`.

Times depend on the machine, so each is also given as a ratio to one yardstick measured in the same run: parsing
the text of all sources with `json.loads`. Each row is the best of several rounds, in this process; the last rows
are whole commands, with the start of the interpreter.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from acp_codegen import pipeline
from acp_codegen.ir.model import Sources
from acp_codegen.lint import lint
from acp_codegen.load import load_sources
from acp_codegen.project import Project

ROOT = Path(__file__).parents[1]
PROJECT = Project(ROOT / "schema", ROOT)
ROUNDS = 7


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the quickest round."""
    times: list[float] = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def loaded() -> Sources:
    sources = load_sources(PROJECT.schema).sources
    if sources is None:
        sys.exit("the sources have findings: run `acp-codegen check`")
    return sources


def all_of_it() -> object:
    return pipeline.generate(pipeline.read_sources(PROJECT).sources or loaded())


def command(*arguments: str) -> Callable[[], object]:
    whole = [sys.executable, "-m", "acp_codegen", *arguments]
    return lambda: subprocess.run(whole, cwd=ROOT, check=True, capture_output=True)


def main() -> None:
    """Measure, and print a table."""
    sources = loaded()
    texts = [document.text for document in sources.documents]
    yardstick = best(lambda: [json.loads(text) for text in texts])
    measured = {
        "json.loads of all sources (yardstick)": yardstick,
        "load": best(loaded),
        "lint": best(lambda: lint(sources)),
        "compile all, feature table, manifest": best(lambda: pipeline.generate(sources)),
        "load + lint + compile": best(all_of_it),
        "acp-codegen check": best(command("check"), 3),
        "acp-codegen check --full": best(command("check", "--full"), 3),
    }
    table = Table("what", "ms", "x yardstick", title=f"{sum(map(len, texts)):,} characters of sources")
    for what, seconds in measured.items():
        table.add_row(what, f"{seconds * 1000:.1f}", f"{seconds / yardstick:.0f}")
    Console().print(table)


if __name__ == "__main__":
    main()
