"""What several commands take, and how their help is written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from acp_codegen.diagnostics import Format


def examples(*pairs: tuple[str, str], end: str = "") -> str:
    """An epilog of commands, each under a line that says what it is for."""
    lines = [f"  # {what}\n  acp-codegen {command}" for what, command in pairs]
    return "\b\nExamples:\n" + "\n".join(lines) + (f"\n\n{end}" if end else "")


EXIT_CODES = "Exit codes: 0 fine, 1 findings (or a file that cannot be written), 2 wrong usage, 130 interrupted."
CHECK = ("are the sources sound, and is generated/ what they make?", "check")
BUILD = ("write generated/", "build")
COMPILE = (
    "the v1 schema with one gate, into a file",
    "compile --protocol v1 --features unstable_auth_status -o v1.json",
)
PYTHON = (
    "a Python package src/acp_v1 with one gate",
    "python --protocol v1 --features unstable_auth_status -o src",
)
FEATURES = ("the table of gates, for a page", "features --format markdown")
DOCS = ("the reference pages, as Markdown", "docs -o pages")

ProjectOption = Annotated[
    Path | None,
    typer.Option(
        "--project",
        metavar="DIR",
        help="Folder that holds schema/; else the nearest one upwards, else the sources that came with the tool.",
    ),
]
FormatOption = Annotated[Format, typer.Option("--format", help="How findings are written.")]
ProtocolOption = Annotated[str, typer.Option("--protocol", metavar="v1|v2", help="Protocol version.")]
FeaturesOption = Annotated[
    str,
    typer.Option(
        "--features",
        metavar="LIST",
        help="Gates to open, joined by commas; `unstable` stands for all of that umbrella, `none` for no gate.",
    ),
]
