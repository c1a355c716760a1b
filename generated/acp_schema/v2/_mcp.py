"""MCP servers."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull, DefaultOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged, Untagged
from ._command import AvailableCommand


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


SessionConfigId: TypeAlias = Text
"""Tells one option of a session from its others. The agent chooses it."""


SessionConfigOptionCategory: TypeAlias = Annotated[
    Literal["mode", "model", "model_config", "thought_level"] | str, Characters()
]
"""What kind of setting an option is. Clients can use it to pick an icon, a keyboard shortcut or a place for the options
that many agents have. It is a hint and no more: an option MUST work without it, and clients MUST cope with a category
that is missing or that they do not know. Where several options have the same category, clients SHOULD prefer the one
that comes first in the list.
"""


SessionConfigValueId: TypeAlias = Text
"""Tells one value of a `select` option from its others. The agent chooses it, and the client sends it back as it is;
what people read is the `name`.
"""


SessionConfigGroupId: TypeAlias = Text
"""Tells one group of values from the others of the same option. It is never sent back."""


class SessionConfigBoolean(Model, frozen=True):
    """An option that is on or off."""

    current_value: Annotated[Boolean, Field(alias="currentValue")]
    """Whether it is on at present. It is required and strict: text such as `"true"` makes the option invalid."""


SessionId: TypeAlias = Text
"""Tells one session from all others of the agent. Each session has its own context, history and state."""


AbsolutePath: TypeAlias = Text
"""The absolute path of a file or folder, spelled as on the machine where the agent runs: `/home/ada/project`,
`C:\\Users\\ada\\project` or `\\\\server\\share\\project`. It is no URI. Wherever the protocol has the path of a file,
it MUST be absolute. The schema cannot tell it from a relative path: any text is valid.
"""


class ReplayFromStart(Model, frozen=True):
    """The start of the history that the agent has kept. `type` alone says it all."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "start"}
    """What is always written, by Python name."""
    type: Literal["start"] = "start"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ReplayFromOther(Model, frozen=True):
    """A cursor of a type that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. An agent that does not support the type MUST refuse the request with -32602. It
    MUST NOT use another cursor instead, nor go on without a replay. Whoever stores the request or passes it on SHOULD
    keep the cursor as it came.
    """

    type: Annotated[Text, NotOneOf(("start",))]
    """Names a variant that this package does not have."""


class CloseSessionResponse(Model, frozen=True):
    """Says that the session is closed. The agent sends nothing more about it over this connection, except for answers
    to prompts that were still open. Success is an object without members of its own, `{}`.
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


class SessionConfigOptionBoolean(Model, frozen=True):
    """An option that is on or off."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "boolean"}
    """What is always written, by Python name."""
    type: Literal["boolean"] = "boolean"
    """Tells which variant this is."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """What the client sends as `configId` to set this option."""
    name: Text
    """What to call the option when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about what the option does, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    category: Annotated[SessionConfigOptionCategory | None, AbsentOnError()] = None
    """What kind of setting this is, as a hint for where and how to show it. Omitted or null: the agent does not say. A
    malformed value counts as omitted. The option MUST work without it.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    current_value: Annotated[Boolean, Field(alias="currentValue")]
    """Whether it is on at present. It is required and strict: text such as `"true"` makes the option invalid."""


class SessionConfigOptionOther(Model, frozen=True):
    """An option of a type that this list does not have. Custom types MUST start with `_`; every other name is kept for
    ACP itself. A client that does not know the type SHOULD keep the option as it came where it stores, replays or
    forwards it, and ignore it otherwise. The agent goes on with the value that it has.
    """

    type: Annotated[Text, NotOneOf(("select", "boolean"))]
    """Names a variant that this package does not have."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """What the client sends as `configId` to set this option."""
    name: Text
    """What to call the option when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about what the option does, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    category: Annotated[SessionConfigOptionCategory | None, AbsentOnError()] = None
    """What kind of setting this is, as a hint for where and how to show it. Omitted or null: the agent does not say. A
    malformed value counts as omitted. The option MUST work without it.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionConfigSelectOption(Model, frozen=True):
    """A value that can be chosen."""

    value: SessionConfigValueId
    """What the client sends as `value` to choose this one."""
    name: Text
    """What to call the value when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about what the value does, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetSessionConfigOptionRequestId(Model, frozen=True):
    """Picks a value by its id, as for a `select` option."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "id"}
    """What is always written, by Python name."""
    type: Literal["id"] = "id"
    """Tells which variant this is."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose option is set."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """The `configId` of the option. The agent MUST refuse one that it does not know with -32602, and change nothing."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    value: SessionConfigValueId
    """The `value` of the entry to choose. The agent MUST refuse one that the option does not list with -32602, and
    change nothing.
    """


class SetSessionConfigOptionRequestBoolean(Model, frozen=True):
    """Turns a `boolean` option on or off."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "boolean"}
    """What is always written, by Python name."""
    type: Literal["boolean"] = "boolean"
    """Tells which variant this is."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose option is set."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """The `configId` of the option. The agent MUST refuse one that it does not know with -32602, and change nothing."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    value: Boolean
    """`true` turns the option on, `false` off. Text is not a boolean."""


