"""What is known of a method."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["request", "notification"]
Direction = Literal["client->agent", "agent->client", "both", "conductor->proxy", "proxy<->conductor"]
Receiver = Literal["agent", "client", "protocol", "proxy"]


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
    """The side that the request or notification goes to; `protocol` where both send it."""
    params: Any = field(repr=False)
    """The type of the params, for `decode`."""
    result: Any = field(repr=False)
    """The type of the result, for `decode`; None for a notification."""
    capability: tuple[Capability, ...] = field(default=(), repr=False)
    """The markers that permit it, all of them; empty where none is needed, or where `condition` says it."""
    condition: str | None = field(default=None, repr=False)
    """In words, what permits it where no marker does."""
    features: tuple[str, ...] = ()
    """The gates that it stands behind."""
    description: str = field(default="", repr=False)
    """What it is for."""


class Methods:
    """Methods by name, kind and direction."""

    def __init__(self, methods: Iterable[Method]) -> None:
        self._by_key: dict[tuple[str, str, str], Method] = {(m.name, m.kind, m.direction): m for m in methods}

    def find(self, name: str, kind: str, direction: str) -> Method:
        """The method; raises LookupError, which names near ones, where there is none."""
        found = self._by_key.get((name, kind, direction))
        if found is None:
            raise LookupError(f"there is no {kind} {name} ({direction}); {self._near(name)}")
        return found

    def _near(self, name: str) -> str:
        same = [f"{k} ({d})" for n, k, d in self._by_key if n == name]
        if same:
            return f"{name} is a {' and a '.join(same)}"
        from difflib import get_close_matches  # Needed for errors alone.

        near = get_close_matches(str(name), {n for n, _, _ in self._by_key}, 1)
        return f"is {near[0]} meant?" if near else "METHODS lists all of them"
