"""Initialization."""

from typing import Annotated, TypeAlias

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.numbers import UInt16
from .._runtime.scalars import Meta, Text
from ._authentication import AgentAuthCapabilities, ClientAuthCapabilities
from ._elicitation import ElicitationCapabilities
from ._session_capabilities import SessionCapabilities


class ClientCapabilities(Model, frozen=True):
    """What the client can do for the agent. The agent MUST take everything that is left out for unsupported. A
    malformed member counts as omitted, and the others still count.
    """

    auth: Annotated[ClientAuthCapabilities | None, AbsentOnError()] = None
    """The kinds of login that the client can carry out, which decides what the agent may list in `authMethods`.
    Omitted, null or malformed: none that need something from the client.
    """
    elicitation: Annotated[ElicitationCapabilities | None, AbsentOnError()] = None
    """How the client can ask the user for something on the agent's behalf. Omitted, null or malformed: not at all. `{}`
    names no mode and so offers none.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentCapabilities(Model, frozen=True):
    """What the agent can do for the client. The agent SHOULD say of each member whether it supports it, and the client
    MUST take everything that is left out for unsupported. A malformed member counts as omitted, and the others still
    count.
    """

    session: Annotated[SessionCapabilities | None, AbsentOnError()] = None
    """Whether the agent has sessions. An agent that sends this, even as `{}`, MUST have the basic methods:
    `session/new`, `session/resume`, `session/list`, `session/close`, `session/prompt`, `session/update` and
    `session/cancel`. Omitted, null or malformed means that it has no `session/*` method at all.
    """
    auth: Annotated[AgentAuthCapabilities | None, AbsentOnError()] = None
    """What the agent adds to authentication, such as the status. It has no say in `auth/login` and `auth/logout`: these
    come with a list of `authMethods` that is not empty. Omitted, null or malformed: nothing is added.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class Implementation(Model, frozen=True):
    """Which program speaks on this side of the connection."""

    name: Text
    """The program's name as other programs should know it, such as `acme-editor`. Where `title` is missing it is also
    shown to people.
    """
    title: Annotated[Text | None, AbsentOnError()] = None
    """The program's name as people should see it. Omitted or null: `name` is shown. A malformed value counts as
    omitted.
    """
    version: Text
    """The program's version, such as `1.4.2`: to be shown, or to help with debugging and metrics. Its form is free."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ProtocolVersion: TypeAlias = UInt16
"""A version of the protocol: one whole number, which goes up only when messages change so that older programs cannot
read them. Everything smaller is negotiated by capabilities. The value must be a number from 0 to 65535; a string such
as `"1"` is refused.
"""
