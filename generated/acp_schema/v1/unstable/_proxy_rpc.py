"""Proxy chains: what methods take and give."""

from typing import TypeAlias

from ..._runtime.model import Model
from ..._runtime.scalars import Json, Meta, Text
from ._initialize_rpc import InitializeRequest, InitializeResponse

InitializeProxyRequest: TypeAlias = InitializeRequest
"""**Unstable** (feature `unstable_proxy_chains`): it may change or be dropped in any release.

Parameters of `proxy/initialize`, the same as those of `initialize`. `protocolVersion` is what the conductor chose: the
version that the client asked for, or a lower one if the conductor does not support that.
"""


InitializeProxyResponse: TypeAlias = InitializeResponse
"""**Unstable** (feature `unstable_proxy_chains`): it may change or be dropped in any release.

The proxy's answer, of the same form as that of `initialize`. The proxy makes it from the answer of its successor, and
says what the chain can do from the proxy on. It MUST leave `protocolVersion` as the successor gave it.
"""


class ProxySuccessorRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_proxy_chains`): it may change or be dropped in any release.

    A request in an envelope. From a proxy it is for the successor; from the conductor it is one that the successor
    sent. `_meta` beside `method` belongs to the envelope and goes no further than this connection: the conductor does
    not put it into the message that it takes out. The `_meta` of the request inside stays in `params`.
    """

    method: Text
    """The method of the request inside, such as `session/prompt`. It is required and strict."""
    params: Json = None
    """The parameters of the request inside, as they are, its own `_meta` among them. Omitted or null: it has none. If
    there are any they MUST be an object or a list, as JSON-RPC has it; a schema does not check that.
    """
    meta: Meta = None
    """Metadata of the envelope and not of the message in it. It goes no further than this connection: the conductor
    does not put it into the message that it takes out. Omitted or null: none. Implementations MUST NOT read a meaning
    into keys that they do not know. A malformed value counts as omitted.
    """


ProxySuccessorResponse: TypeAlias = Json
"""**Unstable** (feature `unstable_proxy_chains`): it may change or be dropped in any release.

The result of the request inside, passed on as the same JSON value, whatever that is. Its form follows from the method
that the envelope named. An error is likewise passed on as the error of `proxy/successor`.
"""


class ProxySuccessorNotification(Model, frozen=True):
    """**Unstable** (feature `unstable_proxy_chains`): it may change or be dropped in any release.

    A notification in an envelope. From a proxy it is for the successor; from the conductor it is one that the successor
    sent. `_meta` beside `method` belongs to the envelope and goes no further than this connection: the conductor does
    not put it into the message that it takes out. The `_meta` of the notification inside stays in `params`.
    """

    method: Text
    """The method of the notification inside, such as `session/update`. It is required and strict."""
    params: Json = None
    """The parameters of the notification inside, as they are, its own `_meta` among them. Omitted or null: it has none.
    If there are any they MUST be an object or a list, as JSON-RPC has it; a schema does not check that.
    """
    meta: Meta = None
    """Metadata of the envelope and not of the message in it. It goes no further than this connection: the conductor
    does not put it into the message that it takes out. Omitted or null: none. Implementations MUST NOT read a meaning
    into keys that they do not know. A malformed value counts as omitted.
    """
