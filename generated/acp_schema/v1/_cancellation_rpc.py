"""Requests and cancellation: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._cancellation import RequestId


class CancelRequestNotification(Model, frozen=True):
    """Parameters of `$/cancel_request`: the request that is no longer wanted."""

    request_id: Annotated[RequestId, Field(alias="requestId")]
    """The id under which the sender of this notification sent the request."""
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
