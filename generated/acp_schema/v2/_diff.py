"""Diffs."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._content import MediaType
from ._session import AbsolutePath


class DiffPathChange(Model, frozen=True):
    """The path of a change that concerns one place: `add`, `delete` and `modify`."""

    path: AbsolutePath
    """The file that was added, deleted or modified."""


class DiffPathPairChange(Model, frozen=True):
    """The paths of a change that concerns two places: `move` and `copy`."""

    old_path: Annotated[AbsolutePath, Field(alias="oldPath")]
    """Where the file was before the operation. For `copy` this is the original."""
    path: AbsolutePath
    """Where the file, or the copy of it, is after the operation."""


DiffFileType: TypeAlias = Annotated[Literal["text", "binary", "directory", "symlink"] | str, Characters()]
"""What sort of file a change is about. The set is open."""


DiffPatchFormat: TypeAlias = Annotated[Literal["git_patch"] | str, Characters()]
"""The format of a patch. The set is open."""


class DiffChangeAdd(Model, frozen=True):
    """The path of a change that concerns one place: `add`, `delete` and `modify`."""

    wire_constants: ClassVar[dict[str, Any]] = {"operation": "add"}
    """What is always written, by Python name."""
    operation: Literal["add"] = "add"
    """Tells which variant this is."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    path: AbsolutePath
    """The file that was added, deleted or modified."""


class DiffChangeDelete(Model, frozen=True):
    """The path of a change that concerns one place: `add`, `delete` and `modify`."""

    wire_constants: ClassVar[dict[str, Any]] = {"operation": "delete"}
    """What is always written, by Python name."""
    operation: Literal["delete"] = "delete"
    """Tells which variant this is."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    path: AbsolutePath
    """The file that was added, deleted or modified."""


class DiffChangeModify(Model, frozen=True):
    """The path of a change that concerns one place: `add`, `delete` and `modify`."""

    wire_constants: ClassVar[dict[str, Any]] = {"operation": "modify"}
    """What is always written, by Python name."""
    operation: Literal["modify"] = "modify"
    """Tells which variant this is."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    path: AbsolutePath
    """The file that was added, deleted or modified."""


class DiffChangeMove(Model, frozen=True):
    """The paths of a change that concerns two places: `move` and `copy`."""

    wire_constants: ClassVar[dict[str, Any]] = {"operation": "move"}
    """What is always written, by Python name."""
    operation: Literal["move"] = "move"
    """Tells which variant this is."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    old_path: Annotated[AbsolutePath, Field(alias="oldPath")]
    """Where the file was before the operation. For `copy` this is the original."""
    path: AbsolutePath
    """Where the file, or the copy of it, is after the operation."""


class DiffChangeCopy(Model, frozen=True):
    """The paths of a change that concerns two places: `move` and `copy`."""

    wire_constants: ClassVar[dict[str, Any]] = {"operation": "copy"}
    """What is always written, by Python name."""
    operation: Literal["copy"] = "copy"
    """Tells which variant this is."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    old_path: Annotated[AbsolutePath, Field(alias="oldPath")]
    """Where the file was before the operation. For `copy` this is the original."""
    path: AbsolutePath
    """Where the file, or the copy of it, is after the operation."""


class DiffChangeOther(Model, frozen=True):
    """An operation that this list does not have. Names with a leading `_` are free for implementations; every other
    name is kept for ACP itself. Receivers keep a change whose operation they do not know.
    """

    operation: Annotated[Text, NotOneOf(("add", "delete", "modify", "move", "copy"))]
    """Names a variant that this package does not have."""
    file_type: Annotated[DiffFileType | None, AbsentOnError(), Field(alias="fileType")] = None
    """What sort of file it is after the operation, or was before a `delete`. Omitted or null: unknown. A malformed
    value counts as omitted; an unlisted string is not malformed.
    """
    mime_type: Annotated[MediaType | None, AbsentOnError(), Field(alias="mimeType")] = None
    """The media type of what the file holds after the operation, or held before a `delete`, such as `text/x-python`.
    Omitted or null: unknown. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class DiffPatch(Model, frozen=True):
    """A patch as text, from which a client can display the changes."""

    format: DiffPatchFormat
    """How `text` is to be read. ACP itself defines `git_patch` only."""
    text: Text
    """The patch, written in the format that `format` names."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


DiffChange: TypeAlias = Annotated[
    DiffChangeAdd | DiffChangeDelete | DiffChangeModify | DiffChangeMove | DiffChangeCopy | DiffChangeOther,
    Tagged(
        "operation",
        {
            "add": DiffChangeAdd,
            "delete": DiffChangeDelete,
            "modify": DiffChangeModify,
            "move": DiffChangeMove,
            "copy": DiffChangeCopy,
        },
        (DiffChangeOther,),
    ),
]
"""What happened to one file. `operation` says what; the paths depend on it. The set is open: a change with an unknown
operation is valid. One with a listed operation has to have the paths of that operation.
"""


class Diff(Model, frozen=True):
    """Changes to files that come from a tool call. What counts is `changes`: it says which files are affected, and how.
    `patch` adds text to display for some or all of them and MUST NOT contradict `changes`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "diff"}
    """What is always written, by Python name."""
    type: Literal["diff"] = "diff"
    """Tells which variant this is."""
    changes: Annotated[Sequence[DiffChange], SkipInvalidItems()]
    """The changes, file by file. A client can tell what is affected from this list alone, without reading the patch. A
    value that is not a list makes the diff invalid; an invalid entry of the list is skipped.
    """
    patch: Annotated[DiffPatch | None, AbsentOnError()] = None
    """Text from which the changes can be displayed. Agents SHOULD send it whenever they can. Some changes have no
    useful text, such as a new version of a picture, so clients MUST cope without it. Omitted or null: there is none. A
    malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
