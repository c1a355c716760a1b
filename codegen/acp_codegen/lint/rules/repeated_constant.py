"""An enum lists each constant once, and numbers under names of their own."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.python_names import constant
from acp_codegen.ir.types import EnumValue
from acp_codegen.ir.walk import items
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _repeated(protocol)


def _repeated(protocol: Protocol) -> Iterator[Fault]:
    first: dict[tuple[str, str, str | int], Origin] = {}
    named: dict[tuple[str, str, str], Origin] = {}
    for item in items(protocol):
        if not isinstance(item.node, EnumValue):
            continue
        at = item.origin
        enum = at.pointer.rpartition("/")[0]
        known = first.setdefault((at.document.path, enum, item.node.value), at)
        if known is at:
            yield from _named_alike(item.node, enum, named)
        else:
            message = f"the constant {item.node.value} is listed a second time"
            yield Fault(at.at("const"), message, "keep one of the two", ((known.at("const"), "first listed here"),))


def _named_alike(value: EnumValue, enum: str, named: dict[tuple[str, str, str], Origin]) -> Iterator[Fault]:
    if isinstance(value.value, str):
        return
    name = constant(value)
    known = named.setdefault((value.origin.document.path, enum, name), value.origin)
    if known is not value.origin:
        message = f"the constants of two numbers are called {name}"
        yield Fault(value.origin, message, "give one of them an `x-constant-name`", ((known, "this one too"),))


RULE = Rule("ACP122", "repeated-constant", check)
