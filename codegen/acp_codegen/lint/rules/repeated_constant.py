"""An enum lists each constant once."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import EnumValue
from acp_codegen.ir.walk import items
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _repeated(protocol)


def _repeated(protocol: Protocol) -> Iterator[Fault]:
    first: dict[tuple[str, str, str | int], Origin] = {}
    for item in items(protocol):
        if not isinstance(item.node, EnumValue):
            continue
        at = item.origin
        enum = at.pointer.rpartition("/")[0]
        known = first.setdefault((at.document.path, enum, item.node.value), at)
        if known is not at:
            message = f"the constant {item.node.value} is listed a second time"
            yield Fault(at.at("const"), message, "keep one of the two", ((known.at("const"), "first listed here"),))


RULE = Rule("ACP122", "repeated-constant", check)
