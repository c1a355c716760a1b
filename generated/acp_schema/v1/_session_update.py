"""Session updates."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, Always, DefaultOnError, SkipInvalidItems
from .._runtime.limits import Limits, NeverNull
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, UInt64
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._command import AvailableCommand
from ._compaction import CompactionId, CompactionStatus
from ._content import ContentBlock
from ._message import MessageId
from ._notice import NoticeSeverity
from ._plan import PlanEntry
from ._session_config import SessionConfigOption, SessionId, SessionModeId
from ._tool_call import ToolCallContent, ToolCallId, ToolCallLocation, ToolCallStatus, ToolKind


class AvailableCommandsUpdate(Model, frozen=True):
    """A session update: the commands that the user can give in this session from now on. The agent MAY send it once the
    session exists, and again at any time.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "available_commands_update"}
    session_update: Annotated[Literal["available_commands_update"], Field(alias="sessionUpdate")] = (
        "available_commands_update"
    )
    """Tells which variant this is."""
    available_commands: Annotated[
        Sequence[AvailableCommand],
        SkipInvalidItems(),
        DefaultOnError(list, required=True),
        Field(alias="availableCommands"),
    ]
    """The complete list of commands. It takes the place of the list that the client had. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None


class CompactionUpdate(Model, frozen=True):
    """Reports how a compaction stands, by which the agent shortens the context of the session, so that the model has
    room again. The first update with a `compactionId` gives the compaction its place in the conversation; later ones
    change it there and do not move it. An omitted `summary`, `error` or `_meta` keeps its value, null takes the value
    away, and a value replaces it. The agent MUST NOT send it unless the client set
    `clientCapabilities.session.compaction`.
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
    which they come; one with an unknown `compactionId` begins a compaction that is in progress. The agent MUST NOT send
    it unless the client set `clientCapabilities.session.compaction`.
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


class Notice(Model, frozen=True):
    """A remark for the user about something that came up, for example that a server cannot be reached and the work goes
    on without it. The agent MAY send one at any time while the session exists, also when it works on no prompt. A
    notice has no id, is never changed or taken back, and gets no answer; the same remark sent again is another notice.
    How and for how long it is shown is for the client to decide. The agent must not rely on its being received or seen:
    it is no place for what the user must decide or permit, for the outcome of the work, or for a failure that ends it.
    It is not part of the session's history and SHOULD NOT be replayed. The agent MUST NOT send one unless the client
    set `clientCapabilities.session.notices`; without it, the agent may say the same in a message.
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


class Plan(Model, frozen=True):
    """The agent's plan for work that takes several steps. A session has only one of this form, and each update takes
    the place of the one before. When the model has made a plan, the agent SHOULD report it, and SHOULD report it again
    as the work goes on.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan"}
    session_update: Annotated[Literal["plan"], Field(alias="sessionUpdate")] = "plan"
    """Tells which variant this is."""
    entries: Annotated[Sequence[PlanEntry], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """All steps, each with its present status: the agent MUST send every step each time, and the client MUST replace
    all that it had by them. Between two updates, steps MAY be added, removed or changed. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None


class ConfigOptionUpdate(Model, frozen=True):
    """A session update: the agent changed an option by itself. It may have gone on to another mode when the plan was
    ready, or to another model when the first one was not available.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "config_option_update"}
    session_update: Annotated[Literal["config_option_update"], Field(alias="sessionUpdate")] = "config_option_update"
    """Tells which variant this is."""
    config_options: Annotated[
        Sequence[SessionConfigOption],
        SkipInvalidItems(),
        DefaultOnError(list, required=True),
        Field(alias="configOptions"),
    ]
    """The complete list of options with their present values. It takes the place of the list that the client had, so
    that an option that is not in it no longer exists. The most important ones SHOULD come first, and clients SHOULD
    keep the order when they show them, and prefer the first ones where they show only some. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None


class CurrentModeUpdate(Model, frozen=True):
    """Tells the client in which mode the session is now. Agents can change it on their own, for example where a tool
    ends a planning mode so that the work can begin.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "current_mode_update"}
    session_update: Annotated[Literal["current_mode_update"], Field(alias="sessionUpdate")] = "current_mode_update"
    """Tells which variant this is."""
    current_mode_id: Annotated[SessionModeId, Field(alias="currentModeId")]
    """The mode that the agent is in from now on."""
    meta: Meta = None


class UserMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "user_message_chunk"}
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


class AgentMessageChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_message_chunk"}
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


