"""What a person sees: findings, tables, and what is being done."""

from __future__ import annotations

import errno
import io
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Literal

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic, Format, render
from acp_codegen.emit.feature_table import HEADINGS, cells
from acp_codegen.ir.coverage import Row

err = Console(stderr=True, highlight=False, soft_wrap=True)


TableFormat = Literal["table", "json", "markdown"]
"""How the feature table is written."""


def output(text: str) -> None:
    """Write to standard output, in UTF-8 whatever the locale: what stands there is for programs too."""
    if sys.stdout is None:  # pyright: ignore[reportUnnecessaryComparison] how Python says that it was closed
        raise OSError(errno.EBADF, "it is closed", "standard output")
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.flush()


def report(found: Sequence[Diagnostic], style: Format, *, to_output: bool) -> None:
    """Write findings, to standard output where they are what was asked for, and their number to standard error."""
    if not found and not (to_output and style == "json"):
        return
    text = render(found, style)
    output(text) if to_output else err.out(text, end="")
    if found:
        err.print(f"{len(found)} finding{'s' if len(found) > 1 else ''}")


def print_table(rows: Sequence[Row]) -> None:
    """The table as it is where the terminal has room for it or where there is none; else a block for each gate."""
    terminal = sys.stdout is not None and sys.stdout.isatty()  # pyright: ignore[reportUnnecessaryComparison]
    text = io.StringIO()
    console = Console(file=text, highlight=False, force_terminal=terminal, width=Console().width)
    table = Table(*HEADINGS, box=box.SIMPLE_HEAD, padding=(0, 1))
    for row in rows:
        table.add_row(*map(escape, cells(row)))
    natural = console.measure(table, options=console.options.update(width=10_000)).maximum
    if natural <= console.width or not terminal:
        console.width = max(natural, console.width)
        console.print(table)
    else:
        console.print(*map(_block, rows), sep="\n")
    output("".join(line.rstrip() + "\n" for line in text.getvalue().splitlines()))


def _block(row: Row) -> Table:
    """A gate on a narrow terminal: a line for each heading, folded where it does not fit."""
    block = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    block.add_column(no_wrap=True)
    block.add_column(overflow="fold")
    for heading, cell in zip(HEADINGS, map(escape, cells(row)), strict=True):
        block.add_row(heading, cell or "-")
    return block


@contextmanager
def progress(first: str) -> Generator[pipeline.Progress]:
    """Say on a terminal what is being done; elsewhere nothing."""
    if not err.is_terminal:
        yield pipeline.silent
        return
    with err.status(first) as status:
        yield status.update
