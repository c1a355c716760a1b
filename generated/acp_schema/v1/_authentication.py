"""Authentication."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull, Always, DefaultOnError
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Boolean, Json, Mapping, Meta, Sequence, Text
from .._runtime.unions import Tagged

AuthMethodId: TypeAlias = Text
"""Tells one way to sign in from the others that the agent lists. The agent chooses it. It means something only together
with the `initialize` result in which it came.
"""


class AuthCapabilities(Model, frozen=True):
    """The kinds of login that need something from the client and that this client can carry out."""

    terminal: Annotated[Boolean, DefaultOnError(Always(False))] = False
    """Whether the client can carry out `terminal` logins. It should say so only if it can start the configured agent
    again in an interactive terminal, which over a remote transport means at the place where the agent runs. Only after
    `true` may the agent list such entries. Omitted or malformed: no.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class LogoutCapabilities(Model, frozen=True):
    """Marks an agent that has the method `logout`. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthMethodTerminal(Model, frozen=True):
    """A login in a terminal. The client starts the program that it has configured as the agent once more, as a separate
    process with `args` and `env` added, lets the user work with it, and waits until it ends. Exit status 0 means
    success. Any other end means failure, a cancelled run and one without a status included. After success the client
    connects anew and calls `initialize`. Nothing in the entry names a program: that is for the client's configuration
    to say. The client MUST NOT send the entry's `id` to `authenticate`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "terminal"}
    """What is always written, by Python name."""
    type: Literal["terminal"] = "terminal"
    """Tells which variant this is."""
    id: AuthMethodId
    """Tells this entry from the others. It is never sent back."""
    name: Text
    """What to call this way to sign in when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about this way to sign in, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    args: Annotated[Sequence[Text], AbsentOnNull()] = Field(default_factory=lambda: [])
    """Arguments to add after the configured ones. They SHOULD make the program sign the user in, do nothing else, and
    end. Omitted or null: none. An item that is not a string makes the entry malformed.
    """
    env: Annotated[Mapping[str, Text], AbsentOnNull(), Field(repr=False)] = Field(default_factory=lambda: {})
    """Environment variables to set for the process: an object of names and values. They take the place of configured
    variables with the same name. Omitted or null: none. A list of pairs, as v2 has it, is malformed here.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthMethodOther(Model, frozen=True):
    """An entry whose `type` this build does not know, or a `terminal` entry with malformed fields. It is kept as it
    came, so that it can be stored, forwarded or shown by its name; it is no `agent` login.
    """

    type: Annotated[Json, NotOneOf(("agent",))]
    """Names a variant that this package does not have."""
    id: AuthMethodId
    """What the client sends as `methodId` to choose this entry."""
    name: Text
    """What to call this way to sign in when showing it to the user."""


class AuthMethodAgent(Model, frozen=True):
    """A login that the agent handles itself, once the client calls `authenticate`."""

    id: AuthMethodId
    """What the client sends as `methodId` to choose this entry."""
    name: Text
    """What to call this way to sign in when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about this way to sign in, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentAuthCapabilities(Model, frozen=True):
    """What an agent can do about signing in and out besides `authenticate`, which needs no marker."""

    logout: Annotated[LogoutCapabilities | None, AbsentOnError()] = None
    """Whether the agent has `logout`. `{}` means yes. Omitted, null or malformed means no, and the client MUST NOT call
    it.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


AuthMethod: TypeAlias = Annotated[
    AuthMethodTerminal | AuthMethodAgent | AuthMethodOther,
    Tagged(
        "type",
        {"terminal": AuthMethodTerminal, "agent": AuthMethodAgent},
        (
            AuthMethodOther,
            AuthMethodAgent,
        ),
    ),
]
"""One way to sign in. `type` says how: a `terminal` login runs in a process of its own, and an entry without `type`, or
with `agent`, is a login that the agent handles. This version leaves open what other types mean. A receiver should look
at `type` first: the `agent` branch does not restrict it, so that every object with `id` and `name` is a valid entry,
among them a `terminal` entry with a malformed `args` or `env`. Only `AuthMethodTerminal` tells whether such an entry
can be used.
"""
