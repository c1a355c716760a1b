"""The table of method names that SDKs read: `meta.json`."""

from __future__ import annotations

from typing import Any

from acp_codegen.ir.identifiers import identifier
from acp_codegen.ir.model import Protocol, Receiver

_GROUPS: dict[Receiver, str] = {
    "agent": "agentMethods",
    "client": "clientMethods",
    "protocol": "protocolMethods",
    "proxy": "proxyMethods",
}


def compile_meta(protocol: Protocol) -> dict[str, Any]:
    """Method names grouped by the side that receives them, each under an identifier made from it.

    The group of proxies is left out where there is no such method.
    """
    groups: dict[str, dict[str, str]] = {name: {} for name in _GROUPS.values()}
    for method in protocol.methods:
        groups[_GROUPS[method.receiver]][identifier(method.name)] = method.name
    if not groups["proxyMethods"]:
        del groups["proxyMethods"]
    return {"version": protocol.version, **groups}
