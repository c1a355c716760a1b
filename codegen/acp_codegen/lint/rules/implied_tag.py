"""It is clear which values an untagged branch is for.

`x-tag-implied` is the tag that an absent one stands for, so no branch of the union may have it as its own, and only one
branch can be implied. `x-fallback` keeps what fits an untagged branch against its tag: there has to be exactly one such
branch, it has an `x-tag-implied`, and the union is not open, for an open branch reads unknown tags already.
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
                yield from _implied(union)
                yield from _fallback(union)


def _implied(union: UnionType) -> Iterator[Fault]:
    first: Variant | None = None
    for variant in union.variants:
        if variant.implied_tag is None:
            continue
        at = variant.origin.at("x-tag-implied")
        taken = next((v for v in union.variants if v.tag == variant.implied_tag), None)
        if union.tag is None:
            yield Fault(at, "the union has no tag that could be implied", "name its property in `x-tag`")
        elif taken is not None:
            related = ((taken.origin, "this one"),)
            yield Fault(at, f"the tag {variant.implied_tag} is that of another branch", "imply another tag", related)
        elif first is not None:
            related = ((first.origin.at("x-tag-implied"), "the first"),)
            yield Fault(at, "an absent tag stands for another branch already", "imply a tag on one branch", related)
        first = first or variant


def _fallback(union: UnionType) -> Iterator[Fault]:
    if union.fallback is None:
        return
    loose = [v for v in union.variants if v.tag is None]
    if union.other is not None:
        message = "the union is open: its open branch reads what no tag picks"
        yield Fault(union.fallback.origin, message, "take away `x-fallback` or `x-other`")
    elif len(loose) != 1 or loose[0].implied_tag is None:
        message = "a fallback is for what fits the one untagged branch against its tag"
        hint = "have exactly one branch without a tag, and write its `x-tag-implied`"
        yield Fault(union.fallback.origin, message, hint)


RULE = Rule("ACP137", "implied-tag", check)
