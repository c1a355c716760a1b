"""Subagents."""

from typing import Annotated

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Meta


class SessionCancelCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    Marks a child session whose work the client may cancel without ending the session. Sent as `{}`: its presence is all
    that it says.
    """

    meta: Meta = None


class SubagentCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    Marks a client that can follow sessions that belong to another one and keeps to their limits. Sent as `{}`: its
    presence is all that it says.
    """

    meta: Meta = None


class SubagentSessionCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    What the client may do to one certain child session on its own account. Each kind of change has to be permitted
    here, child by child: that the agent has the method for other sessions does not count.
    """

    cancel: Annotated[SessionCancelCapabilities | None, AbsentOnError()] = None
    """Whether the client may stop what the child is working on; the session itself stays. An object such as `{}` means
    yes; omitted, null or malformed means no.
    """
    meta: Meta = None
