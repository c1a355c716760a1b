"""Subagents."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence, Text
from .._content import ContentBlock
from .._message import MessageId
from .._session import AbsolutePath, SessionId
from ._session_state import StateUpdate


class SessionMessage(Model, frozen=True):
    """A message from one session to another, new or changed, as it stands in the transcript of the session in which it
    is sent. The sender and the recipient can each have a view of the same message, with an id of its own. Where the
    `messageId` is known, an omitted member keeps its value, null takes the value away, and a value replaces it; a
    `_meta` object changes only the keys that it has, where null removes a key.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "session_message"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["session_message"], Field(alias="sessionUpdate")] = "session_message"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message, in the transcript of the session in which it is sent."""
    sender_session_id: Annotated[SessionId | None, AbsentOnError(), Field(alias="senderSessionId")] = None
    """The session that the message comes from. Omitted: unchanged. Null: not told any more. A malformed value counts as
    omitted.
    """
    recipient_session_id: Annotated[SessionId | None, AbsentOnError(), Field(alias="recipientSessionId")] = None
    """The session that the message goes to. Omitted: unchanged. Null: not told any more. A malformed value counts as
    omitted.
    """
    sender_message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="senderMessageId")] = None
    """For a message that comes in: its `messageId` in the transcript of the sender. It may be told only after the
    message has begun to come. Omitted: unchanged. Null: not told any more. A malformed value counts as omitted.
    """
    recipient_message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="recipientMessageId")] = None
    """For a message that goes out: its `messageId` in the transcript of the recipient. It may be told only after the
    message has begun to come. Omitted: unchanged. Null: not told any more. A malformed value counts as omitted.
    """
    content: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """All that the message says; it replaces what the client has of it, pieces included. Omitted: unchanged. Null or an
    empty list: nothing any more. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


class SessionMessageChunk(Model, frozen=True):
    """The next piece of a message from one session to another. It has only content: who sends it to whom is told by
    `session_message`, before, between or after the pieces.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "session_message_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["session_message_chunk"], Field(alias="sessionUpdate")] = "session_message_chunk"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message to which the piece belongs, in the transcript of the session in which it is sent."""
    content: ContentBlock
    """The piece: one content block, appended to what the message says."""
    meta: Meta = None
    """Metadata of this chunk alone: it leaves that of the whole as it is. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class SessionCancelCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    Marks a child session whose work the client may cancel without ending the session. Sent as `{}`: its presence is all
    that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SubagentSessionCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    What the client may do to one certain child session on its own account. Each kind of change has to be permitted
    here, child by child: that the agent has the method for other sessions does not count.
    """

    cancel: Annotated[SessionCancelCapabilities | None, AbsentOnError()] = None
    """Whether the client may stop what the child is working on; the session itself stays. An object such as `{}` means
    yes; omitted, null or malformed means no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SubagentUpdate(Model, frozen=True):
    """Says that the session in which it is sent, the parent, has set up and owns another session, the child; or changes
    what was said of that child before. The first one with an unknown `sessionId` announces the child. The agent MUST
    send it before any live request or update of the child itself, and before any live message to or from it. After that
    the child's updates come by themselves, without `session/resume`. To understand this, and to keep to what is
    permitted for a child, is required of every client; there is no marker. Of the other members an omitted one keeps
    its value, null takes the value away, and a `_meta` object changes only the keys that it has, where null removes a
    key. Who owns the child never changes. The parent may send it messages again and again; neither finished nor
    cancelled work ends it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "subagent_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["subagent_update"], Field(alias="sessionUpdate")] = "subagent_update"
    """Tells which variant this is."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The child. All messages of ACP name it by this id."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What the parent calls the child when it is shown to the user; two children may have the same title. Omitted:
    unchanged. Null: none any more. While there is none, the client decides what to show. A malformed value counts as
    omitted.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """What the child is for, in the words of the parent and for the user to read. It is not a record of what the child
    was told to do. Omitted: unchanged. Null: none any more. A malformed value counts as omitted.
    """
    capabilities: Annotated[SubagentSessionCapabilities | None, AbsentOnError()] = None
    """What the client may do to the child on its own account. Omitted: unchanged; on a new child nothing is permitted.
    Null: nothing is permitted any more. An object replaces all that was permitted before. Requests that only read
    follow the usual rules. A malformed value counts as omitted.
    """
    state: Annotated[StateUpdate | None, AbsentOnError()] = None
    """What the child is doing, repeated here for the parent. Agents SHOULD send the same snapshot here that the child's
    own `state_update` has; to get it twice means nothing more. Omitted: unchanged. Null: it is not known for certain,
    which means neither idle nor cancelled. A state replaces the whole one before. A malformed value counts as omitted.
    """
    cwd: AbsolutePath | None = None
    """The child's working directory. It MUST be an absolute path. Omitted: unchanged. Null: no longer reported. While
    it is not reported, that of the parent holds for the child too. A malformed value makes the update invalid.
    """
    additional_directories: Annotated[Sequence[AbsolutePath] | None, Field(alias="additionalDirectories")] = None
    """Further workspace folders of the child. Each MUST be an absolute path. Omitted: unchanged. Null: no longer
    reported. While they are not reported, those of the parent hold for the child too, whatever `cwd` says. A list
    replaces the one before, and an empty one says that there are none. A malformed value, or one malformed path, makes
    the update invalid.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """
