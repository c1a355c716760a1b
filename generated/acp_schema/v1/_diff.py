"""Diffs."""

from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta, Text


class Diff(Model, frozen=True):
    """A change to one file, as its text before and after. The client works out the differences from the two texts. This
    version cannot tell a file that was deleted from one that was emptied, has no moves, and is for text only.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "diff"}
    """What is always written, by Python name."""
    type: Literal["diff"] = "diff"
    """Tells which variant this is."""
    path: Text
    """The file that changes. The path MUST be absolute."""
    old_text: Annotated[Text | None, AbsentOnError(), Field(alias="oldText")] = None
    """The text before the change. Omitted or null: the file is new. A malformed value counts as omitted."""
    new_text: Annotated[Text, Field(alias="newText")]
    """The text after the change. Null makes the diff invalid: it does not stand for a deletion."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
