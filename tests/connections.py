"""Connections of every package and side, and lines for them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from acp_schema import Connection, Event, Malformed, Protocol, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

PACKAGES: dict[str, Any] = {"v1": v1, "v1.unstable": v1_unstable, "v2": v2, "v2.unstable": v2_unstable}
SIDES: tuple[Literal["agent", "client"], ...] = ("agent", "client")
each_package = pytest.mark.parametrize("package", PACKAGES.values(), ids=list(PACKAGES))
each_unstable = pytest.mark.parametrize("package", [v1_unstable, v2_unstable], ids=["v1", "v2"])
each_version = pytest.mark.parametrize("package", [v1, v2], ids=["v1", "v2"])
each_side = pytest.mark.parametrize("side", SIDES)
RECEIVED = {"agent": "session/prompt", "client": "session/request_permission"}
"""A request that a side receives, and that has params which have to be there."""


@dataclass(frozen=True)
class Reply:
    """What a Malformed has for the peer."""

    id: Any
    code: int
    message: str
    data: Any


def agent(package: Any, **options: Any) -> Connection:
    return Connection(side="agent", version=package.PROTOCOL, **options)


def client(package: Any, **options: Any) -> Connection:
    return Connection(side="client", version=package.PROTOCOL, **options)


def pair(package: Any) -> tuple[Connection, Connection]:
    """A client and an agent of a package."""
    return client(package), agent(package)


def both(protocol: Protocol, side: Literal["agent", "client"]) -> tuple[Connection, Connection]:
    """A connection of a side, and one of the other."""
    other: Literal["agent", "client"] = "client" if side == "agent" else "agent"
    return Connection(side=side, version=protocol), Connection(side=other, version=protocol)


def line(**members: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", **members})


def malformed(event: Event | None, code: int) -> Malformed:
    """The event, which has to be one of a code."""
    assert isinstance(event, Malformed)
    assert event.code == code
    assert event.reason
    return event


def reply(event: Event | None) -> Reply:
    """What is answered to something malformed: one line, which says what the event says."""
    assert isinstance(event, Malformed)
    assert event.reply is not None
    assert event.reply.endswith(b"\n")
    message = json.loads(event.reply)
    assert message.keys() == {"jsonrpc", "id", "error"}
    error = message["error"]
    assert (message["jsonrpc"], error["code"], error["message"]) == ("2.0", event.code, event.reason)
    return Reply(message["id"], error["code"], error["message"], error.get("data"))


def refused(event: Event | None, code: int, id: Any = None) -> Malformed:  # noqa: A002
    """The event, which has to be one of a code that is answered with an id."""
    found = malformed(event, code)
    assert (reply(event).id, found.id) == (id, id)
    return found


def unanswered(event: Event | None, code: int) -> Malformed:
    """The event, which has to be one of a code that is not answered."""
    found = malformed(event, code)
    assert found.reply is None
    return found
