"""Sessions: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, AbsentOnNull, EmptyOnNull, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence, Text
from .._session import SessionId
from .._session_config import SessionConfigOption
from .._session_mode import SessionModeState
from ._mcp import McpServer
from ._system_prompt import SystemPrompt


class NewSessionRequest(Model, frozen=True):
    """Parameters of `session/new`: where the new session works, and what it can use there."""

    cwd: Text
    """The session's working directory. It MUST be an absolute path. The agent MUST use it, whatever folder its own
    process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`.
    """
    additional_directories: Annotated[Sequence[Text], AbsentOnNull(), Field(alias="additionalDirectories")] = Field(
        default_factory=lambda: []
    )
    """Further folders of the session's workspace. Each MUST be an absolute path. They widen what the session reaches;
    relative paths MUST still start from `cwd` alone. The client MUST NOT name a folder that the user has not granted to
    the session. If the agent cannot grant one of the folders, it MUST refuse the request, and not go on with fewer.
    Omitted or empty: there are none. Null counts as omitted. Any other malformed value makes the request invalid, and
    so does a single bad entry. The client MUST NOT send it unless the agent set
    `agentCapabilities.sessionCapabilities.additionalDirectories`.
    """
    mcp_servers: Annotated[Sequence[McpServer], EmptyOnNull(), Field(alias="mcpServers")]
    """MCP servers (Model Context Protocol) from which the session gets more tools and data. The agent SHOULD connect to
    all of them. Required; an empty list says that there are none. Null is read as an empty list. Any other malformed
    value makes the request invalid, and so does a single bad entry.
    """
    system_prompt: Annotated[SystemPrompt | None, Field(alias="systemPrompt")] = None
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent follows its
    own. There is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the agent
    set `agentCapabilities.sessionCapabilities.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class LoadSessionRequest(Model, frozen=True):
    """Parameters of `session/load`: the session to open, and its surroundings, which are given anew."""

    mcp_servers: Annotated[Sequence[McpServer], EmptyOnNull(), Field(alias="mcpServers")]
    """MCP servers (Model Context Protocol) from which the session gets more tools and data. The agent SHOULD connect to
    all of them. Required; an empty list says that there are none. Null is read as an empty list. Any other malformed
    value makes the request invalid, and so does a single bad entry.
    """
    cwd: Text
    """The session's working directory. It MUST be an absolute path. The agent MUST use it, whatever folder its own
    process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`.
    """
    additional_directories: Annotated[Sequence[Text], AbsentOnNull(), Field(alias="additionalDirectories")] = Field(
        default_factory=lambda: []
    )
    """All further folders that the session's workspace is to have from now on: the client MUST send the complete list
    anew. Each MUST be an absolute path. The client MUST NOT name a folder that the user has not granted to the session.
    The list may differ from one that was used or reported before, provided that `cwd` is that of the session. If the
    agent cannot grant one of the folders, it MUST refuse the request, and not go on with fewer. Omitted or empty: there
    are none, and the agent MUST NOT bring back earlier ones by itself. Null counts as omitted. Any other malformed
    value makes the request invalid, and so does a single bad entry. The client MUST NOT send it unless the agent set
    `agentCapabilities.sessionCapabilities.additionalDirectories`.
    """
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to open."""
    system_prompt: Annotated[SystemPrompt | None, Field(alias="systemPrompt")] = None
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent may go on with
    those that it stored for the session, or follow its own. Clients SHOULD send what they sent when they created the
    session. There is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the
    agent set `agentCapabilities.sessionCapabilities.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ResumeSessionRequest(Model, frozen=True):
    """Parameters of `session/resume`: the session to go on with, and its surroundings, which are given anew."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to go on with."""
    cwd: Text
    """The session's working directory. It MUST be an absolute path. The agent MUST use it, whatever folder its own
    process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`.
    """
    additional_directories: Annotated[Sequence[Text], AbsentOnNull(), Field(alias="additionalDirectories")] = Field(
        default_factory=lambda: []
    )
    """All further folders that the session's workspace is to have from now on: the client MUST send the complete list
    anew. Each MUST be an absolute path. The client MUST NOT name a folder that the user has not granted to the session.
    The list may differ from one that was used or reported before, provided that `cwd` is that of the session. If the
    agent cannot grant one of the folders, it MUST refuse the request, and not go on with fewer. Omitted or empty: there
    are none, and the agent MUST NOT bring back earlier ones by itself. Null counts as omitted. Any other malformed
    value makes the request invalid, and so does a single bad entry. The client MUST NOT send it unless the agent set
    `agentCapabilities.sessionCapabilities.additionalDirectories`.
    """
    mcp_servers: Annotated[Sequence[McpServer], AbsentOnNull(), Field(alias="mcpServers")] = Field(
        default_factory=lambda: []
    )
    """MCP servers (Model Context Protocol) from which the session gets more tools and data. The agent SHOULD connect to
    all of them. Omitted or empty: there are none. Null counts as omitted. Any other malformed value makes the request
    invalid, and so does a single bad entry.
    """
    system_prompt: Annotated[SystemPrompt | None, Field(alias="systemPrompt")] = None
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent may go on with
    those that it stored for the session, or follow its own. Clients SHOULD send what they sent when they created the
    session. There is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the
    agent set `agentCapabilities.sessionCapabilities.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ForkSessionRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    Parameters of `session/fork`: the session to copy, and the surroundings of the new one.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to copy. It stays as it is."""
    cwd: Text
    """The working directory of the new session. It MUST be an absolute path. The agent MUST use it, whatever folder its
    own process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`. An agent may be unable to leave the directory of the original, and refuse the request.
    """
    additional_directories: Annotated[Sequence[Text], AbsentOnNull(), Field(alias="additionalDirectories")] = Field(
        default_factory=lambda: []
    )
    """All further folders that the workspace of the new session is to have. Each MUST be an absolute path. The client
    MUST NOT name a folder that the user has not granted to the session. If the agent cannot grant one of the folders,
    it MUST refuse the request, and not go on with fewer. Omitted or empty: there are none, and those of the original
    are not taken over. Null counts as omitted. Any other malformed value makes the request invalid, and so does a
    single bad entry. The client MUST NOT send it unless the agent set
    `agentCapabilities.sessionCapabilities.additionalDirectories`.
    """
    mcp_servers: Annotated[Sequence[McpServer], AbsentOnNull(), Field(alias="mcpServers")] = Field(
        default_factory=lambda: []
    )
    """MCP servers (Model Context Protocol) from which the session gets more tools and data. The agent SHOULD connect to
    all of them. Omitted or empty: there are none. Null counts as omitted. Any other malformed value makes the request
    invalid, and so does a single bad entry.
    """
    system_prompt: Annotated[SystemPrompt | None, Field(alias="systemPrompt")] = None
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent may go on with
    those that it stored for the original, or follow its own. Clients SHOULD send what they sent for the original. There
    is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the agent set
    `agentCapabilities.sessionCapabilities.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ForkSessionResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    The copy that was made: a session of its own, which can be prompted now.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The new session, not the one that it was copied from."""
    modes: Annotated[SessionModeState | None, AbsentOnError()] = None
    """The modes that the agent offers in this session, and the one that it is in. Omitted or null: none are reported. A
    malformed value counts as omitted. If `configOptions` is there too, clients that understand it SHOULD go by it alone
    and leave `modes` aside.
    """
    config_options: Annotated[
        Sequence[SessionConfigOption] | None, SkipInvalidItems(), AbsentOnError(), Field(alias="configOptions")
    ] = None
    """Settings of the session that the user can change, each with its present value. The most important ones SHOULD
    come first, and clients SHOULD keep the order when they show them, and prefer the first ones where they show only
    some. Omitted or null: none are reported. A value that is not a list counts as omitted, and an invalid entry is
    skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
