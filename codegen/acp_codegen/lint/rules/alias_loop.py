"""What leads back to itself does so through an object with properties.

A definition that is a list, a map or a union is an alias in the Python bindings, and an alias cannot stand in its own
meaning. With an object on the way there is a class for it to go by.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.ir.graph import loops
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import ArrayType, MapType, NullableType, ObjectType, RefType, Type, UnionType
from acp_codegen.ir.walk import branches
from acp_codegen.lint.reach import other_names
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        endless = {name for loop in loops(other_names(protocol)) for name in loop}
        for loop in loops(_aliases(protocol)):
            if endless.isdisjoint(loop):
                yield _fault(loop, protocol)


def _fault(loop: list[str], protocol: Protocol) -> Fault:
    first, *others = (protocol.definitions[name].origin for name in loop)
    message = f"{loop[0]} leads back to itself without an object on the way: " + ", ".join([*loop, loop[0]])
    hint = "give one of them properties: an object that holds the list, the map or the union"
    return Fault(first, message, hint, tuple((other, "on the way") for other in others))


def _aliases(protocol: Protocol) -> Mapping[str, list[str]]:
    """For each definition, those that its alias would be made of."""
    known = protocol.definitions
    return {name: [ref for ref in _parts(d.type) if ref in known] for name, d in known.items()}


def _parts(kind: Type) -> Iterator[str]:
    match kind:
        case RefType():
            yield kind.name
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from _parts(inner)
        case UnionType():
            for variant in branches(kind):
                if not isinstance(variant.type, ObjectType):
                    yield from _parts(variant.type)
        case _:
            pass


RULE = Rule("ACP139", "alias-loop", check)
