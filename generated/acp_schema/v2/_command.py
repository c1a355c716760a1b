"""Commands."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, SkipInvalidItems
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged


class AvailableCommandOther(Model, frozen=True):
    """A kind of command that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. A client that does not know the type should keep the entry as it came where it
    stores, replays or forwards it, and otherwise leave it out or offer it like a plain command by its `name` and
    `description`.
    """

    type: Annotated[Text, NotOneOf(("command",))]
    """Names a variant that this package does not have."""
    name: Text
    """What is typed after the `/`, such as `review`; the `/` is no part of it. It MUST NOT contain white space, and
    MUST be unique in the list.
    """
    description: Text
    """What the command does, for the user to read."""


class TextCommandInput(Model, frozen=True):
    """Free text: the command gets everything that stands behind its name and the white space after that."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "text"}
    """What is always written, by Python name."""
    type: Literal["text"] = "text"
    """Tells which variant this is."""
    hint: Text
    """What to show in place of the input while there is none, such as `branch to compare with`."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AvailableCommandInputOther(Model, frozen=True):
    """A form of input that this list does not have. Custom types MUST start with `_`; every other name is kept for ACP
    itself. A client that does not know the type should keep the input as it came where it stores, replays or forwards
    the command, and otherwise ignore it: the command can still be shown without it.
    """

    type: Annotated[Text, NotOneOf(("text",))]
    """Names a variant that this package does not have."""


AvailableCommandInput: TypeAlias = Annotated[
    TextCommandInput | AvailableCommandInputOther,
    Tagged("type", {"text": TextCommandInput}, (AvailableCommandInputOther,)),
]
"""What a command takes besides its name. `type` is required and says in which form. The set is open; a malformed `text`
input is not taken for one of an unknown type.
"""


class Command(Model, frozen=True):
    """A command that the user can give. It has no method of its own: the client sends it as text of a prompt, `/` and
    the name first, and the agent recognizes it there. Other content may stand beside it in the prompt.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "command"}
    """What is always written, by Python name."""
    type: Literal["command"] = "command"
    """Tells which variant this is."""
    name: Text
    """What is typed after the `/`, such as `review`; the `/` is no part of it. It MUST NOT contain white space, and
    MUST be unique in the list.
    """
    description: Text
    """What the command does, for the user to read."""
    input: Annotated[AvailableCommandInput | None, AbsentOnError()] = None
    """What the user has to type after the name. Omitted or null: the command takes nothing more. A malformed value
    counts as omitted, so that the command itself stays.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


AvailableCommand: TypeAlias = Annotated[
    Command | AvailableCommandOther, Tagged("type", {"command": Command}, (AvailableCommandOther,))
]
"""Something that the user can call by name. `type` is required and says what kind it is. The set is open: an entry of
an unknown type is valid as long as it has `name` and `description`. A malformed `command` entry is not taken for one of
an unknown type.
"""


class AvailableCommandsUpdate(Model, frozen=True):
    """A session update: the commands that the user can give in this session from now on. The result that sets up the
    session can hold a first list; the agent MAY send this one at any time.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "available_commands_update"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["available_commands_update"], Field(alias="sessionUpdate")] = (
        "available_commands_update"
    )
    """Tells which variant this is."""
    available_commands: Annotated[Sequence[AvailableCommand], SkipInvalidItems(), Field(alias="availableCommands")]
    """The complete list of commands. It takes the place of the list that the client had. An invalid entry is skipped,
    but a value that is not a list makes the update invalid, unlike in v1.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
