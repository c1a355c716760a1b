"""The faults of a value that JSON does not have."""

from __future__ import annotations

from typing import Any

from .errors import Fault
from .json_values import not_json
from .words import escaped

TOO_DEEP = Fault("", "nested too deep", kind="json")


def no_json(value: Any) -> tuple[Fault, ...]:
    """The places in a value where there is something that JSON does not have; at least one fault."""
    try:
        pairs = [("".join(f"/{escaped(part)}" for part in at), why) for at, why in not_json(value)]
    except RecursionError:
        return (TOO_DEEP,)
    return tuple(Fault(pointer, why, kind="json") for pointer, why in pairs) or (
        Fault("", "not a JSON value", kind="json"),
    )
