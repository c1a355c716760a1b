"""Each branch of a tagged union, the open one too, has a class name, and it is that branch's alone.

Generated bindings have a class for each such branch. Its name is written here, so that it stays when other branches
come and go. It may be the name of the definition that the branch refers to, but of no other one, and only where the
class is that definition and the tag: not where the union has properties of its own, which the class has too, and not
where the definition is also used without the tag. Two unions may only share a class where their branches are alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from acp_codegen.ir.availability import every_reference
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import RefType, UnionType, Variant
from acp_codegen.ir.walk import branches, objects, unions
from acp_codegen.lint.rule import Fault, Rule

Branch = tuple[UnionType, Variant]
RENAME = "give the branch a class name of its own"


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        every = chain.from_iterable(unions(d) for d in protocol.definitions.values())
        found = [(union, variant) for union in every for variant in branches(union)]
        yield from _nameless(found)
        yield from _shared(found)
        yield from _taken(found, protocol)
        yield from _not_the_definition(found, protocol)
        yield from _fallbacks(found, protocol)


def _nameless(found: list[Branch]) -> Iterator[Fault]:
    for union, variant in found:
        named = variant.tag is not None or variant is union.other
        if union.tag is not None and named and variant.class_name is None:
            message = f"the branch {variant.label} has no class name"
            yield Fault(variant.origin, message, "write an `x-class-name`")


def _shared(found: list[Branch]) -> Iterator[Fault]:
    first: dict[str, Branch] = {}
    for union, variant in found:
        if variant.class_name is None:
            continue
        other, known = first.setdefault(variant.class_name, (union, variant))
        alike = other is not union and (other.tag, known) == (union.tag, variant)
        if known is not variant and not alike:
            message = f"{variant.class_name} is the class of another branch already"
            related = ((known.origin.at("x-class-name"), "this one"),)
            yield Fault(variant.origin.at("x-class-name"), message, RENAME, related)


def _fallbacks(found: list[Branch], protocol: Protocol) -> Iterator[Fault]:
    """A fallback is a class of its own: no branch, definition or other fallback has its name."""
    taken = {v.class_name: v.origin for _, v in found if v.class_name}
    taken |= {name: d.origin for name, d in protocol.definitions.items()}
    for fallback in dict.fromkeys(union.fallback for union, _ in found):
        if fallback is None:
            continue
        at = fallback.origin.at("x-class-name")
        first = taken.setdefault(fallback.class_name, at)
        if first is not at:
            message = f"{fallback.class_name} is something else already"
            yield Fault(at, message, "give the fallback a class name of its own", ((first, "this one"),))


def _taken(found: list[Branch], protocol: Protocol) -> Iterator[Fault]:
    for _, variant in found:
        taken = protocol.definitions.get(variant.class_name or "")
        if taken is not None and not (isinstance(variant.type, RefType) and variant.type.name == taken.name):
            message = f"{taken.name} is a definition that this branch does not refer to"
            related = ((taken.origin, "defined here"),)
            yield Fault(variant.origin.at("x-class-name"), message, RENAME, related)


def _not_the_definition(found: list[Branch], protocol: Protocol) -> Iterator[Fault]:
    beside = {id(o.union) for d in protocol.definitions.values() for o in objects(d) if o.union and o.fields}
    uses = list(every_reference(protocol))
    for union, variant in found:
        name = variant.class_name
        if name is None or not isinstance(variant.type, RefType) or variant.type.name != name:
            continue
        at = variant.origin.at("x-class-name")
        if id(union) in beside:
            yield Fault(at, f"{name} has the properties beside the union too, which its definition does not", RENAME)
        other = next((ref for ref in uses if ref.name == name and ref is not variant.type), None)
        if other is not None:
            message = f"{name} has a tag here, and its definition is used elsewhere too"
            yield Fault(at, message, RENAME, ((other.origin, "used here"),))


RULE = Rule("ACP116", "class-name", check)
