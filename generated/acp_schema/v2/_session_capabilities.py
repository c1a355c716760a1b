"""Session capabilities."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._mcp import McpCapabilities
from ._prompt import PromptCapabilities


class SessionDeleteCapabilities(Model, frozen=True):
    """Marks an agent that has the method `session/delete`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionAdditionalDirectoriesCapabilities(Model, frozen=True):
    """Marks an agent that accepts `additionalDirectories` where a session is set up. Sent as `{}`: its presence is all
    that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionCapabilities(Model, frozen=True):
    """What an agent can do with sessions beyond the basic methods, which come with this object even if it is empty:
    `session/new`, `session/resume`, `session/list`, `session/close`, `session/prompt`, `session/update` and
    `session/cancel`. Agents MAY support more methods, kinds of content in prompts and ways to reach MCP servers, each
    with its marker here. All markers are objects.
    """

    prompt: Annotated[PromptCapabilities | None, AbsentOnError()] = None
    """Which kinds of content a prompt may have besides text and links to resources. Omitted, null or malformed: none.
    """
    mcp: Annotated[McpCapabilities | None, AbsentOnError()] = None
    """How the agent can reach MCP servers. Omitted, null or malformed: not at all, so that sessions have no MCP
    servers.
    """
    delete: Annotated[SessionDeleteCapabilities | None, AbsentOnError()] = None
    """Whether the agent has `session/delete`, which removes a session from what `session/list` returns. `{}` means yes;
    omitted, null or malformed means no, and the client MUST NOT call it.
    """
    additional_directories: Annotated[
        SessionAdditionalDirectoriesCapabilities | None, AbsentOnError(), Field(alias="additionalDirectories")
    ] = None
    """Whether requests that set up a session may name further workspace folders in `additionalDirectories`. `{}` means
    yes; omitted, null or malformed means no. The agent may then also report a session's folders in `session/list`, all
    of them and in order.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
