"""File system."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import Always, DefaultOnError
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Meta


class FileSystemCapabilities(Model, frozen=True):
    """The file requests that a client answers."""

    read_text_file: Annotated[Boolean, DefaultOnError(Always(False)), Field(alias="readTextFile")] = False
    """Whether the agent may send `fs/read_text_file`. Omitted or malformed: no."""
    write_text_file: Annotated[Boolean, DefaultOnError(Always(False)), Field(alias="writeTextFile")] = False
    """Whether the agent may send `fs/write_text_file`. Omitted or malformed: no."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
