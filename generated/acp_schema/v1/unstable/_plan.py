"""Plans."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import DefaultOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence, Text
from ..._runtime.unions import Tagged
from .._plan import PlanEntry

PlanId: TypeAlias = Text
"""**Unstable** (feature `unstable_plan_operations`): it may change or be dropped in any release.

Tells a plan from the others in its session. The agent chooses it; updates with the same id are about the same plan.
"""


class PlanCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_plan_operations`): it may change or be dropped in any release.

    Marks a client that handles the session updates `plan_update` and `plan_removed`. Sent as `{}`: its presence is all
    that it says.
    """

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
    entries: Annotated[Sequence[PlanEntry], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """All steps, each with its present status: the agent MUST send every step each time, and the client MUST replace
    what this plan had by them. Between two updates, steps MAY be added, removed or changed. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PlanFile(Model, frozen=True):
    """A plan that is written in a file. The update carries the file's address and not what is in it."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "file"}
    """What is always written, by Python name."""
    type: Literal["file"] = "file"
    """Tells which variant this is."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. An id that was not used before begins a plan."""
    uri: Text
    """The file's address, such as `file:///home/ada/project/plan.md`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PlanMarkdown(Model, frozen=True):
    """A plan as a text of free form."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "markdown"}
    """What is always written, by Python name."""
    type: Literal["markdown"] = "markdown"
    """Tells which variant this is."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. An id that was not used before begins a plan."""
    content: Text
    """The whole plan in Markdown."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PlanRemoved(Model, frozen=True):
    """Says that a plan is no longer there, so that the client stops showing it. An agent MUST NOT send it unless the
    client set `clientCapabilities.plan`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan_removed"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["plan_removed"], Field(alias="sessionUpdate")] = "plan_removed"
    """Tells which variant this is."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that is removed."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


PlanUpdateContent: TypeAlias = Annotated[
    PlanItems | PlanFile | PlanMarkdown,
    Tagged("type", {"items": PlanItems, "file": PlanFile, "markdown": PlanMarkdown}),
]
"""**Unstable** (feature `unstable_plan_operations`): it may change or be dropped in any release.

The content of a plan, in the form that `type` names. Different plans of a session can have different forms. The set is
closed: content of any other `type` is invalid.
"""


class PlanUpdate(Model, frozen=True):
    """The new content of one plan. Its id says which one, so that several plans can exist side by side. An agent MUST
    NOT send it unless the client set `clientCapabilities.plan`, and MUST send the update `plan` instead to a client
    that did not. When the model has made a plan, the agent SHOULD report it, and SHOULD report it again as the work
    goes on.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "plan_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["plan_update"], Field(alias="sessionUpdate")] = "plan_update"
    """Tells which variant this is."""
    plan: PlanUpdateContent
    """The plan as it is from now on. It replaces the content that the client had for this id."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
