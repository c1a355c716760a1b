"""Initialization: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, Shared, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._authentication import AuthMethod
from ._initialize import AgentCapabilities, ClientCapabilities, Implementation, ProtocolVersion


class InitializeRequest(Model, frozen=True):
    """What the client says first: the version that it would like to speak, what it is called, and what it supports."""

    protocol_version: Annotated[ProtocolVersion, Field(alias="protocolVersion")]
    """The version that the client would like to speak: it MUST be the newest that the client supports. The member is
    required and strict.
    """
    info: Implementation
    """Which program the client is. It is required, and strict in `name` and `version`."""
    capabilities: Annotated[ClientCapabilities, DefaultOnError(Shared(ClientCapabilities))] = Field(
        default_factory=Shared(ClientCapabilities)
    )
    """What the client supports. Omitted, null or malformed as a whole: nothing beyond what every client has to support.
    A fault in one part costs that part alone.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class InitializeResponse(Model, frozen=True):
    """The agent's answer: the version that is spoken from here on, what the agent is called and supports, and how the
    user can sign in.
    """

    protocol_version: Annotated[ProtocolVersion, Field(alias="protocolVersion")]
    """The version for this connection: of those that the agent supports, the highest that is not above the requested
    one. An agent without such a version answers with the error -32022 in place of a result. The client must make sure
    that it supports the version, and should disconnect if not. The member is required and strict.
    """
    info: Implementation
    """Which program the agent is. It is required, and strict in `name` and `version`."""
    capabilities: Annotated[AgentCapabilities, DefaultOnError(Shared(AgentCapabilities))] = Field(
        default_factory=Shared(AgentCapabilities)
    )
    """What the agent supports. Omitted, null or malformed as a whole: nothing beyond what every agent has to support. A
    fault in one part costs that part alone.
    """
    auth_methods: Annotated[Sequence[AuthMethod], SkipInvalidItems(), AbsentOnError(), Field(alias="authMethods")] = (
        Field(default_factory=lambda: [])
    )
    """The ways to sign in. With one valid entry or more the agent MUST have both `auth/login` and `auth/logout`.
    Without any, whether the list is omitted or empty, the client MUST NOT call either. A value that is not a list
    counts as omitted and an invalid entry is skipped, so that only what is left counts.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
