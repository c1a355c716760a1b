"""Errors."""

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.numbers import Integer
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Untagged
from ._initialize import ProtocolVersion
from ._mcp import SessionId

ErrorCode: TypeAlias = Annotated[
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002, -32022] | int,
    Integer(-2147483648, 2147483647),
]
"""What kind of failure it is. -32700 and the codes from -32603 to -32600 are those of JSON-RPC, the ones from -32099 to
-32000 are ACP's own, and -32800 comes from the Language Server Protocol. The set is open: any other integer is
accepted.
"""


class UnsupportedProtocolVersionErrorData(Model, frozen=True):
    """What comes with the error -32022: the client asked for a version that is lower than all versions of the agent."""

    requested: ProtocolVersion
    """The version that the client asked for."""
    supported: Sequence[ProtocolVersion]
    """The versions that the agent supports."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionNotFoundErrorData(Model, frozen=True):
    """What comes with the error -32002 where a request names a session that the agent does not know or that is not
    active.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the request named."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ErrorData: TypeAlias = Annotated[
    UnsupportedProtocolVersionErrorData | SessionNotFoundErrorData | Any,
    Untagged(
        {
            "UnsupportedProtocolVersion": UnsupportedProtocolVersionErrorData,
            "SessionNotFound": SessionNotFoundErrorData,
            "Other": Any,
        }
    ),
]
"""What an error can carry as `data`. The code of the error says which form to expect. Any value is valid: what meets
neither of the two defined forms is taken as it is.
"""


class Error(Model, frozen=True):
    """The `error` member of a response: why the request failed."""

    code: ErrorCode
    """What kind of failure it is, for programs."""
    message: Text
    """What went wrong, for people. It should be one short sentence."""
    data: Annotated[ErrorData | None, AbsentOnError()] = None
    """Whatever else there is to say about the failure, as any JSON value. Two codes have a form for it: -32022, and
    -32002 where a session was not found. Omitted or null: nothing.
    """
