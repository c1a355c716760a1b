"""Compaction."""

from typing import Annotated, Literal, TypeAlias

from .._runtime.scalars import Characters, Text

CompactionId: TypeAlias = Text
"""Tells a compaction from the others of its session. The agent chooses it and does not use it again for another."""


CompactionStatus: TypeAlias = Annotated[Literal["in_progress", "completed", "failed", "cancelled"] | str, Characters()]
"""How far a compaction has come: `in_progress`, and after that one of the other three, which are final. An agent that
has sent `in_progress` must send a final one in the end, unless the session or the connection ends first. A final one
may also come alone, as when an old conversation is replayed. The set is open: a receiver accepts any string.
"""
