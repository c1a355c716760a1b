"""Session configuration."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from .._runtime.limits import Limits, NotOneOf
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


SessionConfigSelectOptionsGrouped: TypeAlias = Annotated[Sequence[SessionConfigSelectGroup], Limits(1, None)]
"""A list of groups, each with values of its own."""


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
