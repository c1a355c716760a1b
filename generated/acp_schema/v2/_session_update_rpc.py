"""Session updates: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._session import SessionId
from ._session_update import SessionUpdate


class UpdateSessionNotification(Model, frozen=True):
    """Parameters of `session/update`: one thing that happened in a session."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the update belongs to."""
    update: SessionUpdate
    """What happened; `sessionUpdate` in it says of which kind it is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
