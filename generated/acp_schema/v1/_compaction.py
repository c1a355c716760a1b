"""Compaction."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Characters, Meta, Sequence, Text
from ._content import ContentBlock

CompactionId: TypeAlias = Text
"""Tells a compaction from the others of its session. The agent chooses it and does not use it again for another."""


CompactionStatus: TypeAlias = Annotated[Literal["in_progress", "completed", "failed", "cancelled"] | str, Characters()]
"""How far a compaction has come: `in_progress`, and after that one of the other three, which are final. An agent that
has sent `in_progress` must send a final one in the end, unless the session or the connection ends first. A final one
may also come alone, as when an old conversation is replayed. The set is open: a receiver accepts any string.
"""


class CompactionCapabilities(Model, frozen=True):
    """Marks a client that handles the session updates `compaction_update` and `compaction_summary_chunk`. Sent as `{}`:
    its presence is all that it says.
    """


class CompactionSummaryChunk(Model, frozen=True):
    """The next piece of the summary that a compaction leaves. The agent sends pieces only after an update with
    `in_progress` and before the final one. The client appends each to what it has of that summary, in the order in
    which they come; one with an unknown `compactionId` begins a compaction that is in progress. The agent MUST NOT send
    it unless the client set `clientCapabilities.session.compaction`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "compaction_summary_chunk"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["compaction_summary_chunk"], Field(alias="sessionUpdate")] = (
        "compaction_summary_chunk"
    )
    """Tells which variant this is."""
    compaction_id: Annotated[CompactionId, Field(alias="compactionId")]
    """The compaction to whose summary the piece belongs."""
    content: ContentBlock
    """The piece: one block of content. A malformed block is not skipped: it makes the piece invalid."""
    meta: Meta = None
    """Metadata of this chunk alone: it leaves that of the whole as it is. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class CompactionUpdate(Model, frozen=True):
    """Reports how a compaction stands, by which the agent shortens the context of the session, so that the model has
    room again. The first update with a `compactionId` gives the compaction its place in the conversation; later ones
    change it there and do not move it. An omitted `summary`, `error` or `_meta` keeps its value, null takes the value
    away, and a value replaces it. The agent MUST NOT send it unless the client set
    `clientCapabilities.session.compaction`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "compaction_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["compaction_update"], Field(alias="sessionUpdate")] = "compaction_update"
    """Tells which variant this is."""
    compaction_id: Annotated[CompactionId, Field(alias="compactionId")]
    """The compaction that the update is about. An id that is new begins another one."""
    status: CompactionStatus
    """How far the compaction has come. It is required in every update."""
    summary: Annotated[Sequence[ContentBlock] | None, SkipInvalidItems(), AbsentOnError()] = None
    """What the compaction leaves of the context, as far as the user may see it. An agent gives one that is not empty
    only with `completed`, and none where nothing can be shown, for example because it is encrypted. It replaces all
    that came before, pieces included. Omitted: unchanged; a new compaction begins without one. Null or an empty list:
    none any more. A value that is not a list counts as omitted, and an invalid entry is skipped.
    """
    error: Annotated[Text | None, AbsentOnError()] = None
    """Why the compaction failed, for people to read. An agent gives it only with `failed`. Omitted: unchanged. Null:
    not told any more. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of the compaction. Omitted: unchanged. Null: taken away. Implementations MUST NOT read a meaning into
    keys that they do not know. A malformed value counts as omitted.
    """
