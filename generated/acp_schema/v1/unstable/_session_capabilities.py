"""Session capabilities."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Meta
from .._session_capabilities import SessionCapabilities as StableSessionCapabilities
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
    """The session methods and parameters that an agent can have or not. `session/new`, `session/prompt`,
    `session/update` and `session/cancel` need no marker, since all agents MUST have them, and `session/load` has its
    own elsewhere: `loadSession`. All markers here are objects.
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
    of these. An agent with this marker MUST set `list` too.
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
