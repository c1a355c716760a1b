"""Saved sessions."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Boolean, Characters, Meta, Sequence, Text
from .._session_config import SessionId
from .._session_list import ListSessionsRequest as StableListSessionsRequest
from .._session_list import ListSessionsResponse as StableListSessionsResponse
from .._session_list import SessionInfo as StableSessionInfo


class SessionInfo(StableSessionInfo, frozen=True):
    """What the agent tells about one session in `session/list`."""

    archived: Annotated[Boolean | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

    Whether the session is archived. Omitted or null: the agent does not say. A malformed value counts as omitted. An
    agent that set `agentCapabilities.sessionCapabilities.archive` MUST send it for every session.
    """


SessionArchiveFilter: TypeAlias = Annotated[Literal["exclude", "include", "only"] | str, Characters()]
"""**Unstable** (feature `unstable_session_archive`): it may change or be dropped in any release.

Whether `session/list` returns archived sessions, others, or both. The set is open, but an agent MUST answer a value
that it does not support with -32602, and MUST NOT act on it as on `exclude`.
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


SessionStatus: TypeAlias = Annotated[Literal["open", "saved"] | str, Characters()]
"""**Unstable** (feature `unstable_session_status`): it may change or be dropped in any release.

Whether the agent holds a session in memory. The set is open: a receiver accepts any string and acts on one that it does
not know as on `saved`.
"""


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


KnownSessionStatus: TypeAlias = Literal["open", "saved"]
"""What `known_session_status` answers: the values of `SessionStatus` that have a meaning here."""


class ListSessionsResponse(StableListSessionsResponse, frozen=True):
    """One page of the sessions that the agent knows."""

    sessions: Annotated[Sequence[SessionInfo], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The sessions on this page. Where none matches, the agent MUST send an empty list. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """


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


_SESSION_STATUS: dict[str, KnownSessionStatus] = {"open": "open", "saved": "saved"}


def known_session_status(value: str) -> KnownSessionStatus:
    """What to act on for a value of `SessionStatus`: the value, or `saved` for one that is not known here."""
    return _SESSION_STATUS.get(value, "saved")