class AgentThoughtChunk(Model, frozen=True):
    """The next piece of a message that is sent bit by bit: one block of content, which the client appends to what the
    message has so far. The session update around it says of which kind the message is.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "agent_thought_chunk"}
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


class ToolCall(Model, frozen=True):
    """A tool call that the agent reports for the first time: something that the language model asked for and that the
    agent carries out, such as reading a file, running a command or fetching a page. Agents SHOULD report every call as
    soon as the model asks for it. Later changes of the same call come as `tool_call_update`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call"}
    session_update: Annotated[Literal["tool_call"], Field(alias="sessionUpdate")] = "tool_call"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The id of the new call. Updates and permission requests name the call by it."""
    title: Text
    """What this call does, in words for the user, such as `Reading package.json`."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name by which the model or the agent calls the tool, such as `read_file`. It is the same for all calls of one
    tool. The spelling is opaque: ACP attaches no meaning to it. `title` stays the main text for the user. Agents SHOULD
    send the name with this first report when they have it, and SHOULD NOT change it later unless it was wrong. Omitted
    or null: no name is known. A malformed value counts as omitted.
    """
    kind: Annotated[ToolKind | None, NeverNull(), DefaultOnError(Always("other"))] = None
    """The sort of thing that the tool does, by which a client can choose an icon or a way to show the call. Omitted:
    `other`. A malformed value, an unlisted one included, is read as `other`.
    """
    status: Annotated[ToolCallStatus | None, NeverNull(), DefaultOnError(Always("pending"))] = None
    """How far the call has come. Omitted: `pending`. A malformed value, an unlisted one included, is read as `pending`.
    """
    content: Annotated[Sequence[ToolCallContent], SkipInvalidItems(), AbsentOnError()] = Field(
        default_factory=lambda: []
    )
    """What the call has produced so far, to be shown to the user. Omitted: nothing yet. A value that is not a list is
    read as an empty one, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation], SkipInvalidItems(), AbsentOnError()] = Field(
        default_factory=lambda: []
    )
    """The files that the call reads or changes, so that the client can follow the agent to them. Omitted: none are
    told. A value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    raw_input: Annotated[Any, AbsentOnError(), Field(alias="rawInput")] = None
    """The input of the tool as it was given to it, often an object with the arguments. Any JSON value fits. Omitted or
    null: it is not told.
    """
    raw_output: Annotated[Any, AbsentOnError(), Field(alias="rawOutput")] = None
    """The output of the tool as it came back. Any JSON value fits. Omitted or null: there is none, or it is not told.
    """
    meta: Meta = None


class SessionToolCallUpdate(Model, frozen=True):
    """What has changed about a tool call that was reported before. Only what changed needs to be sent: a member that is
    omitted or null leaves the client's value as it was. So a value can be replaced but not removed; an empty list
    empties `content` or `locations`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_update"}
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
    raw_input: Annotated[Any, AbsentOnError(), Field(alias="rawInput")] = None
    """The new input of the tool. Any JSON value fits. Omitted or null: unchanged."""
    raw_output: Annotated[Any, AbsentOnError(), Field(alias="rawOutput")] = None
    """The new output of the tool. Any JSON value fits. Omitted or null: unchanged."""
    meta: Meta = None


class SessionInfoUpdate(Model, frozen=True):
    """What has changed about a session: its title, when it was last used, or its metadata. Clients can keep their lists
    of sessions up to date by it. An agent sends just the members that change: an omitted one keeps its value, and null
    takes the value away. Clients should apply updates in the order in which they come.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "session_info_update"}
    session_update: Annotated[Literal["session_info_update"], Field(alias="sessionUpdate")] = "session_info_update"
    """Tells which variant this is."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the session when showing it to the user. Omitted: unchanged. Null: the session has no title any
    more. A malformed value counts as omitted.
    """
    updated_at: Annotated[Text | None, AbsentOnError(), Field(alias="updatedAt")] = None
    """When something last happened in the session, as an ISO 8601 timestamp. Omitted: unchanged. Null: not known any
    more. A malformed value counts as omitted.
    """
    meta: Meta = None


class Cost(Model, frozen=True):
    """What a session has cost, as an amount and its unit."""

    amount: AnyNumber
    """How much the session has cost in all, in units of `currency`. It is a running total, not the price of the last
    step.
    """
    currency: Text
    """What `amount` counts: money, by its ISO 4217 code such as `EUR`, or another unit such as `credits`."""
    meta: Meta = None


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
    """What the session has cost from its beginning until now. Omitted or null: this update tells no cost. A malformed
    value counts as omitted.
    """
    meta: Meta = None


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


class SessionNotification(Model, frozen=True):
    """Parameters of `session/update`: one thing that happened in a session."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the update belongs to."""
    update: SessionUpdate
    """What happened; `sessionUpdate` in it says of which kind it is."""
    meta: Meta = None
