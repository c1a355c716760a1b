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
        "Capability",
        "Characters",
        "ClassVar",
        "ConfigDict",
        "Connection",
        "Constants",
        "DecodeError",
        "DefaultOnError",
        "Direction",
        "Drop",
        "EmptyOnNull",
        "Event",
        "FEATURES",
        "Failure",
        "False",
        "Fault",
        "Feature",
        "Field",
        "Int16",
        "Int32",
        "Int64",
        "Int8",
        "Integer",
        "Json",
        "Kind",
        "Limits",
        "Literal",
        "METHODS",
        "Malformed",
        "Mapping",
        "Member",
        "Meta",
        "Method",
        "Model",
        "NeverNull",
        "None",
        "NotOneOf",
        "Notification",
        "Number",
        "OpenInteger",
        "Optional",
        "PROTOCOL",
        "Protocol",
        "RELEASE",
        "Receiver",
        "Request",
        "Result",
        "Sent",
        "Sequence",
        "Shared",
        "Side",
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
        "UnknownUpdate",
        "Untagged",
        "_",
        "filled_in",
    }
)
"""What modules of the Python bindings import or define, what packages have beside the types of the protocol, and what
the renderer keeps: no class has such a name."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def identifier(method: str) -> str:
    """`session/new` -> `session_new`, `$/cancel_request` -> `cancel_request`."""
    return _CAMEL.sub("_", method.removeprefix("$/").replace("/", "_")).lower()
