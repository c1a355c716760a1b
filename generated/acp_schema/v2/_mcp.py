"""MCP servers."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta, Text


class McpStdioCapabilities(Model, frozen=True):
    """Marks an agent that can start MCP servers and speak with them over their standard input and output. Sent as `{}`:
    its presence is all that it says.
    """

    meta: Meta = None


class McpHttpCapabilities(Model, frozen=True):
    """Marks an agent that can reach MCP servers over HTTP. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None


class EnvVariable(Model, frozen=True):
    """An environment variable for a process that is to be started."""

    name: Text
    """The variable's name."""
    value: Annotated[Text, Field(repr=False)]
    """The value to give to it. An empty text is a value too."""
    meta: Meta = None


class McpCapabilities(Model, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. Every one has to be marked, `stdio` too."""

    stdio: Annotated[McpStdioCapabilities | None, AbsentOnError()] = None
    """Whether sessions may use MCP servers that the agent starts as a process. `{}` means yes; omitted, null or
    malformed means no.
    """
    http: Annotated[McpHttpCapabilities | None, AbsentOnError()] = None
    """Whether sessions may use MCP servers that are reached over HTTP. `{}` means yes; omitted, null or malformed means
    no.
    """
    meta: Meta = None
