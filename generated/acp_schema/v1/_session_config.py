"""Session configuration."""

from typing import Annotated

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.scalars import Meta


class BooleanConfigOptionCapabilities(Model, frozen=True):
    """Marks a client that can offer options of type `boolean`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None


class SessionConfigOptionsCapabilities(Model, frozen=True):
    """The kinds of configuration options that a client can offer besides a choice from a list."""

    boolean: Annotated[BooleanConfigOptionCapabilities | None, AbsentOnError()] = None
    """Whether the client can offer an option that is on or off. `{}` means that the agent may put options of type
    `boolean` into `configOptions`, and that the client may set them with `session/set_config_option`; omitted, null or
    malformed means no.
    """
    meta: Meta = None
