"""A folder to make something in, that is thrown away; and those that killed runs could not throw away."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from acp_codegen.atomic import alone

PREFIX = "acp-site-"


@contextmanager
def staging_folder() -> Generator[Path]:
    """A new empty folder among those of the system that are for a while; it goes away, whatever happens inside."""
    place = Path(tempfile.gettempdir())
    with alone(place):
        _sweep(place)
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=place))
        held = _hold(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if held is not None:
            os.close(held)


def _sweep(place: Path) -> None:
    """Take away the folders that nobody holds any more: the system lets go of them when a run ends."""
    for left in place.glob(f"{PREFIX}*"):
        held = _hold(left)
        if held is not None:
            shutil.rmtree(left, ignore_errors=True)
            os.close(held)


def _hold(folder: Path) -> int | None:
    """Keep a folder for this run; None where another run or person has it, and where there are no locks."""
    with suppress(ImportError, OSError):
        import fcntl

        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(descriptor)
            raise
        return descriptor
    return None
