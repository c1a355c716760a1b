"""Initialization: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import DefaultOnError, Shared
from .._initialize_rpc import InitializeResponse as StableInitializeResponse
from ._initialize import AgentCapabilities


class InitializeResponse(StableInitializeResponse, frozen=True):
    """The agent's answer: the version that is spoken from here on, what the agent is called and supports, and how the
    user can sign in.
    """

    capabilities: Annotated[AgentCapabilities, DefaultOnError(Shared(AgentCapabilities))] = Field(
        default_factory=Shared(AgentCapabilities)
    )
    """What the agent supports. Omitted, null or malformed as a whole: nothing beyond what every agent has to support. A
    fault in one part costs that part alone.
    """
