"""How long work takes: always the quickest of several rounds, which other work on the machine disturbs least."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 7
BATCH = 0.001
"""Seconds that a batch of calls takes at least: long for the clock, and short beside what interrupts it."""


def seconds(work: Callable[[], object], calls: int = 1) -> float:
    """Seconds of so many calls, one after the other."""
    turns = range(calls)
    begun = time.perf_counter()
    for _ in turns:
        work()
    return time.perf_counter() - begun


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the quickest round."""
    return min(seconds(work) for _ in range(rounds))


def per_call(work: Callable[[], object], rounds: int = 30) -> float:
    """Microseconds of one call, by the quickest of several short batches."""
    calls = 1
    while seconds(work, calls) < BATCH:
        calls *= 2
    return min(seconds(work, calls) for _ in range(rounds)) / calls * 1e6
