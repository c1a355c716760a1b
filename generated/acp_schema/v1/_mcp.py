"""MCP servers."""

from typing import Annotated

from .._runtime.leniency import Always, DefaultOnError
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Meta


class McpCapabilities(Model, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. `stdio` is not among them: every agent supports
    it.
    """

    http: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether sessions may use MCP servers that are reached over HTTP. Omitted or malformed: no."""
    sse: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether sessions may use MCP servers that are reached over server-sent events, which MCP itself has given up.
    Omitted or malformed: no.
    """
    meta: Meta = None
