"""How quick reading and writing the messages can be in Python: msgspec structs, written by hand for just these.

They do less than the bindings: nothing unknown is kept, nothing is lenient, and where msgspec has no union for it
(types without a tag, lists of one thing or of another) one struct takes all members. So they are a floor and no rival.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field  # pyright: ignore[reportMissingModuleSource] -- only the comparison has it


class Record(Struct, frozen=True, omit_defaults=True, rename="camel"):
    """An object on the wire: absent members are left out, and null is kept apart from them."""


Words: TypeAlias = str | UnsetType | None
Free: TypeAlias = dict[str, Any] | UnsetType | None


class Empty(Record):
    meta: Free = field(name="_meta", default=UNSET)


class PromptCapabilities(Record):
    image: bool | UnsetType = UNSET
    audio: bool | UnsetType = UNSET
    embedded_context: bool | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class McpCapabilities(Record):
    http: bool | UnsetType = UNSET
    sse: bool | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class SessionCapabilities(Record):
    list: Empty | UnsetType | None = UNSET
    resume: Empty | UnsetType | None = UNSET
    close: Empty | UnsetType | None = UNSET
    delete: Empty | UnsetType | None = UNSET
    additional_directories: Empty | UnsetType | None = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class AuthCapabilities(Record):
    logout: Empty | UnsetType | None = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class AgentCapabilities(Record):
    load_session: bool | UnsetType = UNSET
    prompt_capabilities: PromptCapabilities | UnsetType = UNSET
    mcp_capabilities: McpCapabilities | UnsetType = UNSET
    session_capabilities: SessionCapabilities | UnsetType = UNSET
    auth: AuthCapabilities | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Implementation(Record):
    name: str
    version: str
    title: Words = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class AuthMethod(Record):
    id: str
    name: str
    type: str | UnsetType = UNSET
    description: Words = UNSET
    args: list[str] | UnsetType = UNSET
    env: dict[str, str] | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class InitializeResponse(Record):
    protocol_version: int
    agent_capabilities: AgentCapabilities | UnsetType = UNSET
    agent_info: Implementation | UnsetType | None = UNSET
    auth_methods: list[AuthMethod] | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class NameAndValue(Record):
    name: str
    value: str
    meta: Free = field(name="_meta", default=UNSET)


class McpServer(Record):
    name: str
    type: str | UnsetType = UNSET
    command: str | UnsetType = UNSET
    args: list[str] | UnsetType = UNSET
    env: list[NameAndValue] | UnsetType = UNSET
    url: str | UnsetType = UNSET
    headers: list[NameAndValue] | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class NewSessionRequest(Record):
    cwd: str
    mcp_servers: list[McpServer]
    additional_directories: list[str] | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Block(Record, kw_only=True, tag_field="type"):
    annotations: Free = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Text(Block, tag="text"):
    text: str


class Image(Block, tag="image"):
    data: str
    mime_type: str
    uri: Words = UNSET


class Contents(Record):
    uri: str
    mime_type: Words = UNSET
    text: str | UnsetType = UNSET
    blob: str | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Resource(Block, tag="resource"):
    resource: Contents


ContentBlock: TypeAlias = Text | Image | Resource


class PromptRequest(Record):
    session_id: str
    prompt: list[ContentBlock]
    meta: Free = field(name="_meta", default=UNSET)


class Part(Record, kw_only=True, tag_field="type"):
    meta: Free = field(name="_meta", default=UNSET)


class Content(Part, tag="content"):
    content: ContentBlock


class Diff(Part, tag="diff"):
    path: str
    new_text: str
    old_text: Words = UNSET


class Terminal(Part, tag="terminal"):
    terminal_id: str


class Location(Record):
    path: str
    line: int | UnsetType | None = UNSET
    meta: Free = field(name="_meta", default=UNSET)


Kind: TypeAlias = Literal[
    "read", "edit", "delete", "move", "search", "execute", "think", "fetch", "switch_mode", "other"
]
Status: TypeAlias = Literal["pending", "in_progress", "completed", "failed"]


class Call(Record):
    tool_call_id: str
    title: Words = UNSET
    name: Words = UNSET
    kind: Kind | UnsetType | None = UNSET
    status: Status | UnsetType | None = UNSET
    content: list[Content | Diff | Terminal] | UnsetType | None = UNSET
    locations: list[Location] | UnsetType | None = UNSET
    raw_input: Any = UNSET
    raw_output: Any = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class ToolCall(Call, tag_field="sessionUpdate", tag="tool_call"):
    """A call that is new."""


class ToolCallUpdate(Call, tag_field="sessionUpdate", tag="tool_call_update"):
    """What has changed about a call."""


class Update(Record, kw_only=True, tag_field="sessionUpdate"):
    meta: Free = field(name="_meta", default=UNSET)


class AgentMessageChunk(Update, tag="agent_message_chunk"):
    content: ContentBlock
    message_id: Words = UNSET


class PlanEntry(Record):
    content: str
    priority: Literal["high", "medium", "low"]
    status: Literal["pending", "in_progress", "completed"]
    meta: Free = field(name="_meta", default=UNSET)


class Plan(Update, tag="plan"):
    entries: list[PlanEntry]


class CommandInput(Record):
    hint: str
    meta: Free = field(name="_meta", default=UNSET)


class Command(Record):
    name: str
    description: str
    input: CommandInput | UnsetType | None = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class AvailableCommandsUpdate(Update, tag="available_commands_update"):
    available_commands: list[Command]


class Choice(Record):
    name: str
    value: str | UnsetType = UNSET
    group: str | UnsetType = UNSET
    description: Words = UNSET
    options: list[Choice] | UnsetType = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Option(Record, kw_only=True, tag_field="type"):
    id: str
    name: str
    description: Words = UNSET
    category: Words = UNSET
    meta: Free = field(name="_meta", default=UNSET)


class Select(Option, tag="select"):
    current_value: str
    options: list[Choice]


class Switch(Option, tag="boolean"):
    current_value: bool


class ConfigOptionUpdate(Update, tag="config_option_update"):
    config_options: list[Select | Switch]


class SessionNotification(Record):
    session_id: str
    update: AgentMessageChunk | ToolCall | ToolCallUpdate | Plan | AvailableCommandsUpdate | ConfigOptionUpdate
    meta: Free = field(name="_meta", default=UNSET)


class PermissionOption(Record):
    option_id: str
    name: str
    kind: Literal["allow_once", "allow_always", "reject_once", "reject_always"]
    meta: Free = field(name="_meta", default=UNSET)


class RequestPermissionRequest(Record):
    session_id: str
    tool_call: Call
    options: list[PermissionOption]
    meta: Free = field(name="_meta", default=UNSET)
