"""Messages."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta, Text
from ._content import ContentBlock

MessageId: TypeAlias = Text
"""Tells a message from the others of its kind in its session. Each kind, such as what the user says, what the agent
says, and thoughts, has ids of its own: two messages of different kinds stay two messages even if they have the same id.
Only the agent makes such ids. Clients MUST compare ids as whole strings and MUST NOT read anything out of their form.
"""


class ContentChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that the block belongs to. The chunks of one message all have the same id; chunks of several messages
    may come mixed. An id that is new begins a message. Unlike in v1 it is required, and null is an error.
    """
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    meta: Meta = None
