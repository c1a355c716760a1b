"""MCP servers."""

from typing import Annotated

from ..._runtime.leniency import Always, DefaultOnError
from ..._runtime.scalars import Boolean
from .._mcp import McpCapabilities as StableMcpCapabilities


class McpCapabilities(StableMcpCapabilities, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. `stdio` is not among them: every agent supports
    it.
    """

    acp: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Whether sessions may use MCP servers that are reached over the ACP connection, with `mcp/message`. Omitted or
    malformed: no.
    """
