"""Initialization."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, DefaultOnError, Shared
from .._initialize import AgentCapabilities as StableAgentCapabilities
from .._initialize import ClientCapabilities as StableClientCapabilities
from ._authentication import AgentAuthCapabilities
from ._mcp import McpCapabilities
from ._plan import PlanCapabilities
from ._providers import ProvidersCapabilities
from ._session_capabilities import SessionCapabilities
from ._subagents import SubagentCapabilities


class ClientCapabilities(StableClientCapabilities, frozen=True):
    """What the client can do for the agent. The client SHOULD say of each member whether it supports it, and the agent
    MUST take everything that is left out for unsupported. A malformed member is read as its default, and the others
    still count.
    """

    subagents: Annotated[SubagentCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_subagents`): it may change or be dropped in any release.

    Whether the client can follow sessions that the agent opens below another one: whose child a session is, what state
    it is in, messages between sessions, and the limits on a child. `{}` means yes to all of it. Omitted, null or
    malformed means no, and the agent must not send any of these.
    """
    plan: Annotated[PlanCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_plan_operations`): it may change or be dropped in any release.

    Whether the client handles the session updates `plan_update` and `plan_removed`. `{}` means both. Omitted, null or
    malformed means neither, and the agent stays with the update `plan`.
    """


class AgentCapabilities(StableAgentCapabilities, frozen=True):
    """What the agent can do for the client. The agent SHOULD say of each member whether it supports it, and the client
    MUST take everything that is left out for unsupported. A malformed member is read as its default, and the others
    still count.
    """

    mcp_capabilities: Annotated[
        McpCapabilities, DefaultOnError(Shared(McpCapabilities)), Field(alias="mcpCapabilities")
    ] = Field(default_factory=Shared(McpCapabilities))
    """How the agent can reach MCP servers other than by `stdio`, which needs no marker. Omitted or malformed: in no
    other way.
    """
    session_capabilities: Annotated[
        SessionCapabilities, DefaultOnError(Shared(SessionCapabilities)), Field(alias="sessionCapabilities")
    ] = Field(default_factory=Shared(SessionCapabilities))
    """Which session methods and parameters there are besides the ones that every agent has. Omitted or malformed: none.
    """
    auth: Annotated[AgentAuthCapabilities, DefaultOnError(Shared(AgentAuthCapabilities))] = Field(
        default_factory=Shared(AgentAuthCapabilities)
    )
    """What the agent can do about signing in and out besides `authenticate`. Omitted or malformed, and null is
    malformed here: nothing more.
    """
    providers: Annotated[ProvidersCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_llm_providers`): it may change or be dropped in any release.

    Whether the client may call the `providers/*` methods to see and set where the agent gets its models from. `{}`
    means yes; omitted, null or malformed means no.
    """
