"""A branch that a tag picks is an object, and so is one that stands beside properties.

The tag is a property of the message, and so are the properties beside a union. A branch of another type, or a
reference that leads to one, could never be met. It may be an object with named properties or a union of such.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import ObjectType, RefType, Type, UnionType, Variant
from acp_codegen.ir.walk import branches, objects, unions
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            beside = [kind.union for kind in objects(definition) if kind.union is not None]
            for union in unions(definition):
                if union.tag is not None or any(union is other for other in beside):
                    yield from _no_objects(union, protocol)


def _no_objects(union: UnionType, protocol: Protocol) -> Iterator[Fault]:
    where = f"a union by `{union.tag}`" if union.tag is not None else "a union beside properties"
    for variant in branches(union):
        if not _is_object(variant.type, protocol):
            message = f"the branch {variant.label} of {where} is no object with named properties"
            hint = "let it be or refer to such an object, or to a union of them"
            yield Fault(variant.origin, message, hint, _related(variant, protocol))


def _related(variant: Variant, protocol: Protocol) -> tuple[tuple[Origin, str], ...]:
    name = variant.type.name if isinstance(variant.type, RefType) else ""
    definition = protocol.definitions.get(name)
    return () if definition is None else ((definition.origin, f"{name} is defined here"),)


def _is_object(kind: Type, protocol: Protocol) -> bool:
    """Whether a type is an object or a union of objects; what is not defined, or only by itself, may be one."""
    seen: set[str] = set()
    pending = [kind]
    while pending:
        match pending.pop():
            case ObjectType():
                pass
            case UnionType() as union:
                pending += [variant.type for variant in branches(union)]
            case RefType(name=name):
                if name in protocol.definitions and name not in seen:
                    seen.add(name)
                    pending.append(protocol.definitions[name].type)
            case _:
                return False
    return True


RULE = Rule("ACP124", "branch-no-object", check)
