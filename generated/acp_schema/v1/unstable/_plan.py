"""Plans."""

from ..._runtime.model import Model
from ..._runtime.scalars import Meta


class PlanCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_plan_operations`): it may change or be dropped in any release.

    Marks a client that handles the session updates `plan_update` and `plan_removed`. Sent as `{}`: its presence is all
    that it says.
    """

    meta: Meta = None
