"""Permission: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._permission import PermissionOption, RequestPermissionOutcome
from ._session import SessionId
from ._tool_call import ToolCallUpdate


class RequestPermissionRequest(Model, frozen=True):
    """Parameters of `session/request_permission`: the tool call that needs the user's consent, and the answers that are
    offered.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the agent asks."""
    tool_call: Annotated[ToolCallUpdate, Field(alias="toolCall")]
    """The tool call that is waiting, with what the user should see of it. It has the form of an update, so that only
    `toolCallId` is required.
    """
    options: Sequence[PermissionOption]
    """The answers to offer. The list is strict: one malformed option makes the request invalid, so that no answer goes
    missing unseen.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequestPermissionResponse(Model, frozen=True):
    """What came of a permission request."""

    outcome: RequestPermissionOutcome
    """The decision of the user, or that there was none. It is an object whose own `outcome` says which."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
