"""A default that is put together comes to an end.

`"default": {}` on a reference to an object stands for what that object is with nothing sent, which may hold more such
defaults. They must not lead back to where they began, and what comes of them stays small: each compiled schema
writes it out in full.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.ir.defaults import DEPTH, SIZE, extents, sources_of
from acp_codegen.ir.graph import loops
from acp_codegen.ir.model import Sources
from acp_codegen.ir.types import Field
from acp_codegen.lint.rule import Fault, Rule

Below = Mapping[str, list[tuple[Field, str]]]


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        below = sources_of(protocol.definitions)
        for loop in loops({name: [of for _, of in pairs] for name, pairs in below.items()}):
            yield _endless(loop, below)
        known = extents(protocol.definitions)
        for name, pairs in below.items():
            for member, of in pairs:
                inner = known.get(of)
                if inner is not None and not inner.fits and all(known[n].fits for _, n in below[of]):
                    yield _large(f"{name}.{member.name}", member, f"{inner.size} values, {inner.depth} deep")


def _endless(loop: list[str], below: Below) -> Fault:
    steps = zip(loop, [*loop[1:], loop[0]], strict=True)
    held = [(name, next(member for member, of in below[name] if of == target)) for name, target in steps]
    (owner, first), *others = held
    path = f"{owner}.{first.name}"
    way = ", which holds that of ".join([*(f"{name}.{member.name}" for name, member in others), path])
    related = tuple((member.origin.at("default"), "on the way") for _, member in others)
    message = f"the `default` of {path} has no end: it holds that of {way}"
    return Fault(first.origin.at("default"), message, "take the `default` from one of these properties", related)


def _large(path: str, member: Field, extent: str) -> Fault:
    message = f"the `default` of {path} is put together from too much: {extent} (at most {SIZE} and {DEPTH})"
    return Fault(member.origin.at("default"), message, "take the `default` from some of what it is put together from")


RULE = Rule("ACP131", "endless-default", check)
