"""Initialization: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import DefaultOnError, Shared
from .._initialize_rpc import InitializeRequest as StableInitializeRequest
from .._initialize_rpc import InitializeResponse as StableInitializeResponse
from ._initialize import AgentCapabilities, ClientCapabilities


class InitializeRequest(StableInitializeRequest, frozen=True):
    """What the client says first: the version that it would like to speak, what it supports, and what it is called."""

    client_capabilities: Annotated[
        ClientCapabilities, DefaultOnError(Shared(ClientCapabilities)), Field(alias="clientCapabilities")
    ] = Field(default_factory=Shared(ClientCapabilities))
    """What the client supports. Omitted, null or malformed as a whole: nothing beyond what every client has to support.
    A fault in one part costs that part alone.
    """


class InitializeResponse(StableInitializeResponse, frozen=True):
    """The agent's answer: the version that is spoken from here on, what the agent supports, and how the user can sign
    in.
    """

    agent_capabilities: Annotated[
        AgentCapabilities, DefaultOnError(Shared(AgentCapabilities)), Field(alias="agentCapabilities")
    ] = Field(default_factory=Shared(AgentCapabilities))
    """What the agent supports. Omitted, null or malformed as a whole: nothing beyond what every agent has to support. A
    fault in one part costs that part alone.
    """
