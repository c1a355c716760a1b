"""The tag of a union is written once: as the `x-tag-value` of its branches.

The property is derived from that, so a branch has no property of that name itself; the constant would be lost. A
definition that a branch refers to may have it, if the tag is a value of it. Properties beside the union may say what
the tag is where no tag picks a branch: that takes an untagged branch, and every tag has to be a value of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import Field, ObjectType, RefType, Type, UnionType, Variant
from acp_codegen.ir.walk import branches, objects, references, unions
from acp_codegen.lint.reach import broken
from acp_codegen.lint.rule import Fault, Rule

AWAY = "take the property away: it follows from the tags"


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for union in unions(definition):
                for variant in branches(union) if union.tag is not None else ():
                    yield from _inside(union.tag or "", variant, union, protocol)
            for kind in objects(definition):
                if kind.union is not None and kind.union.tag is not None:
                    yield from _beside(kind.field(kind.union.tag), kind.union, protocol)


def _inside(tag: str, variant: Variant, union: UnionType, protocol: Protocol) -> Iterator[Fault]:
    """A branch that has the tag property itself, or refers to an object whose property cannot be that tag."""
    picked = variant.tag is not None or variant is union.other
    kind = _resolved(variant.type, protocol)
    member = kind.field(tag) if picked and isinstance(kind, ObjectType) else None
    if member is None:
        return
    if not isinstance(variant.type, RefType):
        message = f"the branch {variant.label} has the tag `{tag}` as a property of its own"
        yield Fault(member.origin, message, AWAY)
    elif variant.tag is not None and not _fits(variant.tag, member, protocol):
        message = f"the tag {variant.tag} is no value of `{tag}` in {variant.type.name}"
        hint = "take that property away, as it follows from the tags, or let it be text"
        yield Fault(variant.origin.at("x-tag-value"), message, hint, ((member.origin, "this property"),))


def _beside(member: Field | None, union: UnionType, protocol: Protocol) -> Iterator[Fault]:
    if member is None:
        return
    if all(variant.tag is not None for variant in union.variants):
        message = f"`{union.tag}` is the tag of the union beside it, each branch of which has one"
        yield Fault(member.origin, message, AWAY)
    for tag in union.tags:
        if not _fits(tag, member, protocol):
            message = f"`{member.name}` is the tag of the union beside it, and {tag} is no value of it"
            yield Fault(member.origin, message, "let it be text, or text or null, or take it away")
            return


def _fits(tag: str, member: Field, protocol: Protocol) -> bool:
    """Whether a tag is a value of a property; where it cannot be said what that is, it may be one."""
    unclear = not broken(protocol).isdisjoint(ref.name for ref, _ in references(member.type))
    return unclear or not read(tag, member.type, protocol.definitions).faults


def _resolved(kind: Type, protocol: Protocol) -> Type:
    """What a reference leads to, by way of others."""
    for _ in protocol.definitions:
        if not (isinstance(kind, RefType) and kind.name in protocol.definitions):
            break
        kind = protocol.definitions[kind.name].type
    return kind


RULE = Rule("ACP123", "tag-property", check)
