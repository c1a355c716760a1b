"""Saved sessions."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull, DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from ._mcp import AbsolutePath, SessionId

SessionListCursor: TypeAlias = Text
"""A place in the list of sessions, at which a page begins. Only the agent knows what it means: clients MUST NOT look
into it, change it or store it.
"""


class SessionInfo(Model, frozen=True):
    """What the agent tells about one session in `session/list`."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """What the client names the session by, for instance to open it again."""
    cwd: AbsolutePath
    """The session's working directory. It MUST be an absolute path. It does not change once the session is set up."""
    additional_directories: Annotated[Sequence[AbsolutePath], AbsentOnNull(), Field(alias="additionalDirectories")] = (
        Field(default_factory=lambda: [])
    )
    """The further folders of the session's workspace: all that the agent reports, in their order. Each MUST be an
    absolute path. Omitted or empty: it reports none, so clients MUST NOT count on finding them here. Null counts as
    omitted. Any other malformed value makes the entry for the session invalid, and so does a single bad path. The agent
    MAY send it if it set `capabilities.session.additionalDirectories`. Clients MUST NOT add folders that they were told
    before or that they guess from other signs.
    """
    title: Annotated[Text | None, AbsentOnError()] = None
    """What to call the session when showing it to the user. The agent may have made it up from the first prompt.
    Omitted or null: there is none. A malformed value counts as omitted.
    """
    updated_at: Annotated[Text | None, AbsentOnError(), Field(alias="updatedAt")] = None
    """When something last happened in the session, as a time in the form of RFC 3339, such as `2026-03-24T12:00:00Z`.
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


class ListSessionsRequest(Model, frozen=True):
    """Parameters of `session/list`: which sessions to list, and from which place on. An empty object asks for the first
    page.
    """

    cwd: AbsolutePath | None = None
    """Asks for the sessions with exactly this working directory. It MUST be an absolute path. Sessions that work in a
    folder below it, or have it among their `additionalDirectories`, do not match. Agents MAY normalize the paths to
    compare them. Omitted or null: sessions of any directory.
    """
    cursor: SessionListCursor | None = None
    """Where the page begins: the `nextCursor` of the page before, as it came. Omitted or null: the first page. The
    agent SHOULD answer with an error if it does not know the cursor.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ListSessionsResponse(Model, frozen=True):
    """One page of the sessions that the agent knows."""

    sessions: Annotated[Sequence[SessionInfo], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The sessions on this page. Where none matches, the agent MUST send an empty list. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    next_cursor: Annotated[SessionListCursor | None, Field(alias="nextCursor")] = None
    """What to send as `cursor` to get the next page. Omitted or null: this was the last page. The empty text does not
    mean that: it is a cursor like any other. There is no leniency: a malformed value makes the response invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
