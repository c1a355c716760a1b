"""What things are called in Python. A name follows from the name in the sources alone, never from order or use."""

from __future__ import annotations

import keyword
import re

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NO_NAME = re.compile(r"\W")
TAKEN = frozenset(
    {
        "construct",
        "copy",
        "dict",
        "from_orm",
        "json",
        "parse_file",
        "parse_obj",
        "parse_raw",
        "schema",
        "schema_json",
        "update_forward_refs",
        "validate",
        "wire_constants",
    }
)
"""Attributes of every generated class, by pydantic or by us, beside those that start with `model_`."""


def snake(name: str) -> str:
    """`sessionId` -> `session_id`, `AuthState` -> `auth_state`, `_meta` -> `meta`."""
    return _HUMP.sub("_", _NO_NAME.sub("_", name).strip("_")).lower()


def attribute(wire: str) -> str:
    """The attribute for a wire name; one that Python or the base class uses already ends in an underscore."""
    name = snake(wire)
    if not name or name[0].isdigit():
        name = f"field_{name}"
    return f"{name}_" if keyword.iskeyword(name) or name in TAKEN or name.startswith("model_") else name


def pascal(name: str) -> str:
    """`session/new` -> `SessionNew`, `titled_items` -> `TitledItems`."""
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[\W_]+", name))
