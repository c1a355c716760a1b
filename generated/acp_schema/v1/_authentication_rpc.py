"""Authentication: what methods take and give."""

from typing import Annotated

from pydantic import Field

from .._runtime.model import Model
from .._runtime.scalars import Meta
from ._authentication import AuthMethodId


class AuthenticateRequest(Model, frozen=True):
    """Parameters of `authenticate`: the way to sign in that the user chose."""

    method_id: Annotated[AuthMethodId, Field(alias="methodId")]
    """The `id` of the entry to sign in by. It must be one that the agent listed in the `initialize` result of this
    connection, of a type with a login over the protocol. `terminal` has none: the client MUST NOT send the `id` of such
    an entry.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthenticateResponse(Model, frozen=True):
    """Says that the user is signed in. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class LogoutRequest(Model, frozen=True):
    """Parameters of `logout`: none but metadata."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class LogoutResponse(Model, frozen=True):
    """Says that the state of being signed in has ended. Success is an object without members of its own, `{}`."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
