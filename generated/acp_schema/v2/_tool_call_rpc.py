"""Tool calls: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._session import SessionId
from ._tool_call import ToolCallId


class CancelToolCallRequest(Model, frozen=True):
    """Parameters of `tool_call/cancel`: the one tool call that should stop."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the call takes place."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call to cancel. The client MUST NOT name one that has no `capabilities.cancel` at the moment."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CancelToolCallResponse(Model, frozen=True):
    """Says that the agent has accepted the cancellation, not that the call has stopped: a final status in
    `tool_call_update` says that. Success is an object without members of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
