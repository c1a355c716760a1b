"""What the toolchain and the bindings cost: `python -m benchmarks`, or `make bench`.

Times depend on the machine, so each is also given as a ratio to a yardstick measured in the same run: for the toolchain
parsing the text of all sources with `json.loads`, for the bindings `json.loads` and `json.dumps` of the same message.
Each row is the best of several rounds; commands and imports are whole processes, with the start of the interpreter.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import acp_schema.v1.unstable as v1
from acp_schema import decode, encode
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


def compiled(sources: Sources) -> object:
    """The four schemas that are published: each version, stable and with the umbrella open."""
    return [pipeline.compiled_text(sources, p, names) for p in sources.protocols for names in ((), ("unstable",))]


def sound_and_compiled() -> object:
    return compiled(pipeline.read_sources(PROJECT).sources or loaded())


def command(*arguments: str) -> Callable[[], object]:
    whole = [sys.executable, "-m", "acp_codegen", *arguments]
    return lambda: subprocess.run(whole, cwd=ROOT, check=True, capture_output=True)


MESSAGE = json.dumps(
    {
        "protocolVersion": 1,
        "agentInfo": {"name": "acme-agent", "version": "1.4.2"},
        "agentCapabilities": {"loadSession": True, "auth": {"logout": {}, "status": {}}, "_meta": {"acme": [1, 2]}},
        "authMethods": [
            {"id": "browser", "name": "Sign in with a browser"},
            {"type": "terminal", "id": "tui", "name": "Sign in at a terminal", "args": ["login"], "env": {"A": "1"}},
        ],
    }
)
REPEATED = 2000


def imports(module: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, "-c", f"import {module}"], check=True)


def repeated(work: Callable[[], object]) -> Callable[[], object]:
    def rounds() -> None:
        for _ in range(REPEATED):
            work()

    return rounds


def bindings() -> None:
    """Measure reading and writing a message, and what it takes until the first."""
    value, plain = decode(v1.InitializeResponse, MESSAGE), json.loads(MESSAGE)
    read = best(repeated(lambda: json.loads(MESSAGE)))
    write = best(repeated(lambda: json.dumps(plain)))
    bare = best(imports("pydantic.main, pydantic.fields, pydantic.types"), 5)
    measured = {
        "json.loads of a message (yardstick)": (read, read),
        "decode": (best(repeated(lambda: decode(v1.InitializeResponse, MESSAGE))), read),
        "decode with report": (best(repeated(lambda: decode(v1.InitializeResponse, MESSAGE, report=True))), read),
        "json.dumps of it (yardstick)": (write, write),
        "encode": (best(repeated(lambda: encode(value))), write),
    }
    table = Table("what", "µs", "x yardstick", title=f"a message of {len(MESSAGE)} characters")
    for what, (seconds, yardstick) in measured.items():
        table.add_row(what, f"{seconds / REPEATED * 1e6:.2f}", f"{seconds / yardstick:.2f}")
    Console().print(table)
    table = Table("what", "ms", "x yardstick")
    for what, seconds in {
        "import what is needed of pydantic (yardstick)": bare,
        "import all of acp_schema.v1": best(imports("acp_schema.v1 as v; [getattr(v, n) for n in v.__all__]"), 5),
        "first decode": best(imports("acp_schema as a, acp_schema.v1 as v; a.decode(v.LogoutRequest, b'{}')"), 5),
    }.items():
        table.add_row(what, f"{seconds * 1000:.0f}", f"{seconds / bare:.2f}")
    Console().print(table)


def main() -> None:
    """Measure, and print the tables."""
    toolchain()
    bindings()


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


if __name__ == "__main__":
    main()
