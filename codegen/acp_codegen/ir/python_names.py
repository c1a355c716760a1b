"""What things are called in Python. A name follows from the name in the sources alone, never from order or use."""

from __future__ import annotations

import keyword
import re
import unicodedata

from acp_codegen.ir.types import EnumValue

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
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
        "mro",
        "object",
        "parse_file",
        "parse_obj",
        "parse_raw",
        "register",
        "schema",
        "schema_json",
        "str",
        "update_forward_refs",
        "validate",
        "wire_constants",
        "with_unlisted",
    }
)
"""Attributes of every generated class beside those that start with `model_`, and what a class body needs itself."""


def snake(name: str) -> str:
    """`sessionId` -> `session_id`, `AuthState` -> `auth_state`, `_meta` -> `meta`."""
    return _told_alike(_HUMP.sub("_", _speakable(name).strip("_")).lower())


def attribute(wire: str) -> str:
    """The attribute for a wire name; one that Python or the base class uses already ends in an underscore."""
    name = snake(wire)
    if not name.isidentifier():
        name = f"field_{name}"
    return f"{name}_" if keyword.iskeyword(name) or name in TAKEN or name.startswith("model_") else name


def constant(value: EnumValue) -> str:
    """The name of an enum's constant: the one that the sources give it, else its title as `REQUEST_CANCELLED`."""
    return value.constant_name or snake(value.title or f"value_{value.value}").upper()


def pascal(name: str) -> str:
    """`session/new` -> `SessionNew`, `titled_items` -> `TitledItems`."""
    return _told_alike("".join(part[:1].upper() + part[1:] for part in _speakable(name).split("_")))


def _speakable(name: str) -> str:
    """The name with a line for each character that no name in Python can have."""
    return "".join(c if f"_{c}".isidentifier() else "_" for c in _told_alike(name))


def _told_alike(name: str) -> str:
    """The name as Python reads it (PEP 3131), to which different ones can be the same."""
    return unicodedata.normalize("NFKC", name)