class SetSessionConfigOptionRequestOther(Model, frozen=True):
    """A value of a type that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. An agent that does not support the type MUST refuse the request with -32602.
    """

    type: Annotated[Text, NotOneOf(("id", "boolean"))]
    """Names a variant that this package does not have."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose option is set."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """The `configId` of the option. The agent MUST refuse one that it does not know with -32602, and change nothing."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    value: Any
    """The value, in whatever form the type lays down. Any JSON value is valid here, and the member is required."""


class CloseSessionRequest(Model, frozen=True):
    """Parameters of `session/close`: the session to put out of use."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to close."""
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


ReplayFrom: TypeAlias = Annotated[
    ReplayFromStart | ReplayFromOther, Tagged("type", {"start": ReplayFromStart}, (ReplayFromOther,))
]
"""A cursor: the place in the kept history at which a replay begins. What stands at that place is replayed too. `type`
says how the place is given.
"""


SessionConfigSelectOptionsUngrouped: TypeAlias = Annotated[Sequence[SessionConfigSelectOption], Limits(1, None)]
"""A plain list of values."""


class SessionConfigSelectGroup(Model, frozen=True):
    """Values that belong together, to be shown under a heading. The group itself cannot be chosen."""

    group_id: Annotated[SessionConfigGroupId, Field(alias="groupId")]
    """Tells this group from the others of the option. It is not a value."""
    name: Text
    """The heading, for the user to read."""
    options: Annotated[
        Sequence[SessionConfigSelectOption], Limits(1, None), SkipInvalidItems(), DefaultOnError(list, required=True)
    ]
    """The values of the group. The agent MUST list at least one. A receiver is more lenient: an invalid entry is
    skipped, and a value that is not a list, or a list in which nothing is left, is read as an empty one. The member
    itself is required.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SetSessionConfigOptionRequest: TypeAlias = Annotated[
    SetSessionConfigOptionRequestId | SetSessionConfigOptionRequestBoolean | SetSessionConfigOptionRequestOther,
    Tagged(
        "type",
        {"id": SetSessionConfigOptionRequestId, "boolean": SetSessionConfigOptionRequestBoolean},
        (SetSessionConfigOptionRequestOther,),
    ),
]
"""Parameters of `session/set_config_option`: which option of which session gets which value. `type` says what `value`
is, not what type the option has. It is required, unlike in v1.
"""


McpServer: TypeAlias = Annotated[
    McpServerHttp | McpServerStdio | McpServerOther,
    Tagged("type", {"http": McpServerHttp, "stdio": McpServerStdio}, (McpServerOther,)),
]
"""An MCP server that the agent connects to for a session. MCP, the Model Context Protocol, gives an agent tools and
context to work with. `type` is required and says how the server is reached. The set is open, but an entry of a listed
type has to meet that type. The agent SHOULD connect to every server that it is given, and it MUST refuse a request with
a server of a type that it does not support, with -32602.
"""


SessionConfigSelectOptionsGrouped: TypeAlias = Annotated[Sequence[SessionConfigSelectGroup], Limits(1, None)]
"""A list of groups, each with values of its own."""


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
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SessionConfigSelectOptions: TypeAlias = Annotated[
    SessionConfigSelectOptionsUngrouped | SessionConfigSelectOptionsGrouped,
    Untagged({"Ungrouped": SessionConfigSelectOptionsUngrouped, "Grouped": SessionConfigSelectOptionsGrouped}),
]
"""The values of an option: either a plain list of them, or a list of groups. Values and groups cannot be mixed, and
neither list may be empty.
"""


class SessionConfigOptionSelect(Model, frozen=True):
    """An option for which the user picks one value out of a list. A malformed member makes the whole option malformed."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "select"}
    """What is always written, by Python name."""
    type: Literal["select"] = "select"
    """Tells which variant this is."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """What the client sends as `configId` to set this option."""
    name: Text
    """What to call the option when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about what the option does, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    category: Annotated[SessionConfigOptionCategory | None, AbsentOnError()] = None
    """What kind of setting this is, as a hint for where and how to show it. Omitted or null: the agent does not say. A
    malformed value counts as omitted. The option MUST work without it.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    current_value: Annotated[SessionConfigValueId, Field(alias="currentValue")]
    """The `value` of the entry that is chosen at present. It MUST be one that `options` lists."""
    options: SessionConfigSelectOptions
    """The values to choose from. There MUST be at least one, and each `value` MUST occur once in the option, all its
    groups taken together. The list is strict: one malformed entry makes the whole option malformed.
    """


class SessionConfigSelect(Model, frozen=True):
    """An option for which the user picks one value out of a list. A malformed member makes the whole option malformed."""

    current_value: Annotated[SessionConfigValueId, Field(alias="currentValue")]
    """The `value` of the entry that is chosen at present. It MUST be one that `options` lists."""
    options: SessionConfigSelectOptions
    """The values to choose from. There MUST be at least one, and each `value` MUST occur once in the option, all its
    groups taken together. The list is strict: one malformed entry makes the whole option malformed.
    """


SessionConfigOption: TypeAlias = Annotated[
    SessionConfigOptionSelect | SessionConfigOptionBoolean | SessionConfigOptionOther,
    Tagged(
        "type",
        {"select": SessionConfigOptionSelect, "boolean": SessionConfigOptionBoolean},
        (SessionConfigOptionOther,),
    ),
]
"""A setting of a session that the user can change, with the value that it has at present. The agent MUST start every
option with a value, so that a session works even if the client shows none of them. `type` says what values there are.
The set is open: an option of an unknown type is valid as long as it has `configId` and `name`. An option of a listed
type has to meet that type.
"""


class SetSessionConfigOptionResponse(Model, frozen=True):
    """All options of the session as they are after the change, since setting one option can change others: a new model
    may have other levels of reasoning to choose from.
    """

    config_options: Annotated[Sequence[SessionConfigOption], SkipInvalidItems(), Field(alias="configOptions")]
    """All options with their present values: the agent MUST NOT list just the one that was set. The list takes the
    place of the one that the client had. The most important ones SHOULD come first, and clients SHOULD keep the order
    when they show them, and prefer the first ones where they show only some. An invalid entry is skipped, but a value
    that is not a list makes the result invalid, unlike in v1.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ConfigOptionUpdate(Model, frozen=True):
    """A session update: the agent changed an option by itself. It may have gone on to another mode when the plan was
    ready, or to another model when the first one was not available.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "config_option_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["config_option_update"], Field(alias="sessionUpdate")] = "config_option_update"
    """Tells which variant this is."""
    config_options: Annotated[Sequence[SessionConfigOption], SkipInvalidItems(), Field(alias="configOptions")]
    """All options with their present values: the agent MUST NOT list just those that changed. It takes the place of the
    list that the client had, so that an option that is not in it no longer exists. The most important ones SHOULD come
    first, and clients SHOULD keep the order when they show them, and prefer the first ones where they show only some.
    An invalid entry is skipped, but a value that is not a list makes the update invalid, unlike in v1.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class NewSessionResponse(Model, frozen=True):
    """The session that was created. It counts as idle until a `state_update` says otherwise. Updates may come before
    this response as well as after it. A client that already knows the state from one of them MUST NOT reset it when the
    response comes.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The new session. The client names it by this id in whatever it asks for from now on."""
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


class ResumeSessionResponse(Model, frozen=True):
    """Says that the session is ready to go on, after the history, if it was asked for. Before this response, and behind
    any history, the agent MUST send a `state_update` with the present state. The response alone does not mean that the
    session is idle.
    """

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
