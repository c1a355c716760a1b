"""Folders that are written as a whole, and what keeps them from taking somebody's own files away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path, PurePosixPath
from typing import Any, cast

from acp_codegen.files import Changes, Tree, compare, compare_by, is_regular, write_tree
from acp_codegen.manifest import sha256

MARK = ".acp-codegen.json"
"""A file in such a folder: what it was made from, and the digest of each file that was written."""
CACHE, COMPILED = "__pycache__", ".pyc"
"""What Python leaves beside modules that it has imported."""


class UnfitFolderError(ValueError):
    """The folder cannot be written as a whole; `args[0]` says why, and how to go on."""


def write_folder(folder: Path, tree: Tree, inputs: str = "", *, modules: bool = False) -> Changes:
    """Make the files of a folder those of `tree`, and make the folder where it is not there.

    What had been written there before goes away, also where it was changed since. Raises UnfitFolderError where that
    would take away anything else, and OSError. With `modules`, what Python has compiled from them is nobody's own.
    """
    _refuse_current(folder)
    if not (modules and changes_of(folder, tree) == Changes(missing=(MARK,))):  # Else nothing but the mark was lost.
        _refuse_foreign(folder, _is_compiled if modules else _is_nothing)
    folder.resolve().parent.mkdir(parents=True, exist_ok=True)
    mark = {"inputs": inputs, "files": {name: sha256(content) for name, content in sorted(tree.items())}}
    return _of_files(write_tree(folder, {**tree, MARK: (json.dumps(mark, indent=1) + "\n").encode()}))


def changes_of(folder: Path, tree: Tree) -> Changes:
    """What writing the files of `tree` would change in a folder. Without its mark, nothing would be written."""
    changes = _of_files(compare(folder, tree))
    return changes if is_regular(folder / MARK) else replace(changes, missing=(*changes.missing, MARK))


def foreign_modules(folder: Path) -> tuple[str, ...]:
    """What is in a folder of Python modules and did not come from here; names of folders end with `/`."""
    written = _written(folder)
    known = {MARK} if written is None else {MARK, *written[1]}
    return tuple(sorted(name for name in _foreign(folder, known) if not _is_compiled(name)))


def _of_files(changes: Changes) -> Changes:
    """The changes without the mark."""
    groups = (changes.missing, changes.changed, changes.stale)
    return Changes(*(tuple(name for name in names if name != MARK) for names in groups))


def is_made_from(folder: Path, inputs: str) -> bool:
    """Whether the folder was written from these inputs, and every file is still as it was written."""
    written = _written(folder)
    return written is not None and written[0] == inputs and not compare_by(folder, written[1] | {MARK: ""}, _as_written)


def _refuse_current(folder: Path) -> None:
    """A folder that takes the place of another pulls it from under whoever stands in it."""
    here, target = Path.cwd(), folder.resolve()
    if here == target or target in here.parents:
        what = "is" if here == target else "holds"
        raise UnfitFolderError(
            f"{folder} {what} the current folder, and writing would put another in its place: "
            "name a folder below this one, or go to another"
        )


def _refuse_foreign(folder: Path, passed: Callable[[str], bool]) -> None:
    written = _written(folder)
    known = {MARK} if written is None else {MARK, *written[1]}
    foreign = sorted(name for name in _foreign(folder, known) if not passed(name))
    if foreign:
        more = f" and {len(foreign) - 1} more" if len(foreign) > 1 else ""
        raise UnfitFolderError(
            f"{folder} has files that did not come from here ({foreign[0]}{more}), and writing would take them away: "
            "name a new or an empty folder with -o DIR, or move them"
        )


def _is_nothing(_: str) -> bool:
    return False


def _is_compiled(name: str) -> bool:
    """Whether a name, which ends with `/` if it is a folder's, is Python's own."""
    path = PurePosixPath(name)
    return path.name == CACHE if name.endswith("/") else (path.parent.name, path.suffix) == (CACHE, COMPILED)


def _foreign(folder: Path, known: set[str]) -> Iterator[str]:
    """Everything below a folder but the files that are known, and the folders above these."""
    above = {parent.as_posix() for name in known for parent in PurePosixPath(name).parents}
    for path in folder.rglob("*"):
        name = path.relative_to(folder).as_posix()
        is_folder = path.is_dir() and not path.is_symlink()
        if name not in (above if is_folder else known):
            yield f"{name}/" if is_folder else name


def _written(folder: Path) -> tuple[str, dict[str, str]] | None:
    """The inputs and the digests of a folder that was written here."""
    try:
        mark: Any = json.loads((folder / MARK).read_bytes())
        return str(mark["inputs"]), {**cast("dict[str, str]", mark["files"])}
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _as_written(path: Path, digest: str) -> bool:
    return is_regular(path) and (not digest or sha256(path.read_bytes()) == digest)
