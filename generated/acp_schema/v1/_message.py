"""Messages."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta, Text
from ._content import ContentBlock

MessageId: TypeAlias = Text
"""Tells a message from the others in its session. Only the agent makes such ids. Clients MUST compare ids as whole
strings and MUST NOT read anything out of their form. When a session is loaded again, its messages may come with other
ids than before.
"""


class ContentChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="messageId")] = None
    """The message that the block belongs to. The chunks of one message all have the same id, and another id means that
    a new message has begun. Omitted or null: the agent gives no id, and messages of the same kind that follow each
    other cannot be told apart. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
