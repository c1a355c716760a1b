"""What a connection hands over: one event for each message that arrived, and what became of a request that was sent.

All are values with keyword arguments, so that `match` can take them apart: `case Request(params=PromptRequest() as p)`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .core import members
from .errors import Drop, Fault
from .methods import Method

Id: TypeAlias = int | str | None
"""The id of a request. Null is one in v1 alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sent:
    """A request that goes out. It waits for its answer from the time that it is made."""

    id: int | str
    """Its id, which the answer has too."""
    name: str
    """The name of its method."""
    method: Method | None
    """What is known of its method; None for an extension."""
    params: Any
    """What it was made with."""
    data: bytes = field(repr=False)
    """The line to write, with its end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownUpdate:
    """Params of a notification in which only the tag of a variant is not known: the sender may be newer."""

    raw: Any = field(repr=False)
    """The params as they came, as a JSON value."""
    pointer: str
    """JSON Pointer (RFC 6901) to the tag in the params, such as `/update/sessionUpdate`."""
    tag: str
    """The tag itself."""
    known: tuple[str, ...] = field(repr=False)
    """The tags that are known there."""

    @property
    def session_id(self) -> str | None:
        """The session that it is about; None where it names none."""
        found = (members(self.raw) or {}).get("sessionId")
        return found if isinstance(found, str) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """The peer asks for something, and waits for `send_result` or `send_error`."""

    id: Id
    """The id that the peer gave it. Null is one in v1 alone."""
    name: str
    """The name of its method."""
    method: Method | None
    """What is known of its method; None for an extension, whose name begins with `_`."""
    params: Any
    """An instance of the class of the method's params; of an extension a JSON value, None where there is none."""
    drops: tuple[Drop, ...] = ()
    """What leniency left out, if the connection reports it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notification:
    """The peer tells something, and waits for nothing."""

    name: str
    """The name of its method."""
    method: Method | None
    """What is known of its method; None for an extension, whose name begins with `_`."""
    params: Any
    """An instance of the class of the method's params, or an `UnknownUpdate`; of an extension a JSON value."""
    drops: tuple[Drop, ...] = ()
    """What leniency left out, if the connection reports it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The peer has done what a request asks for."""

    id: int | str
    """The id of the request that it answers."""
    request: Sent
    """The request that it answers. It does not wait any more."""
    value: Any
    """An instance of the class of the method's result; of an extension a JSON value."""
    drops: tuple[Drop, ...] = ()
    """What leniency left out, if the connection reports it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """The peer has not done what a request asks for, or could not read a message at all."""

    id: Id
    """The id of the request that it answers; None where the peer could not tell which."""
    request: Sent | None
    """The request that it answers; None where `id` is."""
    error: Any
    """An instance of the class `Error` of the version, with `code`, `message` and `data`."""
    drops: tuple[Drop, ...] = ()
    """What leniency left out, if the connection reports it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Malformed:
    """Something arrived that cannot be taken for a message of the protocol. The next line is not affected."""

    code: int
    """How far it was understood, for answers as well:

    - -32700: it is not JSON;
    - -32600: it is not a JSON-RPC message that has a place here;
    - -32601: this side has no such method;
    - -32602: its params, its result or its error do not fit their type;
    - -32022: this side does not speak the version.
    """
    reason: str
    """What is wrong, in words; never a value of the message."""
    faults: tuple[Fault, ...] = ()
    """What does not fit, with pointers into the params, the result or the error."""
    id: Id = None
    """The id of the message, where it has one that can be used."""
    request: Sent | None = None
    """The request that this should have answered. It is not waited for any more."""
    reply: bytes | None = field(default=None, repr=False)
    """The line to write to the peer, with its end; None where it is not to be answered."""


Event: TypeAlias = Request | Notification | Result | Failure | Malformed
"""What a connection hands over: one for each line that is not blank."""
