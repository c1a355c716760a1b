"""What things are called where their names cannot stand, and which names code has taken."""

from __future__ import annotations

import re

BINDING_NAMES = frozenset(
    {
        "AbsentOnError",
        "AbsentOnNull",
        "AbsentUnless",
        "Always",
        "Annotated",
        "Any",
        "AnyInteger",
        "AnyNumber",
        "Boolean",
        "Characters",
        "ClassVar",
        "ConfigDict",
        "Constants",
        "DefaultOnError",
        "EmptyOnNull",
        "False",
        "Field",
        "Int16",
        "Int32",
        "Int64",
        "Int8",
        "Integer",
        "Limits",
        "Literal",
        "METHODS",
        "Mapping",
        "Meta",
        "Model",
        "NeverNull",
        "None",
        "NotOneOf",
        "Number",
        "Optional",
        "PROTOCOL",
        "Sequence",
        "Shared",
        "SkipInvalidItems",
        "Tagged",
        "Text",
        "True",
        "TypeAlias",
        "UInt16",
        "UInt32",
        "UInt64",
        "UInt8",
        "Union",
        "Untagged",
        "_",
    }
)
"""What the modules of the Python bindings import or define, and what their renderer keeps: no class has such a name."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def identifier(method: str) -> str:
    """`session/new` -> `session_new`, `$/cancel_request` -> `cancel_request`."""
    return _CAMEL.sub("_", method.removeprefix("$/").replace("/", "_")).lower()
