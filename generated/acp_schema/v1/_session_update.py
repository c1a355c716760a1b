"""Session updates."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, UInt64
from .._runtime.scalars import Json, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._command import AvailableCommandsUpdate
from ._compaction import CompactionSummaryChunk, CompactionUpdate
from ._content import ContentBlock
from ._message import MessageId
from ._notice import Notice
from ._plan import Plan
from ._session_config import ConfigOptionUpdate
from ._session_mode import CurrentModeUpdate
from ._tool_call import ToolCall, ToolCallContent, ToolCallId, ToolCallLocation, ToolCallStatus, ToolKind


class UserMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["user_message_chunk"], Field(alias="sessionUpdate")] = "user_message_chunk"
    """Tells which variant this is."""
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="messageId")] = None
    """The message that the block belongs to. The chunks of one message all have the same id, and another id means that
    a new message has begun. Omitted or null: the agent gives no id, and messages of the same kind that follow each
    other cannot be told apart. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_message_chunk"], Field(alias="sessionUpdate")] = "agent_message_chunk"
    """Tells which variant this is."""
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="messageId")] = None
    """The message that the block belongs to. The chunks of one message all have the same id, and another id means that
    a new message has begun. Omitted or null: the agent gives no id, and messages of the same kind that follow each
    other cannot be told apart. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentThoughtChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_thought_chunk"], Field(alias="sessionUpdate")] = "agent_thought_chunk"
    """Tells which variant this is."""
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    message_id: Annotated[MessageId | None, AbsentOnError(), Field(alias="messageId")] = None
    """The message that the block belongs to. The chunks of one message all have the same id, and another id means that
    a new message has begun. Omitted or null: the agent gives no id, and messages of the same kind that follow each
    other cannot be told apart. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionToolCallUpdate(Model, frozen=True):
    """What has changed about a tool call that was reported before. The agent MAY send such updates as often as there is
    progress to tell. Only what changed needs to be sent: a member that is omitted or null leaves the client's value as
    it was. So a value can be replaced but not removed; an empty list empties `content` or `locations`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["tool_call_update"], Field(alias="sessionUpdate")] = "tool_call_update"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that is meant."""
    kind: Annotated[ToolKind | None, AbsentOnError()] = None
    """The new kind. Omitted or null: unchanged. A malformed value, an unlisted one included, counts as omitted."""
    status: Annotated[ToolCallStatus | None, AbsentOnError()] = None
    """The new status. Omitted or null: unchanged. A malformed value, an unlisted one included, counts as omitted."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """The new text for the user. Omitted or null: unchanged. A malformed value counts as omitted."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name of the tool, for the first time or to correct it; agents SHOULD NOT change it for another reason.
    Omitted or null: unchanged, so that a name can be replaced but not removed. A malformed value counts as omitted.
    """
    content: Annotated[Sequence[ToolCallContent] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new content, which takes the place of everything that was there; nothing is appended. Omitted or
    null: unchanged. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new list of locations, which takes the place of the old one. Omitted or null: unchanged. A value
    that is not a list counts as omitted, and an invalid entry is skipped.
    """
    raw_input: Annotated[Json, AbsentOnError(), Field(alias="rawInput")] = None
    """The new input of the tool. Any JSON value fits. Omitted or null: unchanged."""
    raw_output: Annotated[Json, AbsentOnError(), Field(alias="rawOutput")] = None
    """The new output of the tool. Any JSON value fits. Omitted or null: unchanged."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionInfoUpdate(Model, frozen=True):
    """What has changed about a session: its title, when it was last used, or its metadata. Clients can keep their lists
    of sessions up to date by it. An agent sends just the members that change: an omitted one keeps its value, and null
    takes the value away. Clients should apply updates in the order in which they come.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "session_info_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["session_info_update"], Field(alias="sessionUpdate")] = "session_info_update"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the session when showing it to the user. The agent MAY limit its length, and clients SHOULD cope
    with a long one, for example by showing only its beginning. Omitted: unchanged. Null: the session has no title any
    more. A malformed value counts as omitted.
    """
    updated_at: Annotated[Text | None, AbsentOnError(), Field(alias="updatedAt")] = None
    """When something last happened in the session, as an ISO 8601 timestamp. Omitted: unchanged. Null: not known any
    more. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class Cost(Model, frozen=True):
    """What a session has cost, as an amount and its unit."""

    amount: AnyNumber
    """How much the session has cost in all, in units of `currency`. It is a running total, not the price of the last
    step.
    """
    currency: Text
    """What `amount` counts: money, by its ISO 4217 code such as `EUR`, or another unit such as `credits`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class UsageUpdate(Model, frozen=True):
    """The state of the model's context, counted in tokens, and the cost of the session. Clients can work out from it
    what is left and warn in time. An agent that cannot say how large the context is should not send this update.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "usage_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["usage_update"], Field(alias="sessionUpdate")] = "usage_update"
    """Tells which variant this is."""
    used: UInt64
    """How many tokens are in the context now, cached ones included."""
    size: UInt64
    """How many tokens the context can hold. Where the limit can change, this is the one that holds now."""
    cost: Annotated[Cost | None, AbsentOnError()] = None
    """What the session has cost from its beginning until now. Omitted or null: this update tells no cost. A malformed
    value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SessionUpdate: TypeAlias = Annotated[
    UserMessageChunk
    | AgentMessageChunk
    | AgentThoughtChunk
    | ToolCall
    | SessionToolCallUpdate
    | Plan
    | AvailableCommandsUpdate
    | CurrentModeUpdate
    | ConfigOptionUpdate
    | SessionInfoUpdate
    | UsageUpdate
    | Notice
    | CompactionUpdate
    | CompactionSummaryChunk,
    Tagged(
        "sessionUpdate",
        {
            "user_message_chunk": UserMessageChunk,
            "agent_message_chunk": AgentMessageChunk,
            "agent_thought_chunk": AgentThoughtChunk,
            "tool_call": ToolCall,
            "tool_call_update": SessionToolCallUpdate,
            "plan": Plan,
            "available_commands_update": AvailableCommandsUpdate,
            "current_mode_update": CurrentModeUpdate,
            "config_option_update": ConfigOptionUpdate,
            "session_info_update": SessionInfoUpdate,
            "usage_update": UsageUpdate,
            "notice": Notice,
            "compaction_update": CompactionUpdate,
            "compaction_summary_chunk": CompactionSummaryChunk,
        },
    ),
]
"""One thing that happened in a session, for the client to show or to keep. `sessionUpdate` says of which kind it is.
The set is closed: an update of any other kind is invalid. An update has no answer: a client that cannot read one can
only drop it, and the session goes on.
"""
