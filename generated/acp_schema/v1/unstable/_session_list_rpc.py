"""Saved sessions: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import DefaultOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence, Text
from .._session import SessionId
from .._session_list_rpc import ListSessionsRequest as StableListSessionsRequest
from .._session_list_rpc import ListSessionsResponse as StableListSessionsResponse
from ._session_list import SessionArchiveFilter, SessionInfo, SessionStatus


class ListSessionsRequest(StableListSessionsRequest, frozen=True):
    """Parameters of `session/list`: which sessions to list, and from which place on. An empty object asks for the first
    page.
    """

    archived: SessionArchiveFilter | None = None
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Whether archived sessions are wanted. Omitted or null: `exclude`. It narrows the list together with `cwd`, and
    before pages are cut; clients repeat it with each `cursor`. It may be sent only if the agent set
    `agentCapabilities.sessionCapabilities.archive`.
    """


class ListSessionsResponse(StableListSessionsResponse, frozen=True):
    """One page of the sessions that the agent knows."""

    sessions: Annotated[Sequence[SessionInfo], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The sessions on this page. Where none matches, the agent MUST send an empty list. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """


class ArchiveSessionRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Parameters of `session/archive`: the session to put away.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to archive. It keeps this id."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ArchiveSessionResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Says that the session is archived, also where it was so before. Success is an object without members of its own,
    `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class UnarchiveSessionRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Parameters of `session/unarchive`: the session to bring back into the usual list.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that is to be archived no longer. It keeps this id."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class UnarchiveSessionResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Says that the session is not archived, also where it was not before. That does not open it. Success is an object
    without members of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStatusRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

    Parameters of `session/status`: the session to ask about.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to ask about. It need not be in use over this connection."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionStatusResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

    The status of the session at the moment of the answer. It may change at once: a session that was `open` can be
    closed, or dropped from memory, before the client's next request arrives.
    """

    status: SessionStatus
    """Whether the agent holds the session in memory. It is required and strict: if it is missing or not a string, the
    whole message is invalid. A string that is not listed is valid, and clients MUST treat it as `saved`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetSessionTitleRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_set_title`): it may change or be dropped in any release.

    Parameters of `session/set_title`: the session to name, and its new title.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to name. It need not be in use over this connection."""
    title: Text
    """The title that the user wants. It can be neither left out nor null. The agent MAY tidy it up before storing it,
    by removing blanks around it or cutting it short, for example. It refuses a title that it does not accept with
    -32602, such as one of which nothing is left after that.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetSessionTitleResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_set_title`): it may change or be dropped in any release.

    The title that the session has now.
    """

    title: Text
    """The title as the agent stored it. It is another than the requested one if the agent tidied that up. Clients
    SHOULD show this one.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
