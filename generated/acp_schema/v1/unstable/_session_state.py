"""Session state."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, AbsentUnless
from ..._runtime.limits import NotOneOf
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Text
from ..._runtime.unions import Tagged
from .._error import Error
from ._prompt import Usage


class RunningStateUpdate(Model, frozen=True):
    """Says that work in the foreground is going on. It has no members of its own."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "running"}
    """What is always written, by Python name."""
    state: Literal["running"] = "running"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateEndTurn(Model, frozen=True):
    """The work was done."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "end_turn", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["end_turn"], Field(alias="stopReason")] = "end_turn"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateMaxTokens(Model, frozen=True):
    """The work was cut off at the highest number of tokens that is allowed."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "max_tokens", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_tokens"], Field(alias="stopReason")] = "max_tokens"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateMaxTurnRequests(Model, frozen=True):
    """The work was cut off because the agent had sent as many requests for it as are allowed."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "max_turn_requests", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["max_turn_requests"], Field(alias="stopReason")] = "max_turn_requests"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateRefusal(Model, frozen=True):
    """The agent refused to go on."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "refusal", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["refusal"], Field(alias="stopReason")] = "refusal"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateCancelled(Model, frozen=True):
    """The work was cancelled."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "cancelled", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["cancelled"], Field(alias="stopReason")] = "cancelled"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class IdleStateUpdateError(Model, frozen=True):
    """What the stop reason `error` adds to an idle state."""

    wire_constants: ClassVar[dict[str, Any]] = {"stop_reason": "error", "state": "idle"}
    """What is always written, by Python name."""
    stop_reason: Annotated[Literal["error"], Field(alias="stopReason")] = "error"
    """Tells which variant this is."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """
    error: Annotated[Error | None, AbsentOnError()] = None
    """The failure that ended the work, in the form of a JSON-RPC error. Agents SHOULD send it. Omitted or null: the
    agent gives no details. A malformed value counts as omitted.
    """


class IdleStateUpdateNone(Model, frozen=True):
    """The agent does not say why, or nothing has ended."""

    wire_constants: ClassVar[dict[str, Any]] = {"state": "idle"}
    """What is always written, by Python name."""
    state: Literal["idle"] = "idle"
    """Tells which variant this is."""
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """
    stop_reason: Annotated[None, AbsentUnless(Text | None), Field(alias="stopReason")] = None
    """Null says the same as leaving it out."""


class IdleStateUpdateOther(Model, frozen=True):
    """A reason that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. A receiver keeps the report as it came. The child is idle all the same.
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
    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the work that has ended took. Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class RequiresActionStateUpdate(Model, frozen=True):
    """Says that the child's work in the foreground waits for the user, for example for a permission. It has no members
    of its own.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "requires_action"}
    """What is always written, by Python name."""
    state: Literal["requires_action"] = "requires_action"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class UnknownStateUpdate(Model, frozen=True):
    """Says that the agent can no longer see what the child is doing. It is meant for a child that has gone out of
    sight, not for one that has only been quiet. The client MUST NOT go on showing the state before as confirmed, but
    may keep it as the last that was known. Nothing else follows: no work is cancelled, no request is answered, the
    child keeps its capabilities and its session stays. The next state takes the place of this one as usual. It has no
    members of its own.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"state": "unknown"}
    """What is always written, by Python name."""
    state: Literal["unknown"] = "unknown"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata of this report of the state alone. Omitted or null: none. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """


class StateUpdateOther(Model, frozen=True):
    """A state that this list does not have. Names with a leading `_` are free for implementations; every other name is
    kept for ACP itself. A receiver keeps the report as it came.
    """

    state: Annotated[Text, NotOneOf(("running", "idle", "requires_action", "unknown"))]
    """Names a variant that this package does not have."""


class ErrorStopReason(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    What the stop reason `error` adds to an idle state.
    """

    error: Annotated[Error | None, AbsentOnError()] = None
    """The failure that ended the work, in the form of a JSON-RPC error. Agents SHOULD send it. Omitted or null: the
    agent gives no details. A malformed value counts as omitted.
    """


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
"""Says that the child has come to rest and can take another prompt. `stopReason`, where it is given, says why its last
work ended, and may bring further members.
"""


StateUpdate: TypeAlias = Annotated[
    RunningStateUpdate | IdleStateUpdate | RequiresActionStateUpdate | UnknownStateUpdate | StateUpdateOther,
    Tagged(
        "state",
        {
            "running": RunningStateUpdate,
            "idle": IdleStateUpdate,
            "requires_action": RequiresActionStateUpdate,
            "unknown": UnknownStateUpdate,
        },
        (StateUpdateOther,),
    ),
]
"""**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

What a child session is doing in the foreground, by its `state`. Each one is a whole snapshot and takes the place of the
one before. The set is open: a report with an unknown `state` is valid, but one with a listed `state` has to have the
form of that state.
"""
