"""Commands."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, DefaultOnError, SkipInvalidItems
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text


class UnstructuredCommandInput(Model, frozen=True):
    """Free text: the command gets everything that stands behind its name in the prompt."""

    hint: Text
    """What to show in place of the input while there is none, such as `branch to compare with`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


AvailableCommandInput: TypeAlias = UnstructuredCommandInput
"""What a command takes besides its name. This version has one form of it, which comes without a `type`."""


class AvailableCommand(Model, frozen=True):
    """A command that the user can give. It has no method of its own: the client sends it as text of a prompt, `/` and
    the name first, and the agent recognizes it there. Other content may stand beside it in the prompt.
    """

    name: Text
    """What is typed after the `/`, such as `review`."""
    description: Text
    """What the command does, for the user to read."""
    input: Annotated[AvailableCommandInput | None, AbsentOnError()] = None
    """What the user has to type after the name. Omitted or null: nothing is asked for. A malformed value counts as
    omitted, so that the command itself stays.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AvailableCommandsUpdate(Model, frozen=True):
    """A session update: the commands that the user can give in this session from now on. The agent MAY send it once the
    session exists, and again at any time.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "available_commands_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["available_commands_update"], Field(alias="sessionUpdate")] = (
        "available_commands_update"
    )
    """Tells which variant this is."""
    available_commands: Annotated[
        Sequence[AvailableCommand],
        SkipInvalidItems(),
        DefaultOnError(list, required=True),
        Field(alias="availableCommands"),
    ]
    """The complete list of commands. It takes the place of the list that the client had. The member is required, but
    lenient in what it holds: a value that is not a list is read as an empty one, and an invalid entry is skipped.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
