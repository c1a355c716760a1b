"""Notices."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.limits import Limits
from .._runtime.model import Model
from .._runtime.scalars import Characters, Meta, Text

NoticeSeverity: TypeAlias = Annotated[Literal["info", "warning", "error"] | str, Characters()]
"""How grave the matter of a notice is. The set is open: a receiver accepts any string."""


class NoticeCapabilities(Model, frozen=True):
    """Marks a client that can show notices to the user. Sent as `{}`: its presence is all that it says."""


class Notice(Model, frozen=True):
    """A remark for the user about something that came up, for example that a server cannot be reached and the work goes
    on without it. The agent MAY send one at any time while the session exists, also when it works on no prompt. A
    notice has no id, is never changed or taken back, and gets no answer; the same remark sent again is another notice.
    How and for how long it is shown is for the client to decide. The agent must not rely on its being received or seen:
    it is no place for what the user must decide or permit, for the outcome of the work, or for a failure that ends it.
    It is not part of the session's history and SHOULD NOT be replayed. The agent MUST NOT send one unless the client
    set `clientCapabilities.session.notices`; without it, the agent may say the same in a message.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"session_update": "notice"}
    """What is always written, by Python name."""
    session_update: Annotated[Literal["notice"], Field(alias="sessionUpdate")] = "notice"
    """Tells which variant this is."""
    severity: NoticeSeverity
    """How grave the matter is. It is a hint for how to show the notice, and nothing more: even `error` ends no work and
    fails no request.
    """
    title: Annotated[Text, Limits(1, None)]
    """The remark as plain text, short and complete in itself. An empty one is invalid."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about it, or what to do, as plain text. Omitted or null: nothing more. A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata of this notice alone. Omitted or null: none. Implementations MUST NOT read a meaning into keys that they
    do not know. A malformed value counts as omitted.
    """
