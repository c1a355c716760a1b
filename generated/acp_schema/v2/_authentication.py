"""Authentication."""

from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import Field

from .._runtime.leniency import AbsentOnError, AbsentOnNull
from .._runtime.limits import NotOneOf
from .._runtime.model import Model
from .._runtime.scalars import Meta, Sequence, Text
from .._runtime.unions import Tagged
from ._mcp import EnvVariable

AuthMethodId: TypeAlias = Text
"""Tells one way to sign in from the others that the agent lists. The agent chooses it. It means something only together
with the `initialize` result in which it came.
"""


class TerminalAuthCapabilities(Model, frozen=True):
    """Marks a client that can carry out `terminal` logins. Sent as `{}`: its presence is all that it says."""

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AgentAuthCapabilities(Model, frozen=True):
    """What an agent can add to authentication. There is no marker for `auth/login` or `auth/logout`: both come with a
    list of `authMethods` that is not empty.
    """

    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthMethodTerminal(Model, frozen=True):
    """A login in a terminal. The client starts the program that it has configured as the agent once more, as a separate
    process with `args` and `env` added, lets the user work with it, and waits until it ends. Exit status 0 means
    success. Any other end means failure, a cancelled run and one without a status included. After success the client
    connects anew, calls `initialize`, takes its sessions up again with `session/resume`, and repeats what needed the
    login; it may first try that on the connection that it has. Nothing in the entry names a program: that is for the
    client's configuration to say. The client MUST NOT send the entry's `methodId` to `auth/login`.
    """

    wire_constants: ClassVar[dict[str, Any]] = {"type": "terminal"}
    """What is always written, by Python name."""
    type: Literal["terminal"] = "terminal"
    """Tells which variant this is."""
    method_id: Annotated[AuthMethodId, Field(alias="methodId")]
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
    env: Annotated[Sequence[EnvVariable], AbsentOnNull(), Field(repr=False)] = Field(default_factory=lambda: [])
    """Environment variables to set for the process: a list in which each name MUST occur once. They take the place of
    configured variables with the same name. Omitted or null: none. An object of names and values, as v1 has it, is
    malformed here.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthMethodAgent(Model, frozen=True):
    """A login that the agent handles itself, once the client calls `auth/login`."""

    wire_constants: ClassVar[dict[str, Any]] = {"type": "agent"}
    """What is always written, by Python name."""
    type: Literal["agent"] = "agent"
    """Tells which variant this is."""
    method_id: Annotated[AuthMethodId, Field(alias="methodId")]
    """What the client sends to choose this entry."""
    name: Text
    """What to call this way to sign in when showing it to the user."""
    description: Annotated[Text | None, AbsentOnError()] = None
    """More about this way to sign in, for the user to read. Omitted or null: nothing more. A malformed value counts as
    omitted.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


class AuthMethodOther(Model, frozen=True):
    """A way to sign in that this list does not have. Custom types MUST start with `_`; every other name is kept for ACP
    itself. A client that does not know the type should keep the entry as it came where it stores, replays or forwards
    it, and otherwise leave it out or show it by its `name`.
    """

    type: Annotated[Text, NotOneOf(("terminal", "agent"))]
    """Names a variant that this package does not have."""
    method_id: Annotated[AuthMethodId, Field(alias="methodId")]
    """Tells this entry from the others. Whether it can be sent to `auth/login` is for the type to say."""
    name: Text
    """What to call this way to sign in when showing it to the user."""


class ClientAuthCapabilities(Model, frozen=True):
    """The kinds of login that need something from the client and that this client can carry out."""

    terminal: Annotated[TerminalAuthCapabilities | None, AbsentOnError()] = None
    """Whether the client can carry out `terminal` logins. `{}` means yes; a client should send it only if it can start
    the configured agent again in an interactive terminal, which over a remote transport means at the place where the
    agent runs. Omitted, null or malformed means no, and `true` is malformed. Only after a yes may the agent list such
    entries.
    """
    meta: Meta = None
    """Metadata that the protocol leaves to implementations."""


AuthMethod: TypeAlias = Annotated[
    AuthMethodTerminal | AuthMethodAgent | AuthMethodOther,
    Tagged("type", {"terminal": AuthMethodTerminal, "agent": AuthMethodAgent}, (AuthMethodOther,)),
]
"""One way to sign in. `type` is required and says how. The set is open: an entry of an unknown type is valid as long as
it has `methodId` and `name`. An entry of a listed type has to meet that type; a malformed `terminal` entry is not taken
for one of an unknown type.
"""
