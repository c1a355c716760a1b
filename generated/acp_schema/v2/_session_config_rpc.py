"""Session configuration: what methods take and give."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import SkipInvalidItems
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Json, Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._session import SessionId
from ._session_config import SessionConfigId, SessionConfigOption, SessionConfigValueId


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
    value: Json
    """The value, in whatever form the type lays down. Any JSON value is valid here, and the member is required."""


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
