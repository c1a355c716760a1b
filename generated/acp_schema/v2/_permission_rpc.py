"""Permission: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.limits import Limits
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from ._permission import PermissionOption, RequestPermissionOutcome, RequestPermissionSubject
from ._session import SessionId


class RequestPermissionRequest(Model, frozen=True):
    """Parameters of `session/request_permission`: the question, what it is about, and the answers that are offered."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session in which the agent asks."""
    title: Text
    """The question as the user reads it first, such as `Run the tests?`. It is for the prompt alone and does not become
    the title of a tool call.
    """
    description: Annotated[Text | None, AbsentOnError()] = None
    """Why the permission is needed, for the user to read. It is for the prompt alone and changes nothing in a tool
    call. Omitted or null: nothing is said besides the title. A malformed value counts as omitted.
    """
    subject: RequestPermissionSubject | None = None
    """What the permission is for, in a form that a program can read. Omitted or null: none is given. A malformed
    subject of a listed type makes the request invalid.
    """
    options: Annotated[Sequence[PermissionOption], Limits(1, None)]
    """The answers to offer, at least one. The list is strict: one malformed option makes the request invalid, so that
    no answer goes missing unseen.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class RequestPermissionResponse(Model, frozen=True):
    """What came of a permission request."""

    outcome: RequestPermissionOutcome
    """The decision of the user, or that there was none. It is an object whose own `outcome` says which."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
