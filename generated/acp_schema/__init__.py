"""The schema of the Agent Client Protocol (ACP) as typed Python values.

`acp_schema.v1` and `acp_schema.v2` have the stable parts of each protocol version, `acp_schema.v1.unstable` and
`acp_schema.v2.unstable` those behind gates as well. `decode` reads a value of any of their types, `encode` writes one.
"""

from typing import TYPE_CHECKING

from ._runtime.lazy import lazy

if TYPE_CHECKING:
    from ._runtime.codec import decode as decode
    from ._runtime.codec import encode as encode
    from ._runtime.errors import DecodeError as DecodeError
    from ._runtime.errors import Drop as Drop
    from ._runtime.errors import Fault as Fault
    from ._runtime.features import Feature as Feature
    from ._runtime.methods import Capability as Capability
    from ._runtime.methods import Method as Method
    from ._runtime.model import Model as Model
    from .features import FEATURES as FEATURES
    from .features import RELEASE as RELEASE

__all__ = [
    "Capability",
    "DecodeError",
    "Drop",
    "FEATURES",
    "Fault",
    "Feature",
    "Method",
    "Model",
    "RELEASE",
    "decode",
    "encode",
]
_HOMES = {
    "Capability": "._runtime.methods",
    "DecodeError": "._runtime.errors",
    "Drop": "._runtime.errors",
    "FEATURES": ".features",
    "Fault": "._runtime.errors",
    "Feature": "._runtime.features",
    "Method": "._runtime.methods",
    "Model": "._runtime.model",
    "RELEASE": ".features",
    "decode": "._runtime.codec",
    "encode": "._runtime.codec",
}
_FORMER: dict[str, str] = {}

if not TYPE_CHECKING:
    __getattr__ = lazy(__name__, _HOMES, _FORMER)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
