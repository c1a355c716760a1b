"""Work that is done in several processes at once, where the system can."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")
WORTH_IT = 16
"""From this many items on, starting processes costs less than it saves."""

_work: tuple[Callable[[Any], Any], Sequence[Any]] | None = None
"""What the processes find when they start: they are copies of this one, so nothing has to be sent to them."""


def side_by_side(make: Callable[[Item], Made], items: Sequence[Item]) -> list[Made]:
    """What `make` makes of each item, in their order; it has to survive pickling, the items need not."""
    global _work
    count = min(_processors(), len(items) // WORTH_IT + 1)
    if count < 2 or not _can_fork():
        return [make(item) for item in items]
    _work = (make, items)
    try:
        with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("fork")) as pool:
            return list(pool.map(_made, range(len(items)), chunksize=4))
    finally:
        _work = None


def _made(index: int) -> Any:
    assert _work is not None  # noqa: S101 set before the process was started
    make, items = _work
    return make(items[index])


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _can_fork() -> bool:
    """Whether a copy of this process works: another thread might hold a lock that nobody in the copy gives back."""
    return "fork" in multiprocessing.get_all_start_methods() and threading.active_count() == 1
