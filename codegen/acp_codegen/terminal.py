"""What a person sees: findings, tables, and what is being done."""

from __future__ import annotations

import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from enum import StrEnum

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic, Format, render
from acp_codegen.emit.feature_table import HEADINGS, Row, cells

err = Console(stderr=True, highlight=False, soft_wrap=True)


class DiagnosticFormat(StrEnum):
    """How findings are written."""

    text = "text"
    json = "json"
    github = "github"


class TableFormat(StrEnum):
    """How the feature table is written."""

    table = "table"
    json = "json"
    markdown = "markdown"


_FORMATS: dict[DiagnosticFormat, Format] = {
    DiagnosticFormat.text: "text",
    DiagnosticFormat.json: "json",
    DiagnosticFormat.github: "github",
}


def report(found: Sequence[Diagnostic], style: DiagnosticFormat, *, to_output: bool) -> None:
    """Write findings, to standard output where they are what was asked for, and their number to standard error."""
    if not found and not (to_output and style is DiagnosticFormat.json):
        return
    (sys.stdout if to_output else sys.stderr).write(render(found, _FORMATS[style]))
    if found:
        err.print(f"{len(found)} finding{'s' if len(found) > 1 else ''}")


def print_table(rows: Sequence[Row]) -> None:
    """The table as it is where the terminal has room for it or where there is none; else a block for each gate."""
    console = Console(highlight=False)
    table = Table(*HEADINGS, box=box.SIMPLE_HEAD, padding=(0, 1))
    for row in rows:
        table.add_row(*map(escape, cells(row)))
    natural = console.measure(table, options=console.options.update(width=10_000)).maximum
    if natural <= console.width or not console.is_terminal:
        console.width = max(natural, console.width)
        console.print(table)
        return
    for row in rows:
        block = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for heading, cell in zip(HEADINGS, map(escape, cells(row)), strict=True):
            block.add_row(heading, cell or "-")
        console.print(block)
        console.print()


@contextmanager
def progress(first: str) -> Generator[pipeline.Progress]:
    """Say on a terminal what is being done; elsewhere nothing."""
    if not err.is_terminal:
        yield pipeline.silent
        return
    with err.status(first) as status:
        yield status.update
