"""Sessions."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Meta, Text
from .._runtime.unions import Tagged

SessionId: TypeAlias = Text
"""Tells one session from all others of the agent. Each session has its own context, history and state."""


AbsolutePath: TypeAlias = Text
"""The absolute path of a file or folder, spelled as on the machine where the agent runs: `/home/ada/project`,
`C:\\Users\\ada\\project` or `\\\\server\\share\\project`. It is no URI. Wherever the protocol has the path of a file,
it MUST be absolute. The schema cannot tell it from a relative path: any text is valid.
"""


class ReplayFromStart(Model, frozen=True):
    """The start of the history that the agent has kept. `type` alone says it all."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "start"}
    """What is always written, by Python name."""
    type: Literal["start"] = "start"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ReplayFromOther(Model, frozen=True):
    """A cursor of a type that this list does not have. Names with a leading `_` are free for implementations; every
    other name is kept for ACP itself. An agent that does not support the type MUST refuse the request with -32602. It
    MUST NOT use another cursor instead, nor go on without a replay. Whoever stores the request or passes it on SHOULD
    keep the cursor as it came.
    """

    type: Annotated[Text, NotOneOf(("start",))]
    """Names a variant that this package does not have."""


ReplayFrom: TypeAlias = Annotated[
    ReplayFromStart | ReplayFromOther, Tagged("type", {"start": ReplayFromStart}, (ReplayFromOther,))
]
"""A cursor: the place in the kept history at which a replay begins. What stands at that place is replayed too. `type`
says how the place is given.
"""
