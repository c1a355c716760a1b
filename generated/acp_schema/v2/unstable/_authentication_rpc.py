"""Authentication: what methods take and give."""

from typing import Annotated

from pydantic import Field

from ..._runtime.leniency import AbsentOnError, SkipInvalidItems
from ..._runtime.model import Model
from ..._runtime.scalars import Meta, Sequence
from ._authentication import AuthAccount, AuthState


class AuthStatusRequest(Model, frozen=True):
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    Parameters of `auth/status`. There is nothing to ask for in particular: the answer always covers the whole agent.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthStatusResponse(Model, frozen=True):
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    The authentication status at the moment of the answer: what the client has to know (`state`) and what it may show
    (`accounts`).
    """

    state: AuthState
    """Whether the user has to sign in before sessions can start. Clients should act on this member alone. It is
    required and strict: if it is missing or not a string, the whole message is invalid. A string that is not listed is
    valid, and clients MUST treat it as `unknown`.
    """
    accounts: Annotated[Sequence[AuthAccount], SkipInvalidItems(), AbsentOnError()] = Field(default_factory=lambda: [])
    """The accounts and credentials of the agent, for display. Omitted means the same as an empty list: none are
    reported. A value that is not a list is read as an empty one, and an invalid entry is skipped. An agent with several
    credentials SHOULD list them all, with `active` on those that are in use.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthStatusUpdateNotification(Model, frozen=True):
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    The authentication status after a change, complete and with the same members as the result of `auth/status`. It
    replaces what the client was told before: an account that is not in it is no longer reported.
    """

    state: AuthState
    """Whether the user has to sign in before sessions can start. Clients should act on this member alone. It is
    required and strict: if it is missing or not a string, the whole message is invalid. A string that is not listed is
    valid, and clients MUST treat it as `unknown`.
    """
    accounts: Annotated[Sequence[AuthAccount], SkipInvalidItems(), AbsentOnError()] = Field(default_factory=lambda: [])
    """The accounts and credentials of the agent, for display. Omitted means the same as an empty list: none are
    reported. A value that is not a list is read as an empty one, and an invalid entry is skipped. An agent with several
    credentials SHOULD list them all, with `active` on those that are in use.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""
