"""Terminals."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, Always, DefaultOnError
from .._runtime.limits import Limits
from .._runtime.model import Model
from .._runtime.numbers import Int64, UInt16
from .._runtime.scalars import Meta, Text
from ._session import AbsolutePath

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
    """Metadata that the protocol leaves to implementations."""


class TerminalOutput(Model, frozen=True):
    """The whole output of a terminal at one moment."""

    data: Text
    """The output as bytes, in base64 as of RFC 4648. Without it the whole object is malformed."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalSize(Model, frozen=True):
    """How large a terminal is, counted in character cells."""

    cols: Annotated[UInt16, Limits(1, 65535)]
    """How many columns it has. 0 is malformed."""
    rows: Annotated[UInt16, Limits(1, 65535)]
    """How many rows it has. 0 is malformed."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalCancelCapabilities(Model, frozen=True):
    """Marks a terminal that the client may cancel with `terminal/cancel`. Sent as `{}`: its presence is all that it
    says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalOutputChunk(Model, frozen=True):
    """Further output of a terminal. The client adds chunks to what it holds in the order in which they arrive. Unlike
    that of `terminal_update`, the `_meta` of a chunk is about the chunk alone.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "terminal_output_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["terminal_output_chunk"], Field(alias="sessionUpdate")] = "terminal_output_chunk"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal whose output goes on."""
    data: Text
    """The output as bytes, in base64 as of RFC 4648. Clients decode each chunk alone and MUST NOT put the texts
    together first. A chunk can end in the middle of a character or an escape sequence; what reads the bytes has to go
    on from there with the next one.
    """
    meta: Meta = None
    """Metadata of this chunk alone: it leaves that of the whole as it is. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class TerminalCapabilities(Model, frozen=True):
    """What the client may do with one terminal at the moment; every update can change it. A malformed value permits
    nothing, so that the client sends no request that the agent did not offer.
    """

    cancel: Annotated[TerminalCancelCapabilities | None, AbsentOnError()] = None
    """Whether the client may end the command with `terminal/cancel`. `{}` means yes; omitted, null or malformed means
    no. Agents SHOULD take it back once the terminal has an `exitStatus`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class TerminalUpdate(Model, frozen=True):
    """Creates a terminal, or changes what the client knows of one. An unknown `terminalId` makes a new terminal, of
    which each omitted member is unknown. In a known one an omitted member keeps its value, null clears it, and any
    other value replaces it; but a `_meta` object changes only the keys that it has, and removes those that it sets to
    null. A tool call that shows the terminal may come before or after, so that clients keep what they are told about a
    terminal in any case.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "terminal_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["terminal_update"], Field(alias="sessionUpdate")] = "terminal_update"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """Which terminal is created or changed."""
    command: Annotated[Text | None, AbsentOnError()] = None
    """The command that is run, for people to read; the client does not run anything. Agents SHOULD send it with a
    terminal's first update where there is a command. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    cwd: Annotated[AbsolutePath | None, AbsentOnError()] = None
    """The directory that the command runs in. The path MUST be absolute. Omitted: unchanged. Null: cleared. A malformed
    value counts as omitted.
    """
    output: Annotated[TerminalOutput | None, AbsentOnError()] = None
    """All the output that the client is to hold at this point. It takes the place of what was there, and clients MUST
    NOT mix the two; chunks that follow are added to it. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    exit_status: Annotated[TerminalExitStatus | None, AbsentOnError(), Field(alias="exitStatus")] = None
    """How the command ended. Any object says that it has ended. The status of a tool call that shows the terminal does
    not follow from it: agents report that for itself. Omitted: unchanged. Null: cleared. A malformed value counts as
    omitted.
    """
    size: Annotated[TerminalSize | None, AbsentOnError()] = None
    """How large the terminal is that the command writes to, where the agent knows. At this size a client can show
    columns, progress bars and output with cursor movements as they were meant. Omitted: unchanged. Null: cleared. A
    malformed value counts as omitted.
    """
    capabilities: Annotated[TerminalCapabilities | None, DefaultOnError(Always(None))] = None
    """What the client may do with the terminal from now on, such as cancelling it. Omitted: unchanged. Null: nothing
    any more. An object replaces the earlier one as a whole. A new terminal starts with nothing. A malformed value is
    read as null, so that it never permits a request.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """
