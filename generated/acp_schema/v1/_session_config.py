"""Session configuration."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull, DefaultOnError, EmptyOnNull, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged, Untagged
from ._mcp import McpServer

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


class BooleanConfigOptionCapabilities(Model, frozen=True):
    """Marks a client that can offer options of type `boolean`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SessionModeId: TypeAlias = Text
"""Tells one mode of an agent from its others, such as `code`. The agent chooses it."""


class SetSessionModeResponse(Model, frozen=True):
    """Says that the mode was set. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SessionId: TypeAlias = Text
"""Tells one session from all others of the agent. Each session has its own context, history and state."""


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
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CloseSessionResponse(Model, frozen=True):
    """Says that the work of the session was cancelled and its resources are free. Success is an object without members
    of its own, `{}`.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionConfigOptionBoolean(Model, frozen=True):
    """An option that is on or off."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "boolean"}
    """What is always written, by Python name."""
    type: Literal["boolean"] = "boolean"
    """Tells which variant this is."""
    id: SessionConfigId
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


class SessionConfigOptionsCapabilities(Model, frozen=True):
    """The kinds of configuration options that a client can offer besides a choice from a list."""

    boolean: Annotated[BooleanConfigOptionCapabilities | None, AbsentOnError()] = None
    """Whether the client can offer an option that is on or off. `{}` means that the agent may put options of type
    `boolean` into `configOptions`, and that the client may set them with `session/set_config_option`; omitted, null or
    malformed means no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionMode(Model, frozen=True):
    """A way in which the agent can work. It often decides which instructions the model gets, which tools there are, and
    whether the user is asked before they run.
    """

    id: SessionModeId
    """What the mode is called in later messages: in `session/set_mode` and in `current_mode_update`."""
    name: Text
    """What to call the mode when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about what the mode does, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CurrentModeUpdate(Model, frozen=True):
    """Tells the client in which mode the session is now. Agents can change it on their own, for example where a tool
    ends a planning mode so that the work can begin.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "current_mode_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["current_mode_update"], Field(alias="sessionUpdate")] = "current_mode_update"
    """Tells which variant this is."""
    current_mode_id: Annotated[SessionModeId, Field(alias="currentModeId")]
    """The mode that the agent is in from now on."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SetSessionConfigOptionRequestBoolean(Model, frozen=True):
    """Turns an option on or off. Here `type` is needed: without it a boolean is malformed. It is for clients that sent
    `clientCapabilities.session.configOptions.boolean`: other clients are offered no option that takes a boolean.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "boolean"}
    """What is always written, by Python name."""
    type: Literal["boolean"] = "boolean"
    """Tells which variant this is."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose option is set."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """The `id` of the option."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    value: Boolean
    """`true` turns the option on, `false` off. Text is not a boolean."""


class SetSessionConfigOptionRequestValueId(Model, frozen=True):
    """Picks a value of a `select` option. Requests without `type` are of this kind, and so is every request whose
    `value` is text, whatever its `type` says: this branch does not look at it.
    """

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose option is set."""
    config_id: Annotated[SessionConfigId, Field(alias="configId")]
    """The `id` of the option."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    value: SessionConfigValueId
    """The `value` of the entry to choose. It must be one that the option lists."""


