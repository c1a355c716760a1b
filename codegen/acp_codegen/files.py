"""The one place that writes to the disk.

A tree of generated files is staged beside the old one and takes its place in one step, so that a run that is
killed leaves the old tree or the new. A single file is replaced the same way.
"""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TypeVar

from acp_codegen.atomic import alone, exchange

Tree = Mapping[str, bytes]
"""Contents by path: relative, with forward slashes."""

Wanted = TypeVar("Wanted")

IGNORED = frozenset({"__pycache__", ".mypy_cache", ".DS_Store"})
STAGING = ".staging-"


@dataclass(frozen=True, slots=True)
class Changes:
    """How files on the disk differ from what they should be."""

    missing: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    stale: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.missing or self.changed or self.stale)


def files_below(root: Path) -> dict[str, Path]:
    """Everything below a folder but folders, by relative path, without what interpreters and desktops leave behind."""
    if not root.is_dir():
        return {}
    found = {path.relative_to(root): path for path in sorted(root.rglob("*")) if path.is_symlink() or not path.is_dir()}
    return {name.as_posix(): path for name, path in found.items() if not IGNORED.intersection(name.parts)}


def compare(root: Path, tree: Tree) -> Changes:
    """How the files below `root` differ from `tree`."""
    return compare_by(root, tree, _same)


def compare_by(root: Path, wanted: Mapping[str, Wanted], same: Callable[[Path, Wanted], bool]) -> Changes:
    """How the files below `root` differ from those that are wanted; `same` tells whether a file is as wanted."""
    there = files_below(root)
    return Changes(
        missing=tuple(name for name in sorted(wanted) if name not in there),
        changed=tuple(name for name in sorted(wanted) if name in there and not same(there[name], wanted[name])),
        stale=tuple(name for name in there if name not in wanted),
    )


def write_tree(root: Path, tree: Tree) -> Changes:
    """Make the files below `root` those of `tree` and no others; returns what had to change.

    Raises ValueError for a path that leads outside, OSError where the disk refuses.
    """
    for name in tree:
        _contained(name)
    root = root.resolve()
    if root.exists() and not root.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(root))
    with alone(root.parent):
        _sweep(root)
        changes = compare(root, tree)
        if changes:
            _replace(root, tree)
    return changes


def _replace(root: Path, tree: Tree) -> None:
    """Stage the tree beside the old one and put it in its place."""
    try:
        staging = Path(tempfile.mkdtemp(prefix=f".{root.name}{STAGING}", dir=root.parent))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(root)) from error
    try:
        staging.chmod(0o755)
        for name, content in tree.items():
            _stage(staging / name, content, root / name)
        _swap(staging, root)
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def write_file(path: Path, content: bytes) -> None:
    """Replace one file in one step; its folder must be there.

    A link is followed, and what is no regular file (a device, a pipe) is written into. Raises OSError, which names
    `path`, where the disk refuses.
    """
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            target.write_bytes(content)
        elif target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        else:
            _replace_file(target, content)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _replace_file(path: Path, content: bytes) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}{STAGING}", dir=path.parent)
    staged = Path(name)
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        staged.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        staged.replace(path)
    finally:
        staged.unlink(missing_ok=True)


def is_regular(path: Path) -> bool:
    """Whether it is a file of its own: no link, no device, no pipe."""
    return path.is_file() and not path.is_symlink()


def _same(path: Path, content: bytes) -> bool:
    return is_regular(path) and path.stat().st_size == len(content) and path.read_bytes() == content


def _contained(name: str) -> None:
    path = PurePosixPath(name)
    if path.is_absolute() or not path.parts or ".." in path.parts or "\\" in name or path.as_posix() != name:
        raise ValueError(f"{name!r} does not lead to a file below the folder that is written")


def _stage(target: Path, content: bytes, old: Path) -> None:
    """Put one file into the staged tree; one that has not changed keeps its time."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if _same(old, content):
        shutil.copy2(old, target)
    else:
        target.write_bytes(content)


def _sweep(root: Path) -> None:
    """Take away what a killed run left, and put back a tree that it had moved aside."""
    aside = _aside(root)
    if aside.is_dir():
        if root.exists():
            shutil.rmtree(aside)
        else:
            aside.rename(root)
    for left in root.parent.glob(f".{root.name}{STAGING}*"):
        shutil.rmtree(left, ignore_errors=True)


def _aside(root: Path) -> Path:
    return root.with_name(f".{root.name}.replaced")


def _swap(staging: Path, root: Path) -> None:
    """Exchange two folders; in one step where the system can."""
    if not root.exists():
        staging.rename(root)
    elif not exchange(staging, root):
        aside = _aside(root)
        root.rename(aside)
        staging.rename(root)
        shutil.rmtree(aside)
