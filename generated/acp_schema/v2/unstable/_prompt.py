"""Prompts."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.numbers import UInt64
from ..._runtime.scalars import Meta


class Usage(Model, frozen=True):
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the foreground work took that has just ended. It is not a sum over the session.
    """

    total_tokens: Annotated[UInt64, Field(alias="totalTokens")]
    """All tokens of this work, of whatever kind."""
    input_tokens: Annotated[UInt64, Field(alias="inputTokens")]
    """Tokens that the model was given."""
    output_tokens: Annotated[UInt64, Field(alias="outputTokens")]
    """Tokens that the model produced."""
    thought_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="thoughtTokens")] = None
    """Tokens that the model used for thinking. Omitted or null: not reported. A malformed value counts as omitted."""
    cached_read_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="cachedReadTokens")] = None
    """Tokens that were read from a cache. Omitted or null: not reported. A malformed value counts as omitted."""
    cached_write_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="cachedWriteTokens")] = None
    """Tokens that were written to a cache. Omitted or null: not reported. A malformed value counts as omitted."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
