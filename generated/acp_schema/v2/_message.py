"""Messages."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
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
    """Metadata of this chunk alone: it leaves that of the whole as it is. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class UserMessage(Model, frozen=True):
    """What the user said, as it stands in the session. The agent reports a prompt that it has inserted, or replays an
    earlier one, with this update or with chunks. With a new `messageId` it begins a message. With a known one it
    changes that message: an omitted member keeps its value, null takes the value away, and a value replaces it; a
    `_meta` object changes only the keys that it has, and a key with null is removed. Clients apply these updates and
    the chunks of the message in the order in which they come: `content` takes the place of all that there was, and
    later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["user_message"], Field(alias="sessionUpdate")] = "user_message"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that is begun or changed. For the message of a prompt it is the id that the answer to
    `session/prompt` has.
    """
    content: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """All blocks of the message from now on; they replace the earlier ones and are not added to them. Omitted: the
    content stays as it is, and a new message begins empty. Null or an empty list: the content is cleared. A value that
    is not a list counts as omitted, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


class AgentMessage(Model, frozen=True):
    """What the agent says to the user. It may come as well as chunks or instead of them. With a new `messageId` it
    begins a message. With a known one it changes that message: an omitted member keeps its value, null takes the value
    away, and a value replaces it; a `_meta` object changes only the keys that it has, and a key with null is removed.
    Clients apply these updates and the chunks of the message in the order in which they come: `content` takes the place
    of all that there was, and later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_message"], Field(alias="sessionUpdate")] = "agent_message"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that is begun or changed."""
    content: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """All blocks of the message from now on; they replace the earlier ones and are not added to them. Omitted: the
    content stays as it is, and a new message begins empty. Null or an empty list: the content is cleared. A value that
    is not a list counts as omitted, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


class AgentThought(Model, frozen=True):
    """What the agent's model thinks on its way to an answer. It may come as well as chunks or instead of them. With a
    new `messageId` it begins a thought. With a known one it changes that thought: an omitted member keeps its value,
    null takes the value away, and a value replaces it; a `_meta` object changes only the keys that it has, and a key
    with null is removed. Clients apply these updates and the chunks of the thought in the order in which they come:
    `content` takes the place of all that there was, and later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_thought"], Field(alias="sessionUpdate")] = "agent_thought"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The thought that is begun or changed. The ids of thoughts are apart from those of other messages."""
    content: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """All blocks of the thought from now on; they replace the earlier ones and are not added to them. Omitted: the
    content stays as it is, and a new thought begins empty. Null or an empty list: the content is cleared. A value that
    is not a list counts as omitted, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """
