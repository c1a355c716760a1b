"""MCP servers."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.limits import NotOneOf
from ..._runtime.model import Model
from ..._runtime.numbers import Int32
from ..._runtime.scalars import Json, Meta, Text
from ..._runtime.unions import Tagged
from .._mcp import McpCapabilities as StableMcpCapabilities
from .._mcp import McpServerHttp, McpServerStdio


class McpServerOther(Model, frozen=True):
    """A way to reach a server that this list does not have. Custom types MUST start with `_`; every other name is kept
    for ACP itself. Which further members an entry has is for its type to say. A receiver that does not know the type
    should keep the entry as it came where it stores, replays or forwards what a session was set up with. An agent that
    does not support it MUST answer the request with -32602.
    """

    type: Annotated[Text, NotOneOf(("http", "acp", "stdio"))]
    """Names a variant that this package does not have."""


McpServerAcpId: TypeAlias = Text
"""**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

Names an MCP server that is reached over the ACP connection. The program that provides the server makes it up, and
nobody else reads a meaning into it. `mcp/message` is delivered to that program by it.
"""


class McpError(Model, frozen=True):
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Why an MCP request failed. It comes from MCP and says nothing about ACP. Members that are not listed here are kept
    as they are.
    """

    code: Int32
    """What kind of failure it is, by the codes of MCP. It is never a code of ACP, even where the number is the same."""
    message: Text
    """What went wrong, in words."""
    data: Json = None
    """Whatever else there is to say about the failure, as any JSON value. Omitted: nothing. Null is a value of its own
    here and is passed on as such.
    """


McpRequestId: TypeAlias = Text
"""**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

Names an MCP request that is under way at a server on this ACP connection. The caller makes it up, and programs in
between pass it on as it is. It has nothing to do with the id of the JSON-RPC request that carries the message.
"""


class McpAcpCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Marks an agent that can reach MCP servers over the ACP connection. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpServerAcp(Model, frozen=True):
    """A server that a program on the ACP connection provides itself. The agent reaches it with `mcp/message`; there is
    no process to start and no address to call.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "acp"}
    """What is always written, by Python name."""
    type: Literal["acp"] = "acp"
    """Tells which variant this is."""
    name: Text
    """What to call the server when showing it to people."""
    server_id: Annotated[McpServerAcpId, Field(alias="serverId")]
    """What `mcp/message` calls the server. Its provider MUST NOT give the same id to two servers of this type that can
    be seen on one ACP connection.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class McpCapabilities(StableMcpCapabilities, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. Every one has to be marked, `stdio` too."""

    acp: Annotated[McpAcpCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Whether sessions may use MCP servers that are reached over the ACP connection, with `mcp/message`. `{}` means yes;
    omitted, null or malformed means no.
    """


McpServer: TypeAlias = Annotated[
    McpServerHttp | McpServerAcp | McpServerStdio | McpServerOther,
    Tagged("type", {"http": McpServerHttp, "acp": McpServerAcp, "stdio": McpServerStdio}, (McpServerOther,)),
]
"""An MCP server that the agent connects to for a session. MCP, the Model Context Protocol, gives an agent tools and
context to work with. `type` is required and says how the server is reached. The set is open, but an entry of a listed
type has to meet that type. The agent SHOULD connect to every server that it is given, and it MUST refuse a request with
a server of a type that it does not support, with -32602.
"""
