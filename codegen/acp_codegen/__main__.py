"""The command `acp-codegen`; it says how to get what it needs where that is not installed."""

from __future__ import annotations

import sys
from importlib.util import find_spec

NEEDED = ("datamodel_code_generator", "griffe", "jsonschema", "rich", "ruff", "typer")


def main() -> int:
    """Run the command line; returns its exit code, as `acp-codegen --help` lists them."""
    try:
        return _run()
    except KeyboardInterrupt:
        sys.stderr.write("interrupted; nothing was left half written\n")
        return 130


def _run() -> int:
    absent = [name for name in NEEDED if find_spec(name) is None]
    if absent:
        sys.stderr.write(f"acp-codegen needs {', '.join(absent)}: pip install 'acp-schema[codegen]'\n")
        return 2
    from acp_codegen.cli import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
