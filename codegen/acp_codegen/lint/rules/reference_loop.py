"""References come to an end.

A definition that is another name for itself, directly or as a branch of a union, says nothing of a value: whoever
reads one by it would follow the references for ever. And one that holds itself through required properties alone
would need a value without end; a list, a map, an optional or nullable property or another branch of a union ends that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from acp_codegen.ir.graph import loops
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import ArrayType, ObjectType, RefType, Type, UnionType
from acp_codegen.ir.walk import branches
from acp_codegen.lint.reach import other_names
from acp_codegen.lint.rule import Fault, Rule

Needs = Mapping[str, list[str]]


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        told: set[str] = set()
        for loop in loops(other_names(protocol)):
            told.update(loop)
            yield _nameless(loop, protocol)
        for loop in loops(_endless(protocol)):
            if told.isdisjoint(loop):
                yield _valueless(loop, protocol)


def _nameless(loop: list[str], protocol: Protocol) -> Fault:
    message = f"reading a value as {loop[0]} has no end: " + " refers to ".join([*loop, loop[0]])
    message += ", and each time the same value is meant"
    return _fault(loop, message, "take one of these references away, or put it into a property or a list", protocol)


def _valueless(loop: list[str], protocol: Protocol) -> Fault:
    message = f"no finite value meets {loop[0]}: " + " needs ".join([*loop, loop[0]])
    return _fault(loop, message, "make a property on the way optional or nullable, or use a list", protocol)


def _fault(loop: list[str], message: str, hint: str, protocol: Protocol) -> Fault:
    first, *others = (protocol.definitions[name].origin for name in loop)
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


RULE = Rule("ACP118", "reference-loop", check)
