"""Plans."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.limits import NotOneOf
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Text
from ..._runtime.unions import Tagged
from .._plan import PlanId, PlanItems


class PlanFile(Model, frozen=True):
    """A plan that is written in a file. The update carries the file's address and not what is in it."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "file"}
    """What is always written, by Python name."""
    type: Literal["file"] = "file"
    """Tells which variant this is."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. An id that was not used before begins a plan."""
    uri: Text
    """The file's address, such as `file:///home/ada/project/plan.md`. It MUST be absolute."""
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


class PlanUpdateContentOther(Model, frozen=True):
    """A form that this list does not have. Custom types MUST start with `_`; every other name is kept for ACP itself. A
    client that does not understand it should keep all of it where it stores, replays or forwards plans, and otherwise
    ignore it or show something general in its place. Either way it replaces what the plan had before.
    """

    type: Annotated[Text, NotOneOf(("items", "file", "markdown"))]
    """Names a variant that this package does not have."""
    plan_id: Annotated[PlanId, Field(alias="planId")]
    """The plan that gets this content. Unlisted forms MUST have it, too."""


class PlanRemoved(Model, frozen=True):
    """Says that a plan is no longer there, so that the client stops showing it. No marker is needed for it in this
    version: clients MUST accept it, even if they ignore it.
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
    PlanItems | PlanFile | PlanMarkdown | PlanUpdateContentOther,
    Tagged("type", {"items": PlanItems, "file": PlanFile, "markdown": PlanMarkdown}, (PlanUpdateContentOther,)),
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
