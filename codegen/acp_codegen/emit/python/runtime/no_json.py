"""The faults of a value that JSON does not have."""

from __future__ import annotations

from typing import Any

from .errors import Fault
from .json_values import not_json
from .places import escaped


def no_json(value: Any) -> tuple[Fault, ...]:
    """The places in a value where there is something that JSON does not have; at least one fault."""
    try:
        found = tuple(Fault("".join(f"/{escaped(part)}" for part in at), why) for at, why in not_json(value))
    except RecursionError:
        return (Fault("", "Input is nested too deep"),)
    return found or (Fault("", "Input should be a JSON value"),)