class SetSessionModeRequest(Model, frozen=True):
    """Parameters of `session/set_mode`: the session, and the mode that it is to work in."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session whose mode is to change."""
    mode_id: Annotated[SessionModeId, Field(alias="modeId")]
    """The `id` of the mode to change to. It must be one of those that the agent listed in `availableModes`."""
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
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CloseSessionRequest(Model, frozen=True):
    """Parameters of `session/close`: the session to put out of use."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session to close."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionConfigSelectGroup(Model, frozen=True):
    """Values that belong together, to be shown under a heading. The group itself cannot be chosen."""

    group: SessionConfigGroupId
    """Tells this group from the others of the option. It is not a value."""
    name: Text
    """The heading, for the user to read."""
    options: Annotated[Sequence[SessionConfigSelectOption], SkipInvalidItems(), DefaultOnError(list, required=True)]
    """The values of the group. The member is required, but lenient in what it holds: a value that is not a list is read
    as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class SessionModeState(Model, frozen=True):
    """The modes of a session: which there are, and in which one the agent is."""

    current_mode_id: Annotated[SessionModeId, Field(alias="currentModeId")]
    """The mode that the agent is in at the moment."""
    available_modes: Annotated[
        Sequence[SessionMode], SkipInvalidItems(), DefaultOnError(list, required=True), Field(alias="availableModes")
    ]
    """The modes that can be chosen. The member is required, but lenient in what it holds: a value that is not a list is
    read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


SetSessionConfigOptionRequest: TypeAlias = Annotated[
    SetSessionConfigOptionRequestBoolean | SetSessionConfigOptionRequestValueId,
    Tagged("type", {"boolean": SetSessionConfigOptionRequestBoolean}, (SetSessionConfigOptionRequestValueId,)),
]
"""Parameters of `session/set_config_option`: which option of which session gets which value."""


SessionConfigSelectOptions: TypeAlias = Annotated[
    Sequence[SessionConfigSelectOption] | Sequence[SessionConfigSelectGroup],
    Untagged({"Ungrouped": Sequence[SessionConfigSelectOption], "Grouped": Sequence[SessionConfigSelectGroup]}),
]
"""The values of an option: either a plain list of them, or a list of groups. Values and groups cannot be mixed."""


class SessionConfigOptionSelect(Model, frozen=True):
    """An option for which the user picks one value out of a list. A malformed member makes the whole option malformed."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "select"}
    """What is always written, by Python name."""
    type: Literal["select"] = "select"
    """Tells which variant this is."""
    id: SessionConfigId
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
    """The `value` of the entry that is chosen at present."""
    options: SessionConfigSelectOptions
    """The values to choose from. The list is strict: one malformed entry makes the whole option malformed."""


class SessionConfigSelect(Model, frozen=True):
    """An option for which the user picks one value out of a list. A malformed member makes the whole option malformed."""

    current_value: Annotated[SessionConfigValueId, Field(alias="currentValue")]
    """The `value` of the entry that is chosen at present."""
    options: SessionConfigSelectOptions
    """The values to choose from. The list is strict: one malformed entry makes the whole option malformed."""


SessionConfigOption: TypeAlias = Annotated[
    SessionConfigOptionSelect | SessionConfigOptionBoolean,
    Tagged("type", {"select": SessionConfigOptionSelect, "boolean": SessionConfigOptionBoolean}),
]
"""A setting of a session that the user can change, with the value that it has at present. The agent MUST start every
option with a value, so that a session works even if the client shows none of them. `type` says what values there are.
The set is closed: an option of another type is malformed. Clients SHOULD ignore it, and in a list it is skipped; the
agent goes on with the value that it has.
"""


class SetSessionConfigOptionResponse(Model, frozen=True):
    """All options of the session as they are after the change, since setting one option can change others: a new model
    may have other levels of reasoning to choose from.
    """

    config_options: Annotated[
        Sequence[SessionConfigOption],
        SkipInvalidItems(),
        DefaultOnError(list, required=True),
        Field(alias="configOptions"),
    ]
    """All options with their present values: the agent MUST NOT list just the one that was set. The list takes the
    place of the one that the client had. The most important ones SHOULD come first, and clients SHOULD keep the order
    when they show them, and prefer the first ones where they show only some. The member is required, but lenient in
    what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
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
    config_options: Annotated[
        Sequence[SessionConfigOption],
        SkipInvalidItems(),
        DefaultOnError(list, required=True),
        Field(alias="configOptions"),
    ]
    """All options with their present values: the agent MUST NOT list just those that changed. The list takes the place
    of the one that the client had, so that an option that is not in it no longer exists. The most important ones SHOULD
    come first, and clients SHOULD keep the order when they show them, and prefer the first ones where they show only
    some. The member is required, but lenient in what it holds: a value that is not a list is read as an empty one, and
    an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class NewSessionResponse(Model, frozen=True):
    """The session that was created. It can be prompted now."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The new session. The client names it by this id in whatever it asks for from now on."""
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


class LoadSessionResponse(Model, frozen=True):
    """Says that the session is open and that its whole history has been sent: the agent answers only after the last
    update of it.
    """

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


class ResumeSessionResponse(Model, frozen=True):
    """Says that the session is ready to go on. None of its history has been sent."""

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
