"""Every definition is used.

One that no method, neither the request id nor the error reaches is dead: it would be in no compiled schema.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.availability import availability
from acp_codegen.ir.model import Sources
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        reached = availability(protocol)
        for definition in protocol.definitions.values():
            if definition.name not in reached:
                message = f"no message reaches {definition.name}"
                yield Fault(definition.origin, message, "refer to it from what uses it, or take it away")


RULE = Rule("ACP102", "unused-definition", check)
