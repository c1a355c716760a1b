"""Finding the project that a command works on."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.source_schema import bundled_schema

MARKS = ("schema/features.json", "schema/source.schema.json", "generated/manifest.json")
"""What only a project of this kind has."""


class NoProjectError(ValueError):
    """There is no project to work on; `args[0]` says why."""


@dataclass(frozen=True, slots=True)
class Project:
    """Where sources are read and generated files are written; `root` is None for the bundled sources."""

    schema: Path
    root: Path | None

    @property
    def generated(self) -> Path | None:
        return None if self.root is None else self.root / "generated"


def find_project(named: Path | None) -> Project:
    """The named project, else the nearest one from the current folder upwards, else the bundled sources.

    A folder with any of MARKS, or with a protocol version, is a project, so that one that lost a part is not passed
    over. Raises NoProjectError where the named one has no `schema`, and where there is no current folder.
    """
    if named is not None:
        if not (named / "schema").is_dir():
            raise NoProjectError(f"{named} is no project: it has no folder `schema`")
        return Project(named / "schema", named)
    try:
        here = Path.cwd()
    except FileNotFoundError as error:
        raise NoProjectError("the current folder is gone: go to another, or name a project with --project") from error
    nearest = next((d for d in (here, *here.parents) if _is_project(d)), None)
    return Project(bundled_schema(), None) if nearest is None else Project(nearest / "schema", nearest)


def _is_project(folder: Path) -> bool:
    return any(os.path.lexists(folder / mark) for mark in MARKS) or any(folder.glob("schema/v*/protocol.json"))
