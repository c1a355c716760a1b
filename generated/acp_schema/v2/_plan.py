"""Plans."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import SkipInvalidItems
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged

PlanId: TypeAlias = Text
"""Tells a plan from the others in its session. The agent chooses it; updates with the same id are about the same plan.
"""


PlanEntryPriority: TypeAlias = Annotated[Literal["high", "medium", "low"] | str, Characters()]
"""How important or urgent a step is beside the others of its plan. The set is open."""


PlanEntryStatus: TypeAlias = Annotated[Literal["pending", "in_progress", "completed", "cancelled"] | str, Characters()]
"""How far a step has come. The set is open."""


class PlanUpdateContentOther(Model, frozen=True):
    """A form that this list does not have. Custom types MUST start with `_`; every other name is kept for ACP itself. A
    client that does not understand it should keep all of it where it stores, replays or forwards plans, and otherwise
    ignore it or show something general in its place. Either way it replaces what the plan had before.
    """

    type: Annotated[Text, NotOneOf(("items",))]
    """Names a variant that this package does not have."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. Unlisted forms MUST have it, too."""


class PlanEntry(Model, frozen=True):
    """One step of a plan: something that the agent means to do or to reach for the user."""

    content: Text
    """What the step is to achieve, for people to read."""
    priority: PlanEntryPriority
    """How much the step matters for the goal as a whole."""
    status: PlanEntryStatus
    """How far the step has come."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PlanItems(Model, frozen=True):
    """A plan as a list of steps."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "items"}
    """What is always written, by Python name."""
    type: Literal["items"] = "items"
    """Tells which variant this is."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. An id that was not used before begins a plan."""
    entries: Annotated[Sequence[PlanEntry], SkipInvalidItems()]
    """All steps, each with its present status: the agent MUST send every step each time, and the client MUST replace
    what this plan had by them. Between two updates, steps MAY be added, removed or changed. An invalid entry is
    skipped; a value that is not a list is an error.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


PlanUpdateContent: TypeAlias = Annotated[
    PlanItems | PlanUpdateContentOther, Tagged("type", {"items": PlanItems}, (PlanUpdateContentOther,))
]
"""The content of a plan, in the form that `type` names. Different plans of a session can have different forms. The set
is open, but content of a listed form has to fit that form, and every form has a `planId`.
"""


class PlanUpdate(Model, frozen=True):
    """The new content of one plan. Its id says which one, so that several plans can exist side by side. When the model
    has made a plan, the agent SHOULD report it, and SHOULD report it again as the work goes on.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["plan_update"], Field(alias="sessionUpdate")] = "plan_update"
    """Tells which variant this is."""
    plan: PlanUpdateContent
    """The plan as it is from now on. It replaces the content that the client had for this id."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
