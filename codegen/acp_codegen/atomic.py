"""What the operating system does in one step, where it can."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

CALLS = {"linux": ("renameat2", 2), "darwin": ("renamex_np", 2)}
"""The call that exchanges two names, with its flag: RENAME_EXCHANGE on Linux, RENAME_SWAP on macOS."""
HERE = -100
"""AT_FDCWD: paths are taken as they are."""


def exchange(one: Path, other: Path) -> bool:
    """Give two folders each other's name; False where the system or the file system has no such call."""
    name, flag = CALLS.get(sys.platform, ("", 0))
    function = getattr(ctypes.CDLL(None), name, None) if name else None
    if function is None:
        return False
    first, second = os.fsencode(one), os.fsencode(other)
    paths = (HERE, first, HERE, second) if name == "renameat2" else (first, second)
    return bool(function(*paths, flag) == 0)


@contextmanager
def alone(folder: Path) -> Generator[None]:
    """Wait until no other process is in here with the same folder; the system lets go when a process ends.

    Where there are no such locks (Windows) it does not wait.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)
