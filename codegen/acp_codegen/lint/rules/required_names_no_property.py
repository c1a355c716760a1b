"""`required` names properties of the object that it stands in.

A name that is no property would ask for something that nothing describes.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import ObjectType
from acp_codegen.ir.walk import types
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import meant


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for kind, at in types(definition):
                if isinstance(kind, ObjectType):
                    yield from _unknown(kind, at)


def _unknown(kind: ObjectType, at: Origin) -> Iterator[Fault]:
    known = [member.name for member in kind.fields]
    for i, name in enumerate(kind.required):
        if name not in known:
            message = f"`{name}` is required and is no property here"
            hint = meant(name, known, "add it to `properties`, or take it from `required`")
            yield Fault(at.at("required", i), message, hint)


RULE = Rule("ACP109", "required-names-no-property", check)
