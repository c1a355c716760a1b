"""Session modes: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._session import SessionId
from ._session_mode import SessionModeId


class SetSessionModeRequest(Model, frozen=True):
    """Parameters of `session/set_mode`: the session, and the mode that it is to work in."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose mode is to change."""
    mode_id: Annotated[SessionModeId, Field(alias="modeId")]
    """The `id` of the mode to change to. It must be one of those that the agent listed in `availableModes`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetSessionModeResponse(Model, frozen=True):
    """Says that the mode was set. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
