"""Definitions for messages that are not part of the protocol: every version has them, and none writes them."""

from __future__ import annotations

from collections.abc import Mapping

AREA = "extension"
TITLE = "Messages outside the protocol"
EXTENSIONS: Mapping[str, str] = {
    "ExtRequest": "Params of a request that is not part of the protocol. Its method name starts with `_`.",
    "ExtResponse": "Result of a request that is not part of the protocol.",
    "ExtNotification": "Params of a notification that is not part of the protocol. Its method name starts with `_`.",
}
"""What each means, by its name; any JSON value fits."""
