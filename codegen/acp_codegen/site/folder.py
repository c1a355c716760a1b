"""Folders that are written as a whole, and what keeps them from taking somebody's own files away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from acp_codegen.files import Changes, compare_by, files_below, is_regular, write_tree
from acp_codegen.pipeline import sha256

MARK = ".acp-codegen.json"
"""A file in such a folder: what it was made from, and the digest of each file that was written."""


class ForeignFilesError(ValueError):
    """There are files in the folder that were not written here; `args[0]` says which, and how to go on."""


def write_folder(folder: Path, tree: Mapping[str, bytes], inputs: str = "", *, own: bool = False) -> Changes:
    """Make the files of a folder those of `tree`; an `own` folder may have others in it, which go away.

    Raises ForeignFilesError, OSError.
    """
    if not own:
        _refuse_foreign(folder)
    mark = {"inputs": inputs, "files": {name: sha256(content) for name, content in sorted(tree.items())}}
    changes = write_tree(folder, {**tree, MARK: (json.dumps(mark, indent=1) + "\n").encode()})
    groups = (changes.missing, changes.changed, changes.stale)
    return Changes(*(tuple(name for name in names if name != MARK) for names in groups))


def is_made_from(folder: Path, inputs: str) -> bool:
    """Whether the folder was written from these inputs, and every file is still as it was written."""
    written = _written(folder)
    return written is not None and written[0] == inputs and not compare_by(folder, written[1] | {MARK: ""}, _as_written)


def _refuse_foreign(folder: Path) -> None:
    written = _written(folder)
    known = {} if written is None else written[1]
    foreign = [name for name in files_below(folder) if name != MARK and name not in known]
    if foreign:
        more = f" and {len(foreign) - 1} more" if len(foreign) > 1 else ""
        raise ForeignFilesError(
            f"{folder} has files that did not come from here ({foreign[0]}{more}), and writing would take them away: "
            "name a new or an empty folder, or move them"
        )


def _written(folder: Path) -> tuple[str, dict[str, str]] | None:
    """The inputs and the digests of a folder that was written here."""
    try:
        mark: Any = json.loads((folder / MARK).read_bytes())
        return str(mark["inputs"]), {**cast("dict[str, str]", mark["files"])}
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _as_written(path: Path, digest: str) -> bool:
    return is_regular(path) and (not digest or sha256(path.read_bytes()) == digest)
