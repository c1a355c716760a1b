"""Permission."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Constants, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._session_config import SessionId
from ._tool_call import ToolCallUpdate

PermissionOptionId: TypeAlias = Text
"""Tells one option from the others of the same request. The agent chooses it."""


PermissionOptionKind: TypeAlias = Annotated[
    Literal["allow_once", "allow_always", "reject_once", "reject_always"], Constants()
]
"""Whether an option allows or rejects, and whether only this once or as a choice that is remembered. The set is closed
in this version.
"""


class CancelledPermissionOutcome(Model, frozen=True):
    """The prompt turn was cancelled before the user had decided. A client that sends `session/cancel` MUST answer every
    permission request that is still pending with this.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"outcome": "cancelled"}
    """What is always written, by Python name."""
    outcome: Literal["cancelled"] = "cancelled"
    """Tells which variant this is."""


class SelectedPermissionOutcome(Model, frozen=True):
    """Says which option the user took."""

    wire_constants: ClassVar[dict[str, Any]] = {"outcome": "selected"}
    """What is always written, by Python name."""
    outcome: Literal["selected"] = "selected"
    """Tells which variant this is."""
    option_id: Annotated[PermissionOptionId, Field(alias="optionId")]
    """The `optionId` of the option that was taken."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PermissionOption(Model, frozen=True):
    """One of the answers from which the user can choose."""

    option_id: Annotated[PermissionOptionId, Field(alias="optionId")]
    """What the client sends back when the user takes this option."""
    name: Text
    """What to call this option when showing it to the user, such as `Allow once`."""
    kind: PermissionOptionKind
    """What sort of answer it is: a hint for icons and layout. Which option was chosen is told by `optionId` alone."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


RequestPermissionOutcome: TypeAlias = Annotated[
    CancelledPermissionOutcome | SelectedPermissionOutcome,
    Tagged("outcome", {"cancelled": CancelledPermissionOutcome, "selected": SelectedPermissionOutcome}),
]
"""How a permission request ended, as its member `outcome` says. The set is closed in this version."""


class RequestPermissionRequest(Model, frozen=True):
    """Parameters of `session/request_permission`: the tool call that needs the user's consent, and the answers that are
    offered.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the agent asks."""
    tool_call: Annotated[ToolCallUpdate, Field(alias="toolCall")]
    """The tool call that is waiting, with what the user should see of it. It has the form of an update, so that only
    `toolCallId` is required.
    """
    options: Sequence[PermissionOption]
    """The answers to offer. The list is strict: one malformed option makes the request invalid, so that no answer goes
    missing unseen.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequestPermissionResponse(Model, frozen=True):
    """What came of a permission request."""

    outcome: RequestPermissionOutcome
    """The decision of the user, or that there was none. It is an object whose own `outcome` says which."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
