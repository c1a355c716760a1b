"""The methods of Version 2 of the Agent Client Protocol, with its unstable parts."""

from ..._runtime import methods as _known
from .._authentication import LoginAuthRequest, LoginAuthResponse, LogoutAuthRequest, LogoutAuthResponse
from .._cancellation import CancelRequestNotification
from .._initialize import InitializeRequest
from ._authentication import AuthStatusRequest, AuthStatusResponse, AuthStatusUpdateNotification
from ._initialize import InitializeResponse

METHODS: tuple[_known.Method, ...] = (
    _known.Method(
        name="initialize",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=InitializeRequest,
        result=InitializeResponse,
        description="Opens the connection. The two sides settle the protocol version and say what they support and what they are called, and the agent lists the ways to sign in. It comes before every other request. Until the client has sent another one it may repeat it; the latest that succeeded counts. What a side does not list as supported counts as unsupported.",
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
        description="Ends the state of being signed in. Requests that need a login then need it anew. An agent that lists any valid entry in `authMethods` MUST have this method; if there is none, the client MUST NOT call it. No other marker tells of it. What happens to sessions that are already running is not laid down: the agent may end them, keep them, or answer what comes next with -32000. Clients SHOULD be ready for each of these.",
    ),
    _known.Method(
        name="auth/status",
        kind="request",
        direction="client->agent",
        receiver="agent",
        params=AuthStatusRequest,
        result=AuthStatusResponse,
        capability=(_known.Capability(of="agent", at="/capabilities/auth/status", test="present"),),
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
        capability=(_known.Capability(of="agent", at="/capabilities/auth/status", test="present"),),
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
        description="Tells the other side that an answer to an earlier request is no longer wanted. Only the side that sent the request can do so. The receiver MAY stop the work and everything nested in it, and MAY send notifications that are waiting. It MUST still answer the request, and once only: as usual if the work was done or goes on, and otherwise with what the method defines for this case or with the error -32800. An id that is unknown or has been answered MUST be ignored.",
    ),
)
"""Every method of this package, in the order in which the protocol describes them."""
_BY_KEY = _known.Methods(METHODS)


def method(name: str, kind: _known.Kind, direction: _known.Direction) -> _known.Method:
    """The method of a name, kind and direction. Raises LookupError, which names near ones, where there is none."""
    return _BY_KEY.find(name, kind, direction)
