"""Session updates."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentUnless, Always, DefaultOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, UInt64
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._command import AvailableCommand
from ._compaction import CompactionId, CompactionStatus
from ._content import ContentBlock
from ._error import Error
from ._mcp import AbsolutePath, SessionConfigOption, SessionId
from ._message import MessageId
from ._notice import NoticeSeverity
from ._plan import PlanUpdateContent
from ._session_state import BackgroundWork
from ._terminal import TerminalCapabilities, TerminalExitStatus, TerminalId, TerminalOutput, TerminalSize
from ._tool_call import ToolCallCapabilities, ToolCallContent, ToolCallId, ToolCallLocation, ToolCallStatus, ToolKind


class AvailableCommandsUpdate(Model, frozen=True):
    """A session update: the commands that the user can give in this session from now on. The result that sets up the
    session can hold a first list; the agent MAY send this one at any time.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "available_commands_update"}
    session_update: Annotated[Literal["available_commands_update"], Field(alias="sessionUpdate")] = (
        "available_commands_update"
    )
    """Tells which variant this is."""
    available_commands: Annotated[Sequence[AvailableCommand], SkipInvalidItems(), Field(alias="availableCommands")]
    """The complete list of commands. It takes the place of the list that the client had. An invalid entry is skipped,
    but a value that is not a list makes the update invalid, unlike in v1.
    """
    meta: Meta = None


class CompactionUpdate(Model, frozen=True):
    """Reports how a compaction stands, by which the agent shortens the context of the session, so that the model has
    room again. The first update with a `compactionId` gives the compaction its place in the conversation; later ones
    change it there and do not move it. An omitted `summary`, `error` or `_meta` keeps its value, null takes the value
    away, and a value replaces it, except that a `_meta` object changes only the keys that it has, and a key with null
    is removed.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "compaction_update"}
    session_update: Annotated[Literal["compaction_update"], Field(alias="sessionUpdate")] = "compaction_update"
    """Tells which variant this is."""
    compaction_id: Annotated[CompactionId, Field(alias="compactionId")]
    """The compaction that the update is about. An id that is new begins another one."""
    status: CompactionStatus
    """How far the compaction has come. It is required in every update."""
    summary: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """What the compaction leaves of the context, as far as the user may see it. An agent gives one that is not empty
    only with `completed`, and none where nothing can be shown, for example because it is encrypted. It replaces all
    that came before, pieces included. Omitted: unchanged; a new compaction begins without one. Null or an empty list:
    none any more. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    error: Annotated[Text | None, AbsentOnError()] = None
    """Why the compaction failed, for people to read. An agent gives it only with `failed`. Omitted: unchanged. Null:
    not told any more. A malformed value counts as omitted.
    """
    meta: Meta = None


class CompactionSummaryChunk(Model, frozen=True):
    """The next piece of the summary that a compaction leaves. The agent sends pieces only after an update with
    `in_progress` and before the final one. The client appends each to what it has of that summary, in the order in
    which they come; one with an unknown `compactionId` begins a compaction that is in progress. `_meta` is about the
    piece alone and leaves the metadata of the compaction as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "compaction_summary_chunk"}
    session_update: Annotated[Literal["compaction_summary_chunk"], Field(alias="sessionUpdate")] = (
        "compaction_summary_chunk"
    )
    """Tells which variant this is."""
    compaction_id: Annotated[CompactionId, Field(alias="compactionId")]
    """The compaction to whose summary the piece belongs."""
    content: ContentBlock
    """The piece: one block of content. A malformed block is not skipped: it makes the piece invalid."""
    meta: Meta = None


class UserMessage(Model, frozen=True):
    """What the user said, as it stands in the session. The agent reports a prompt that it has inserted, or replays an
    earlier one, with this update or with chunks. With a new `messageId` it begins a message. With a known one it
    changes that message: an omitted member keeps its value, null takes the value away, and a value replaces it; a
    `_meta` object changes only the keys that it has, and a key with null is removed. Clients apply these updates and
    the chunks of the message in the order in which they come: `content` takes the place of all that there was, and
    later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message"}
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


class AgentMessage(Model, frozen=True):
    """What the agent says to the user. It may come as well as chunks or instead of them. With a new `messageId` it
    begins a message. With a known one it changes that message: an omitted member keeps its value, null takes the value
    away, and a value replaces it; a `_meta` object changes only the keys that it has, and a key with null is removed.
    Clients apply these updates and the chunks of the message in the order in which they come: `content` takes the place
    of all that there was, and later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message"}
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


class AgentThought(Model, frozen=True):
    """What the agent's model thinks on its way to an answer. It may come as well as chunks or instead of them. With a
    new `messageId` it begins a thought. With a known one it changes that thought: an omitted member keeps its value,
    null takes the value away, and a value replaces it; a `_meta` object changes only the keys that it has, and a key
    with null is removed. Clients apply these updates and the chunks of the thought in the order in which they come:
    `content` takes the place of all that there was, and later chunks are appended to it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought"}
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


