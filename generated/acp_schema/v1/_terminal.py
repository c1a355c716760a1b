"""Terminals."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.numbers import UInt32
from .._runtime.scalars import Meta, Text

TerminalId: TypeAlias = Text
"""Names a terminal that the client made for a `terminal/create` request. The client chooses it. It holds until
`terminal/release`: from then on no `terminal/*` method takes it, but tool calls that have the terminal in their content
go on showing it.
"""


class TerminalExitStatus(Model, frozen=True):
    """How a command ended: with an exit code, or by a signal."""

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
