"""Some finite value meets each definition.

A definition that holds itself through required properties alone, or that is just another name for itself, would need
a value without end. A list, a map, an optional or nullable property or another branch of a union ends the loop.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import ArrayType, ObjectType, RefType, Type, UnionType
from acp_codegen.ir.walk import branches
from acp_codegen.lint.rule import Fault, Rule

Needs = Mapping[str, list[str]]


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        needs = _endless(protocol)
        told: set[str] = set()
        for name in needs:
            loop = [] if name in told else _loop(name, needs)
            told.update(loop)
            if loop:
                yield _fault(loop, protocol)


def _fault(loop: list[str], protocol: Protocol) -> Fault:
    first, *others = (protocol.definitions[name].origin for name in loop)
    message = f"no finite value meets {loop[0]}: " + " needs ".join([*loop, loop[0]])
    hint = "make a property on the way optional or nullable, or use a list"
    return Fault(first, message, hint, tuple((other, "on the way") for other in others))


def _endless(protocol: Protocol) -> Needs:
    """The definitions that no finite value meets, with what each needs of them.

    All are taken to be so at first; one that needs none of those that are left is not.
    """
    left = set(protocol.definitions)
    order = list(protocol.definitions)
    before = len(left) + 1
    while len(left) < before:
        before = len(left)
        order.reverse()  # definitions mostly stand before what they need, and long chains are short this way
        for name in order:
            if name in left and not _needs(protocol.definitions[name].type, left):
                left.remove(name)
    return {name: _needs(d.type, left) for name, d in protocol.definitions.items() if name in left}


def _needs(kind: Type, left: Collection[str]) -> list[str]:
    """Those of the definitions `left` without which there is no value of a type."""
    match kind:
        case RefType():
            return [kind.name] if kind.name in left else []
        case ArrayType():
            return _needs(kind.items, left) if kind.min_items else []
        case ObjectType():
            parts: list[Type] = [member.type for member in kind.fields if member.required]
            parts += [kind.union] if kind.union is not None else []
            return [name for part in parts for name in _needs(part, left)]
        case UnionType():
            ways = [_needs(variant.type, left) for variant in branches(kind)]
            return [name for way in ways for name in way] if all(ways) else []
        case _:
            return []


def _loop(start: str, needs: Needs) -> list[str]:
    """The shortest way from a definition back to itself; empty where it only leads to others' loops."""
    came: dict[str, str] = {}
    pending = [start]
    for name in pending:
        for needed in needs[name]:
            if needed == start:
                return _path(name, start, came)
            if needed not in came:
                came[needed] = name
                pending.append(needed)
    return []


def _path(last: str, start: str, came: Mapping[str, str]) -> list[str]:
    path = [last]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]


RULE = Rule("ACP118", "reference-loop", check)
