"""LLM providers."""

from ..._runtime.model import Model
from ..._runtime.scalars import Meta


class ProvidersCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Marks an agent that has the methods `providers/list`, `providers/set` and `providers/disable`. Sent as `{}`: its
    presence is all that it says.
    """

    meta: Meta = None
