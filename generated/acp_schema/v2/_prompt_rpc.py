"""Prompts: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.limits import Limits
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._content import ContentBlock
from ._message import MessageId
from ._session import SessionId


class PromptRequest(Model, frozen=True):
    """Parameters of `session/prompt`: what the user says, with the context that goes with it."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the user says it."""
    prompt: Annotated[Sequence[ContentBlock], Limits(1, None)]
    """The user's message, as blocks in their order. Every agent MUST accept `text` and `resource_link`. The client MUST
    NOT send other kinds than these and those that `capabilities.session.prompt` offers, and MUST adapt its interface to
    that. Files and the like that the message refers to MAY come as `resource` or as `resource_link`. `resource` is
    preferred where the agent accepts it: nothing has to be fetched, and the source may be one that the agent cannot
    reach. No block is skipped: a malformed one makes the whole request invalid. The client MUST NOT send an empty list;
    the agent MAY refuse one with -32602 and then inserts nothing.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PromptResponse(Model, frozen=True):
    """Says that the user's message is now a part of the conversation, with an id and a place among the other messages.
    It is not sent for a message that has merely arrived or waits in a queue, and it does not say that the work is done:
    state updates report how the work goes and when it ends.
    """

    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The id of the message that was inserted; leaving it out or sending null is an error. The agent MUST also report
    the message in the session with this id, before or after this answer. It need not keep the message, but if it keeps
    and replays it, then with the same id.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CancelSessionNotification(Model, frozen=True):
    """Parameters of `session/cancel`: the session in which work is to stop."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose foreground work is to be cancelled, with the prompts that were not inserted yet."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
