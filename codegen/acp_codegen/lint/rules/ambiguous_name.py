"""Names of definitions differ in more than case.

Anchors of the documentation are lower case, and some disks do not tell cases apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Definition, Sources
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        first: dict[str, Definition] = {}
        for definition in protocol.definitions.values():
            known = first.setdefault(definition.name.lower(), definition)
            if known is not definition:
                message = f"{definition.name} differs from {known.name} only in case"
                yield Fault(definition.origin, message, "rename one of the two", ((known.origin, "the other one"),))


RULE = Rule("ACP119", "ambiguous-name", check)
