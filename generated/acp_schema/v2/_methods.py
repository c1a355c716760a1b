"""The methods of Version 2 of the Agent Client Protocol."""

from .._runtime import methods as _known
from .._runtime.protocol import Protocol as _Protocol
from ._authentication import LoginAuthRequest, LoginAuthResponse, LogoutAuthRequest, LogoutAuthResponse
from ._cancellation import CancelRequestNotification, RequestId
from ._elicitation import CompleteElicitationNotification, CreateElicitationRequest, CreateElicitationResponse
from ._error import Error
from ._initialize import InitializeRequest, InitializeResponse
from ._mcp import (
    CloseSessionRequest,
    CloseSessionResponse,
    NewSessionRequest,
    NewSessionResponse,
    ResumeSessionRequest,
    ResumeSessionResponse,
    SetSessionConfigOptionRequest,
    SetSessionConfigOptionResponse,
)
from ._permission import RequestPermissionRequest, RequestPermissionResponse
from ._prompt import CancelSessionNotification, PromptRequest, PromptResponse
from ._session_list import DeleteSessionRequest, DeleteSessionResponse, ListSessionsRequest, ListSessionsResponse
from ._session_update import UpdateSessionNotification
from ._terminal import CancelTerminalRequest, CancelTerminalResponse
from ._tool_call import CancelToolCallRequest, CancelToolCallResponse

