"""Initialization: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, Shared, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence
from ._authentication import AuthMethod
from ._initialize import AgentCapabilities, ClientCapabilities, Implementation, ProtocolVersion


class InitializeRequest(Model, frozen=True):
    """What the client says first: the version that it would like to speak, what it supports, and what it is called."""

    protocol_version: Annotated[ProtocolVersion, Field(alias="protocolVersion")]
    """The version that the client would like to speak: it MUST be the newest that the client supports. The member is
    required and strict.
    """
    client_capabilities: Annotated[
        ClientCapabilities, DefaultOnError(Shared(ClientCapabilities)), Field(alias="clientCapabilities")
    ] = Field(default_factory=Shared(ClientCapabilities))
    """What the client supports. Omitted, null or malformed as a whole: nothing beyond what every client has to support.
    A fault in one part costs that part alone.
    """
    client_info: Annotated[Implementation | None, AbsentOnError(), Field(alias="clientInfo")] = None
    """Which program the client is. Clients SHOULD send it; later versions require it. Omitted or null: not told. A
    malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class InitializeResponse(Model, frozen=True):
    """The agent's answer: the version that is spoken from here on, what the agent supports, and how the user can sign
    in.
    """

    protocol_version: Annotated[ProtocolVersion, Field(alias="protocolVersion")]
    """The version for this connection. The agent MUST repeat the requested one if it supports it, and name the newest
    that it supports if not. A client that does not support what comes back SHOULD close the connection and tell the
    user. The member is required and strict.
    """
    agent_capabilities: Annotated[
        AgentCapabilities, DefaultOnError(Shared(AgentCapabilities)), Field(alias="agentCapabilities")
    ] = Field(default_factory=Shared(AgentCapabilities))
    """What the agent supports. Omitted, null or malformed as a whole: nothing beyond what every agent has to support. A
    fault in one part costs that part alone.
    """
    auth_methods: Annotated[
        Sequence[AuthMethod], SkipInvalidItems(), DefaultOnError(list), Field(alias="authMethods")
    ] = Field(default_factory=lambda: [])
    """The ways to sign in. Omitted: there are none, as with an empty list. A value that is not a list is read as an
    empty one, and an entry that fits no branch of `AuthMethod` is skipped.
    """
    agent_info: Annotated[Implementation | None, AbsentOnError(), Field(alias="agentInfo")] = None
    """Which program the agent is. Agents SHOULD send it; later versions require it. Omitted or null: not told. A
    malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
