"""Session state."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentUnless
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._error import Error
from ._terminal import TerminalId
from ._tool_call import ToolCallId


class StateUpdateOther(Model, frozen=True):
    """A state that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. Unless the client said that it knows the state, the agent MUST still report the standard ones.
    A client that does not know it MUST NOT take it for `idle` or go on showing the state before as the confirmed one.
    It shows the session as busy, without saying how, until a state comes that it knows.
    """

    state: Annotated[Text, NotOneOf(("running", "idle", "requires_action"))]
    """Names a variant that this package does not have."""


class ErrorStopReason(Model, frozen=True):
    """What the stop reason `error` adds to an idle state."""

    error: Annotated[Error | None, AbsentOnError()] = None
    """The failure that ended the work, in the form of a JSON-RPC error. Agents SHOULD send it. Omitted or null: the
    agent gives no details. A malformed value counts as omitted.
    """


class BackgroundTerminal(Model, frozen=True):
    """Names a terminal whose process runs in the background."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "terminal"}
    """What is always written, by Python name."""
    type: Literal["terminal"] = "terminal"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal, as `terminal_update` calls it."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class BackgroundToolCall(Model, frozen=True):
    """Names a tool call whose work goes on in the background."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "tool_call"}
    """What is always written, by Python name."""
    type: Literal["tool_call"] = "tool_call"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The tool call, as `tool_call_update` calls it."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class BackgroundWorkOther(Model, frozen=True):
    """Work of a type that this list does not have. Names with a leading `_` are free for implementations; every other
    name is kept for ACP itself. To a client that does not know the type, it still means that something is running, even
    if the client cannot show what.
    """

    type: Annotated[Text, NotOneOf(("terminal", "tool_call"))]
    """Names a variant that this package does not have."""


BackgroundWork: TypeAlias = Annotated[
    BackgroundTerminal | BackgroundToolCall | BackgroundWorkOther,
    Tagged("type", {"terminal": BackgroundTerminal, "tool_call": BackgroundToolCall}, (BackgroundWorkOther,)),
]
"""One thing that runs on beside the foreground work. An entry only names what other updates tell of: the agent MUST
have announced a thing before it lists it, and MUST report how it ended, a terminal's `exitStatus` or a tool call's last
status, before a list leaves it out. Each piece of work stands in the list once; where it has a process, it is listed as
the terminal and not as the tool call too. The set is open, but an entry of a listed type has to meet that type.
"""


class RunningStateUpdate(Model, frozen=True):
    """Says that work in the foreground is going on."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "running"}
    """What is always written, by Python name."""
    state: Literal["running"] = "running"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateEndTurn(Model, frozen=True):
    """The work was done. A command that the agent carried out without asking a model ends this way too."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "end_turn", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["end_turn"], Field(alias="stopReason")] = "end_turn"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateMaxTokens(Model, frozen=True):
    """The work was cut off at the highest number of tokens that is allowed."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "max_tokens", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_tokens"], Field(alias="stopReason")] = "max_tokens"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateMaxTurnRequests(Model, frozen=True):
    """The work was cut off because the agent had asked the model as often as is allowed for one piece of foreground
    work.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "max_turn_requests", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_turn_requests"], Field(alias="stopReason")] = "max_turn_requests"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateRefusal(Model, frozen=True):
    """The agent refused to go on."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "refusal", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["refusal"], Field(alias="stopReason")] = "refusal"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateCancelled(Model, frozen=True):
    """The user or the client wanted the work to stop: by `session/cancel`, by closing the session, or by a choice that
    the agent offered, such as a permission option that means to stop. When that ends foreground work, the agent MUST
    report this reason. It MUST catch errors that come from stopping, and MUST NOT report them as `error`. Where the
    agent stops for reasons of its own, it gives another one, such as `error` after a timeout.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "cancelled", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["cancelled"], Field(alias="stopReason")] = "cancelled"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class IdleStateUpdateError(Model, frozen=True):
    """What the stop reason `error` adds to an idle state."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "error", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["error"], Field(alias="stopReason")] = "error"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
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


class IdleStateUpdateNone(Model, frozen=True):
    """The agent does not say why, or no foreground work has ended."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle"}
    """What is always written, by Python name."""
    state: Literal["idle"] = "idle"
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


class IdleStateUpdateOther(Model, frozen=True):
    """A reason that this list does not have. Custom reasons MUST start with `_`; every other name is kept for ACP
    itself. A receiver keeps the report as it came and shows in some general way that the work has stopped. The session
    is idle all the same.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[
        Text,
        NotOneOf(("end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled", "error")),
        Field(alias="stopReason"),
    ]
    """Names a variant that this package does not have."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequiresActionStateUpdate(Model, frozen=True):
    """Says that the foreground work as a whole waits for the user, for example for a permission or for the answer to an
    elicitation. Agents SHOULD report it then. An open request alone does not call for it, if other foreground work can
    go on or if the request belongs to work in the background. Afterwards the agent MUST report `running` when work goes
    on, or `idle` when it ends there. The answer to one of several requests need not change the state. Agents SHOULD
    ignore answers that come after the work has ended, and not take it up again because of them.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "requires_action"}
    """What is always written, by Python name."""
    state: Literal["requires_action"] = "requires_action"
    """Tells which variant this is."""
    background: Annotated[Sequence[BackgroundWork] | None, AbsentOnError()] = None
    """What is running beside the foreground work, as a complete list each time. An empty list says that there is
    nothing. Omitted or null: the agent does not report it, which is not to say that nothing is running. An agent that
    reports it MUST do so in every state update of the session. A malformed list counts as omitted, even if only one
    entry of it is malformed.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


IdleStateUpdate: TypeAlias = Annotated[
    IdleStateUpdateEndTurn
    | IdleStateUpdateMaxTokens
    | IdleStateUpdateMaxTurnRequests
    | IdleStateUpdateRefusal
    | IdleStateUpdateCancelled
    | IdleStateUpdateError
    | IdleStateUpdateNone
    | IdleStateUpdateOther,
    Tagged(
        "stopReason",
        {
            "end_turn": IdleStateUpdateEndTurn,
            "max_tokens": IdleStateUpdateMaxTokens,
            "max_turn_requests": IdleStateUpdateMaxTurnRequests,
            "refusal": IdleStateUpdateRefusal,
            "cancelled": IdleStateUpdateCancelled,
            "error": IdleStateUpdateError,
        },
        (
            IdleStateUpdateOther,
            IdleStateUpdateNone,
        ),
    ),
]
"""Says that there is no foreground work. The agent MAY end such work at any time by this report. Agents SHOULD give a
`stopReason` when work has just ended; it may bring further members. A repeated report, or the one that comes with
`session/resume`, may carry the last reason once more, and MUST NOT be counted as another completion, cancellation or
use of tokens.
"""


StateUpdate: TypeAlias = Annotated[
    RunningStateUpdate | IdleStateUpdate | RequiresActionStateUpdate | StateUpdateOther,
    Tagged(
        "state",
        {"running": RunningStateUpdate, "idle": IdleStateUpdate, "requires_action": RequiresActionStateUpdate},
        (StateUpdateOther,),
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
