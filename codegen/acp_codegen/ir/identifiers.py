"""What things are called where their names cannot stand, and which names code has taken."""

from __future__ import annotations

import re

_BITS = (8, 16, 32, 64)
BINDING_NAMES = frozenset(
    [f"{sign}Int{bits}" for sign in ("", "U") for bits in _BITS]
    + "AbsentOnError AbsentOnNull Always AnyInteger AnyNumber Boolean Capability Characters Constants".split()
    + "DefaultOnError Field Integer Limits Mapping Meta Method Model NeverNull NotOneOf Number Sequence".split()
    + "SkipInvalidItems Tagged Text Untagged Annotated Any ClassVar Literal None Optional True TypeAlias False".split()
)
"""What the modules of the Python bindings import or cannot do without: no class there can be called so."""
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def identifier(method: str) -> str:
    """`session/new` -> `session_new`, `$/cancel_request` -> `cancel_request`."""
    return _CAMEL.sub("_", method.removeprefix("$/").replace("/", "_")).lower()
