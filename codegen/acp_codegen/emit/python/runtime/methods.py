"""What is known of a method."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from .lazy import named

Kind = Literal["request", "notification"]
"""Whether a method is answered."""
Direction = Literal["client->agent", "agent->client", "both", "conductor->proxy", "proxy<->conductor"]
"""From which side to which a method goes."""
Receiver = Literal["agent", "client", "protocol", "proxy"]
"""Whose method it is: `protocol` where client and agent both send it, `proxy` for all between conductor and proxy."""
Side = Literal["agent", "client", "proxy", "conductor"]
"""An end of a connection. To a client, a conductor is an agent; to a proxy, it is what a client is to an agent."""
_ENDS: dict[Direction, tuple[tuple[Side, ...], tuple[Side, ...]]] = {
    "client->agent": (("client", "conductor"), ("agent", "proxy")),
    "agent->client": (("agent", "proxy"), ("client", "conductor")),
    "both": (("agent", "client", "proxy", "conductor"), ("agent", "client", "proxy", "conductor")),
    "conductor->proxy": (("conductor",), ("proxy",)),
    "proxy<->conductor": (("proxy", "conductor"), ("proxy", "conductor")),
}


def senders(direction: Direction) -> tuple[Side, ...]:
    """The sides that send what goes in a direction."""
    return _ENDS[direction][0]


def receivers(direction: Direction) -> tuple[Side, ...]:
    """The sides that receive what goes in a direction."""
    return _ENDS[direction][1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Capability:
    """A marker that permits a method: in what the side `of` sends in `initialize`, at the JSON Pointer `at`.

    `test` says what counts as yes: there and not null, true, or a list that is not empty.
    """

    of: Literal["agent", "client"]
    """The side that sends it."""
    at: str
    """JSON Pointer (RFC 6901) into the params of `initialize`, or into its result where the agent sends it."""
    test: Literal["present", "true", "nonEmpty"]
    """What has to be there for a yes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Method:
    """A JSON-RPC method of the protocol. Name, kind and direction together identify it."""

    name: str
    """What stands in `method`."""
    kind: Kind
    """Whether it is answered."""
    direction: Direction
    """From which side to which it goes."""
    receiver: Receiver
    """Whose method it is, as `x-side` has it in the compiled schema: the side that the request or notification goes to.

    It is `protocol` where client and agent both send it, and `proxy` for all that a conductor and a proxy send each
    other, in either direction. `direction` is exact.
    """
    params_name: str
    """The name of the type of its params."""
    result_name: str | None
    """The name of the type of its result; None for a notification."""
    package: str = field(repr=False)
    """The package that has the types."""
    capability: tuple[Capability, ...] = field(default=(), repr=False)
    """The markers that permit it, all of them; empty where none is needed, or where `condition` says it."""
    condition: str | None = field(default=None, repr=False)
    """In words, what permits it where no marker does."""
    features: tuple[str, ...] = ()
    """The gates that it stands behind."""
    description: str = field(default="", repr=False)
    """What it is for."""

    @property
    def params(self) -> Any:
        """The type of the params, for `decode`. It is imported when it is asked for."""
        return named(self.package, self.params_name)

    @property
    def result(self) -> Any:
        """The type of the result, for `decode`; None for a notification."""
        return None if self.result_name is None else named(self.package, self.result_name)


class Methods:
    """Methods by name, kind and direction."""

    def __init__(self, methods: Iterable[Method]) -> None:
        self._by_key: dict[tuple[str, str, str], Method] = {(m.name, m.kind, m.direction): m for m in methods}

    def find(self, name: str, kind: str, direction: str) -> Method:
        """The method; raises LookupError, which names near ones, where there is none."""
        found = self._by_key.get((name, kind, direction))
        if found is None:
            raise LookupError(f"there is no {kind} {name} ({direction}); {self.near(name)}")
        return found

    def near(self, name: str) -> str:
        """What there is of this name, or of one like it, in words."""
        same = [f"{k} ({d})" for n, k, d in self._by_key if n == name]
        if same:
            return f"{name} is a {' and a '.join(same)}"
        from difflib import get_close_matches  # Needed for errors alone.

        near = get_close_matches(str(name), {n for n, _, _ in self._by_key}, 1)
        return f"is {near[0]} meant?" if near else "METHODS lists all of them"
