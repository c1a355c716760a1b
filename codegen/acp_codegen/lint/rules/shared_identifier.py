"""Two methods that one side receives have identifiers of their own.

`meta.json` and generated code call a method by an identifier made from its name: `session/new` is `session_new`. Where
two names come to the same, one of them would be lost. A request and a notification of one name share it.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.identifiers import identifier
from acp_codegen.ir.model import Method, Sources
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        first: dict[tuple[str, str], Method] = {}
        for method in protocol.methods:
            label = identifier(method.name)
            known = first.setdefault((method.receiver, label), method)
            if known.name != method.name:
                message = f"{method.name} and {known.name} have the same identifier, {label}"
                related = ((known.origin.at("name"), "the other one"),)
                yield Fault(method.origin.at("name"), message, "rename one of the two", related)


RULE = Rule("ACP133", "shared-identifier", check)
