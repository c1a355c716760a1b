"""The definitions that list the messages of each side, and the root, as JSON Schema."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from acp_codegen.emit.json_schema.types import Node, Writer, node, reference
from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.model import Method, Protocol
from acp_codegen.ir.routing import Kind, Side, kinds, params_type, routing_definitions, sides

_HIDDEN = {"x-docs-ignore": True}


def routing_nodes(protocol: Protocol) -> dict[str, Node]:
    """AgentRequest, AgentResponse, ... and the extension definitions that they mention."""
    writer = Writer(protocol.definitions)
    return {
        name: writer.described(writer.node(d.type), d.description) | ({} if name in EXTENSIONS else _HIDDEN)
        for name, d in routing_definitions(protocol).items()
    }


def root_branches(protocol: Protocol) -> list[Node]:
    """What a line on the wire may be: a message of a side, or one that either side may send."""
    branches = [_side_branch(side, kinds(protocol, side)) for side in sides(protocol)]
    level = [m for m in protocol.methods if m.receiver == "protocol"]
    if level:
        branches.insert(2, _protocol_level(protocol, level))
    return branches


def _jsonrpc(more: dict[str, Any], required: list[str]) -> Node:
    version: dict[str, Any] = {"jsonrpc": {"type": "string", "enum": ["2.0"]}}
    return {"type": "object", "properties": version | more, "required": ["jsonrpc", *required]}


def _side_branch(side: Side, sent: Iterable[Kind]) -> Node:
    branches = [{"title": kind, "allOf": [reference(f"{side}{kind}")]} for kind in sent]
    return {"title": side} | _jsonrpc({}, []) | {"anyOf": branches}


def _protocol_level(protocol: Protocol, methods: list[Method]) -> Node:
    params = node(params_type(protocol, methods), protocol.definitions)
    return {"title": "ProtocolLevel"} | _jsonrpc({"method": {"type": "string"}, "params": params}, ["method"]) | _HIDDEN
