"""Errors."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.enumerations import Member, OpenInteger
from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Json, Meta, Sequence, Text
from .._runtime.unions import Untagged
from ._initialize import ProtocolVersion
from ._session import SessionId


class ErrorCode(OpenInteger):
    """What kind of failure it is. -32700 and the codes from -32603 to -32600 are those of JSON-RPC, the ones from
    -32099 to -32000 are ACP's own, and -32800 comes from the Language Server Protocol. The set is open: any other
    integer is accepted.
    """

    PARSE_ERROR = -32700
    """What arrived is not JSON, or could not be read as JSON."""
    INVALID_REQUEST = -32600
    """What arrived is JSON, but not a JSON-RPC request."""
    METHOD_NOT_FOUND = -32601
    """The receiver does not have the method, or does not offer it here."""
    INVALID_PARAMS = -32602
    """The parameters do not fit the method."""
    INTERNAL_ERROR = -32603
    """The receiver failed for a reason of its own."""
    REQUEST_CANCELLED = -32800
    """The request was given up before it was done: because the caller asked for it with `$/cancel_request`, or on the
    receiver's own account, as when it shuts down or lacks resources. In the second case too, the receiver SHOULD answer
    with this code.
    """
    AUTH_REQUIRED = -32000
    """The user has to sign in first. The client can offer the login methods that `initialize` listed, and send the
    request again afterwards.
    """
    RESOURCE_NOT_FOUND = -32002
    """Something that the request names does not exist, or is a session that is not active. If it is a session, `data`
    says which one.
    """
    UNSUPPORTED_PROTOCOL_VERSION = -32022
    """`initialize` failed: the requested version is lower than all that the agent supports. `data` lists these."""

    @classmethod
    def bounds(cls) -> tuple[int | None, int | None]:
        """The lowest and the highest value, both included."""
        return (-2147483648, 2147483647)


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


AnyErrorCode: TypeAlias = Annotated[ErrorCode | int, Member(ErrorCode)]
"""A number of `ErrorCode`, be it one that has a name or not."""


ErrorData: TypeAlias = Annotated[
    UnsupportedProtocolVersionErrorData | SessionNotFoundErrorData | Json,
    Untagged(
        {
            "UnsupportedProtocolVersion": UnsupportedProtocolVersionErrorData,
            "SessionNotFound": SessionNotFoundErrorData,
            "Other": Json,
        },
        exactly=("UnsupportedProtocolVersion", "SessionNotFound"),
    ),
]
"""What an error can carry as `data`. The code of the error says which form to expect. Any value is valid: what meets
neither of the two defined forms is taken as it is.
"""


class Error(Model, frozen=True):
    """The `error` member of a response: why the request failed."""

    code: AnyErrorCode
    """What kind of failure it is, for programs."""
    message: Text
    """What went wrong, for people. It should be one short sentence."""
    data: Annotated[ErrorData | None, AbsentOnError()] = None
    """Whatever else there is to say about the failure, as any JSON value. Two codes have a form for it: -32022, and
    -32002 where a session was not found. Omitted or null: nothing.
    """
