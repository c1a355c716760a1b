"""Prompts: what methods take and give."""

from typing import Annotated

from ..._runtime.leniency import AbsentOnError
from .._prompt_rpc import PromptResponse as StablePromptResponse
from ._prompt import Usage


class PromptResponse(StablePromptResponse, frozen=True):
    """Ends the turn that the prompt began, and says why it ended. It comes when all work on the prompt is done."""

    usage: Annotated[Usage | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_end_turn_token_usage`): it may change or be dropped in any release.

    How many tokens were used, counted when the turn ends. Omitted or null: the agent does not report it. A malformed
    value, such as one without a required count, counts as omitted.
    """