class Notice(Model, frozen=True):
    """A remark for the user about something that came up, for example that a server cannot be reached and the work goes
    on without it. The agent MAY send one at any time while the session exists, also when it works on no prompt. A
    notice has no id, is never changed or taken back, and gets no answer; the same remark sent again is another notice.
    How and for how long it is shown is for the client to decide. The agent must not rely on its being received or seen:
    it is no place for what the user must decide or permit, for the outcome of the work, or for a failure that ends it.
    It is not part of the session's history and SHOULD NOT be replayed. It needs no marker, and a client that shows no
    notices may ignore it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "notice"}
    session_update: Annotated[Literal["notice"], Field(alias="sessionUpdate")] = "notice"
    """Tells which variant this is."""
    severity: NoticeSeverity
    """How grave the matter is. It is a hint for how to show the notice, and nothing more: even `error` ends no work and
    fails no request.
    """
    title: Annotated[Text, Limits(1, None)]
    """The remark as plain text, short and complete in itself. An empty one is invalid."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about it, or what to do, as plain text. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    meta: Meta = None


class PlanUpdate(Model, frozen=True):
    """The new content of one plan. Its id says which one, so that several plans can exist side by side. When the model
    has made a plan, the agent SHOULD report it, and SHOULD report it again as the work goes on.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan_update"}
    session_update: Annotated[Literal["plan_update"], Field(alias="sessionUpdate")] = "plan_update"
    """Tells which variant this is."""
    plan: PlanUpdateContent
    """The plan as it is from now on. It replaces the content that the client had for this id."""
    meta: Meta = None


class ConfigOptionUpdate(Model, frozen=True):
    """A session update: the agent changed an option by itself. It may have gone on to another mode when the plan was
    ready, or to another model when the first one was not available.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "config_option_update"}
    session_update: Annotated[Literal["config_option_update"], Field(alias="sessionUpdate")] = "config_option_update"
    """Tells which variant this is."""
    config_options: Annotated[Sequence[SessionConfigOption], SkipInvalidItems(), Field(alias="configOptions")]
    """The complete list of options with their present values. It takes the place of the list that the client had, so
    that an option that is not in it no longer exists. The most important ones SHOULD come first, and clients SHOULD
    keep the order when they show them, and prefer the first ones where they show only some. An invalid entry is
    skipped, but a value that is not a list makes the update invalid, unlike in v1.
    """
    meta: Meta = None


class UserMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message_chunk"}
    session_update: Annotated[Literal["user_message_chunk"], Field(alias="sessionUpdate")] = "user_message_chunk"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that the block belongs to. The chunks of one message all have the same id; chunks of several messages
    may come mixed. An id that is new begins a message. Unlike in v1 it is required, and null is an error.
    """
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    meta: Meta = None


class AgentMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message_chunk"}
    session_update: Annotated[Literal["agent_message_chunk"], Field(alias="sessionUpdate")] = "agent_message_chunk"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that the block belongs to. The chunks of one message all have the same id; chunks of several messages
    may come mixed. An id that is new begins a message. Unlike in v1 it is required, and null is an error.
    """
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    meta: Meta = None


class AgentThoughtChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far, whether that came in chunks or as a whole. The session update around it says of which kind the
    message is. `_meta` is about the chunk alone and leaves the metadata of the message as it is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought_chunk"}
    session_update: Annotated[Literal["agent_thought_chunk"], Field(alias="sessionUpdate")] = "agent_thought_chunk"
    """Tells which variant this is."""
    message_id: Annotated[MessageId, Field(alias="messageId")]
    """The message that the block belongs to. The chunks of one message all have the same id; chunks of several messages
    may come mixed. An id that is new begins a message. Unlike in v1 it is required, and null is an error.
    """
    content: ContentBlock
    """The block to add. A malformed block is not skipped: it makes the chunk invalid."""
    meta: Meta = None


class SessionStateUpdateRunning(Model, frozen=True):
    """Says that work in the foreground is going on."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "running", "session_update": "state_update"}
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


class SessionStateUpdateIdleEndTurn(Model, frozen=True):
    """The work was done. A command that the agent carried out without asking a model ends this way too."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "end_turn",
        "state": "idle",
        "session_update": "state_update",
    }
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


