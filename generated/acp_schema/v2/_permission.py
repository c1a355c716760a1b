"""Permission."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Characters, Meta, Text
from .._runtime.unions import Tagged
from ._session import AbsolutePath
from ._terminal import TerminalId
from ._tool_call import ToolCallId, ToolCallUpdate


class ToolCallPermissionSubject(Model, frozen=True):
    """Names the tool call that needs the user's consent."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "tool_call"}
    """What is always written, by Python name."""
    type: Literal["tool_call"] = "tool_call"
    """Tells which variant this is."""
    tool_call: Annotated[ToolCallUpdate, Field(alias="toolCall")]
    """The call. Before it shows the prompt, the client applies this to what it has of the call, in the order of arrival
    and just as if it had come in a `tool_call_update`. An id that it has not seen makes a new call.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CommandPermissionSubject(Model, frozen=True):
    """A command for which the agent needs the user's consent. The agent runs it, if it is allowed; the client is never
    asked to run anything. The two ids only connect the request with what is on display, and change nothing there.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "command"}
    """What is always written, by Python name."""
    type: Literal["command"] = "command"
    """Tells which variant this is."""
    command: Text
    """The command that will be run if it is allowed."""
    cwd: AbsolutePath
    """The directory in which the command will be run. The path MUST be absolute."""
    tool_call_id: Annotated[ToolCallId | None, AbsentOnError(), Field(alias="toolCallId")] = None
    """The tool call to which the command belongs, if the agent knows it by now. Omitted or null: not told. A malformed
    value counts as omitted.
    """
    terminal_id: Annotated[TerminalId | None, AbsentOnError(), Field(alias="terminalId")] = None
    """The terminal that will show the command, if the agent knows it by now. Omitted or null: not told. A malformed
    value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequestPermissionSubjectOther(Model, frozen=True):
    """A subject of a type that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. A client that does not know the type should keep the subject as it came where it
    stores, replays or forwards the request. Otherwise it should show a general prompt with the title and the options,
    or decline, as its policy says.
    """

    type: Annotated[Text, NotOneOf(("tool_call", "command"))]
    """Names a variant that this package does not have."""


PermissionOptionId: TypeAlias = Text
"""Tells one option from the others of the same request. The agent chooses it."""


PermissionOptionKind: TypeAlias = Annotated[
    Literal["allow_once", "allow_always", "reject_once", "reject_always"] | str, Characters()
]
"""Whether an option allows or rejects, and whether only this once or as a choice that is remembered. The set is open.
"""


class CancelledPermissionOutcome(Model, frozen=True):
    """What the outcome `cancelled` holds besides its name: nothing but metadata."""

    wire_constants: ClassVar[dict[str, Any]] = {"outcome": "cancelled"}
    """What is always written, by Python name."""
    outcome: Literal["cancelled"] = "cancelled"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequestPermissionOutcomeOther(Model, frozen=True):
    """An outcome that this list does not have. Names with a leading `_` are free for implementations; every other name
    is kept for ACP itself. An agent that does not know the outcome MUST NOT take it for approval. It should keep the
    object as it came where it stores, replays or forwards it, and otherwise let the request fail or count as declined,
    as its policy says.
    """

    outcome: Annotated[Text, NotOneOf(("cancelled", "selected"))]
    """Names a variant that this package does not have."""


RequestPermissionSubject: TypeAlias = Annotated[
    ToolCallPermissionSubject | CommandPermissionSubject | RequestPermissionSubjectOther,
    Tagged(
        "type",
        {"tool_call": ToolCallPermissionSubject, "command": CommandPermissionSubject},
        (RequestPermissionSubjectOther,),
    ),
]
"""What a permission is for. `type` says what it is. The set is open: a subject of an unknown type is valid. One of a
listed type has to meet that type.
"""


class SelectedPermissionOutcome(Model, frozen=True):
    """Says which option the user took."""

    wire_constants: ClassVar[dict[str, Any]] = {"outcome": "selected"}
    """What is always written, by Python name."""
    outcome: Literal["selected"] = "selected"
    """Tells which variant this is."""
    option_id: Annotated[PermissionOptionId, Field(alias="optionId")]
    """The `optionId` of the option that was taken. If the request did not offer it, the agent MUST take the request for
    not approved.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PermissionOption(Model, frozen=True):
    """One of the answers from which the user can choose."""

    option_id: Annotated[PermissionOptionId, Field(alias="optionId")]
    """What the client sends back when the user takes this option. It MUST occur only once in the request."""
    name: Text
    """What to call this option when showing it to the user, such as `Allow once`."""
    kind: PermissionOptionKind
    """What sort of answer it is: a hint for icons and layout. Which option was chosen is told by `optionId` alone."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


RequestPermissionOutcome: TypeAlias = Annotated[
    CancelledPermissionOutcome | SelectedPermissionOutcome | RequestPermissionOutcomeOther,
    Tagged(
        "outcome",
        {"cancelled": CancelledPermissionOutcome, "selected": SelectedPermissionOutcome},
        (RequestPermissionOutcomeOther,),
    ),
]
"""How a permission request ended, as its member `outcome` says. The set is open, and an outcome that the agent does not
know never approves anything.
"""
