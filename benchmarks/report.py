"""The tables of the comparison. A ratio says how many times as much as ours somebody else takes."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import geometric_mean
from typing import TypeAlias

from rich.console import Console
from rich.table import Table

Speeds: TypeAlias = Mapping[str, tuple[float, float]]
"""By kind of message: microseconds of reading, and of writing."""
READ, WRITE = 0, 1
CONSOLE = Console(width=None if sys.stdout.isatty() else 110)


@dataclass(frozen=True, slots=True)
class Start:
    milliseconds: float
    kib: float


def starts(measured: Mapping[str, Start], ours: str) -> None:
    """Import and first message."""
    mine = measured[ours]
    table = _table("import of stable v1 and first message", "ms and KiB, and x ours", "ms", "KiB")
    for name, each in measured.items():
        slower, larger = each.milliseconds / mine.milliseconds, each.kib / mine.kib
        table.add_row(name, f"{each.milliseconds:.1f} {slower:6.2f}", f"{each.kib:,.0f} {larger:6.2f}")
    CONSOLE.print(table)


def speeds(version: str, measured: Mapping[str, Speeds], ours: str) -> None:
    """Reading and writing each message; in the last row the geometric mean."""
    for title, at in (("read", READ), ("write", WRITE)):
        names = [ours, *(name for name in measured if name != ours)]
        table = _table(f"{title} messages of {version}", "µs, and x ours", *names)
        for kind in measured[ours]:
            table.add_row(kind, *_cells([measured[name][kind][at] for name in names]))
        table.add_section()
        table.add_row("geometric mean", *_cells([_mean(measured[name], at) for name in names]))
        CONSOLE.print(table)


def values(measured: Mapping[str, Mapping[str, float]], ours: str) -> None:
    """What is done with a value in Python."""
    names = [ours, *(name for name in measured if name != ours)]
    table = _table("a chunk of a message as a value", "µs, and x ours", *names)
    for what in measured[ours]:
        table.add_row(what, *_cells([measured[name][what] for name in names]))
    CONSOLE.print(table)


def targets(start: Mapping[str, Start], speed: Mapping[str, Speeds], ours: str, rival: str, connection: str) -> None:
    """What the bindings are meant to reach beside a rival; `connection` is the way that its own connection goes."""
    mine, theirs = start[ours], start[rival]
    read, write = (_gain(speed[ours], speed[rival], at) for at in (READ, WRITE))
    goes_in, goes_out = (_gain(speed[ours], speed[connection], at) for at in (READ, WRITE))
    table = _table(f"targets, beside {rival}", "what", "target", "measured", "")
    for what, target, figure, met in (
        _at_most("import and first message", 1 / 8, mine.milliseconds / theirs.milliseconds),
        _at_most("memory of that", 1 / 3, mine.kib / theirs.kib),
        _at_least("read, geometric mean", 2, read),
        _at_least("read, aimed at", 3, read),
        _at_least("read, slowest kind", 1, _least_gain(speed[ours], speed[rival], READ)),
        _at_least(f"read, geometric mean to {connection}", 2, goes_in),
        _at_least("write, geometric mean", 5, write),
        _at_least("write, slowest kind", 1, _least_gain(speed[ours], speed[rival], WRITE)),
        _at_least(f"write, geometric mean to {connection}", 5, goes_out),
    ):
        table.add_row(what, target, figure, "met" if met else "not met")
    CONSOLE.print(table)


def _gain(mine: Speeds, theirs: Speeds, at: int) -> float:
    return _mean(theirs, at) / _mean(mine, at)


def _least_gain(mine: Speeds, theirs: Speeds, at: int) -> float:
    return min(theirs[kind][at] / pair[at] for kind, pair in mine.items())


def _at_most(what: str, target: float, figure: float) -> tuple[str, str, str, bool]:
    return what, f"at most {target:.3f} of it", f"{figure:.3f}", figure <= target


def _at_least(what: str, target: float, figure: float) -> tuple[str, str, str, bool]:
    return what, f"at least {target:g} times as fast", f"{figure:.2f}", figure >= target


def _mean(measured: Speeds, at: int) -> float:
    return geometric_mean(pair[at] for pair in measured.values())


def _cells(figures: Sequence[float]) -> list[str]:
    mine, *others = figures
    return [f"{mine:.2f}", *(f"{figure:.2f} {figure / mine:6.2f}" for figure in others)]


def _table(title: str, *heads: str) -> Table:
    table = Table(title=title, title_justify="left")
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left")
    return table
