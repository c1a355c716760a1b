"""Plans."""

from typing import Annotated, Literal, TypeAlias

from .._runtime.model import Model
from .._runtime.scalars import Constants, Meta, Text

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
