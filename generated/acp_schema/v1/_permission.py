"""Permission."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Constants, Meta, Text
from .._runtime.unions import Tagged

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
