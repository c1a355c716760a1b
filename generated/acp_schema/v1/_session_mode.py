"""Session modes."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text

SessionModeId: TypeAlias = Text
"""Tells one mode of an agent from its others, such as `code`. The agent chooses it."""


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
