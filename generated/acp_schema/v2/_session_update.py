"""Session updates."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentUnless, Always, DefaultOnError, SkipInvalidItems
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, UInt64
from .._runtime.scalars import Json, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._command import AvailableCommandsUpdate
from ._compaction import CompactionSummaryChunk, CompactionUpdate
from ._content import ContentBlock
from ._error import Error
from ._message import AgentMessage, AgentThought, MessageId, UserMessage
from ._notice import Notice
from ._plan import PlanUpdate
from ._session_config import ConfigOptionUpdate
from ._session_state import BackgroundWork
from ._terminal import TerminalOutputChunk, TerminalUpdate
from ._tool_call import (
    ToolCallCapabilities,
    ToolCallContent,
    ToolCallContentChunk,
    ToolCallId,
    ToolCallLocation,
    ToolCallStatus,
    ToolKind,
)


class UserMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["user_message_chunk"], Field(alias="sessionUpdate")] = "user_message_chunk"
    """Tells which variant this is."""
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


class AgentMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_message_chunk"], Field(alias="sessionUpdate")] = "agent_message_chunk"
    """Tells which variant this is."""
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


class AgentThoughtChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["agent_thought_chunk"], Field(alias="sessionUpdate")] = "agent_thought_chunk"
    """Tells which variant this is."""
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


class SessionStateUpdateRunning(Model, frozen=True):
    """Says that work in the foreground is going on."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "running", "session_update": "state_update"}
    """What is always written, by Python name."""
    state: Literal["running"] = "running"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleEndTurn(Model, frozen=True):
    """The work was done. A command that the agent carried out without asking a model ends this way too."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "end_turn",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["end_turn"], Field(alias="stopReason")] = "end_turn"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleMaxTokens(Model, frozen=True):
    """The work was cut off at the highest number of tokens that is allowed."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "max_tokens",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_tokens"], Field(alias="stopReason")] = "max_tokens"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleMaxTurnRequests(Model, frozen=True):
    """The work was cut off because the agent had asked the model as often as is allowed for one piece of foreground
    work.
    """

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "max_turn_requests",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_turn_requests"], Field(alias="stopReason")] = "max_turn_requests"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleRefusal(Model, frozen=True):
    """The agent refused to go on."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "refusal",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["refusal"], Field(alias="stopReason")] = "refusal"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleCancelled(Model, frozen=True):
    """The user or the client wanted the work to stop: by `session/cancel`, by closing the session, or by a choice that
    the agent offered, such as a permission option that means to stop. When that ends foreground work, the agent MUST
    report this reason. It MUST catch errors that come from stopping, and MUST NOT report them as `error`. Where the
    agent stops for reasons of its own, it gives another one, such as `error` after a timeout.
    """

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "cancelled",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["cancelled"], Field(alias="stopReason")] = "cancelled"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateIdleError(Model, frozen=True):
    """What the stop reason `error` adds to an idle state."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "error",
        "state": "idle",
        "session_update": "state_update",
    }
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["error"], Field(alias="stopReason")] = "error"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    error: Annotated[Error | None, AbsentOnError()] = None
    """The failure that ended the work, in the form of a JSON-RPC error. Agents SHOULD send it. Omitted or null: the
    agent gives no details. A malformed value counts as omitted.
    """


class SessionStateUpdateIdleNone(Model, frozen=True):
    """The agent does not say why, or no foreground work has ended."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle", "session_update": "state_update"}
    """What is always written, by Python name."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    stop_reason: Annotated[None, AbsentUnless(Text | None), Field(alias="stopReason")] = None
    """Null says the same as leaving it out."""


class SessionStateUpdateIdleOther(Model, frozen=True):
    """A reason that this list does not have. Custom reasons MUST start with `_`; every other name is kept for ACP
    itself. A receiver keeps the report as it came and shows in some general way that the work has stopped. The session
    is idle all the same.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle", "session_update": "state_update"}
    """What is always written, by Python name."""
    stop_reason: Annotated[
        Text,
        NotOneOf(("end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled", "error")),
        Field(alias="stopReason"),
    ]
    """Names a variant that this package does not have."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateRequiresAction(Model, frozen=True):
    """Says that the foreground work as a whole waits for the user, for example for a permission or for the answer to an
    elicitation. Agents SHOULD report it then. An open request alone does not call for it, if other foreground work can
    go on or if the request belongs to work in the background. Afterwards the agent MUST report `running` when work goes
    on, or `idle` when it ends there. The answer to one of several requests need not change the state. Agents SHOULD
    ignore answers that come after the work has ended, and not take it up again because of them.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "requires_action", "session_update": "state_update"}
    """What is always written, by Python name."""
    state: Literal["requires_action"] = "requires_action"
    """Tells which variant this is."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStateUpdateOther(Model, frozen=True):
    """A state that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. Unless the client said that it knows the state, the agent MUST still report the standard ones.
    A client that does not know it MUST NOT take it for `idle` or go on showing the state before as the confirmed one.
    It shows the session as busy, without saying how, until a state comes that it knows.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "state_update"}
    """What is always written, by Python name."""
    state: Annotated[Text, NotOneOf(("running", "idle", "requires_action"))]
    """Names a variant that this package does not have."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""


