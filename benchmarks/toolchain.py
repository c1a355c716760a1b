"""What the steps from the sources to the generated files cost.

The yardstick, measured in the same run, is parsing the text of all sources with `json.loads`. Commands are whole
processes, with the start of the interpreter.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from acp_codegen import pipeline
from acp_codegen.ir.model import Sources
from acp_codegen.lint import lint
from acp_codegen.load import load_sources
from acp_codegen.project import Project

from .timing import best

ROOT = Path(__file__).parents[1]
PROJECT = Project(ROOT / "schema", ROOT)


def loaded() -> Sources:
    sources = load_sources(PROJECT.schema).sources
    if sources is None:
        sys.exit("the sources have findings: run `acp-codegen check`")
    return sources


def all_of_it() -> object:
    return pipeline.generate(pipeline.read_sources(PROJECT).sources or loaded())


def compiled(sources: Sources) -> object:
    """The four schemas that are published: each version, stable and with the umbrella open."""
    return [pipeline.compiled_text(sources, p, names) for p in sources.protocols for names in ((), ("unstable",))]


def sound_and_compiled() -> object:
    return compiled(pipeline.read_sources(PROJECT).sources or loaded())


def command(*arguments: str) -> Callable[[], object]:
    whole = [sys.executable, "-m", "acp_codegen", *arguments]
    return lambda: subprocess.run(whole, cwd=ROOT, check=True, capture_output=True)


def toolchain() -> None:
    """Measure the steps from the sources to the generated files."""
    sources = loaded()
    texts = [document.text for document in sources.documents]
    yardstick = best(lambda: [json.loads(text) for text in texts])
    measured = {
        "json.loads of all sources (yardstick)": yardstick,
        "load": best(loaded),
        "lint": best(lambda: lint(sources)),
        "compile the four schemas": best(lambda: compiled(sources)),
        "load + lint + compile": best(sound_and_compiled),
        "generate everything in memory": best(lambda: pipeline.generate(sources), 3),
        "load + lint + generate": best(all_of_it, 3),
        "acp-codegen check": best(command("check"), 3),
        "acp-codegen check --full": best(command("check", "--full"), 3),
    }
    table = Table("what", "ms", "x yardstick", title=f"{sum(map(len, texts)):,} characters of sources")
    for what, seconds in measured.items():
        table.add_row(what, f"{seconds * 1000:.1f}", f"{seconds / yardstick:.0f}")
    Console().print(table)