class SessionStateUpdateIdleMaxTokens(Model, frozen=True):
    """The work was cut off at the highest number of tokens that is allowed."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "max_tokens",
        "state": "idle",
        "session_update": "state_update",
    }
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


class SessionStateUpdateIdleMaxTurnRequests(Model, frozen=True):
    """The work was cut off because the agent had asked the model as often as is allowed for one piece of foreground
    work.
    """

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "max_turn_requests",
        "state": "idle",
        "session_update": "state_update",
    }
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


class SessionStateUpdateIdleRefusal(Model, frozen=True):
    """The agent refused to go on."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "refusal",
        "state": "idle",
        "session_update": "state_update",
    }
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


class SessionStateUpdateIdleError(Model, frozen=True):
    """What the stop reason `error` adds to an idle state."""

    wire_constants: ClassVar[dict[str, Any]] = {
        "stop_reason": "error",
        "state": "idle",
        "session_update": "state_update",
    }
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
    error: Annotated[Error | None, AbsentOnError()] = None
    """The failure that ended the work, in the form of a JSON-RPC error. Agents SHOULD send it. Omitted or null: the
    agent gives no details. A malformed value counts as omitted.
    """


class SessionStateUpdateIdleNone(Model, frozen=True):
    """The agent does not say why, or no foreground work has ended."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle", "session_update": "state_update"}
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
    stop_reason: Annotated[None, AbsentUnless(Text | None), Field(alias="stopReason")] = None
    """Null says the same as leaving it out."""


class SessionStateUpdateIdleOther(Model, frozen=True):
    """A reason that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. A receiver keeps the report as it came and shows in some general way that the work has stopped.
    The session is idle all the same.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle", "session_update": "state_update"}
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


class SessionStateUpdateRequiresAction(Model, frozen=True):
    """Says that the foreground work as a whole waits for the user, for example for a permission or for the answer to an
    elicitation. Agents SHOULD report it then. An open request alone does not call for it, if other foreground work can
    go on or if the request belongs to work in the background. Afterwards the agent MUST report `running` when work goes
    on, or `idle` when it ends there. The answer to one of several requests need not change the state. Agents SHOULD
    ignore answers that come after the work has ended, and not take it up again because of them.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "requires_action", "session_update": "state_update"}
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


class SessionStateUpdateOther(Model, frozen=True):
    """A state that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. Unless the client said that it knows the state, the agent MUST still report the standard ones.
    A client that does not know it MUST NOT take it for `idle` or go on showing the state before as the confirmed one.
    It shows the session as busy, without saying how, until a state comes that it knows.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "state_update"}
    state: Annotated[Text, NotOneOf(("running", "idle", "requires_action"))]
    """Names a variant that this package does not have."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""


class ToolCallContentChunk(Model, frozen=True):
    """One more piece of what a tool call produces. Agents MAY send pieces one by one while the call is running. The
    client appends each to the content that the call has by then, in the order in which chunks and updates come in. A
    later `tool_call_update` with `content` replaces all of it, and chunks after that append to the new content. `_meta`
    is about the chunk alone.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_content_chunk"}
    session_update: Annotated[Literal["tool_call_content_chunk"], Field(alias="sessionUpdate")] = (
        "tool_call_content_chunk"
    )
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that produced the piece."""
    content: ToolCallContent
    """The piece to append: one, and complete in itself. It is strict here: a malformed piece makes the chunk invalid.
    """
    meta: Meta = None


class SessionToolCallUpdate(Model, frozen=True):
    """Reports a new tool call or changes one that was reported before: something that the language model asked for and
    that the agent carries out, such as reading a file, running a command or fetching a page. An unknown `toolCallId`
    makes a new call, in which each omitted member has its default. In a known call an omitted member keeps its value,
    null clears or resets it, and any other value replaces it, lists as a whole; but a `_meta` object changes only the
    keys that it has, and removes those that it sets to null. Agents SHOULD report every call as soon as the model asks
    for it. Updates may also come while the session is `idle`, and do not change its state.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_update"}
    session_update: Annotated[Literal["tool_call_update"], Field(alias="sessionUpdate")] = "tool_call_update"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that is meant. An id that the client has not seen in the session makes a new call."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name by which the model or the agent calls the tool, such as `read_file`. It is the same for all calls of one
    tool. The spelling is opaque: ACP attaches no meaning to it. `title` stays the main text for the user. Agents SHOULD
    send the name with the first report when they have it, and SHOULD NOT change it later unless it was wrong. Omitted:
    unchanged. Null: cleared. A new call starts without a name. A malformed value counts as omitted.
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
    raw_input: Annotated[Any, AbsentOnError(), Field(alias="rawInput")] = None
    """The input of the tool as it was given to it, often an object with the arguments. Any JSON value fits. Omitted:
    unchanged. Null: cleared.
    """
    raw_output: Annotated[Any, AbsentOnError(), Field(alias="rawOutput")] = None
    """The output of the tool as it came back. Any JSON value fits. Omitted: unchanged. Null: cleared."""
    capabilities: Annotated[ToolCallCapabilities | None, DefaultOnError(Always(None))] = None
    """What the client may do with the call from now on, such as cancelling it. Omitted: unchanged. Null: nothing any
    more. An object replaces the earlier one as a whole. A new call starts with nothing. A malformed value is read as
    null, so that it never permits a request.
    """
    meta: Meta = None


