"""A method is listed once.

Name, kind and direction identify it: one name may be a request and a notification, or go both ways as two things.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Method, MethodKey, Sources
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        first: dict[MethodKey, Method] = {}
        for method in protocol.methods:
            known = first.setdefault(method.key, method)
            if known is not method:
                message = f"the {method.kind} {method.name} ({method.direction}) is listed a second time"
                related = ((known.origin.at("name"), "first listed here"),)
                yield Fault(method.origin.at("name"), message, "keep one of the two", related)


RULE = Rule("ACP107", "duplicate-method", check)
