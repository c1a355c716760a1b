"""A tag picks one branch of its union.

With the same `x-tag-value` on two branches a receiver could not tell which of them a message means.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import UnionType, Variant
from acp_codegen.ir.walk import unions
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for union in unions(definition):
                yield from _repeated(union)


def _repeated(union: UnionType) -> Iterator[Fault]:
    first: dict[str, Variant] = {}
    for variant in union.variants:
        if variant.tag is None:
            continue
        known = first.setdefault(variant.tag, variant)
        if known is not variant:
            message = f"the tag {variant.tag} picks another branch already"
            related = ((known.origin.at("x-tag-value"), "this one"),)
            yield Fault(variant.origin.at("x-tag-value"), message, "give each branch a tag of its own", related)


RULE = Rule("ACP108", "repeated-tag", check)
