"""It is clear how a branch is picked.

`x-tag-value` needs the `x-tag` of its union. In a tagged union a branch without a value is tried where no tag picks
another, and has a `title` to go by.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import UnionType
from acp_codegen.ir.walk import unions
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for definition in protocol.definitions.values():
            for union in unions(definition):
                yield from _tagless(union) if union.tag is None else _untitled(union)


def _tagless(union: UnionType) -> Iterator[Fault]:
    for variant in union.variants:
        if variant.tag is not None:
            message = f"the tag {variant.tag} stands in a union that has no `x-tag`"
            hint = "name the tag property in `x-tag` beside the branches, or give the branch a `title` instead"
            yield Fault(variant.origin.at("x-tag-value"), message, hint)


def _untitled(union: UnionType) -> Iterator[Fault]:
    for variant in union.variants:
        if variant.tag is None and variant.title is None:
            message = f"this branch of a union by `{union.tag}` has neither a tag nor a title"
            hint = "write its `x-tag-value`, or the `title` of a branch that needs no tag"
            yield Fault(variant.origin, message, hint)


RULE = Rule("ACP121", "untold-branch", check)
