"""Errors."""

from typing import Annotated, Any, Literal, TypeAlias

from .._runtime.leniency import AbsentOnError
from .._runtime.model import Model
from .._runtime.numbers import Integer
from .._runtime.scalars import Text

ErrorCode: TypeAlias = Annotated[
    Literal[-32700, -32600, -32601, -32602, -32603, -32800, -32000, -32002] | int, Integer(-2147483648, 2147483647)
]
"""What kind of failure it is. -32700 and the codes from -32603 to -32600 are those of JSON-RPC, the ones from -32099 to
-32000 are ACP's own, and -32800 comes from the Language Server Protocol. The set is open: any other integer is
accepted.
"""


class Error(Model, frozen=True):
    """The `error` member of a response: why the request failed."""

    code: ErrorCode
    """What kind of failure it is, for programs."""
    message: Text
    """What went wrong, for people. It should be one short sentence."""
    data: Annotated[Any, AbsentOnError()] = None
    """Whatever else there is to say about the failure, as any JSON value. Omitted: nothing."""
