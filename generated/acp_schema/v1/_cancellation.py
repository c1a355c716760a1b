"""Requests and cancellation."""

from typing import Annotated, TypeAlias

from .._runtime.numbers import Int64
from .._runtime.scalars import Text
from .._runtime.unions import Untagged

RequestId: TypeAlias = Annotated[Int64 | Text | None, Untagged({"Null": None, "Number": Int64, "Str": Text})]
"""Ties an answer to its request. Whoever sends the request chooses the value, and the answer MUST repeat it. A number
must be whole. `null` SHOULD NOT be used in a request, because an answer carries it when the id of the request could not
be read.
"""
