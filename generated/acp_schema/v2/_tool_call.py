"""Tool calls."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, Always, DefaultOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
from .._runtime.model import Model
from .._runtime.numbers import UInt32
from .._runtime.scalars import Characters, Json, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._content import ContentBlock
from ._diff import Diff
from ._session import AbsolutePath
from ._terminal import TerminalId

ToolCallId: TypeAlias = Text
"""Identifies one tool call among all calls of a session. The agent chooses it."""


ToolKind: TypeAlias = Annotated[
    Literal["read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"] | str,
    Characters(),
]
"""What sort of thing a tool does. It is a hint for display: clients choose an icon or a layout by it. The set is open;
a kind that a client does not know is shown as `other`.
"""


ToolCallStatus: TypeAlias = Annotated[
    Literal["pending", "in_progress", "paused", "completed", "failed", "cancelled"] | str, Characters()
]
"""How far a tool call has come. `completed`, `failed` and `cancelled` are final. A terminal that the call shows tells
its own end, and neither follows from the other. The set is open.
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
    """Shows a terminal of the agent inside a tool call. It only says where: the command and its output come in
    `terminal_update` and `terminal_output_chunk`, before this or after it. It is there to look at: nothing is sent to
    the command through it.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "terminal"}
    """What is always written, by Python name."""
    type: Literal["terminal"] = "terminal"
    """Tells which variant this is."""
    terminal_id: Annotated[TerminalId, Field(alias="terminalId")]
    """The terminal to show. The id has nothing to do with `toolCallId`, even if both are the same text."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ToolCallContentOther(Model, frozen=True):
    """A piece of a type that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. A receiver that does not know the type should keep the piece as it came where it
    stores, replays or forwards it, and otherwise leave it out or show something general in its place.
    """

    type: Annotated[Text, NotOneOf(("content", "diff", "terminal"))]
    """Names a variant that this package does not have."""


class ToolCallLocation(Model, frozen=True):
    """A place in a file at which a tool call works. A client can open it and so follow the agent while it works."""

    path: AbsolutePath
    """The file that is read or changed."""
    line: Annotated[UInt32 | None, Limits(1, None), AbsentOnError()] = None
    """The line in the file, counted from 1. Omitted or null: no particular line. A malformed value, 0 included, counts
    as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ToolCallCancelCapabilities(Model, frozen=True):
    """Marks a tool call that the client may cancel with `tool_call/cancel`. Sent as `{}`: its presence is all that it
    says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


KnownToolKind: TypeAlias = Literal[
    "read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"
]
"""What `known_tool_kind` answers: the values of `ToolKind` that have a meaning here."""


KnownToolCallStatus: TypeAlias = Literal["pending", "in_progress", "paused", "completed", "failed", "cancelled"]
"""What `known_tool_call_status` answers: the values of `ToolCallStatus` that have a meaning here."""


ToolCallContent: TypeAlias = Annotated[
    Content | Diff | Terminal | ToolCallContentOther,
    Tagged("type", {"content": Content, "diff": Diff, "terminal": Terminal}, (ToolCallContentOther,)),
]
"""One piece of what a tool call has produced, for the user to see. `type` says what it is. The set is open: a piece of
an unknown type is valid. A piece of a listed type has to meet that type.
"""


