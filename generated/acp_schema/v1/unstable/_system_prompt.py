"""System prompt."""

from typing import Annotated, Literal, TypeAlias

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Characters, Meta, Sequence
from .._content import ContentBlock

SystemPromptMode: TypeAlias = Annotated[Literal["append", "override"] | str, Characters()]
"""**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

How the client's instructions go together with those of the agent. The set is open, so that a mode can be stored and
passed on by whoever does not know it. An agent MUST answer with an error for one that it does not support, and MUST NOT
act on it as on `append` or `override`.
"""


class SessionSystemPromptOverrideCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Marks an agent that supports mode `override` of `systemPrompt`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SystemPrompt(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions for the agent that the client gives where a session is set up. An agent that cannot apply them MUST
    answer with an error, and MUST NOT create, load, resume or fork the session without them. Reasons are for instance a
    mode that it did not advertise or a block of a kind that it does not support. The client MUST NOT send them unless
    the agent set `agentCapabilities.sessionCapabilities.systemPrompt`.
    """

    mode: SystemPromptMode
    """Whether the instructions add to those of the agent or take their place. The agent MUST answer with an error for a
    mode that it does not support, and MUST NOT act on it as on `append` or `override`.
    """
    content: Sequence[ContentBlock]
    """The instructions themselves. An agent that takes a system prompt MUST accept `text` blocks. Clients MUST NOT send
    blocks of another type before there is a capability for it, and the agent MUST answer with an error for blocks that
    it does not support. Clients MUST NOT send an empty list; the agent MAY refuse it with -32602. An invalid block is
    not skipped: it makes the whole system prompt invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionSystemPromptModeCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    The modes of `systemPrompt` that an agent can support or not. `append` is not among them: every agent that takes a
    system prompt supports it.
    """

    override: Annotated[SessionSystemPromptOverrideCapabilities | None, AbsentOnError()] = None
    """Whether the client's instructions can take the place of the ones that are built into the agent. `{}` means yes;
    omitted, null or malformed means no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionSystemPromptCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Marks an agent that takes instructions from the client when a session is set up. Mode `append` always comes with it;
    `mode` tells what else there is.
    """

    mode: Annotated[SessionSystemPromptModeCapabilities | None, AbsentOnError()] = None
    """Which modes there are besides `append`. Omitted, null or malformed: no others."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
