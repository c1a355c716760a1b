"""Saved sessions."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from ._session import AbsolutePath, SessionId

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