class SessionToolCallUpdate(Model, frozen=True):
    """Reports a new tool call or changes one that was reported before: something that the language model asked for and
    that the agent carries out, such as reading a file, running a command or fetching a page. An unknown `toolCallId`
    makes a new call, in which each omitted member has its default. In a known call an omitted member keeps its value,
    null clears or resets it, and any other value replaces it, lists as a whole; but a `_meta` object changes only the
    keys that it has, and removes those that it sets to null. Agents SHOULD report every call as soon as the model asks
    for it, and MAY send updates as often as there is progress to tell. Updates may also come while the session is
    `idle`, and do not change its state.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["tool_call_update"], Field(alias="sessionUpdate")] = "tool_call_update"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that is meant. An id that the client has not seen in the session makes a new call."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name by which the model or the agent calls the tool, such as `read_file`. It is the same for all calls of one
    tool. The spelling is opaque: ACP attaches no meaning to it. `title` stays the main text for the user; clients MAY
    show the name beside it. Agents SHOULD send the name with the first report when they have it, and SHOULD NOT change
    it later unless it was wrong. Omitted: unchanged. Null: cleared. A new call starts without a name. A malformed value
    counts as omitted.
    """
    title: Annotated[Text | None, AbsentOnError()] = None
    """What this call does, in words for the user, such as `Reading package.json`. Agents SHOULD send it with the first
    report. Omitted: unchanged. Null: cleared. A new call starts without a title. A malformed value counts as omitted.
    """
    kind: Annotated[ToolKind | None, AbsentOnError()] = None
    """The sort of thing that the tool does, by which a client can choose an icon or a way to show the call. Omitted:
    unchanged. Null: reset to `other`, with which a new call also starts. A malformed value counts as omitted; an
    unlisted string is not malformed.
    """
    status: Annotated[ToolCallStatus | None, AbsentOnError()] = None
    """How far the call has come. Omitted: unchanged. Null: reset to `pending`, with which a new call also starts. A
    malformed value counts as omitted; an unlisted string is not malformed.
    """
    content: Annotated[Sequence[ToolCallContent] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new content, which takes the place of everything that was there, pieces from earlier chunks
    included; `tool_call_content_chunk` appends instead. Omitted: unchanged. Null or an empty list: cleared. A value
    that is not a list counts as omitted, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new list of files that the call reads or changes, so that the client can follow the agent to them.
    Omitted: unchanged. Null or an empty list: cleared. A value that is not a list counts as omitted, and an invalid
    entry is skipped.
    """
    raw_input: Annotated[Json, AbsentOnError(), Field(alias="rawInput")] = None
    """The input of the tool as it was given to it, often an object with the arguments. Any JSON value fits. Omitted:
    unchanged. Null: cleared.
    """
    raw_output: Annotated[Json, AbsentOnError(), Field(alias="rawOutput")] = None
    """The output of the tool as it came back. Any JSON value fits. Omitted: unchanged. Null: cleared."""
    capabilities: Annotated[ToolCallCapabilities | None, DefaultOnError(Always(None))] = None
    """What the client may do with the call from now on, such as cancelling it. Omitted: unchanged. Null: nothing any
    more. An object replaces the earlier one as a whole. A new call starts with nothing. A malformed value is read as
    null, so that it never permits a request.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


class SessionInfoUpdate(Model, frozen=True):
    """What has changed about a session: its title, when it was last used, or its metadata. Clients can keep their lists
    of sessions up to date by it. An agent sends just the members that change: an omitted one keeps its value, and null
    takes the value away. A `_meta` object changes only the keys that it has; null removes a key. Clients should apply
    updates in the order in which they come.
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
    """When something last happened in the session, as an RFC 3339 timestamp. Omitted: unchanged. Null: not known any
    more. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


class SessionUpdateOther(Model, frozen=True):
    """An update of a kind that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. A receiver that does not know the kind should keep the update as it came where it
    stores, replays or forwards the session's history, and otherwise ignore it or show it in some general way.
    """

    session_update: Annotated[
        Text,
        NotOneOf(
            (
                "user_message_chunk",
                "user_message",
                "agent_message_chunk",
                "agent_message",
                "agent_thought_chunk",
                "agent_thought",
                "state_update",
                "tool_call_content_chunk",
                "tool_call_update",
                "terminal_update",
                "terminal_output_chunk",
                "plan_update",
                "available_commands_update",
                "config_option_update",
                "session_info_update",
                "usage_update",
                "notice",
                "compaction_update",
                "compaction_summary_chunk",
            )
        ),
        Field(alias="sessionUpdate"),
    ]
    """Names a variant that this package does not have."""


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


SessionStateUpdateIdle: TypeAlias = Annotated[
    SessionStateUpdateIdleEndTurn
    | SessionStateUpdateIdleMaxTokens
    | SessionStateUpdateIdleMaxTurnRequests
    | SessionStateUpdateIdleRefusal
    | SessionStateUpdateIdleCancelled
    | SessionStateUpdateIdleError
    | SessionStateUpdateIdleNone
    | SessionStateUpdateIdleOther,
    Tagged(
        "stopReason",
        {
            "end_turn": SessionStateUpdateIdleEndTurn,
            "max_tokens": SessionStateUpdateIdleMaxTokens,
            "max_turn_requests": SessionStateUpdateIdleMaxTurnRequests,
            "refusal": SessionStateUpdateIdleRefusal,
            "cancelled": SessionStateUpdateIdleCancelled,
            "error": SessionStateUpdateIdleError,
        },
        (
            SessionStateUpdateIdleOther,
            SessionStateUpdateIdleNone,
        ),
    ),
]
"""Says that there is no foreground work. The agent MAY end such work at any time by this report. Agents SHOULD give a
`stopReason` when work has just ended; it may bring further members. A repeated report, or the one that comes with
`session/resume`, may carry the last reason once more, and MUST NOT be counted as another completion, cancellation or
use of tokens.
"""


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
    """What the session has cost from its beginning until now. Omitted: as last reported. Null: the agent no longer
    tells a cost. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SessionStateUpdate: TypeAlias = Annotated[
    SessionStateUpdateRunning | SessionStateUpdateIdle | SessionStateUpdateRequiresAction | SessionStateUpdateOther,
    Tagged(
        "state",
        {
            "running": SessionStateUpdateRunning,
            "idle": SessionStateUpdateIdle,
            "requires_action": SessionStateUpdateRequiresAction,
        },
        (SessionStateUpdateOther,),
    ),
]
"""What a session is doing in the foreground, by its `state`. Foreground work is all that a response or other active
work takes: model requests, tool calls, and waiting for the user. It can follow a prompt, or the agent takes it up by
itself, which needs no user message. When it starts, the agent MUST report `running`, or `requires_action` if it starts
by waiting for the user; once none is left, it MUST report `idle`. Before the first report a new session counts as idle.
Each report is a whole snapshot and takes the place of the one before; a repeated one may bring new details, but does
not mean that more work has begun, ended or used tokens. While a session is resumed, the agent MUST report the current
state after any replay and before it answers `session/resume`; that it answers does not yet mean `idle`. The set is
open: a report with an unknown `state` is valid, but one with a listed `state` has to have the form of that state.
"""


SessionUpdate: TypeAlias = Annotated[
    UserMessageChunk
    | UserMessage
    | AgentMessageChunk
    | AgentMessage
    | AgentThoughtChunk
    | AgentThought
    | SessionStateUpdate
    | ToolCallContentChunk
    | SessionToolCallUpdate
    | TerminalUpdate
    | TerminalOutputChunk
    | PlanUpdate
    | AvailableCommandsUpdate
    | ConfigOptionUpdate
    | SessionInfoUpdate
    | UsageUpdate
    | Notice
    | CompactionUpdate
    | CompactionSummaryChunk
    | SessionUpdateOther,
    Tagged(
        "sessionUpdate",
        {
            "user_message_chunk": UserMessageChunk,
            "user_message": UserMessage,
            "agent_message_chunk": AgentMessageChunk,
            "agent_message": AgentMessage,
            "agent_thought_chunk": AgentThoughtChunk,
            "agent_thought": AgentThought,
            "state_update": SessionStateUpdate,
            "tool_call_content_chunk": ToolCallContentChunk,
            "tool_call_update": SessionToolCallUpdate,
            "terminal_update": TerminalUpdate,
            "terminal_output_chunk": TerminalOutputChunk,
            "plan_update": PlanUpdate,
            "available_commands_update": AvailableCommandsUpdate,
            "config_option_update": ConfigOptionUpdate,
            "session_info_update": SessionInfoUpdate,
            "usage_update": UsageUpdate,
            "notice": Notice,
            "compaction_update": CompactionUpdate,
            "compaction_summary_chunk": CompactionSummaryChunk,
        },
        (SessionUpdateOther,),
    ),
]
"""One thing that happened in a session, for the client to show or to keep. `sessionUpdate` says of which kind it is.
The set is open: an update of an unknown kind is valid. One of a listed kind has to meet that kind, and is not taken for
an unknown one where it is malformed.
"""
