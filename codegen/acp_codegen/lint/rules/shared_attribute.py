"""Each property of an object has an attribute of its own in the Python bindings.

`sessionId` becomes `session_id` there, so that a property of that name beside it would take its place.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.ir.python_names import attribute
from acp_codegen.ir.types import Field
from acp_codegen.ir.walk import objects
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for kind in objects(definition):
                yield from _shared(kind.fields)


def _shared(fields: tuple[Field, ...]) -> Iterator[Fault]:
    first: dict[str, Field] = {}
    for member in fields:
        name = attribute(member.name)
        known = first.setdefault(name, member)
        if known is not member:
            message = f"{member.name} and {known.name} are both called {name} in the Python bindings"
            yield Fault(member.origin, message, "give one of them another name", ((known.origin, known.name),))


RULE = Rule("ACP138", "shared-attribute", check)
