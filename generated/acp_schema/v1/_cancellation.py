"""Requests and cancellation."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.model import Model
from .._runtime.numbers import Int64
from .._runtime.scalars import Meta, Text
from .._runtime.unions import Untagged

RequestId: TypeAlias = Annotated[Int64 | Text | None, Untagged({"Null": None, "Number": Int64, "Str": Text})]
"""Ties an answer to its request. Whoever sends the request chooses the value, and the answer MUST repeat it. A number
must be whole. `null` SHOULD NOT be used in a request, because an answer carries it when the id of the request could not
be read.
"""


class CancelRequestNotification(Model, frozen=True):
    """Parameters of `$/cancel_request`: the request that is no longer wanted."""

    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The id under which the sender of this notification sent the request."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
