"""What a method is called where its name cannot stand: in `meta.json` and in code."""

from __future__ import annotations

import re

_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def identifier(method: str) -> str:
    """`session/new` -> `session_new`, `$/cancel_request` -> `cancel_request`."""
    return _CAMEL.sub("_", method.removeprefix("$/").replace("/", "_")).lower()
