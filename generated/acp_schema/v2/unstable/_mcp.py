"""MCP servers."""

from typing import Annotated

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Meta
from .._mcp import McpCapabilities as StableMcpCapabilities


class McpAcpCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Marks an agent that can reach MCP servers over the ACP connection. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None


class McpCapabilities(StableMcpCapabilities, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. Every one has to be marked, `stdio` too."""

    acp: Annotated[McpAcpCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Whether sessions may use MCP servers that are reached over the ACP connection, with `mcp/message`. `{}` means yes;
    omitted, null or malformed means no.
    """
