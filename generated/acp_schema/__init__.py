"""The schema of the Agent Client Protocol (ACP) as typed Python values.

`acp_schema.v1` and `acp_schema.v2` have the stable parts of each protocol version, `acp_schema.v1.unstable` and
`acp_schema.v2.unstable` those behind gates as well. `decode` reads a value of any of their types, `encode` writes one.
"""

from typing import TYPE_CHECKING

from ._runtime.lazy import lazy

if TYPE_CHECKING:
    from ._runtime.codec import decode as decode
    from ._runtime.codec import encode as encode
    from ._runtime.connection import Connection as Connection
    from ._runtime.errors import DecodeError as DecodeError
    from ._runtime.errors import Drop as Drop
    from ._runtime.errors import Fault as Fault
    from ._runtime.events import Event as Event
    from ._runtime.events import Failure as Failure
    from ._runtime.events import Malformed as Malformed
    from ._runtime.events import Notification as Notification
    from ._runtime.events import Request as Request
    from ._runtime.events import Result as Result
    from ._runtime.events import Sent as Sent
    from ._runtime.events import UnknownUpdate as UnknownUpdate
    from ._runtime.features import Feature as Feature
    from ._runtime.methods import Capability as Capability
    from ._runtime.methods import Direction as Direction
    from ._runtime.methods import Kind as Kind
    from ._runtime.methods import Method as Method
    from ._runtime.methods import Receiver as Receiver
    from ._runtime.methods import Side as Side
    from ._runtime.model import Model as Model
    from ._runtime.negotiation import accept_version as accept_version
    from ._runtime.negotiation import choose_version as choose_version
    from ._runtime.protocol import Protocol as Protocol
    from .features import FEATURES as FEATURES
    from .features import RELEASE as RELEASE

__all__ = [
    "Capability",
    "Connection",
    "DecodeError",
    "Direction",
    "Drop",
    "Event",
    "FEATURES",
    "Failure",
    "Fault",
    "Feature",
    "Kind",
    "Malformed",
    "Method",
    "Model",
    "Notification",
    "Protocol",
    "RELEASE",
    "Receiver",
    "Request",
    "Result",
    "Sent",
    "Side",
    "UnknownUpdate",
    "accept_version",
    "choose_version",
    "decode",
    "encode",
]
_HOMES = {
    "Capability": "._runtime.methods",
    "Connection": "._runtime.connection",
    "DecodeError": "._runtime.errors",
    "Direction": "._runtime.methods",
    "Drop": "._runtime.errors",
    "Event": "._runtime.events",
    "FEATURES": ".features",
    "Failure": "._runtime.events",
    "Fault": "._runtime.errors",
    "Feature": "._runtime.features",
    "Kind": "._runtime.methods",
    "Malformed": "._runtime.events",
    "Method": "._runtime.methods",
    "Model": "._runtime.model",
    "Notification": "._runtime.events",
    "Protocol": "._runtime.protocol",
    "RELEASE": ".features",
    "Receiver": "._runtime.methods",
    "Request": "._runtime.events",
    "Result": "._runtime.events",
    "Sent": "._runtime.events",
    "Side": "._runtime.methods",
    "UnknownUpdate": "._runtime.events",
    "accept_version": "._runtime.negotiation",
    "choose_version": "._runtime.negotiation",
    "decode": "._runtime.codec",
    "encode": "._runtime.codec",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
