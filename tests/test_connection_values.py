"""Any value of any method goes through a `Connection` as it is; parsed JSON is read as its text is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_schema import Connection, DecodeError, Notification, Request, Result, decode, encode
from acp_schema._runtime.codec import reader
from acp_schema._runtime.methods import senders
from acp_schema._runtime.negotiation import INITIALIZE
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from acp_codegen.ir.model import Method
from strategies import close_values, examples, values
from subjects import SHIPPED, SUBJECTS, Shipped, each

FEW = examples(6)
METHODS = [(package, method) for package in SHIPPED for method in package.protocol.methods]
each_method = pytest.mark.parametrize(
    ("package", "method"), METHODS, ids=[f"{package.label}-{m.name}-{m.kind}" for package, m in METHODS]
)
each_definition = each([(package, name) for package, name in SUBJECTS if package.is_own(name)])
OTHERS: Any = {"agent": "client", "client": "agent", "proxy": "conductor", "conductor": "proxy"}


def ends(package: Shipped, method: Method) -> tuple[Connection, Connection]:
    """A connection of a side that sends a method, and one of the side that receives it."""
    protocol, side = package.module.PROTOCOL, senders(method.direction)[0]
    return Connection(side=side, version=protocol), Connection(side=OTHERS[side], version=protocol)


@each_method
def test_any_params_and_results_arrive_as_they_were_sent(package: Shipped, method: Method) -> None:
    definitions = package.protocol.definitions

    @FEW
    @given(st.data())
    def arrive(data: DataObject) -> None:
        ours, theirs = ends(package, method)
        params = drawn(data, method.params.name)
        if method.result is None:
            event = theirs.receive_line(ours.send_notification(method.name, params))
            assert isinstance(event, Notification)
            assert event.params == params
            return
        sent = ours.send_request(method.name, params)
        request = theirs.receive_line(sent.data)
        assert isinstance(request, Request)
        assert request.params == params
        assert encode(request.params) == encode(params)
        value = drawn(data, method.result.name)
        event = ours.receive_line(theirs.send_result(request, value))
        assert event == Result(id=sent.id, request=sent, value=value)

    def drawn(data: DataObject, name: str) -> Any:
        value: Any = data.draw(values(definitions[name].type, definitions))
        if method.name in INITIALIZE:
            value["protocolVersion"] = package.protocol.version
        return decode(package.form(name), json.dumps(value))

    arrive()


def outcome(read: Any) -> Any:
    try:
        return read()
    except DecodeError as error:
        return error.faults


@each_definition
def test_parsed_json_is_read_as_its_text_is(package: Shipped, name: str) -> None:
    form, kind, definitions = package.form(name), package.kind(name), package.protocol.definitions

    @FEW
    @given(values(kind, definitions) | close_values(kind, definitions))
    def agree(value: Any) -> None:
        text = json.dumps(value)
        as_text = outcome(lambda: decode(form, text))
        as_parsed = outcome(lambda: reader(form).read_parsed(json.loads(text)))
        assert type(as_parsed) is type(as_text)
        assert as_parsed == as_text
        if not isinstance(as_text, tuple):
            assert encode(as_parsed) == encode(as_text)

    agree()
