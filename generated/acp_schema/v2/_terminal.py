"""Terminals."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.limits import Limits
from .._runtime.model import Model
from .._runtime.numbers import Int64, UInt16
from .._runtime.scalars import Meta, Text
from ._mcp import SessionId

TerminalId: TypeAlias = Text
"""Names a terminal of which the agent shows the output. The agent chooses it. It belongs to one terminal of the session
for as long as that exists, and MUST NOT name another one of the session later. The ids of tool calls are apart from it:
the same text as both means nothing.
"""


class TerminalExitStatus(Model, frozen=True):
    """How a command ended. The object itself says that it has ended, even as `{}`, where neither code nor signal is
    known.
    """

    exit_code: Annotated[Int64 | None, AbsentOnError(), Field(alias="exitCode")] = None
    """The code that the process returned, as its platform gives it. It can be below 0, as on Windows. Omitted or null:
    not known. A malformed value counts as omitted.
    """
    signal: Annotated[Text | None, AbsentOnError()] = None
    """The signal that ended the process. Agents should use the name that is common on the platform, such as `SIGTERM`
    or `SIGKILL`. Omitted or null: not known. A malformed value counts as omitted.
    """
    meta: Meta = None


class TerminalOutput(Model, frozen=True):
    """The whole output of a terminal at one moment."""

    data: Text
    """The output as bytes, in base64 as of RFC 4648. Without it the whole object is malformed."""
    meta: Meta = None


class TerminalSize(Model, frozen=True):
    """How large a terminal is, counted in character cells."""

    cols: Annotated[UInt16, Limits(1, 65535)]
    """How many columns it has. 0 is malformed."""
    rows: Annotated[UInt16, Limits(1, 65535)]
    """How many rows it has. 0 is malformed."""
    meta: Meta = None


class TerminalCancelCapabilities(Model, frozen=True):
    """Marks a terminal that the client may cancel with `terminal/cancel`. Sent as `{}`: its presence is all that it
    says.
    """

    meta: Meta = None


class CancelTerminalResponse(Model, frozen=True):
    """Says that the agent accepted the cancellation, not that the command has ended: that comes as a `terminal_update`
    with `exitStatus`. Success is an object without members of its own, `{}`.
    """

    meta: Meta = None


class CancelTerminalRequest(Model, frozen=True):
    """Parameters of `terminal/cancel`: the terminal whose command is to end."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose command is to end. The client MUST NOT name one that has no `capabilities.cancel` at the
    moment.
    """
    meta: Meta = None


class TerminalCapabilities(Model, frozen=True):
    """What the client may do with one terminal at the moment; every update can change it. A malformed value permits
    nothing, so that the client sends no request that the agent did not offer.
    """

    cancel: Annotated[TerminalCancelCapabilities | None, AbsentOnError()] = None
    """Whether the client may end the command with `terminal/cancel`. `{}` means yes; omitted, null or malformed means
    no. Agents SHOULD take it back once the terminal has an `exitStatus`.
    """
    meta: Meta = None
