"""The definitions that list the messages of each side, and the root; all of it follows from the method table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acp_codegen.emit.json_schema.prose import ROUTING, SENDER
from acp_codegen.emit.json_schema.types import Node, node, reference
from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.model import Method, Protocol, Receiver
from acp_codegen.ir.types import NullType, UnionType

Side = str
"""Agent, Client or Proxy: who sends."""

_SENDERS: dict[Receiver, Side] = {"client": "Agent", "agent": "Client", "proxy": "Proxy"}
_ANSWERERS: dict[Receiver, Side] = {"agent": "Agent", "client": "Client", "proxy": "Proxy"}
_HIDDEN = {"x-docs-ignore": True}


def routing_definitions(protocol: Protocol) -> dict[str, Node]:
    """AgentRequest, AgentResponse, ... and the extension definitions that they mention."""
    definitions: dict[str, Node] = {}
    for side in _sides(protocol):
        ext = _extensions(side)
        every = {
            "Request": _request(side, _sent(protocol, side, "request"), protocol, ext),
            "Response": _response(side, _answered(protocol, side), protocol, ext),
            "Notification": _notification(side, _sent(protocol, side, "notification"), ext),
        }
        definitions |= {side + kind: every[kind] for kind in _kinds(protocol, side)}
    return definitions | {name: {"description": text} for name, text in EXTENSIONS.items()}


def root_branches(protocol: Protocol) -> list[Node]:
    """What a line on the wire may be: a message of a side, or one that either side may send."""
    branches = [_side_branch(side, _kinds(protocol, side)) for side in _sides(protocol)]
    level = [m for m in protocol.methods if m.receiver == "protocol"]
    if level:
        branches.insert(2, _protocol_level(level))
    return branches


def _sides(protocol: Protocol) -> list[Side]:
    return ["Agent", "Client", *(["Proxy"] if any(m.receiver == "proxy" for m in protocol.methods) else [])]


def _extensions(side: Side) -> list[str]:
    """What the definitions of messages outside the protocol begin with: a proxy has none of its own."""
    return [] if side == "Proxy" else ["Ext"]


def _kinds(protocol: Protocol, side: Side) -> list[str]:
    """The kinds of messages that a side can send."""
    known = {
        "Request": _sent(protocol, side, "request"),
        "Response": _answered(protocol, side),
        "Notification": _sent(protocol, side, "notification"),
    }
    return [kind for kind, methods in known.items() if methods or _extensions(side)]


def _sent(protocol: Protocol, side: Side, kind: str) -> list[Method]:
    return [m for m in protocol.methods if _SENDERS.get(m.receiver) == side and m.kind == kind]


def _answered(protocol: Protocol, side: Side) -> list[Method]:
    return [m for m in protocol.methods if _ANSWERERS.get(m.receiver) == side and m.result is not None]


def _titled(names: Iterable[tuple[str, str]]) -> Node:
    """One of several definitions, each under the title that it goes by."""
    return {"anyOf": [{"title": title, "allOf": [reference(name)]} for title, name in names]}


def _params(names: Iterable[tuple[str, str]]) -> Node:
    return {"anyOf": [_titled(names), {"type": "null"}]}


def _prose(side: Side, kind: str) -> str:
    return ROUTING[kind].format(sender=SENDER[side])


def _request(side: Side, methods: list[Method], protocol: Protocol, ext: list[str]) -> Node:
    names = [(m.params.name, m.params.name) for m in methods] + [(f"{e}MethodRequest", f"{e}Request") for e in ext]
    properties = {
        "id": {"allOf": [reference(protocol.request_id.name)]},
        "method": {"type": "string"},
        "params": _params(names),
    }
    return _message(_prose(side, "Request"), properties, ["id", "method"]) | _HIDDEN


def _notification(side: Side, methods: list[Method], ext: list[str]) -> Node:
    names = [(m.params.name, m.params.name) for m in methods] + [(f"{e}Notification", f"{e}Notification") for e in ext]
    properties = {"method": {"type": "string"}, "params": _params(names)}
    return _message(_prose(side, "Notification"), properties, ["method"]) | _HIDDEN


def _response(side: Side, methods: list[Method], protocol: Protocol, ext: list[str]) -> Node:
    names = [(m.result.name, m.result.name) for m in methods if m.result is not None]
    names += [(f"{e}MethodResponse", f"{e}Response") for e in ext]
    result: Node = {"id": {"allOf": [reference(protocol.request_id.name)]}, "result": _titled(names)}
    error: Node = {"id": _error_id(protocol), "error": {"allOf": [reference(protocol.error.name)]}}
    branches = [
        {"title": "Result"} | _message(None, result, ["id", "result"]),
        {"title": "Error"} | _message(None, error, ["id", "error"]),
    ]
    return {"description": _prose(side, "Response"), "anyOf": branches} | _HIDDEN


def _error_id(protocol: Protocol) -> Node:
    """The id of an error: null too, for a request whose id could not be read."""
    definition = protocol.definitions.get(protocol.request_id.name)
    kind = definition.type if definition else None
    if not isinstance(kind, UnionType) or any(isinstance(v.type, NullType) for v in kind.variants):
        return {"allOf": [reference(protocol.request_id.name)]}
    return {"anyOf": [*node(kind, protocol.definitions)[kind.keyword], {"type": "null"}]}


def _message(description: str | None, properties: dict[str, Any], required: list[str]) -> Node:
    prose = {} if description is None else {"description": description}
    return prose | {"type": "object", "properties": properties, "required": required}


def _jsonrpc(more: dict[str, Any], required: list[str]) -> Node:
    version: dict[str, Any] = {"jsonrpc": {"type": "string", "enum": ["2.0"]}}
    return _message(None, version | more, ["jsonrpc", *required])


def _side_branch(side: Side, kinds: Iterable[str]) -> Node:
    branches = [{"title": kind, "allOf": [reference(side + kind)]} for kind in kinds]
    return {"title": side} | _jsonrpc({}, []) | {"anyOf": branches}


def _protocol_level(methods: list[Method]) -> Node:
    params = _params((m.params.name, m.params.name) for m in methods)
    return {"title": "ProtocolLevel"} | _jsonrpc({"method": {"type": "string"}, "params": params}, ["method"]) | _HIDDEN
