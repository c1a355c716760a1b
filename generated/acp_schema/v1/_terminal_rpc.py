"""Terminals: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull
from .._runtime.model import Model
from .._runtime.numbers import UInt32, UInt64
from .._runtime.scalars import Boolean, Meta, Sequence, Text
from ._mcp import EnvVariable
from ._session import SessionId
from ._terminal import TerminalExitStatus, TerminalId


class CreateTerminalRequest(Model, frozen=True):
    """Parameters of `terminal/create`: the command to run, its arguments, and where it runs."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the command is run for."""
    command: Text
    """The command to run. What follows it on a command line goes into `args`."""
    args: Annotated[Sequence[Text], AbsentOnNull()] = Field(default_factory=lambda: [])
    """The arguments of the command, one item each and in order. Omitted or null: none. A malformed value makes the
    request invalid, and so does a single bad entry.
    """
    env: Annotated[Sequence[EnvVariable], AbsentOnNull()] = Field(default_factory=lambda: [])
    """Environment variables to set for the command. Omitted or null: none. A malformed value makes the request invalid,
    and so does a single bad entry.
    """
    cwd: Text | None = None
    """The directory to run the command in. The path MUST be absolute. Omitted or null: the agent names none. A
    malformed value makes the request invalid.
    """
    output_byte_limit: Annotated[UInt64 | None, Field(alias="outputByteLimit")] = None
    """How many bytes of output the client should hold at most. Where there is more, it drops the oldest part. It MUST
    cut between two characters, so that what is left is proper text, and may for that reason hold a little less than the
    limit. Omitted or null: the agent sets no limit. A malformed value makes the request invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CreateTerminalResponse(Model, frozen=True):
    """Says that the command was started. It comes at once, while the command is running."""

    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The new terminal, to be named in `terminal/*` requests and, to show it to the user, in the content of a tool
    call.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalOutputRequest(Model, frozen=True):
    """Parameters of `terminal/output`: the terminal whose output is asked for."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal to read from. A terminal that was released is not valid here."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalOutputResponse(Model, frozen=True):
    """What the command has written up to now and, if it has ended, how."""

    output: Text
    """The output as text: all that the client holds, not just what is new since it was last asked. Where `truncated` is
    `true`, the beginning is missing.
    """
    truncated: Boolean
    """Whether the client has dropped part of the output to stay within the limit on bytes. Leaving it out does not mean
    `false`: it is required.
    """
    exit_status: Annotated[TerminalExitStatus | None, AbsentOnError(), Field(alias="exitStatus")] = None
    """How the command ended. Omitted or null: it has not ended yet. A malformed value counts as omitted."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class WaitForTerminalExitRequest(Model, frozen=True):
    """Parameters of `terminal/wait_for_exit`: the terminal whose command is waited for."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose command is to end. A terminal that was released is not valid here."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class WaitForTerminalExitResponse(Model, frozen=True):
    """How the command ended, sent once it has ended. The members are those of `TerminalExitStatus`."""

    exit_code: Annotated[UInt32 | None, AbsentOnError(), Field(alias="exitCode")] = None
    """The code that the process returned. Omitted or null: none is known, for example because a signal ended the
    process. A malformed value counts as omitted, and so does a negative number.
    """
    signal: Annotated[Text | None, AbsentOnError()] = None
    """The signal that ended the process. Omitted or null: none is known, for example because the process ended by
    itself. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class KillTerminalRequest(Model, frozen=True):
    """Parameters of `terminal/kill`: the terminal whose command is to be killed."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose command is killed. A terminal that was released is not valid here."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class KillTerminalResponse(Model, frozen=True):
    """Says that the command was killed. The terminal is still there. Success is an object without members of its own,
    `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ReleaseTerminalRequest(Model, frozen=True):
    """Parameters of `terminal/release`: the terminal that the agent is done with."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the terminal belongs to."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal to release. From then on it is not valid in `terminal/*` requests."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ReleaseTerminalResponse(Model, frozen=True):
    """Says that the terminal was released. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
