"""Terminals: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._session import SessionId
from ._terminal import TerminalId


class CancelTerminalRequest(Model, frozen=True):
    """Parameters of `terminal/cancel`: the terminal whose command is to end."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose command is to end. The client MUST NOT name one that has no `capabilities.cancel` at the
    moment.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CancelTerminalResponse(Model, frozen=True):
    """Says that the agent accepted the cancellation, not that the command has ended: that comes as a `terminal_update`
    with `exitStatus`. Success is an object without members of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
