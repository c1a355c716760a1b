"""Authentication."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..._runtime.leniency import AbsentOnError
from ..._runtime.model import Model
from ..._runtime.scalars import Boolean, Characters, Meta, Text
from .._authentication import AgentAuthCapabilities as StableAgentAuthCapabilities


class AuthStatusCapabilities(Model, frozen=True):
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    Marks an agent that reports its authentication status. Sent as `{}`: its presence is all that it says.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


AuthState: TypeAlias = Annotated[
    Literal["authenticated", "unauthenticated", "not_required", "unknown"] | str, Characters()
]
"""**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

Whether the user has to sign in. The set is open: a receiver accepts any string and acts on one that it does not know as
on `unknown`.
"""


class AuthAccount(Model, frozen=True):
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    An account or a credential that the agent holds: a person who is signed in, or for instance an API key, which
    usually comes with a `label` and nothing else. All of it is for display. Clients MUST NOT take any member for a
    lasting identifier of the account, and SHOULD NOT write the members to a log or pass them on, telemetry included.
    """

    label: Annotated[Text, Field(repr=False)]
    """What to show for this account where nothing else is shown, such as `Team plan` or `API key`. Required: an entry
    without it is invalid, and is skipped in a list of accounts.
    """
    active: Annotated[Boolean | None, AbsentOnError()] = None
    """Whether the agent uses this account at present unless it is told otherwise. More than one account MAY be active,
    as when each provider has its own. Omitted or null: the agent does not say. A malformed value counts as omitted.
    """
    name: Annotated[Text | None, AbsentOnError(), Field(repr=False)] = None
    """The user's name to show, in full or as a user name. Omitted or null: not reported. A malformed value counts as
    omitted.
    """
    email: Annotated[Text | None, AbsentOnError(), Field(repr=False)] = None
    """The user's email address. Omitted or null: not reported. A malformed value counts as omitted; the form of the
    address is not checked.
    """
    organization: Annotated[Text | None, AbsentOnError(), Field(repr=False)] = None
    """What to show for the organization, team or workspace that the account is used for. Omitted or null: not reported.
    A malformed value counts as omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


KnownAuthState: TypeAlias = Literal["authenticated", "unauthenticated", "not_required", "unknown"]
"""What `known_auth_state` answers: the values of `AuthState` that have a meaning here."""


class AgentAuthCapabilities(StableAgentAuthCapabilities, frozen=True):
    """What an agent can add to authentication. There is no marker for `auth/login` or `auth/logout`: both come with a
    list of `authMethods` that is not empty.
    """

    status: Annotated[AuthStatusCapabilities | None, AbsentOnError()] = None
    """**Unstable** (feature `unstable_auth_status`): it may change or be dropped in any release.

    Whether the agent answers `auth/status` and may send `auth/status_update`. The marker is an object: `{}` means yes;
    omitted, null or malformed means no. A boolean counts as malformed. Clients MUST look here before they call the
    method, and an agent that has it SHOULD set the marker.
    """


_AUTH_STATE: dict[str, KnownAuthState] = {
    "authenticated": "authenticated",
    "unauthenticated": "unauthenticated",
    "not_required": "not_required",
    "unknown": "unknown",
}


def known_auth_state(value: str) -> KnownAuthState:
    """What to act on for a value of `AuthState`: the value, or `unknown` for one that is not known here."""
    return _AUTH_STATE.get(value, "unknown")
