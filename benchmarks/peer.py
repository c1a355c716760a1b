"""The bindings beside the official Python SDK, `agent-client-protocol`, of which only `acp.schema` is measured.

The rounds go by turns through everybody, and the quickest round counts, so that noise hits all alike. A start is the
import of the classes of stable v1 and the reading of one `session/update`, after the import of what both need of
pydantic and of the standard library; `acp.schema` cannot be had without what `acp` imports. Its messages are written by
`model_dump_json(by_alias=True, exclude_none=True)`, the quickest way that it documents; its own connection takes the
longer way over `model_dump` and `json.dumps`, and reads by `json.loads` and `model_validate`; that is measured besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Any

from rich.progress import track

from . import installed, report
from .rivals import MSGSPEC, OLD, OURS, RC3, RC3_CONNECTION, Rival

STARTS = 9
ROUNDS = 5
V1, V2 = (OURS, RC3, RC3_CONNECTION, OLD, MSGSPEC), (OURS, RC3)
STARTED = (OURS, RC3, OLD)


def peer() -> None:
    """Install what is missing, measure, and print the tables. It never fails over a figure."""
    for requirement in (installed.NEWEST, installed.STABLE, installed.FLOOR):
        installed.install(requirement)
    for rival, version in (*((rival, "v1") for rival in V1), *((rival, "v2") for rival in V2)):
        rival.work("check", version)
    starts = _starts()
    v1, v2 = _speeds(V1, "v1"), _speeds(V2, "v2")
    report.starts(starts, OURS.name)
    for title, speeds in (("v1", v1), ("v2", v2)):
        report.speeds(title, speeds, OURS.name)
    report.values(_least(STARTED, "values", "v1"), OURS.name)
    report.targets(starts, v1, OURS.name, RC3.name, RC3_CONNECTION.name)


def _starts() -> dict[str, report.Start]:
    """By name: the median of the starts."""
    loaded = [set(rival.start(())["modules"]) for rival in STARTED]
    before = _importable(set[str].intersection(*loaded))
    for rival in STARTED:
        rival.start(before)
    rounds = [[rival.start(before) for rival in STARTED] for _ in track(range(STARTS), "starts", transient=True)]
    return {
        rival.name: report.Start(*(median(answers[at][key] for answers in rounds) for key in ("ms", "KiB")))
        for at, rival in enumerate(STARTED)
    }


def _importable(modules: set[str]) -> list[str]:
    """In an order that works: pydantic's private modules are made to be imported by its public ones."""
    return ["pydantic.main", *sorted(name for name in modules if not name.startswith("benchmarks"))]


def _speeds(rivals: Sequence[Rival], version: str) -> dict[str, report.Speeds]:
    """By name and kind of message: the quickest reading and writing."""
    least = _least(rivals, "speed", version)
    return {name: {kind: (read, write) for kind, (read, write) in kinds.items()} for name, kinds in least.items()}


def _least(rivals: Sequence[Rival], task: str, version: str) -> dict[str, Any]:
    """By name: the answers of several rounds, of each figure the least."""
    turns = track(range(ROUNDS), f"{task} of {version}", transient=True)
    rounds = [[rival.work(task, version) for rival in rivals] for _ in turns]
    return {
        rival.name: {what: _lowest([answers[at][what] for answers in rounds]) for what in rounds[0][at]}
        for at, rival in enumerate(rivals)
    }


def _lowest(figures: Sequence[Any]) -> Any:
    if isinstance(figures[0], list):
        return [min(column) for column in zip(*figures, strict=True)]
    return min(figures)
