"""What things are called in Python. A name follows from the name in the sources alone, never from order or use."""

from __future__ import annotations

import keyword
import re

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_NO_NAME = re.compile(r"\W")
TAKEN = frozenset(
    {
        "bool",
        "construct",
        "copy",
        "dict",
        "float",
        "from_orm",
        "int",
        "json",
        "list",
        "object",
        "parse_file",
        "parse_obj",
        "parse_raw",
        "schema",
        "schema_json",
        "str",
        "update_forward_refs",
        "validate",
        "wire_constants",
    }
)
"""Attributes of every generated class beside those that start with `model_`, and what a class body needs itself."""


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
