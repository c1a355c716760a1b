"""Every part that readers meet is described.

That is each definition, property, branch of a union, constant of an enum and method, and what an open union or enum
says of the values that it does not list. `_meta` is described for all alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.ir.model import Sources
from acp_codegen.ir.walk import Item, items
from acp_codegen.lint.rule import Fault, Rule

_WORDS: Mapping[str, str] = {"variant": "branch", "value": "constant"}


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for item in items(protocol):
            if not item.node.description.strip():
                message = f"the {_kind(item)} {item.path} has no description"
                yield Fault(item.origin, message, "say in a `description` what it means")


def _kind(item: Item) -> str:
    if item.origin.pointer.endswith("/x-other"):
        return "open branch"
    return _WORDS.get(item.kind, item.kind)


RULE = Rule("ACP106", "missing-description", check)
