"""`required` names properties of the object that it stands in.

A name that is no property would ask for something that nothing describes.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import ArrayType, MapType, NullableType, ObjectType, Type, UnionType
from acp_codegen.ir.walk import branches
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import meant


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for kind, at in _objects(definition.type, definition.origin):
                yield from _unknown(kind, at)


def _objects(kind: Type, at: Origin) -> Iterator[tuple[ObjectType, Origin]]:
    """Each object in a type, and where it was read from."""
    match kind:
        case ArrayType():
            yield from _objects(kind.items, at.at("items"))
        case MapType():
            yield from _objects(kind.values, at.at("additionalProperties"))
        case NullableType():
            yield from _objects(kind.inner, at)
        case ObjectType():
            yield kind, at
            for member in kind.fields:
                yield from _objects(member.type, member.origin)
            if kind.union is not None:
                yield from _objects(kind.union, at)
        case UnionType():
            for variant in branches(kind):
                yield from _objects(variant.type, variant.origin)
        case _:
            pass


def _unknown(kind: ObjectType, at: Origin) -> Iterator[Fault]:
    known = [member.name for member in kind.fields]
    for i, name in enumerate(kind.required):
        if name not in known:
            message = f"`{name}` is required and is no property here"
            hint = meant(name, known, "add it to `properties`, or take it from `required`")
            yield Fault(at.at("required", i), message, hint)


RULE = Rule("ACP109", "required-names-no-property", check)
