"""Prompts."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta


class PromptImageCapabilities(Model, frozen=True):
    """Marks an agent that accepts `image` blocks in prompts. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PromptAudioCapabilities(Model, frozen=True):
    """Marks an agent that accepts `audio` blocks in prompts. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PromptEmbeddedContextCapabilities(Model, frozen=True):
    """Marks an agent that accepts `resource` blocks in prompts. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class PromptCapabilities(Model, frozen=True):
    """The kinds of content that a prompt may have besides `text` and `resource_link`, which all agents with sessions
    MUST accept. The client MUST NOT send a kind that is not on offer.
    """

    image: Annotated[PromptImageCapabilities | None, AbsentOnError()] = None
    """Whether a prompt may have `image` blocks. `{}` means yes; omitted, null or malformed means no."""
    audio: Annotated[PromptAudioCapabilities | None, AbsentOnError()] = None
    """Whether a prompt may have `audio` blocks. `{}` means yes; omitted, null or malformed means no."""
    embedded_context: Annotated[
        PromptEmbeddedContextCapabilities | None, AbsentOnError(), Field(alias="embeddedContext")
    ] = None
    """Whether a prompt may have `resource` blocks, which hold the content of a resource and not just its address. `{}`
    means yes; omitted, null or malformed means no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