METHODS: tuple[_known.Method, ...] = (
    _known.Method(
        name="initialize",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=InitializeRequest,
        result=InitializeResponse,
        description="Opens the connection. The two sides settle the protocol version and say what they support and what they are called, and the agent lists the ways to sign in. It comes before every other request. Until the client has sent another one it may repeat it; the latest that succeeded counts. The agent MUST answer with the version that is to be spoken, and both sides MUST keep to that version. It fails with -32022 where the agent has no version that is low enough. What a side does not list as supported counts as unsupported, and each side SHOULD cope with every combination that the other may list.",
    ),
    _known.Method(
        name="auth/login",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=LoginAuthRequest,
        result=LoginAuthResponse,
        capability=(_known.Capability(of="agent", at="/authMethods", test="nonEmpty"),),
        condition="The chosen entry is of a type with a login over the protocol. `agent` has one, `terminal` has none, and a custom type may define one.",
        description="Signs the user in by a method that works over the connection. The client names an entry of `authMethods`; the agent does what is needed and answers when it is done. From then on requests that need a login no longer fail with -32000. An agent that lists any valid entry MUST have this method, whatever the types of its entries; if there is none, the client MUST NOT call it. A `terminal` entry MUST NOT be named here: that login happens in a process of its own.",
    ),
    _known.Method(
        name="auth/logout",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=LogoutAuthRequest,
        result=LogoutAuthResponse,
        capability=(_known.Capability(of="agent", at="/authMethods", test="nonEmpty"),),
        description="Ends the state of being signed in. Requests that need a login then need it anew. An agent that lists any valid entry in `authMethods` MUST have this method; if there is none, the client MUST NOT call it. No other marker tells of it. What happens to sessions that are already running is not laid down: the agent may end them, keep them, or answer what comes next with -32000. Clients SHOULD be ready for such errors in sessions that are in use, and should then ask the user to sign in again.",
    ),
    _known.Method(
        name="session/new",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=NewSessionRequest,
        result=NewSessionResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Creates a session: a conversation with a context, a history and a state of its own, apart from all others. The client MUST have called `initialize` before. The agent MUST answer with an id that no other session has, and SHOULD connect to the MCP servers that the request lists. It may answer with -32000 if the user has to sign in first. The session counts as idle until a `state_update` says otherwise.",
    ),
    _known.Method(
        name="session/resume",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=ResumeSessionRequest,
        result=ResumeSessionResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Takes up a session that the agent has kept. The agent restores the context and connects to the MCP servers that the request lists. With `replayFrom` it sends the history that it has kept, from that place on, as `session/update` notifications; with `start` it MUST send all of it. Without `replayFrom` it MUST NOT send any of it before it answers. A `notice` is no part of the history and SHOULD NOT be sent again. Then it MUST send a `state_update` with the present state, also where nothing was replayed, and only after that the response. It MUST refuse a `replayFrom` that it does not support with -32602. It answers with -32002 if there is no such session.",
    ),
    _known.Method(
        name="session/close",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=CloseSessionRequest,
        result=CloseSessionResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Puts a session out of use. The agent MUST cancel all of its work as for `session/cancel`, and then free what it holds for it. Unlike `session/cancel` this ends background work too. Where foreground work is cancelled, the agent MUST send its last updates and a `state_update` of `idle` with `stopReason` `cancelled` before it answers. It also cancels prompts that still wait: where the message is not in the conversation yet, the agent MUST answer the prompt with -32800; where it is, with its `messageId`. These answers may come after that of `session/close`; after it the agent sends nothing else about the session on this connection. Where there is no such session, or it is not in use, the request SHOULD succeed all the same, and clients SHOULD take -32002 for success.",
    ),
    _known.Method(
        name="session/list",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=ListSessionsRequest,
        result=ListSessionsResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Asks which sessions the agent knows, page by page. It finds sessions and does nothing to them: to go on with one, the client calls `session/resume`. Clients MUST take a missing `nextCursor` for the end of the list. The agent SHOULD keep pages to a reasonable size, and SHOULD answer with an error to a cursor that is not valid.",
    ),
    _known.Method(
        name="session/delete",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=DeleteSessionRequest,
        result=DeleteSessionResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session/delete", test="present"),),
        description="Removes a session from what `session/list` returns. Whether the agent also erases what it has stored is its own affair. Deleting a session that was deleted before, or never was there, SHOULD succeed. What happens to one that is in use, and to a later `session/resume` of a deleted one, is not laid down.",
    ),
    _known.Method(
        name="session/set_config_option",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=SetSessionConfigOptionRequest,
        result=SetSessionConfigOptionResponse,
        condition="The agent has reported `configOptions` for the session.",
        description="Gives one option of a session another value. The client may do so at any time in a session. An agent that reports options for a session MUST have this method there. It MUST answer with the complete list of options, since others may have changed too, and MUST refuse with -32602 an option that it does not know, or a value or a type of value that does not fit; the options then stay as they were. It answers with -32002 if there is no such session or it is not in use. A change that the agent makes by itself comes as the session update `config_option_update`.",
    ),
    _known.Method(
        name="session/prompt",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=PromptRequest,
        result=PromptResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Sends the agent a message from the user. The client MUST have initialized the connection and set up the session before. The agent inserts the message: it becomes a part of the conversation, with an id and a place among the other messages. Then the agent MUST answer with that id, without waiting for the work to be done. It MUST also report the message with this id in a session update, before or after the answer, but not before the insertion. Session updates alone tell what else happens: how the work goes, what comes out of it, and when it ends. An error means that the message was not inserted, and then there is no update about it. After the insertion an error MUST NOT be the answer any more; work that fails then ends with the stop reason `error`. Whether a prompt is taken or refused does not say what state the session is in: `running` may come before the insertion, and a refusal does not mean `idle`. The agent MUST refuse a prompt that has a block of a kind that it does not support, with -32602. It may answer with -32000 if the user has to sign in first. If the session does not exist or is not active, it answers with -32002, with the `sessionId` of the request in `data`.",
    ),
    _known.Method(
        name="session/cancel",
        kind="notification",
        direction="client->agent",
        receiver="agent",
        params=CancelSessionNotification,
        result=None,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Stops the foreground work of a session, and the prompts that are not inserted yet: these are answered with an error. The client MAY send it at any time, and SHOULD show unfinished tool calls of that work as cancelled at once. The agent SHOULD stop its requests to models and its tool calls for that work as soon as it can. It MUST stop waiting for permissions that it asked for in that work, MUST take them for not granted, and SHOULD cancel these requests with `$/cancel_request`. It MAY still send updates of messages and tool calls, and the client SHOULD go on accepting those of tool calls. When all has stopped and these updates are sent, the agent MUST report `idle` with the stop reason `cancelled` if foreground work was ended by this; where none was going on, nothing need be reported. It MUST catch errors that come from stopping, and report `cancelled` and not `error`. Answers that come after that it SHOULD ignore, and not start the work again by them. Work in the latest `background` list goes on; the agent MAY stop background work that is not listed. The notification itself is not answered.",
    ),
    _known.Method(
        name="session/update",
        kind="notification",
        direction="agent->client",
        receiver="client",
        params=UpdateSessionNotification,
        result=None,
        capability=(_known.Capability(of="agent", at="/capabilities/session", test="present"),),
        description="Tells the client what happens in a session: messages, tool calls, terminals and plans, what the session is doing, and what has changed about commands, settings, title or usage. The agent may send it at any time while the session exists, whether or not there was a prompt. That the work on a prompt has ended is told by a `state_update` with `idle`. After `session/cancel` the agent MAY still send updates of messages and tool calls, and MUST have sent them before the `idle` state that confirms the cancellation; clients SHOULD go on accepting those of tool calls. Once it has answered `session/close` it sends none for that session on this connection. There is no answer. An update of a kind that the client does not know is valid, and should be kept as it came.",
    ),
    _known.Method(
        name="session/request_permission",
        kind="request",
        direction="agent->client",
        receiver="client",
        params=RequestPermissionRequest,
        result=RequestPermissionResponse,
        description="Asks the user for consent to something that the agent is about to do, such as a tool call or a command. The agent MAY ask before it goes on. The client shows the title, what it knows of the subject, and the options, and returns what the user took; it MAY also decide by itself, as the user has set it up to. An outcome that the agent does not know, or an option that it did not offer, MUST NOT be taken for approval. If all foreground work has to wait for the user, the agent SHOULD report the state `requires_action` meanwhile. After `session/cancel` the agent MUST NOT wait any longer for the requests of the cancelled work, MUST take them for not approved, and SHOULD take each back with `$/cancel_request`. The client answers a request that was taken back with the outcome `cancelled`.",
    ),
    _known.Method(
        name="tool_call/cancel",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=CancelToolCallRequest,
        result=CancelToolCallResponse,
        condition="The tool call has `capabilities.cancel` at the moment. Otherwise the client MUST NOT send the request.",
        description="Cancels one tool call; all other work of the session goes on. The agent answers once it has accepted the cancellation, which does not mean that the call has stopped. It confirms the end with a `tool_call_update` that has a final status: as a rule `cancelled`, but `completed` or `failed` if the work was done before. A call that is unknown, has a final status or cannot be cancelled is refused with -32602. By itself this does not change the state of the session.",
    ),
    _known.Method(
        name="terminal/cancel",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=CancelTerminalRequest,
        result=CancelTerminalResponse,
        condition="The terminal has `capabilities.cancel` at the moment. Otherwise the client MUST NOT send the request.",
        description="Cancels one terminal: the agent ends its command, and all other work of the session goes on. The agent answers once it has accepted the cancellation, which does not mean that the command has ended. It confirms the end with a `terminal_update` that has an `exitStatus`. The terminal itself stays, and the status of a tool call that shows it does not change. A terminal that is unknown, has ended or cannot be cancelled is refused with -32602. By itself this does not change the state of the session.",
    ),
    _known.Method(
        name="elicitation/create",
        kind="request",
        direction="agent->client",
        receiver="client",
        params=CreateElicitationRequest,
        result=CreateElicitationResponse,
        condition="Each mode needs its own marker of the client: `form` needs `capabilities.elicitation.form`, `url` needs `capabilities.elicitation.url`, each of them there and not null.",
        description="Asks the user something through the client: in a form, or by sending the user to a web page. The agent decides when to ask, and whether to go on working meanwhile. The client MUST make clear which agent asks, MUST respect the user's privacy, and MUST offer clear ways to decline and to cancel; it MUST let the user review and change the answers of a form before it sends them. The client MUST refuse a mode for which it has no marker, with -32602. An open question can be withdrawn like any request, with `$/cancel_request`. The agent MUST NOT count on success: after `decline`, `cancel` or a failure it MUST take a safe way around, try again where that is safe, or let the operation fail that needed the answer. Where the client lacks the mode, the agent SHOULD find a way without, and SHOULD NOT make the mode a condition for anything else. While the whole foreground work of a session is blocked until the user acts, the agent SHOULD report the state `requires_action`; having done so, it MUST report `running` once the work goes on, or `idle` if the work ends first. A question of background work changes no state, nor does one that belongs to a request. When work is cancelled, the agent SHOULD also withdraw the open questions that it no longer needs for this work; the scope alone does not show which ones these are.",
    ),
    _known.Method(
        name="elicitation/complete",
        kind="notification",
        direction="agent->client",
        receiver="client",
        params=CompleteElicitationNotification,
        result=None,
        capability=(_known.Capability(of="client", at="/capabilities/elicitation/url", test="present"),),
        description="Tells the client that what began with an `elicitation/create` of mode `url` is over on the web page. The agent MAY send it; if it does, it MUST use the same `elicitationId`, and MUST send it to no client but the one that got the request. The client MUST ignore an id that it does not know or that is complete already. It MAY use the news to repeat a request, to change what it shows, or to go on. As the notification may never come, it SHOULD let the user try again or cancel by hand. It does not change the state of a session.",
    ),
    _known.Method(
        name="$/cancel_request",
        kind="notification",
        direction="both",
        receiver="protocol",
        params=CancelRequestNotification,
        result=None,
        description="Tells the other side that an answer to an earlier request is no longer wanted. Only the side that sent the request can do so. Acting on it is optional. The receiver MAY stop the work and everything nested in it, and MAY send notifications that are waiting. It MUST still answer the request, and once only: as usual if the work was done or goes on, and otherwise with what the method defines for this case or with the error -32800. The sender MAY wait for that answer. Some things MAY have a way of their own to be cancelled, as foreground work has with `session/cancel`. An id that is unknown or has been answered MUST be ignored.",
    ),
)
"""Every method of this package, in the order in which the protocol describes them."""
PROTOCOL = _Protocol(
    version=2,
    status="draft",
    features=(),
    release="0.1.0",
    source_digest="sha256:4cacd7706f94a617d94c5415bb4d739d0ef5823327f0fc98180973702468dc3e",
    methods=METHODS,
    request_id=RequestId,
    error=Error,
    schema_path="v2/schema.json",
)
"""What this package was made from."""
_BY_KEY = _known.Methods(METHODS)


def method(name: str, kind: _known.Kind, direction: _known.Direction) -> _known.Method:
    """The method of a name, kind and direction. Raises LookupError, which names near ones, where there is none."""
    return _BY_KEY.find(name, kind, direction)
