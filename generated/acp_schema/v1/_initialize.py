"""Initialization."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, Always, DefaultOnError, Shared
from .._runtime.model import Model
from .._runtime.numbers import UInt16
from .._runtime.scalars import Boolean, Meta, Text
from ._authentication import AgentAuthCapabilities, AuthCapabilities
from ._elicitation import ElicitationCapabilities
from ._file_system import FileSystemCapabilities
from ._mcp import McpCapabilities
from ._prompt import PromptCapabilities
from ._session_capabilities import ClientSessionCapabilities, SessionCapabilities


class ClientCapabilities(Model, frozen=True):
    """What the client can do for the agent. The client SHOULD say of each member whether it supports it, and the agent
    MUST take everything that is left out for unsupported. A malformed member is read as its default, and the others
    still count.
    """

    fs: Annotated[FileSystemCapabilities, DefaultOnError(Shared(FileSystemCapabilities))] = Field(
        default_factory=Shared(FileSystemCapabilities)
    )
    """The file requests that the agent may send. Omitted or malformed: none."""
    terminal: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether the agent may use the `terminal/*` methods, all of them, to run commands in a session. This is not about
    logging in: see `auth.terminal`. Omitted or malformed: no.
    """
    session: Annotated[ClientSessionCapabilities | None, AbsentOnError()] = None
    """What the client understands of sessions beyond the basics. Omitted, null or malformed: nothing more."""
    auth: Annotated[AuthCapabilities, DefaultOnError(Shared(AuthCapabilities))] = Field(
        default_factory=Shared(AuthCapabilities)
    )
    """The kinds of login that the client can carry out, which decides what the agent may list in `authMethods`. Omitted
    or malformed: only logins that the agent handles itself.
    """
    elicitation: Annotated[ElicitationCapabilities | None, AbsentOnError()] = None
    """How the client can ask the user for something on the agent's behalf. Omitted, null or malformed: not at all. `{}`
    names no mode and so offers none.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentCapabilities(Model, frozen=True):
    """What the agent can do for the client. The agent SHOULD say of each member whether it supports it, and the client
    MUST take everything that is left out for unsupported. A malformed member is read as its default, and the others
    still count.
    """

    load_session: Annotated[Boolean, DefaultOnError(Always(False)), Field(alias="loadSession")] = False
    """Whether the client may call `session/load`. Only `true` means yes; a malformed value such as `"yes"` is read as
    `false`. Omitted means no. Without `true` the client MUST NOT call the method.
    """
    prompt_capabilities: Annotated[
        PromptCapabilities, DefaultOnError(Shared(PromptCapabilities)), Field(alias="promptCapabilities")
    ] = Field(default_factory=Shared(PromptCapabilities))
    """Which kinds of content a prompt may have besides text and links to resources. Omitted or malformed: none."""
    mcp_capabilities: Annotated[
        McpCapabilities, DefaultOnError(Shared(McpCapabilities)), Field(alias="mcpCapabilities")
    ] = Field(default_factory=Shared(McpCapabilities))
    """How the agent can reach MCP servers other than by `stdio`, which needs no marker. Omitted or malformed: in no
    other way.
    """
    session_capabilities: Annotated[
        SessionCapabilities, DefaultOnError(Shared(SessionCapabilities)), Field(alias="sessionCapabilities")
    ] = Field(default_factory=Shared(SessionCapabilities))
    """Which session methods and parameters there are besides the ones that every agent has. Omitted or malformed: none.
    """
    auth: Annotated[AgentAuthCapabilities, DefaultOnError(Shared(AgentAuthCapabilities))] = Field(
        default_factory=Shared(AgentAuthCapabilities)
    )
    """What the agent can do about signing in and out besides `authenticate`. Omitted or malformed, and null is
    malformed here: nothing more.
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
