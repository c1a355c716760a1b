"""Commands."""

from typing import Annotated, TypeAlias

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta, Text


class UnstructuredCommandInput(Model, frozen=True):
    """Free text: the command gets everything that stands behind its name in the prompt."""

    hint: Text
    """What to show in place of the input while there is none, such as `branch to compare with`."""
    meta: Meta = None


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
