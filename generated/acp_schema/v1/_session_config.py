"""Session configuration."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Characters, Meta, Sequence, Text
from .._runtime.unions import Tagged, Untagged

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
