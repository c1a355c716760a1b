"""Subagents."""

from ..._runtime.model import Model
from ..._runtime.scalars import Meta


class SubagentCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    Marks a client that can follow sessions that belong to another one and keeps to their limits. Sent as `{}`: its
    presence is all that it says.
    """

    meta: Meta = None
