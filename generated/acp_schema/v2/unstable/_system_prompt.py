"""System prompt."""

from typing import Annotated

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Meta


class SessionSystemPromptOverrideCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Marks an agent that supports mode `override` of `systemPrompt`. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None


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


class SessionSystemPromptCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Marks an agent that takes instructions from the client when a session is set up. Mode `append` always comes with it;
    `mode` tells what else there is.
    """

    mode: Annotated[SessionSystemPromptModeCapabilities | None, AbsentOnError()] = None
    """Which modes there are besides `append`. Omitted, null or malformed: no others."""
    meta: Meta = None
