"""Prompts: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._content import ContentBlock
from ._prompt import StopReason
from ._session import SessionId


class PromptRequest(Model, frozen=True):
    """Parameters of `session/prompt`: what the user says, with the context that goes with it."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the user says it."""
    prompt: Sequence[ContentBlock]
    """The user's message, as blocks in their order. Every agent MUST accept `text` and `resource_link`. The client MUST
    NOT send other kinds than these and those that `agentCapabilities.promptCapabilities` offers, and MUST adapt its
    interface to that. Files and the like that the message refers to MAY come as `resource` or as `resource_link`.
    `resource` is preferred where the agent accepts it: nothing has to be fetched, and the source may be one that the
    agent cannot reach. No block is skipped: a malformed one makes the whole request invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PromptResponse(Model, frozen=True):
    """Ends the turn that the prompt began, and says why it ended. It comes when all work on the prompt is done."""

    stop_reason: Annotated[StopReason, Field(alias="stopReason")]
    """Why the agent stopped working on the prompt. It is required and strict: a malformed value makes the answer
    invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CancelNotification(Model, frozen=True):
    """Parameters of `session/cancel`: the session in which work is to stop."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose turn is to be cancelled."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
