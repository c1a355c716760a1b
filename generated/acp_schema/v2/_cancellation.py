"""Requests and cancellation."""

from typing import Annotated, TypeAlias

from pydantic import Field

from .._runtime.model import Model
from .._runtime.numbers import Int64
from .._runtime.scalars import Meta, Text
from .._runtime.unions import Untagged

RequestId: TypeAlias = Annotated[Int64 | Text, Untagged({"Number": Int64, "Str": Text})]
"""Ties an answer to its request. Whoever sends the request chooses the value, and the answer MUST repeat it. It MUST
NOT be null, unlike in plain JSON-RPC; only the answer to a request whose id could not be read has null in its place.
Each side counts for itself: the two may use one and the same id for requests of their own. A sender MUST NOT take an id
again before its first request is answered.
"""


class CancelRequestNotification(Model, frozen=True):
    """Parameters of `$/cancel_request`: the request that is no longer wanted."""

    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The id under which the sender of this notification sent the request. The receiver looks for it only among the
    requests that came from that sender.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
