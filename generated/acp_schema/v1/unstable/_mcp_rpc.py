"""MCP servers: what methods take and give."""

from typing import Annotated, TypeAlias

from pydantic import Field

from ..._runtime.model import Model
from ..._runtime.scalars import Json, Mapping, Meta, Text
from ..._runtime.unions import Untagged
from ._mcp import McpError, McpRequestId, McpServerAcpId


class MessageMcpRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Parameters of the request `mcp/message`: one MCP request for a server of type `acp`. Their `_meta` belongs to ACP;
    that of the MCP message is inside `params`.
    """

    server_id: Annotated[McpServerAcpId, Field(alias="serverId")]
    """The server that the MCP request is for: the `serverId` of an entry of type `acp`."""
    request_id: Annotated[McpRequestId, Field(alias="requestId")]
    """The id that the agent gives to the MCP request. Notifications about the request repeat it."""
    method: Text
    """The MCP method to call, such as `tools/call`."""
    params: Mapping[str, Json] | None = None
    """The parameters of the MCP request. Omitted or null: it has none. Any other value than an object makes the message
    invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class MessageMcpResponseResult(Model, frozen=True):
    """The MCP request succeeded."""

    result: Json
    """The result as the MCP server gave it, any JSON value. It has to be there, and null is a result too."""
    meta: Meta = None
    """Metadata of ACP, not of the MCP message inside, which has its own. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class MessageMcpResponseError(Model, frozen=True):
    """The MCP request failed."""

    error: McpError
    """Why it failed, as the MCP server says. It has to be an object and cannot be null."""
    meta: Meta = None
    """Metadata of ACP, not of the MCP message inside, which has its own. Omitted or null: none. Implementations MUST
    NOT read a meaning into keys that they do not know. A malformed value counts as omitted.
    """


class MessageMcpNotification(Model, frozen=True):
    """**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

    Parameters of the notification `mcp/message`: one MCP notification about a request that is under way. Their `_meta`
    belongs to ACP; that of the MCP message is inside `params`.
    """

    server_id: Annotated[McpServerAcpId, Field(alias="serverId")]
    """The server that handles the request: the `serverId` of an entry of type `acp`."""
    request_id: Annotated[McpRequestId, Field(alias="requestId")]
    """The MCP request that the notification is about: the `requestId` with which the agent sent it."""
    method: Text
    """The MCP method of the notification, such as `notifications/progress`."""
    params: Mapping[str, Json] | None = None
    """The parameters of the MCP notification. Omitted or null: it has none. Any other value than an object makes the
    message invalid.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


MessageMcpResponse: TypeAlias = Annotated[
    MessageMcpResponseResult | MessageMcpResponseError,
    Untagged({"Result": MessageMcpResponseResult, "Error": MessageMcpResponseError}),
]
"""**Unstable** (feature `unstable_mcp_over_acp`): it may change or be dropped in any release.

How the MCP request went: with a result or with an error of MCP. Both come as a success of `mcp/message`; an error
response of ACP is kept for failures to bind the message to its server or to run it. A sender must include exactly one
of `result` and `error`. Where both are there, receivers take `result`. They ignore members that are not listed here.
"""
