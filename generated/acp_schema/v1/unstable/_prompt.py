"""Prompts."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.numbers import UInt64
from ..._runtime.scalars import Meta


class Usage(Model, frozen=True):
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens the agent's requests to language models took, reported at the end of a turn. It is not settled
    whether this should be about that turn alone; for now the three required counts are sums over the session.
    """

    total_tokens: Annotated[UInt64, Field(alias="totalTokens")]
    """All tokens of the session, of whatever kind."""
    input_tokens: Annotated[UInt64, Field(alias="inputTokens")]
    """Tokens that the model was given, in all turns together."""
    output_tokens: Annotated[UInt64, Field(alias="outputTokens")]
    """Tokens that the model produced, in all turns together."""
    thought_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="thoughtTokens")] = None
    """Tokens that the model used for thinking. Omitted or null: not reported. A malformed value counts as omitted."""
    cached_read_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="cachedReadTokens")] = None
    """Tokens that were read from a cache. Omitted or null: not reported. A malformed value counts as omitted."""
    cached_write_tokens: Annotated[UInt64 | None, AbsentOnError(), Field(alias="cachedWriteTokens")] = None
    """Tokens that were written to a cache. Omitted or null: not reported. A malformed value counts as omitted."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
