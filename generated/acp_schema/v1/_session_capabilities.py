"""Session capabilities."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._compaction import CompactionCapabilities
from ._notice import NoticeCapabilities
from ._session_config import SessionConfigOptionsCapabilities


class ClientSessionCapabilities(Model, frozen=True):
    """What a client understands of sessions beyond the basics."""

    compaction: Annotated[CompactionCapabilities | None, AbsentOnError()] = None
    """Whether the client understands the updates about a shortened context, `compaction_update` and
    `compaction_summary_chunk`. `{}` means yes; omitted, null or malformed means no. An agent MUST NOT send them without
    it.
    """
    config_options: Annotated[
        SessionConfigOptionsCapabilities | None, AbsentOnError(), Field(alias="configOptions")
    ] = None
    """Which kinds of configuration options the client can offer besides a choice from a list. Omitted, null or
    malformed: no others.
    """
    notices: Annotated[NoticeCapabilities | None, AbsentOnError()] = None
    """Whether the client can show the session update `notice` to the user. `{}` means yes; omitted, null or malformed
    means no. Without it the agent MUST NOT send any.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionListCapabilities(Model, frozen=True):
    """Marks an agent that has the method `session/list`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


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


class SessionResumeCapabilities(Model, frozen=True):
    """Marks an agent that has the method `session/resume`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionCloseCapabilities(Model, frozen=True):
    """Marks an agent that has the method `session/close`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionCapabilities(Model, frozen=True):
    """The session methods and parameters that an agent can have or not. `session/new`, `session/prompt`,
    `session/update` and `session/cancel` need no marker, since all agents MUST have them, and `session/load` has its
    own elsewhere: `loadSession`. All markers here are objects.
    """

    list_: Annotated[SessionListCapabilities | None, AbsentOnError(), Field(alias="list")] = None
    """Whether the agent has `session/list`. `{}` means yes; omitted, null or malformed means no, and the client MUST
    NOT call it.
    """
    delete: Annotated[SessionDeleteCapabilities | None, AbsentOnError()] = None
    """Whether the agent has `session/delete`, which removes a session from what `session/list` returns. `{}` means yes;
    omitted, null or malformed means no, and the client MUST NOT call it.
    """
    additional_directories: Annotated[
        SessionAdditionalDirectoriesCapabilities | None, AbsentOnError(), Field(alias="additionalDirectories")
    ] = None
    """Whether requests that set up a session may name further workspace folders in `additionalDirectories`. `{}` means
    yes; omitted, null or malformed means no. An agent with `session/list` may then also report a session's folders
    there, all of them and in order.
    """
    resume: Annotated[SessionResumeCapabilities | None, AbsentOnError()] = None
    """Whether the agent has `session/resume`. `{}` means yes; omitted, null or malformed means no, and the client MUST
    NOT call it.
    """
    close: Annotated[SessionCloseCapabilities | None, AbsentOnError()] = None
    """Whether the agent has `session/close`. `{}` means yes; omitted, null or malformed means no, and the client MUST
    NOT call it.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
