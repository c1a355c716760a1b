"""Plans."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Constants, Meta, Sequence, Text

PlanEntryPriority: TypeAlias = Annotated[Literal["high", "medium", "low"], Constants()]
"""How important or urgent a step is beside the others of its plan. The set is closed: a step with any other string is
invalid, and so is skipped in a plan.
"""


PlanEntryStatus: TypeAlias = Annotated[Literal["pending", "in_progress", "completed"], Constants()]
"""How far a step has come. The set is closed: a step with any other string is invalid, and so is skipped in a plan."""


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


class Plan(Model, frozen=True):
    """The agent's plan for work that takes several steps. A session has only one of this form, and each update takes
    the place of the one before. When the model has made a plan, the agent SHOULD report it, and SHOULD report it again
    as the work goes on.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["plan"], Field(alias="sessionUpdate")] = "plan"
    """Tells which variant this is."""
    entries: Annotated[Sequence[PlanEntry], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """All steps, each with its present status: the agent MUST send every step each time, and the client MUST replace
    all that it had by them. Between two updates, steps MAY be added, removed or changed. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
