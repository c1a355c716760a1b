"""The compiled schema of a projected protocol."""

from __future__ import annotations

from typing import Any

from acp_codegen.emit.json_schema.routing import root_branches, routing_nodes
from acp_codegen.emit.json_schema.types import Node, Writer
from acp_codegen.ir.model import Definition, Protocol

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def compile_schema(protocol: Protocol, label: str) -> dict[str, Any]:
    """The JSON Schema of a protocol that features were selected for.

    `label` names the feature set in `$id`: `stable`, an umbrella, or the gates joined by `+`.
    """
    sides = _messages(protocol)
    definitions = {name: _definition(d, protocol, sides) for name, d in protocol.definitions.items()}
    return {
        "$schema": DIALECT,
        "$id": f"urn:acp-schema:{protocol.name}:{label}:{protocol.release}",
        "title": protocol.title,
        "description": protocol.description,
        "x-acp": identity(protocol),
        "anyOf": root_branches(protocol),
        "$defs": dict(sorted((definitions | routing_nodes(protocol)).items())),
    }


def identity(protocol: Protocol) -> dict[str, Any]:
    """What a compiled file was made from."""
    return {
        "protocolVersion": protocol.version,
        "features": list(protocol.features or ()),
        "release": protocol.release,
        "sourceDigest": f"sha256:{protocol.source_digest}",
    }


def _definition(definition: Definition, protocol: Protocol, sides: dict[str, Node]) -> Node:
    writer = Writer(protocol.definitions, protocol.withdrawn)
    prose = writer.described(
        writer.node(definition.type), definition.description, definition.features, definition.title
    )
    return prose | sides.get(definition.name, {})


def _messages(protocol: Protocol) -> dict[str, Node]:
    """For each definition that is a message: the side that receives the request, and the method."""
    return {
        ref.name: {"x-side": method.receiver, "x-method": method.name}
        for method in protocol.methods
        for ref in method.references
    }
