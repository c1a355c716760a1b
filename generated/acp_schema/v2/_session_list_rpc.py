"""Saved sessions: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._session import AbsolutePath, SessionId
from ._session_list import SessionInfo, SessionListCursor


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
