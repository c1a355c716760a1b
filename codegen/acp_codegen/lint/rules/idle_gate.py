"""Every gate gates something.

A feature of features.json that no `x-feature` names in any version is left over, or its parts were forgotten to be
marked and are in the stable protocol. One that is stabilized is there for the record and gates nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.ir.walk import items
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    used = {gate for protocol in sources.protocols for item in items(protocol) for gate in item.own}
    for feature in sources.registry.features:
        if feature.status != "stabilized" and feature.name not in used:
            message = f"{feature.name} gates nothing in any version"
            hint = "name it in the `x-feature` of what it adds, mark it stabilized, or take it away"
            yield Fault(feature.origin.at("name"), message, hint)


RULE = Rule("ACP105", "idle-gate", check, of_all=True)
