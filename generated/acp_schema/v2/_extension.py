"""Messages outside the protocol."""

from typing import TypeAlias

from .._runtime.scalars import Json

ExtRequest: TypeAlias = Json
"""Params of a request that is not part of the protocol. Its method name starts with `_`."""


ExtResponse: TypeAlias = Json
"""Result of a request that is not part of the protocol."""


ExtNotification: TypeAlias = Json
"""Params of a notification that is not part of the protocol. Its method name starts with `_`."""
