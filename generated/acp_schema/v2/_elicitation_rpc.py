"""Elicitation: what methods take and give."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Mapping, Meta, Text
from .._runtime.unions import Tagged, Untagged
from ._cancellation import RequestId
from ._elicitation import ElicitationContentValue, ElicitationId
from ._elicitation_schema import ElicitationSchema
from ._session import SessionId
from ._tool_call import ToolCallId


class CreateElicitationRequestFormSession(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

    wire_constants: ClassVar[dict[str, Any]] = {"mode": "form"}
    """What is always written, by Python name."""
    mode: Literal["form"] = "form"
    """Tells which variant this is."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    requested_schema: Annotated[ElicitationSchema, Field(alias="requestedSchema")]
    """The fields of the form and what may be entered in them. Clients SHOULD check the answers against it before they
    send them, and agents SHOULD do so once more. Clients that support default values SHOULD put them into the fields
    beforehand.
    """
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the question belongs to."""
    tool_call_id: Annotated[ToolCallId | None, AbsentOnError(), Field(alias="toolCallId")] = None
    """The tool call in that session from which the question arose, as when an MCP server asks the user something while
    a tool runs. Omitted or null: the session without any tool call in particular. A malformed value counts as omitted.
    """


class CreateElicitationRequestFormRequest(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"mode": "form"}
    """What is always written, by Python name."""
    mode: Literal["form"] = "form"
    """Tells which variant this is."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    requested_schema: Annotated[ElicitationSchema, Field(alias="requestedSchema")]
    """The fields of the form and what may be entered in them. Clients SHOULD check the answers against it before they
    send them, and agents SHOULD do so once more. Clients that support default values SHOULD put them into the fields
    beforehand.
    """
    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The `id` of that request, which the client sent and the agent has not answered yet. null is not an id here."""


class CreateElicitationRequestUrlSession(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

    wire_constants: ClassVar[dict[str, Any]] = {"mode": "url"}
    """What is always written, by Python name."""
    mode: Literal["url"] = "url"
    """Tells which variant this is."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    elicitation_id: Annotated[ElicitationId, Field(alias="elicitationId")]
    """The id by which `elicitation/complete` can later name this interaction. The agent MUST NOT use an id again on
    this connection while an interaction with that id is outstanding.
    """
    url: Text
    """The address of the page, which MUST be a valid URL. It MUST NOT hold credentials or personal data, or let in
    whoever opens it without a login. It SHOULD use HTTPS, save during development. The client MUST name the host and
    show the whole address before it asks the user to agree, and MUST NOT open the page or load anything of it before
    the user does. It MUST open it where neither the client nor the agent's model can look at the page or at what is
    entered. It SHOULD highlight the domain, and warn of an address that looks suspicious or ambiguous, such as one in
    Punycode.
    """
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the question belongs to."""
    tool_call_id: Annotated[ToolCallId | None, AbsentOnError(), Field(alias="toolCallId")] = None
    """The tool call in that session from which the question arose, as when an MCP server asks the user something while
    a tool runs. Omitted or null: the session without any tool call in particular. A malformed value counts as omitted.
    """


class CreateElicitationRequestUrlRequest(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"mode": "url"}
    """What is always written, by Python name."""
    mode: Literal["url"] = "url"
    """Tells which variant this is."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    elicitation_id: Annotated[ElicitationId, Field(alias="elicitationId")]
    """The id by which `elicitation/complete` can later name this interaction. The agent MUST NOT use an id again on
    this connection while an interaction with that id is outstanding.
    """
    url: Text
    """The address of the page, which MUST be a valid URL. It MUST NOT hold credentials or personal data, or let in
    whoever opens it without a login. It SHOULD use HTTPS, save during development. The client MUST name the host and
    show the whole address before it asks the user to agree, and MUST NOT open the page or load anything of it before
    the user does. It MUST open it where neither the client nor the agent's model can look at the page or at what is
    entered. It SHOULD highlight the domain, and warn of an address that looks suspicious or ambiguous, such as one in
    Punycode.
    """
    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The `id` of that request, which the client sent and the agent has not answered yet. null is not an id here."""


class CreateElicitationRequestOtherSession(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

    mode: Annotated[Text, NotOneOf(("form", "url"))]
    """Names a variant that this package does not have."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the question belongs to."""
    tool_call_id: Annotated[ToolCallId | None, AbsentOnError(), Field(alias="toolCallId")] = None
    """The tool call in that session from which the question arose, as when an MCP server asks the user something while
    a tool runs. Omitted or null: the session without any tool call in particular. A malformed value counts as omitted.
    """


