"""Where a Python value is none that JSON has."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from .core import members, parts
from .errors import Fault
from .places import escaped


def no_json(value: Any) -> tuple[Fault, ...]:
    """The places in a value where there is something that JSON does not have; at least one fault."""
    return tuple(_found(value, "")) or (Fault("", "Input should be a JSON value"),)


def _found(value: Any, at: str) -> Iterator[Fault]:
    inner, items = members(value), parts(value)
    if inner is not None:
        for key, part in inner.items():
            yield from _found(part, f"{at}/{escaped(str(key))}")
    elif items is not None:
        for index, part in enumerate(items):
            yield from _found(part, f"{at}/{index}")
    elif isinstance(value, float) and not math.isfinite(value):
        yield Fault(at, "Input should be a finite number: NaN and infinities are no JSON values")
    elif value is not None and not isinstance(value, (bool, int, float, str)):
        yield Fault(at, f"Input should be a JSON value, and not an instance of {type(value).__name__}")
