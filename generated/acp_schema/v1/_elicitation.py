"""Elicitation."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.numbers import AnyNumber, Int64
from .._runtime.scalars import Boolean, Mapping, Meta, Sequence, Text
from .._runtime.unions import Untagged
from ._cancellation import RequestId
from ._elicitation_schema import ElicitationSchema
from ._session import SessionId
from ._tool_call import ToolCallId


class ElicitationFormModeSession(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

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


class ElicitationFormModeRequest(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

    requested_schema: Annotated[ElicitationSchema, Field(alias="requestedSchema")]
    """The fields of the form and what may be entered in them. Clients SHOULD check the answers against it before they
    send them, and agents SHOULD do so once more. Clients that support default values SHOULD put them into the fields
    beforehand.
    """
    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The `id` of that request. null is valid in this version, although a request SHOULD NOT have it for its id."""


ElicitationId: TypeAlias = Text
"""Tells one interaction on a web page from the others that are outstanding on the same connection. The agent chooses
it. The client MUST NOT read anything into it.
"""


class ElicitationSessionScope(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

    session_id: Annotated[SessionId, Field(alias="sessionId")]
    """The session that the question belongs to."""
    tool_call_id: Annotated[ToolCallId | None, AbsentOnError(), Field(alias="toolCallId")] = None
    """The tool call in that session from which the question arose, as when an MCP server asks the user something while
    a tool runs. Omitted or null: the session without any tool call in particular. A malformed value counts as omitted.
    """


class ElicitationRequestScope(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The `id` of that request. null is valid in this version, although a request SHOULD NOT have it for its id."""


ElicitationContentValue: TypeAlias = Annotated[
    Text | Int64 | AnyNumber | Boolean | Sequence[Text],
    Untagged(
        {"String": Text, "Integer": Int64, "Number": AnyNumber, "Boolean": Boolean, "StringArray": Sequence[Text]}
    ),
]
"""One answer in `content`: text, a number, a boolean or a list of texts. Anything else is invalid, null among it: a
field without an answer is left out.
"""


class ElicitationFormCapabilities(Model, frozen=True):
    """Marks a client that can show forms. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class ElicitationUrlCapabilities(Model, frozen=True):
    """Marks a client that can open web pages for the user. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ElicitationFormMode: TypeAlias = Annotated[
    ElicitationFormModeSession | ElicitationFormModeRequest,
    Untagged(
        {"Session": ElicitationFormModeSession, "Request": ElicitationFormModeRequest}, exactly=("Session", "Request")
    ),
]
"""A question that the user answers in a form of the client. The answers pass through the protocol: the agent MUST NOT
ask in this way for anything that gives access or authorizes a transaction, such as passwords, API keys, tokens, private
keys, recovery codes or payment data. For these it MUST use mode `url`. Where the client does not have that mode, the
agent MUST take another safe way or let the operation fail, and MUST NOT make do with a form. Names, email addresses and
the like are not ruled out. The agent SHOULD NOT put addresses that are meant to be clicked into any text of the form,
and clients SHOULD NOT make one clickable.
"""


class ElicitationUrlModeSession(Model, frozen=True):
    """What a question belongs to inside a session: the session itself, and perhaps one of its tool calls."""

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


class ElicitationUrlModeRequest(Model, frozen=True):
    """What a question belongs to outside of any session: a request that is being worked on, as during a login or while
    things are set up.
    """

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
    """The `id` of that request. null is valid in this version, although a request SHOULD NOT have it for its id."""


class ElicitationAcceptAction(Model, frozen=True):
    """What comes with `accept`: the answers to a form, and as a rule nothing for a web page."""

    content: Annotated[Mapping[str, ElicitationContentValue] | None, Field(repr=False)] = None
    """The answers to the form: the name of each field that was answered, and what was entered there. They SHOULD fit
    `requestedSchema`. Omitted or null: no answers, which is usual for a web page. It is strict: one answer of a kind
    that is not allowed makes the result invalid.
    """


class ElicitationCapabilities(Model, frozen=True):
    """The ways in which a client can ask its user for something on behalf of the agent, with `elicitation/create`. A
    mode is on offer only where its member is there and not null. Unlike in MCP, an empty object offers nothing. The
    agent MUST NOT use a mode that is not on offer.
    """

    form: Annotated[ElicitationFormCapabilities | None, AbsentOnError()] = None
    """Whether the client can show a form that is described by a schema. `{}` means yes; omitted, null or malformed
    means no.
    """
    url: Annotated[ElicitationUrlCapabilities | None, AbsentOnError()] = None
    """Whether the client can send the user to a web page, for what should not pass through the client. `{}` means yes;
    omitted, null or malformed means no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


ElicitationUrlMode: TypeAlias = Annotated[
    ElicitationUrlModeSession | ElicitationUrlModeRequest,
    Untagged(
        {"Session": ElicitationUrlModeSession, "Request": ElicitationUrlModeRequest}, exactly=("Session", "Request")
    ),
]
"""A question that the user deals with on a web page, outside the protocol: a sign-in with a third party, a payment,
anything that is secret. The agent MUST make sure that whoever finishes there is the user with whom it began. It MUST
NOT send credentials that it gains in this way over ACP, or let them into what the client or a model sees, and MUST
store them securely. Whether the client itself may use the agent is not settled in this way.
"""
