"""A definition is the params or the result of one method only.

Compiled schemas say on each message which method it belongs to, so one definition cannot serve two. Where two
messages look alike, give each a definition of its own that refers to the shared part.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import RefType
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        first: dict[str, RefType] = {}
        for ref in (ref for method in protocol.methods for ref in method.references):
            known = first.setdefault(ref.name, ref)
            if known is not ref:
                message = f"{ref.name} is already a message of its own"
                hint = "give this message a definition of its own"
                yield Fault(ref.origin, message, hint, ((known.origin, "used here"),))


RULE = Rule("ACP120", "shared-message", check)
