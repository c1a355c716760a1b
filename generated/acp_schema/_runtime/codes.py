"""The codes of errors that a connection answers with, and what they mean."""

from __future__ import annotations

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
UNSUPPORTED_VERSION = -32022
MEANINGS = {
    PARSE_ERROR: "What arrived is not JSON",
    INVALID_REQUEST: "What arrived is not a valid request",
    METHOD_NOT_FOUND: "There is no such method",
    INVALID_PARAMS: "The parameters do not fit the method",
    -32603: "Internal error",
    -32800: "The request was cancelled",
    -32000: "Authentication is required",
    -32002: "There is no such resource",
    UNSUPPORTED_VERSION: "The protocol version is not supported",
}
"""What is said of an error where nobody says more."""
