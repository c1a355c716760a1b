"""Session capabilities."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Meta
from .._session_capabilities import SessionCapabilities as StableSessionCapabilities
from ._mcp import McpCapabilities
from ._system_prompt import SessionSystemPromptCapabilities


class SessionForkCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    Marks an agent that has the method `session/fork`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionArchiveCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Marks an agent that has the methods `session/archive` and `session/unarchive`, and tells archived sessions apart in
    `session/list`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStatusCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

    Marks an agent that has the method `session/status`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionTitleCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_set_title`): it may change or be dropped in any release.

    Marks an agent that has the method `session/set_title`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionCapabilities(StableSessionCapabilities, frozen=True):
    """What an agent can do with sessions beyond the basic methods, which come with this object even if it is empty:
    `session/new`, `session/resume`, `session/list`, `session/close`, `session/prompt`, `session/update` and
    `session/cancel`. Agents MAY support more methods, kinds of content in prompts and ways to reach MCP servers, each
    with its marker here. All markers are objects.
    """

    mcp: Annotated[McpCapabilities | None, AbsentOnError()] = None
    """How the agent can reach MCP servers. Omitted, null or malformed: not at all, so that sessions have no MCP
    servers.
    """
    system_prompt: Annotated[SessionSystemPromptCapabilities | None, AbsentOnError(), Field(alias="systemPrompt")] = (
        None
    )
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Whether requests that set up a session may carry `systemPrompt`. `{}` means yes, in mode `append`, and the marker's
    own `mode` tells of others; omitted, null or malformed means no.
    """
    fork: Annotated[SessionForkCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    Whether the agent has `session/fork`. `{}` means yes; omitted, null or malformed means no.
    """
    archive: Annotated[SessionArchiveCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Whether the agent can put sessions away. `{}` means that it has `session/archive`, `session/unarchive`, the
    parameter `archived` of `session/list`, and `archived` in what that returns; omitted, null or malformed means none
    of these.
    """
    status: Annotated[SessionStatusCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

    Whether the agent has `session/status`. `{}` means yes; omitted, null or malformed means no.
    """
    title: Annotated[SessionTitleCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_set_title`): it may change or be dropped in any release.

    Whether the agent has `session/set_title`. `{}` means yes; omitted, null or malformed means no. Titles that the
    agent gives need no marker.
    """
