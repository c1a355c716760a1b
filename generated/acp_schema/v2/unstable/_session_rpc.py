"""Sessions: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, AbsentOnNull, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence
from .._command import AvailableCommand
from .._session import AbsolutePath, ReplayFrom, SessionId
from .._session_config import SessionConfigOption
from ._mcp import McpServer
from ._system_prompt import SystemPrompt


class NewSessionRequest(Model, frozen=True):
    """Parameters of `session/new`: where the new session works, and what it can use there."""

    cwd: AbsolutePath
    """The session's working directory. It MUST be an absolute path. The agent MUST use it, whatever folder its own
    process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`.
    """
    additional_directories: Annotated[Sequence[AbsolutePath], AbsentOnNull(), Field(alias="additionalDirectories")] = (
        Field(default_factory=lambda: [])
    )
    """Further folders of the session's workspace. Each MUST be an absolute path. They widen what the session reaches;
    relative paths MUST still start from `cwd` alone. The client MUST NOT name a folder that the user has not granted to
    the session. If the agent cannot grant one of the folders, it MUST refuse the request, and not go on with fewer.
    Omitted or empty: there are none. Null counts as omitted. Any other malformed value makes the request invalid, and
    so does a single bad entry. The client MUST NOT send it unless the agent set
    `capabilities.session.additionalDirectories`.
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

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent follows its
    own. There is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the agent
    set `capabilities.session.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ResumeSessionRequest(Model, frozen=True):
    """Parameters of `session/resume`: the session to go on with, and its surroundings, which are given anew.
    `replayFrom` says whether its history is to be sent first.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to go on with."""
    cwd: AbsolutePath
    """The session's working directory. It MUST be an absolute path, and the client MUST name the directory that the
    session has. The agent MUST use it, whatever folder its own process was started in, and relative paths MUST start
    from it. Tools SHOULD keep to files in it and in `additionalDirectories`. The agent MAY normalize the paths to
    compare them, and MAY refuse another directory with -32602.
    """
    additional_directories: Annotated[Sequence[AbsolutePath], AbsentOnNull(), Field(alias="additionalDirectories")] = (
        Field(default_factory=lambda: [])
    )
    """All further folders that the session's workspace is to have from now on: the client MUST send the complete list
    anew. Each MUST be an absolute path. The client MUST NOT name a folder that the user has not granted to the session.
    The list may differ from one that was used or reported before, provided that `cwd` is that of the session. If the
    agent cannot grant one of the folders, it MUST refuse the request, and not go on with fewer. Omitted or empty: there
    are none, and the agent MUST NOT bring back earlier ones by itself. Null counts as omitted. Any other malformed
    value makes the request invalid, and so does a single bad entry. The client MUST NOT send it unless the agent set
    `capabilities.session.additionalDirectories`.
    """
    mcp_servers: Annotated[Sequence[McpServer], AbsentOnNull(), Field(alias="mcpServers")] = Field(
        default_factory=lambda: []
    )
    """The MCP servers (Model Context Protocol) from which the session gets more tools and data from now on: all that
    the client provides. The agent SHOULD connect to all of them, and SHOULD NOT bring back others from earlier
    requests. Omitted or empty: there are none. Null counts as omitted. Any other malformed value makes the request
    invalid, and so does a single bad entry.
    """
    replay_from: Annotated[ReplayFrom | None, Field(alias="replayFrom")] = None
    """Asks the agent to send the session's history before it answers, and says where to begin. Omitted or null: no
    history is sent. The agent MUST refuse a cursor that it does not support, or that is malformed, with -32602. It MUST
    NOT use another one instead, nor go on without a replay.
    """
    system_prompt: Annotated[SystemPrompt | None, Field(alias="systemPrompt")] = None
    """**Unstable** (feature `unstable_session_system_prompt`): it may change or be dropped in any release.

    Instructions from the client for how the agent is to work in this session. Omitted or null: the agent may go on with
    those that it stored for the session, or follow its own. Clients SHOULD send what they sent when they created the
    session. There is no leniency: a malformed value makes the request invalid. The client MUST NOT send it unless the
    agent set `capabilities.session.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ForkSessionRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    Parameters of `session/fork`: the session to copy, and the surroundings of the new one.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to copy. It stays as it is."""
    cwd: AbsolutePath
    """The working directory of the new session. It MUST be an absolute path. The agent MUST use it, whatever folder its
    own process was started in, and relative paths MUST start from it. Tools SHOULD keep to files in it and in
    `additionalDirectories`. An agent may be unable to leave the directory of the original, and refuse the request.
    """
    additional_directories: Annotated[Sequence[AbsolutePath], AbsentOnNull(), Field(alias="additionalDirectories")] = (
        Field(default_factory=lambda: [])
    )
    """All further folders that the workspace of the new session is to have. Each MUST be an absolute path. The client
    MUST NOT name a folder that the user has not granted to the session. If the agent cannot grant one of the folders,
    it MUST refuse the request, and not go on with fewer. Omitted or empty: there are none, and those of the original
    are not taken over. Null counts as omitted. Any other malformed value makes the request invalid, and so does a
    single bad entry. The client MUST NOT send it unless the agent set `capabilities.session.additionalDirectories`.
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
    `capabilities.session.systemPrompt`.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ForkSessionResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_session_fork`): it may change or be dropped in any release.

    The copy that was made: a session of its own, which can be prompted now.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The new session, not the one that it was copied from."""
    config_options: Annotated[
        Sequence[SessionConfigOption], SkipInvalidItems(), AbsentOnError(), Field(alias="configOptions")
    ] = Field(default_factory=lambda: [])
    """Settings of the session that the user can change, each with its present value. The most important ones SHOULD
    come first, and clients SHOULD keep the order when they show them, and prefer the first ones where they show only
    some. The list holds until a `config_option_update` replaces it. Omitted or empty: there are none. Senders MUST send
    a list, never null. A value that is not a list, null included, is read as an empty one, and an invalid entry is
    skipped.
    """
    available_commands: Annotated[
        Sequence[AvailableCommand], SkipInvalidItems(), AbsentOnError(), Field(alias="availableCommands")
    ] = Field(default_factory=lambda: [])
    """Commands that the agent has for the user in this session. The list holds until an `available_commands_update`
    replaces it. Omitted or empty: there are none to begin with. Senders MUST send a list, never null. A value that is
    not a list, null included, is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
