"""The methods of Version 1 of the Agent Client Protocol, with its unstable parts."""

from ..._runtime import methods as _known
from .._authentication import AuthenticateRequest, AuthenticateResponse, LogoutRequest, LogoutResponse
from .._cancellation import CancelRequestNotification
from ._authentication import AuthStatusRequest, AuthStatusResponse, AuthStatusUpdateNotification
from ._initialize import InitializeRequest, InitializeResponse

METHODS: tuple[_known.Method, ...] = (
    _known.Method(
        name="initialize",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=InitializeRequest,
        result=InitializeResponse,
        description="Opens the connection. The two sides settle the protocol version and say what they support, and the agent lists the ways to sign in. It comes first: the client MUST send it before any session is created. What a side does not list as supported counts as unsupported.",
    ),
    _known.Method(
        name="authenticate",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=AuthenticateRequest,
        result=AuthenticateResponse,
        condition="`authMethods` in the result of `initialize` has an entry of a type with a login over the protocol. `agent` has one, and so has an entry without a type; `terminal` has none.",
        description="Signs the user in by a method that works over the connection. The client names an entry of `authMethods`; the agent does what is needed and answers when it is done. From then on requests that need a login no longer fail with -32000. A `terminal` entry MUST NOT be named here: that login happens in a process of its own.",
    ),
    _known.Method(
        name="logout",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=LogoutRequest,
        result=LogoutResponse,
        capability=(_known.Capability(of="agent", at="/agentCapabilities/auth/logout", test="present"),),
        description="Ends the state of being signed in. New sessions that need a login then need it anew. What happens to sessions that are already running is not laid down: the agent may end them, keep them, or answer what comes next with -32000. Clients SHOULD be ready for each of these.",
    ),
    _known.Method(
        name="auth/status",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=AuthStatusRequest,
        result=AuthStatusResponse,
        capability=(_known.Capability(of="agent", at="/agentCapabilities/auth/status", test="present"),),
        features=("unstable_auth_status",),
        description="Asks whether the user has to sign in before sessions can start. It MUST be possible to call it once `initialize` is done, and to repeat it. It MUST NOT change anything in the agent. The agent MUST NOT refuse it with -32000: this request is how a client learns that a login is needed.",
    ),
    _known.Method(
        name="auth/status_update",
        kind="notification",
        direction="agent->client",
        receiver="client",
        params=AuthStatusUpdateNotification,
        result=None,
        capability=(_known.Capability(of="agent", at="/agentCapabilities/auth/status", test="present"),),
        features=("unstable_auth_status",),
        description="Reports that the authentication status is another one now, also where the user signed in or out without this client. It belongs to the connection, not to a session, and carries the whole status, not a difference. An agent that advertises the status MAY send it whenever `initialize` is done, and SHOULD do so only if the status is not the one that this connection was last told.",
    ),
    _known.Method(
        name="$/cancel_request",
        kind="notification",
        direction="both",
        receiver="protocol",
        params=CancelRequestNotification,
        result=None,
        description="Tells the other side that an answer to an earlier request is no longer wanted. Only the side that sent the request can do so. Acting on it is optional. A receiver that does MAY stop the work and everything nested in it, and MAY first send notifications that are waiting. The request itself MUST still be answered: with a result, which may be a partial one, or with the error -32800.",
    ),
)
"""Every method of this package, in the order in which the protocol describes them."""
_BY_KEY = _known.Methods(METHODS)


def method(name: str, kind: _known.Kind, direction: _known.Direction) -> _known.Method:
    """The method of a name, kind and direction. Raises LookupError, which names near ones, where there is none."""
    return _BY_KEY.find(name, kind, direction)
