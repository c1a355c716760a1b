"""Messages outside the protocol."""

from typing import Any, TypeAlias

ExtRequest: TypeAlias = Any
"""Params of a request that is not part of the protocol. Its method name starts with `_`."""


ExtResponse: TypeAlias = Any
"""Result of a request that is not part of the protocol."""


ExtNotification: TypeAlias = Any
"""Params of a notification that is not part of the protocol. Its method name starts with `_`."""
