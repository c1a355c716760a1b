"""MCP servers."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import Always, DefaultOnError
from ..._runtime.model import Model
from ..._runtime.numbers import Int32
from ..._runtime.scalars import Boolean, Json, Meta, Text
from ..._runtime.unions import Tagged
from .._mcp import McpCapabilities as StableMcpCapabilities
from .._mcp import McpServerHttp, McpServerSse, McpServerStdio

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


class McpCapabilities(StableMcpCapabilities, frozen=True):
    """The ways to reach an MCP server that an agent can support or not. `stdio` is not among them: every agent supports
    it.
    """

    acp: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Whether sessions may use MCP servers that are reached over the ACP connection, with `mcp/message`. Omitted or
    malformed: no.
    """


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


McpServer: TypeAlias = Annotated[
    McpServerHttp | McpServerSse | McpServerAcp | McpServerStdio,
    Tagged("type", {"http": McpServerHttp, "sse": McpServerSse, "acp": McpServerAcp}, (McpServerStdio,)),
]
"""An MCP server that the agent connects to for a session. MCP, the Model Context Protocol, gives an agent tools and
context to work with. `type` says how the server is reached; without it, by `stdio`. An entry that does not fit the
`type` that it names, or names one that is not listed, is valid only if it has all that a `stdio` entry needs, and is
then read as one. The agent SHOULD connect to every server that it is given.
"""
