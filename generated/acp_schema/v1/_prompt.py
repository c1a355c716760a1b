"""Prompts."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import Always, DefaultOnError
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Constants, Meta

StopReason: TypeAlias = Annotated[
    Literal["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled"], Constants()
]
"""Why a turn ended. The set is closed: any other string is invalid."""


class PromptCapabilities(Model, frozen=True):
    """The kinds of content that a prompt may have besides `text` and `resource_link`, which all agents MUST accept. The
    client MUST NOT send a kind that is not on offer.
    """

    image: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether a prompt may have `image` blocks. Omitted or malformed: no."""
    audio: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether a prompt may have `audio` blocks. Omitted or malformed: no."""
    embedded_context: Annotated[Boolean, DefaultOnError(Always(False)), Field(alias="embeddedContext")] = False
    """Whether a prompt may have `resource` blocks, which hold the content of a resource and not just its address.
    Omitted or malformed: no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
