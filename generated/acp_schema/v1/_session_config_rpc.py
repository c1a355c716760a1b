"""Session configuration: what methods take and give."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Meta, Sequence
from .._runtime.unions import Tagged
from ._session import SessionId
from ._session_config import SessionConfigId, SessionConfigOption, SessionConfigValueId


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


SetSessionConfigOptionRequest: TypeAlias = Annotated[
    SetSessionConfigOptionRequestBoolean | SetSessionConfigOptionRequestValueId,
    Tagged("type", {"boolean": SetSessionConfigOptionRequestBoolean}, (SetSessionConfigOptionRequestValueId,)),
]
"""Parameters of `session/set_config_option`: which option of which session gets which value."""
