"""File system: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.numbers import UInt32
from .._runtime.scalars import Meta, Text
from ._session import SessionId


class ReadTextFileRequest(Model, frozen=True):
    """Parameters of `fs/read_text_file`: the file to read, and which lines of it."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the file is read for."""
    path: Text
    """The file to read. The path MUST be absolute."""
    line: UInt32 | None = None
    """The line to begin with, counted from 1. Omitted or null: the first one. A number below 0 or a value of another
    type makes the request invalid. 0 does not, though no line has that number.
    """
    limit: UInt32 | None = None
    """How many lines to read at most. Omitted or null: as many as there are. A number below 0 or a value of another
    type makes the request invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ReadTextFileResponse(Model, frozen=True):
    """What the file holds."""

    content: Text
    """The text that was asked for: that of the file or, where the request sets `line` or `limit`, of the lines chosen.
    Where there is no text it is `""`, never null.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class WriteTextFileRequest(Model, frozen=True):
    """Parameters of `fs/write_text_file`: the file to write, and the text for it."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the file is written for."""
    path: Text
    """The file to write. The path MUST be absolute. If there is no such file, the client MUST create it."""
    content: Text
    """The text to write. `""` makes the file empty; null makes the request invalid."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class WriteTextFileResponse(Model, frozen=True):
    """Says that the text was written. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