class CreateElicitationRequestOtherRequest(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

    mode: Annotated[Text, NotOneOf(("form", "url"))]
    """Names a variant that this package does not have."""
    message: Text
    """What is asked for, and why: text for the user, whatever the mode. Clients SHOULD show it, and SHOULD NOT make an
    address in it clickable.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The `id` of that request, which the client sent and the agent has not answered yet. null is not an id here."""


class CreateElicitationResponseAccept(Model, frozen=True):
    """What comes with `accept`: the answers to a form, and as a rule nothing for a web page."""

    wire_constants: ClassVar[dict[str, Any]] = {"action": "accept"}
    """What is always written, by Python name."""
    action: Literal["accept"] = "accept"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
    content: Annotated[Mapping[str, ElicitationContentValue] | None, Field(repr=False)] = None
    """The answers to the form: the name of each field that was answered, and what was entered there. They SHOULD fit
    `requestedSchema`. Omitted or null: no answers, which is usual for a web page. It has to be an object; what the
    answers are is left to the schema of the form.
    """


class CreateElicitationResponseDecline(Model, frozen=True):
    """The user said no."""

    wire_constants: ClassVar[dict[str, Any]] = {"action": "decline"}
    """What is always written, by Python name."""
    action: Literal["decline"] = "decline"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CreateElicitationResponseCancel(Model, frozen=True):
    """The user left without a choice, for instance by closing the dialog."""

    wire_constants: ClassVar[dict[str, Any]] = {"action": "cancel"}
    """What is always written, by Python name."""
    action: Literal["cancel"] = "cancel"
    """Tells which variant this is."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CreateElicitationResponseOther(Model, frozen=True):
    """An action that this list does not have. Names that an implementation makes up MUST start with `_`; every other
    name is kept for ACP itself. An agent that does not know the action MUST act on it as on `cancel`; where it stores,
    replays or forwards the result, it should keep it as it came.
    """

    action: Annotated[Text, NotOneOf(("accept", "decline", "cancel"))]
    """Names a variant that this package does not have."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class CompleteElicitationNotification(Model, frozen=True):
    """Parameters of `elicitation/complete`: which interaction on a web page has come to its end. It says nothing about
    whether the session is at work or waits.
    """

    elicitation_id: Annotated[ElicitationId, Field(alias="elicitationId")]
    """The id from the `elicitation/create` that began the interaction. Clients MUST ignore one that they do not know or
    that is complete already.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


CreateElicitationRequestForm: TypeAlias = Annotated[
    CreateElicitationRequestFormSession | CreateElicitationRequestFormRequest,
    Untagged(
        {"Session": CreateElicitationRequestFormSession, "Request": CreateElicitationRequestFormRequest},
        exactly=("Session", "Request"),
        exclusive=True,
    ),
]
"""A question that the user answers in a form of the client. The answers pass through the protocol: the agent MUST NOT
ask in this way for anything that gives access or authorizes a transaction, such as passwords, API keys, tokens, private
keys, recovery codes or payment data. For these it MUST use mode `url`. Where the client does not have that mode, the
agent MUST take another safe way or let the operation fail, and MUST NOT make do with a form. Names, email addresses and
the like are not ruled out. The agent SHOULD NOT put addresses that are meant to be clicked into any text of the form,
and clients SHOULD NOT make one clickable.
"""


CreateElicitationRequestUrl: TypeAlias = Annotated[
    CreateElicitationRequestUrlSession | CreateElicitationRequestUrlRequest,
    Untagged(
        {"Session": CreateElicitationRequestUrlSession, "Request": CreateElicitationRequestUrlRequest},
        exactly=("Session", "Request"),
        exclusive=True,
    ),
]
"""A question that the user deals with on a web page, outside the protocol: a sign-in with a third party, a payment,
anything that is secret. The agent MUST make sure that whoever finishes there is the user with whom it began. It MUST
NOT send credentials that it gains in this way over ACP, or let them into what the client or a model sees, and MUST
store them securely. Whether the client itself may use the agent is not settled in this way.
"""


CreateElicitationRequestOther: TypeAlias = Annotated[
    CreateElicitationRequestOtherSession | CreateElicitationRequestOtherRequest,
    Untagged(
        {"Session": CreateElicitationRequestOtherSession, "Request": CreateElicitationRequestOtherRequest},
        exactly=("Session", "Request"),
        exclusive=True,
    ),
]
"""A mode that this list does not have. Names that an implementation makes up MUST start with `_`; every other name is
kept for ACP itself. It needs a scope like every mode. A client that does not know the mode MUST NOT show it as one of
the listed modes; where it stores, replays or forwards the request, it should keep it as it came.
"""


CreateElicitationResponse: TypeAlias = Annotated[
    CreateElicitationResponseAccept
    | CreateElicitationResponseDecline
    | CreateElicitationResponseCancel
    | CreateElicitationResponseOther,
    Tagged(
        "action",
        {
            "accept": CreateElicitationResponseAccept,
            "decline": CreateElicitationResponseDecline,
            "cancel": CreateElicitationResponseCancel,
        },
        (CreateElicitationResponseOther,),
    ),
]
"""Result of `elicitation/create`: what the user did (`action`). Only `accept` comes with answers; a `content` beside
`decline` or `cancel` is ignored, whatever it holds.
"""


CreateElicitationRequest: TypeAlias = Annotated[
    CreateElicitationRequestForm | CreateElicitationRequestUrl | CreateElicitationRequestOther,
    Tagged(
        "mode",
        {"form": CreateElicitationRequestForm, "url": CreateElicitationRequestUrl},
        (CreateElicitationRequestOther,),
    ),
]
"""Parameters of `elicitation/create`: what the agent asks of the user, in which way (`mode`), and what the question
belongs to. `mode` is never implied: unlike in MCP, leaving it out does not mean a form. The agent MUST tie the
question, and what it keeps about it, to this connection and, where users sign in, to the verified user. A session id is
not enough for that, nor is what the client merely says of the user. What the agent keeps MUST be safe from others. The
question belongs to a session or to a request: a message that fits both is invalid, and so is one that fits neither.
"""
