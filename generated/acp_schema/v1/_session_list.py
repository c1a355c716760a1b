"""Saved sessions."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from ._session_config import SessionId


class ListSessionsRequest(Model, frozen=True):
    """Parameters of `session/list`: which sessions to list, and from which place on. An empty object asks for the first
    page.
    """

    cwd: Text | None = None
    """Asks for the sessions with this working directory alone. It MUST be an absolute path. Omitted or null: sessions
    of any directory.
    """
    cursor: Text | None = None
    """Where the page begins: the `nextCursor` of the page before, as it came. Omitted or null: the first page. The
    agent SHOULD answer with an error if it does not know the cursor.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionInfo(Model, frozen=True):
    """What the agent tells about one session in `session/list`."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """What the client names the session by, for instance to open it again."""
    cwd: Text
    """The session's working directory. It MUST be an absolute path. It does not change once the session is set up."""
    additional_directories: Annotated[
        Sequence[Text], SkipInvalidItems(), AbsentOnError(), Field(alias="additionalDirectories")
    ] = Field(default_factory=lambda: [])
    """The further folders of the session's workspace: all that the agent reports, in their order. Each MUST be an
    absolute path. Omitted or empty: it reports none, so clients MUST NOT count on finding them here. A value that is
    not a list is read as an empty one, and an invalid entry is skipped. The agent MAY send it if it set
    `agentCapabilities.sessionCapabilities.additionalDirectories`. Clients MUST NOT add folders that they were told
    before or that they guess from other signs.
    """
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the session when showing it to the user. The agent may have made it up from the first prompt.
    Omitted or null: there is none. A malformed value counts as omitted.
    """
    updated_at: Annotated[Text | None, AbsentOnError(), Field(alias="updatedAt")] = None
    """When something last happened in the session, as a time in the form of ISO 8601, such as `2026-03-24T12:00:00Z`.
    Omitted or null: not reported. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class DeleteSessionRequest(Model, frozen=True):
    """Parameters of `session/delete`: the session to take off the list."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to delete."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class DeleteSessionResponse(Model, frozen=True):
    """Says that `session/list` no longer returns the session. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ListSessionsResponse(Model, frozen=True):
    """One page of the sessions that the agent knows."""

    sessions: Annotated[Sequence[SessionInfo], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The sessions on this page. Where none matches, the agent MUST send an empty list. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    next_cursor: Annotated[Text | None, AbsentOnError(), Field(alias="nextCursor")] = None
    """What to send as `cursor` to get the next page. Only the agent knows what it means: clients MUST NOT look into it,
    change it or store it. Omitted or null: this was the last page. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
