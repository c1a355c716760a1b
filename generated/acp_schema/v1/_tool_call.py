"""Tool calls."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, Always, DefaultOnError, SkipInvalidItems
from .._runtime.limits import NeverNull
from .._runtime.model import Model
from .._runtime.numbers import UInt32
from .._runtime.scalars import Constants, Json, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._content import ContentBlock
from ._diff import Diff
from ._terminal import TerminalId

ToolCallId: TypeAlias = Text
"""Identifies one tool call among all calls of a session. The agent chooses it."""


ToolKind: TypeAlias = Annotated[
    Literal["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"],
    Constants(),
]
"""What sort of thing a tool does. It is a hint for display: clients choose an icon or a layout by it. The set is closed
in this version; everything without a constant of its own is `other`.
"""


ToolCallStatus: TypeAlias = Annotated[Literal["pending", "in_progress", "completed", "failed"], Constants()]
"""How far a tool call has come. The set is closed in this version, and a call that was cancelled has no constant of its
own.
"""


class Content(Model, frozen=True):
    """A content block as part of what a tool call has produced: text, a picture, sound or a resource."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "content"}
    """What is always written, by Python name."""
    type: Literal["content"] = "content"
    """Tells which variant this is."""
    content: ContentBlock
    """The block to show."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class Terminal(Model, frozen=True):
    """Shows a terminal inside a tool call. The client displays the output live while the command runs, and SHOULD go on
    showing it after the terminal was released. The agent must add it to the tool call before it calls
    `terminal/release`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "terminal"}
    """What is always written, by Python name."""
    type: Literal["terminal"] = "terminal"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal to show, by the id that `terminal/create` gave."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ToolCallLocation(Model, frozen=True):
    """A place in a file at which a tool call works. A client can open it and so follow the agent while it works."""

    path: Text
    """The file that is read or changed. The path MUST be absolute."""
    line: Annotated[UInt32 | None, AbsentOnError()] = None
    """The line in the file, counted from 1. Omitted or null: no particular line. A malformed value counts as omitted.
    In this version 0 is not malformed, though no line has that number.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ToolCallContent: TypeAlias = Annotated[
    Content | Diff | Terminal, Tagged("type", {"content": Content, "diff": Diff, "terminal": Terminal})
]
"""One piece of what a tool call has produced, for the user to see. `type` says what it is. The set is closed in this
version: a piece of another type is invalid, and the list of a tool call skips it.
"""


class ToolCall(Model, frozen=True):
    """A tool call that the agent reports for the first time: something that the language model asked for and that the
    agent carries out, such as reading a file, running a command or fetching a page. Agents SHOULD report every call as
    soon as the model asks for it. Later changes of the same call come as `tool_call_update`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["tool_call"], Field(alias="sessionUpdate")] = "tool_call"
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The id of the new call. Updates and permission requests name the call by it."""
    title: Text
    """What this call does, in words for the user, such as `Reading package.json`."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name by which the model or the agent calls the tool, such as `read_file`. It is the same for all calls of one
    tool. The spelling is opaque: ACP attaches no meaning to it. `title` stays the main text for the user; clients MAY
    show the name besides. Agents SHOULD send the name with this first report when they have it, and SHOULD NOT change
    it later unless it was wrong. Omitted or null: no name is known. A malformed value counts as omitted.
    """
    kind: Annotated[ToolKind | None, NeverNull(), DefaultOnError(Always("other"))] = None
    """The sort of thing that the tool does, by which a client can choose an icon or a way to show the call. Omitted:
    `other`. A malformed value, an unlisted one included, is read as `other`.
    """
    status: Annotated[ToolCallStatus | None, NeverNull(), DefaultOnError(Always("pending"))] = None
    """How far the call has come. Omitted: `pending`. A malformed value, an unlisted one included, is read as `pending`.
    """
    content: Annotated[Sequence[ToolCallContent], SkipInvalidItems(), AbsentOnError()] = Field(
        default_factory=lambda: []
    )
    """What the call has produced so far, to be shown to the user. Omitted: nothing yet. A value that is not a list is
    read as an empty one, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation], SkipInvalidItems(), AbsentOnError()] = Field(
        default_factory=lambda: []
    )
    """The files that the call reads or changes, so that the client can follow the agent to them. Omitted: none are
    told. A value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    raw_input: Annotated[Json, AbsentOnError(), Field(alias="rawInput")] = None
    """The input of the tool as it was given to it, often an object with the arguments. Any JSON value fits. Omitted or
    null: it is not told.
    """
    raw_output: Annotated[Json, AbsentOnError(), Field(alias="rawOutput")] = None
    """The output of the tool as it came back. Any JSON value fits. Omitted or null: there is none, or it is not told.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ToolCallUpdate(Model, frozen=True):
    """What has changed about a tool call that was reported before. The agent MAY send such updates as often as there is
    progress to tell. Only what changed needs to be sent: a member that is omitted or null leaves the client's value as
    it was. So a value can be replaced but not removed; an empty list empties `content` or `locations`.
    """

    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that is meant."""
    kind: Annotated[ToolKind | None, AbsentOnError()] = None
    """The new kind. Omitted or null: unchanged. A malformed value, an unlisted one included, counts as omitted."""
    status: Annotated[ToolCallStatus | None, AbsentOnError()] = None
    """The new status. Omitted or null: unchanged. A malformed value, an unlisted one included, counts as omitted."""
    title: Annotated[Text | None, AbsentOnError()] = None
    """The new text for the user. Omitted or null: unchanged. A malformed value counts as omitted."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name of the tool, for the first time or to correct it; agents SHOULD NOT change it for another reason.
    Omitted or null: unchanged, so that a name can be replaced but not removed. A malformed value counts as omitted.
    """
    content: Annotated[Sequence[ToolCallContent] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new content, which takes the place of everything that was there; nothing is appended. Omitted or
    null: unchanged. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new list of locations, which takes the place of the old one. Omitted or null: unchanged. A value
    that is not a list counts as omitted, and an invalid entry is skipped.
    """
    raw_input: Annotated[Json, AbsentOnError(), Field(alias="rawInput")] = None
    """The new input of the tool. Any JSON value fits. Omitted or null: unchanged."""
    raw_output: Annotated[Json, AbsentOnError(), Field(alias="rawOutput")] = None
    """The new output of the tool. Any JSON value fits. Omitted or null: unchanged."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
