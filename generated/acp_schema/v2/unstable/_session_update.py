"""Session updates."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, AbsentUnless
from ..._runtime.limits import NotOneOf
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence, Text
from ..._runtime.unions import Tagged
from .._command import AvailableCommandsUpdate
from .._compaction import CompactionSummaryChunk, CompactionUpdate
from .._error import Error
from .._message import AgentMessage, AgentThought, UserMessage
from .._notice import Notice
from .._session_config import ConfigOptionUpdate
from .._session_update import (
    AgentMessageChunk,
    AgentThoughtChunk,
    SessionInfoUpdate,
    SessionToolCallUpdate,
    UsageUpdate,
    UserMessageChunk,
)
from .._terminal import TerminalOutputChunk, TerminalUpdate
from .._tool_call import ToolCallContentChunk
from ._plan import PlanRemoved, PlanUpdate
from ._prompt import Usage
from ._session_state import BackgroundWork
from ._subagents import SessionMessage, SessionMessageChunk, SubagentUpdate


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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work that has ended took. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
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


class SessionStateUpdateUnknown(Model, frozen=True):
    """Says that the agent can no longer see what the session is doing. It is meant for a session that has gone out of
    sight, not for one that has only been quiet. The client MUST NOT go on showing the state before as confirmed, but
    may keep it as the last that was known. Nothing else follows: no work is cancelled, no request is answered, the
    session stays and keeps its capabilities. The next state takes the place of this one as usual.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "unknown", "session_update": "state_update"}
    """What is always written, by Python name."""
    state: Literal["unknown"] = "unknown"
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
    state: Annotated[Text, NotOneOf(("running", "idle", "requires_action", "unknown"))]
    """Names a variant that this package does not have."""
    session_update: Annotated[Literal["state_update"], Field(alias="sessionUpdate")] = "state_update"
    """Tells which variant this is."""


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
                "plan_removed",
                "available_commands_update",
                "config_option_update",
                "session_info_update",
                "usage_update",
                "notice",
                "compaction_update",
                "compaction_summary_chunk",
                "subagent_update",
                "session_message",
                "session_message_chunk",
            )
        ),
        Field(alias="sessionUpdate"),
    ]
    """Names a variant that this package does not have."""


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


SessionStateUpdate: TypeAlias = Annotated[
    SessionStateUpdateRunning
    | SessionStateUpdateIdle
    | SessionStateUpdateRequiresAction
    | SessionStateUpdateUnknown
    | SessionStateUpdateOther,
    Tagged(
        "state",
        {
            "running": SessionStateUpdateRunning,
            "idle": SessionStateUpdateIdle,
            "requires_action": SessionStateUpdateRequiresAction,
            "unknown": SessionStateUpdateUnknown,
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
    | PlanRemoved
    | AvailableCommandsUpdate
    | ConfigOptionUpdate
    | SessionInfoUpdate
    | UsageUpdate
    | Notice
    | CompactionUpdate
    | CompactionSummaryChunk
    | SubagentUpdate
    | SessionMessage
    | SessionMessageChunk
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
            "plan_removed": PlanRemoved,
            "available_commands_update": AvailableCommandsUpdate,
            "config_option_update": ConfigOptionUpdate,
            "session_info_update": SessionInfoUpdate,
            "usage_update": UsageUpdate,
            "notice": Notice,
            "compaction_update": CompactionUpdate,
            "compaction_summary_chunk": CompactionSummaryChunk,
            "subagent_update": SubagentUpdate,
            "session_message": SessionMessage,
            "session_message_chunk": SessionMessageChunk,
        },
        (SessionUpdateOther,),
    ),
]
"""One thing that happened in a session, for the client to show or to keep. `sessionUpdate` says of which kind it is.
The set is open: an update of an unknown kind is valid. One of a listed kind has to meet that kind, and is not taken for
an unknown one where it is malformed.
"""
