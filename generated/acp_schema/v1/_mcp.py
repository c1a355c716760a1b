"""MCP servers."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import Always, DefaultOnError, EmptyOnNull
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Meta, Sequence, Text
from .._runtime.unions import Tagged


class EnvVariable(Model, frozen=True):
    """An environment variable for a process that is to be started."""

    name: Text
    """The variable's name."""
    value: Annotated[Text, Field(repr=False)]
    """The value to give to it. An empty text is a value too."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class HttpHeader(Model, frozen=True):
    """A header for the HTTP requests that go to an MCP server."""

    name: Text
    """The header's name, such as `Authorization`."""
    value: Annotated[Text, Field(repr=False)]
    """The value to give to it."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpCapabilities(Model, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. `stdio` is not among them: every agent supports
    it.
    """

    http: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether sessions may use MCP servers that are reached over HTTP. Omitted or malformed: no."""
    sse: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether sessions may use MCP servers that are reached over HTTP with server-sent events, a way that MCP has
    deprecated. Omitted or malformed: no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpServerStdio(Model, frozen=True):
    """A server that the agent starts: which program, with which arguments and environment."""

    name: Text
    """What to call the server when showing it to people."""
    command: Text
    """The program to start. The path MUST be absolute."""
    args: Annotated[Sequence[Text], EmptyOnNull()]
    """The arguments for the program, one item each and in order. The member is required, also where there are none;
    null is read as an empty list. A malformed entry makes the server's whole entry invalid.
    """
    env: Annotated[Sequence[EnvVariable], EmptyOnNull()]
    """Environment variables to set for the process. The member is required, also where there are none; null is read as
    an empty list. A malformed entry makes the server's whole entry invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpServerHttp(Model, frozen=True):
    """A server that the agent reaches over HTTP: where it is, and what to send along."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "http"}
    """What is always written, by Python name."""
    type: Literal["http"] = "http"
    """Tells which variant this is."""
    name: Text
    """What to call the server when showing it to people."""
    url: Text
    """The address of the server."""
    headers: Annotated[Sequence[HttpHeader], EmptyOnNull()]
    """Headers to set on the agent's HTTP requests to the server. The member is required, also where there are none;
    null is read as an empty list. A malformed entry makes the server's whole entry invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpServerSse(Model, frozen=True):
    """A server that the agent reaches over HTTP with server-sent events: where it is, and what to send along. MCP has
    deprecated this way.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "sse"}
    """What is always written, by Python name."""
    type: Literal["sse"] = "sse"
    """Tells which variant this is."""
    name: Text
    """What to call the server when showing it to people."""
    url: Text
    """The address of the server's stream of events."""
    headers: Annotated[Sequence[HttpHeader], EmptyOnNull()]
    """Headers to set on the agent's HTTP requests to the server. The member is required, also where there are none;
    null is read as an empty list. A malformed entry makes the server's whole entry invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


McpServer: TypeAlias = Annotated[
    McpServerHttp | McpServerSse | McpServerStdio,
    Tagged("type", {"http": McpServerHttp, "sse": McpServerSse}, (McpServerStdio,)),
]
"""An MCP server that the agent connects to for a session. MCP, the Model Context Protocol, gives an agent tools and
context to work with. `type` says how the server is reached; without it, by `stdio`. An entry that does not fit the
`type` that it names, or names one that is not listed, is valid only if it has all that a `stdio` entry needs, and is
then read as one. The agent SHOULD connect to every server that it is given.
"""
