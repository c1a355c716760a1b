"""Initialization."""

from typing import Annotated

from ..._runtime.leniency import AbsentOnError
from .._initialize import AgentCapabilities as StableAgentCapabilities
from ._authentication import AgentAuthCapabilities
from ._providers import ProvidersCapabilities
from ._session_capabilities import SessionCapabilities


class AgentCapabilities(StableAgentCapabilities, frozen=True):
    """What the agent can do for the client. The agent SHOULD say of each member whether it supports it, and the client
    MUST take everything that is left out for unsupported. A malformed member counts as omitted, and the others still
    count.
    """

    session: Annotated[SessionCapabilities | None, AbsentOnError()] = None
    """Whether the agent has sessions. An agent that sends this, even as `{}`, MUST have the basic methods:
    `session/new`, `session/resume`, `session/list`, `session/close`, `session/prompt`, `session/update` and
    `session/cancel`. Omitted, null or malformed means that it has no `session/*` method at all.
    """
    auth: Annotated[AgentAuthCapabilities | None, AbsentOnError()] = None
    """What the agent adds to authentication, such as the status. It has no say in `auth/login` and `auth/logout`: these
    come with a list of `authMethods` that is not empty. Omitted, null or malformed: nothing is added.
    """
    providers: Annotated[ProvidersCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Whether the client may call the `providers/*` methods to see and set where the agent gets its models from. `{}`
    means yes; omitted, null or malformed means no.
    """