class TerminalUpdate(Model, frozen=True):
    """Creates a terminal, or changes what the client knows of one. An unknown `terminalId` makes a new terminal, of
    which each omitted member is unknown. In a known one an omitted member keeps its value, null clears it, and any
    other value replaces it; but a `_meta` object changes only the keys that it has, and removes those that it sets to
    null. A tool call that shows the terminal may come before or after, so that clients keep what they are told about a
    terminal in any case.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "terminal_update"}
    session_update: Annotated[Literal["terminal_update"], Field(alias="sessionUpdate")] = "terminal_update"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """Which terminal is created or changed."""
    command: Annotated[Text | None, AbsentOnError()] = None
    """The command that is run, for people to read; the client does not run anything. Agents SHOULD send it with a
    terminal's first update where there is a command. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    cwd: Annotated[AbsolutePath | None, AbsentOnError()] = None
    """The directory that the command runs in. The path MUST be absolute. Omitted: unchanged. Null: cleared. A malformed
    value counts as omitted.
    """
    output: Annotated[TerminalOutput | None, AbsentOnError()] = None
    """All the output that the client is to hold at this point. It takes the place of what was there, and clients MUST
    NOT mix the two; chunks that follow are added to it. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    exit_status: Annotated[TerminalExitStatus | None, AbsentOnError(), Field(alias="exitStatus")] = None
    """How the command ended. Any object says that it has ended. The status of a tool call that shows the terminal does
    not follow from it: agents report that for itself. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    size: Annotated[TerminalSize | None, AbsentOnError()] = None
    """How large the terminal is that the command writes to, where the agent knows. At this size a client can show
    columns, progress bars and output with cursor movements as they were meant. Omitted: unchanged. Null: cleared. A
    malformed value counts as omitted.
    """
    capabilities: Annotated[TerminalCapabilities | None, DefaultOnError(Always(None))] = None
    """What the client may do with the terminal from now on, such as cancelling it. Omitted: unchanged. Null: nothing
    any more. An object replaces the earlier one as a whole. A new terminal starts with nothing. A malformed value is
    read as null, so that it never permits a request.
    """
    meta: Meta = None


class TerminalOutputChunk(Model, frozen=True):
    """Further output of a terminal. The client adds chunks to what it holds in the order in which they arrive. Unlike
    that of `terminal_update`, the `_meta` of a chunk is about the chunk alone.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "terminal_output_chunk"}
    session_update: Annotated[Literal["terminal_output_chunk"], Field(alias="sessionUpdate")] = "terminal_output_chunk"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose output goes on."""
    data: Text
    """The output as bytes, in base64 as of RFC 4648. Clients decode each chunk alone and MUST NOT put the texts
    together first. A chunk can end in the middle of a character or an escape sequence; what reads the bytes has to go
    on from there with the next one.
    """
    meta: Meta = None


class SessionInfoUpdate(Model, frozen=True):
    """What has changed about a session: its title, when it was last used, or its metadata. Clients can keep their lists
    of sessions up to date by it. An agent sends just the members that change: an omitted one keeps its value, and null
    takes the value away. A `_meta` object changes only the keys that it has; null removes a key. Clients should apply
    updates in the order in which they come.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "session_info_update"}
    session_update: Annotated[Literal["session_info_update"], Field(alias="sessionUpdate")] = "session_info_update"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the session when showing it to the user. Omitted: unchanged. Null: the session has no title any
    more. A malformed value counts as omitted.
    """
    updated_at: Annotated[Text | None, AbsentOnError(), Field(alias="updatedAt")] = None
    """When something last happened in the session, as an RFC 3339 timestamp. Omitted: unchanged. Null: not known any
    more. A malformed value counts as omitted.
    """
    meta: Meta = None


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
"""Says that there is no foreground work. Agents SHOULD give a `stopReason` when work has just ended; it may bring
further members. A repeated report, or the one that comes with `session/resume`, may carry the last reason once more,
and MUST NOT be counted as another completion, cancellation or use of tokens.
"""


class UsageUpdate(Model, frozen=True):
    """The state of the model's context, counted in tokens, and the cost of the session. Clients can work out from it
    what is left and warn in time. An agent that cannot say how large the context is should not send this update.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "usage_update"}
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


class UpdateSessionNotification(Model, frozen=True):
    """Parameters of `session/update`: one thing that happened in a session."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the update belongs to."""
    update: SessionUpdate
    """What happened; `sessionUpdate` in it says of which kind it is."""
    meta: Meta = None
