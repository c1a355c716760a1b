"""MCP servers."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._session import AbsolutePath


class McpServerOther(Model, frozen=True):
    """A way to reach a server that this list does not have. Custom types MUST start with `_`; every other name is kept
    for ACP itself. Which further members an entry has is for its type to say. A receiver that does not know the type
    should keep the entry as it came where it stores, replays or forwards what a session was set up with. An agent that
    does not support it MUST answer the request with -32602.
    """

    type: Annotated[Text, NotOneOf(("http", "stdio"))]
    """Names a variant that this package does not have."""


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


class McpStdioCapabilities(Model, frozen=True):
    """Marks an agent that can start MCP servers and speak with them over their standard input and output. Sent as `{}`:
    its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpHttpCapabilities(Model, frozen=True):
    """Marks an agent that can reach MCP servers over HTTP. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpServerStdio(Model, frozen=True):
    """A server that the agent starts: which program, with which arguments and environment."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "stdio"}
    """What is always written, by Python name."""
    type: Literal["stdio"] = "stdio"
    """Tells which variant this is."""
    name: Text
    """What to call the server when showing it to people."""
    command: AbsolutePath
    """The program to start. The path MUST be absolute."""
    args: Annotated[Sequence[Text], AbsentOnNull()] = Field(default_factory=lambda: [])
    """The arguments for the program, one item each and in order. Omitted or null: none. A malformed entry makes the
    server's whole entry invalid.
    """
    env: Annotated[Sequence[EnvVariable], AbsentOnNull()] = Field(default_factory=lambda: [])
    """Environment variables to set for the process. A name SHOULD occur once. Where it occurs again, the agent MAY
    refuse the request with -32602; otherwise the last entry with the name counts. Omitted or null: none. A malformed
    entry makes the server's whole entry invalid.
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
    """The address of the server, as a URI."""
    headers: Annotated[Sequence[HttpHeader], AbsentOnNull()] = Field(default_factory=lambda: [])
    """Headers to set on the agent's HTTP requests to the server. They cannot change a header that MCP defines for this
    way to reach a server: for such a one the agent uses MCP's own value. Omitted or null: none. A malformed entry makes
    the server's whole entry invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpCapabilities(Model, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. Every one has to be marked, `stdio` too."""

    stdio: Annotated[McpStdioCapabilities | None, AbsentOnError()] = None
    """Whether sessions may use MCP servers that the agent starts as a process. `{}` means yes; omitted, null or
    malformed means no.
    """
    http: Annotated[McpHttpCapabilities | None, AbsentOnError()] = None
    """Whether sessions may use MCP servers that are reached over HTTP. `{}` means yes; omitted, null or malformed means
    no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


McpServer: TypeAlias = Annotated[
    McpServerHttp | McpServerStdio | McpServerOther,
    Tagged("type", {"http": McpServerHttp, "stdio": McpServerStdio}, (McpServerOther,)),
]
"""An MCP server that the agent connects to for a session. MCP, the Model Context Protocol, gives an agent tools and
context to work with. `type` is required and says how the server is reached. The set is open, but an entry of a listed
type has to meet that type. The agent SHOULD connect to every server that it is given, and it MUST refuse a request with
a server of a type that it does not support, with -32602.
"""
