"""Recorded messages through a `Connection`: what is valid arrives, and is written as it came."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any, Literal

from acp_schema import (
    Connection,
    Event,
    Failure,
    Malformed,
    Method,
    Notification,
    Protocol,
    Request,
    Result,
    UnknownUpdate,
    decode,
)

from connections import both
from repository import needs_corpus, sources, written
from test_bindings_corpus import PACKAGES, each_package
from test_corpus import Judged, judged

pytestmark = needs_corpus


@cache
def example(version: int, name: str) -> Any:
    """A valid value of a definition, from the sources."""
    return next(e.value for e in sources().examples if (e.version, e.of.name, e.verdict) == (version, name, "valid"))


def asking(method: Method) -> Literal["agent", "client"]:
    """The side that sends a method; either one where both do."""
    return "agent" if method.direction == "agent->client" else "client"


def known(one: Judged, protocol: Protocol) -> Method | None:
    """The method that a message is about, as far as agents and clients have it."""
    kind = "request" if one.kind == "result" else one.kind
    return next(
        (m for m in protocol.methods if (m.name, m.kind) == (one.subject, kind) and "proxy" not in m.direction), None
    )


def through(one: Judged, protocol: Protocol, method: Method) -> tuple[Event | None, bytes]:
    """The event of a message, and what a peer writes that says the same."""
    ours, theirs = both(protocol, asking(method))
    if one.kind in ("request", "notification"):
        event = theirs.receive_line(json.dumps(one.message))
        if isinstance(event, Request):
            return event, ours.send_request(event.name, event.params, id=event.id).data
        assert isinstance(event, Notification), event
        return event, ours.send_notification(event.name, event.params)
    params = decode(method.params, json.dumps(example(protocol.version, form_of(protocol, method))))
    request = theirs.receive_line(ours.send_request(method.name, params, id=one.message["id"]).data)
    event = ours.receive_line(json.dumps(one.message))
    assert isinstance(request, Request)
    assert isinstance(event, Result)
    return event, theirs.send_result(request, event.value)


def form_of(protocol: Protocol, method: Method) -> str:
    """The definition of a method's params."""
    key = (method.name, method.kind, method.direction)
    return next(m.params.name for m in written(protocol.version).methods if m.key == key)


def wanted(one: Judged) -> dict[str, Any]:
    """The message as it is written again: params are always there, and an id of null is a number of one's own."""
    added: dict[str, Any] = {"params": {}} if one.kind in ("request", "notification") else {}
    replaced = {"id": 0} if one.kind == "request" and one.message["id"] is None else {}
    return {**added, **one.message, **replaced}


@each_package
def test_what_is_valid_arrives_and_is_written_as_it_came(version: int, column: str) -> None:
    protocol = PACKAGES[version, column].PROTOCOL
    differing: list[str] = []
    compared: Counter[str] = Counter()
    for one in judged():
        method = known(one, protocol) if one.version == version and one.verdicts[column] == "ok" else None
        if method is not None:
            event, data = through(one, protocol, method)
            compared[type(event).__name__] += 1
            if json.loads(data) != wanted(one):
                differing.append(f"{one.place}: {one.subject}")
    assert differing == []
    assert compared["Request"] >= 10, compared
    assert compared["Result"] >= 5, compared
    assert compared["Notification"] >= 3, compared


@each_package
def test_an_error_arrives_and_is_written_as_it_came(version: int, column: str) -> None:
    protocol = PACKAGES[version, column].PROTOCOL
    errors = [one for one in judged() if (one.version, one.kind, one.verdicts[column]) == (version, "error", "ok")]
    with_id = [one for one in errors if "id" in one.message]
    for one in with_id:
        ours, theirs = both(protocol, "client")
        number = one.message["id"]
        asked = None if number is None else theirs.receive_line(ours.send_request("_x", id=number).data)
        assert asked is None or isinstance(asked, Request)
        event = ours.receive_line(json.dumps(one.message))
        assert isinstance(event, Failure), one.place
        assert json.loads(theirs.send_error(asked, event.error)) == one.message, one.place
    assert len(with_id) >= 10


def told(event: Event | None) -> bool:
    """Whether an event says that something is wrong with the message."""
    match event:
        case Malformed() | Notification(params=UnknownUpdate()):
            return True
        case Request(drops=drops) | Notification(drops=drops):
            return bool(drops)
        case _:
            return False


@each_package
def test_what_is_not_valid_is_malformed_or_told_of(version: int, column: str) -> None:
    protocol = PACKAGES[version, column].PROTOCOL
    compared = 0
    for one in judged():
        method = known(one, protocol) if one.version == version and one.verdict(column) == "invalid" else None
        if method is not None and one.kind in ("request", "notification"):
            theirs = Connection(side="client" if asking(method) == "agent" else "agent", version=protocol, report=True)
            event = theirs.receive_line(json.dumps(one.message))
            assert told(event), one.place
            compared += 1
    assert compared >= 3