class ToolCallCapabilities(Model, frozen=True):
    """What the client may do with one tool call at the moment; every update can change it. A malformed value permits
    nothing, so that the client sends no request that the agent did not offer.
    """

    cancel: Annotated[ToolCallCancelCapabilities | None, AbsentOnError()] = None
    """Whether the client may cancel the call with `tool_call/cancel`. `{}` means yes; omitted, null or malformed means
    no. Agents SHOULD take it back once the call has a final status.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


_TOOL_KIND: dict[str, KnownToolKind] = {
    "read": "read",
    "edit": "edit",
    "delete": "delete",
    "move": "move",
    "search": "search",
    "execute": "execute",
    "think": "think",
    "fetch": "fetch",
    "switch_mode": "switch_mode",
    "other": "other",
}


_TOOL_CALL_STATUS: dict[str, KnownToolCallStatus] = {
    "pending": "pending",
    "in_progress": "in_progress",
    "paused": "paused",
    "completed": "completed",
    "failed": "failed",
    "cancelled": "cancelled",
}


class ToolCallContentChunk(Model, frozen=True):
    """One more piece of what a tool call produces. Agents MAY send pieces one by one while the call is running. The
    client appends each to the content that the call has by then, in the order in which chunks and updates come in. A
    later `tool_call_update` with `content` replaces all of it, and chunks after that append to the new content. `_meta`
    is about the chunk alone.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "tool_call_content_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["tool_call_content_chunk"], Field(alias="sessionUpdate")] = (
        "tool_call_content_chunk"
    )
    """Tells which variant this is."""
    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that produced the piece."""
    content: ToolCallContent
    """The piece to append: one, and complete in itself. It is strict here: a malformed piece makes the chunk invalid.
    """
    meta: Meta = None
    """Metadata of this chunk alone: it leaves that of the whole as it is. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class ToolCallUpdate(Model, frozen=True):
    """Reports a new tool call or changes one that was reported before: something that the language model asked for and
    that the agent carries out, such as reading a file, running a command or fetching a page. An unknown `toolCallId`
    makes a new call, in which each omitted member has its default. In a known call an omitted member keeps its value,
    null clears or resets it, and any other value replaces it, lists as a whole; but a `_meta` object changes only the
    keys that it has, and removes those that it sets to null. Agents SHOULD report every call as soon as the model asks
    for it, and MAY send updates as often as there is progress to tell. Updates may also come while the session is
    `idle`, and do not change its state.
    """

    tool_call_id: Annotated[ToolCallId, Field(alias="toolCallId")]
    """The call that is meant. An id that the client has not seen in the session makes a new call."""
    name: Annotated[Text | None, AbsentOnError()] = None
    """The name by which the model or the agent calls the tool, such as `read_file`. It is the same for all calls of one
    tool. The spelling is opaque: ACP attaches no meaning to it. `title` stays the main text for the user; clients MAY
    show the name beside it. Agents SHOULD send the name with the first report when they have it, and SHOULD NOT change
    it later unless it was wrong. Omitted: unchanged. Null: cleared. A new call starts without a name. A malformed value
    counts as omitted.
    """
    title: Annotated[Text | None, AbsentOnError()] = None
    """What this call does, in words for the user, such as `Reading package.json`. Agents SHOULD send it with the first
    report. Omitted: unchanged. Null: cleared. A new call starts without a title. A malformed value counts as omitted.
    """
    kind: Annotated[ToolKind | None, AbsentOnError()] = None
    """The sort of thing that the tool does, by which a client can choose an icon or a way to show the call. Omitted:
    unchanged. Null: reset to `other`, with which a new call also starts. A malformed value counts as omitted; an
    unlisted string is not malformed.
    """
    status: Annotated[ToolCallStatus | None, AbsentOnError()] = None
    """How far the call has come. Omitted: unchanged. Null: reset to `pending`, with which a new call also starts. A
    malformed value counts as omitted; an unlisted string is not malformed.
    """
    content: Annotated[Sequence[ToolCallContent] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new content, which takes the place of everything that was there, pieces from earlier chunks
    included; `tool_call_content_chunk` appends instead. Omitted: unchanged. Null or an empty list: cleared. A value
    that is not a list counts as omitted, and an invalid entry is skipped.
    """
    locations: Annotated[Sequence[ToolCallLocation] | None, SkipInvalidItems(), AbsentOnError()] = None
    """The complete new list of files that the call reads or changes, so that the client can follow the agent to them.
    Omitted: unchanged. Null or an empty list: cleared. A value that is not a list counts as omitted, and an invalid
    entry is skipped.
    """
    raw_input: Annotated[Json, AbsentOnError(), Field(alias="rawInput")] = None
    """The input of the tool as it was given to it, often an object with the arguments. Any JSON value fits. Omitted:
    unchanged. Null: cleared.
    """
    raw_output: Annotated[Json, AbsentOnError(), Field(alias="rawOutput")] = None
    """The output of the tool as it came back. Any JSON value fits. Omitted: unchanged. Null: cleared."""
    capabilities: Annotated[ToolCallCapabilities | None, DefaultOnError(Always(None))] = None
    """What the client may do with the call from now on, such as cancelling it. Omitted: unchanged. Null: nothing any
    more. An object replaces the earlier one as a whole. A new call starts with nothing. A malformed value is read as
    null, so that it never permits a request.
    """
    meta: Meta = None
    """Metadata, which is changed key by key. Omitted: unchanged. Null: all of it is cleared. In an object, a key with
    null is removed, any other value replaces the earlier one of its key as a whole, and keys that are not in it stay.
    Apart from that, implementations MUST NOT read a meaning into keys that they do not know. A malformed value counts
    as omitted.
    """


def known_tool_kind(value: str) -> KnownToolKind:
    """What to act on for a value of `ToolKind`: the value, or `other` for one that is not known here."""
    return _TOOL_KIND.get(value, "other")


def known_tool_call_status(value: str) -> KnownToolCallStatus:
    """What to act on for a value of `ToolCallStatus`: the value, or `in_progress` for one that is not known here."""
    return _TOOL_CALL_STATUS.get(value, "in_progress")
