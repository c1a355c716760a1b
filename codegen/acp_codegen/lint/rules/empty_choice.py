"""A union or an enum has a branch wherever it is there.

Branches behind gates go where these are closed. With none left, and no `x-other` to read the rest, no value would
fit, and what is compiled would be no JSON Schema. So one branch needs no gate but those that the union itself needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from acp_codegen.ir.availability import availability
from acp_codegen.ir.model import Definition, Sources
from acp_codegen.ir.types import EnumType, EnumValue, Field, RefType, UnionType, Variant
from acp_codegen.ir.walk import Gates, choices, definition_items
from acp_codegen.lint.gates import with_just
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import listed

HINT = "leave a branch without a gate, add an `x-other`, or put a gate on what needs this"


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        for name, alternatives in availability(protocol).items():
            for item in definition_items(protocol.definitions[name]):
                if isinstance(item.node, (Definition, Field, Variant)):
                    for choice in choices(item.node.type):
                        ways = [gates | item.gates for gates in alternatives]
                        yield from _emptied(item.node, item.path, choice, ways)


def _emptied(
    node: Definition | Field | Variant, path: str, choice: UnionType | EnumType, ways: Iterable[Gates]
) -> Iterator[Fault]:
    """The smallest set of gates under which the choice is there and no branch is: more gates only add branches."""
    parts: tuple[Variant | EnumValue, ...] = choice.values if isinstance(choice, EnumType) else choice.variants
    left = sorted(sorted(gates) for gates in ways if not any(gates.issuperset(part.features) for part in parts))
    if left and choice.other is None:
        told = "; ".join(f"{_name(i, part)} needs {listed(part.features)}" for i, part in enumerate(parts, 1))
        message = f"{path} has no branch left {with_just(left[0])}: {told}"
        related = tuple((part.origin.at("x-feature"), "gated here") for part in parts)
        yield Fault(node.origin, message, HINT, related)


def _name(number: int, part: Variant | EnumValue) -> str:
    if isinstance(part, EnumValue):
        return str(part.value)
    named = part.tag or part.title or (part.type.name if isinstance(part.type, RefType) else None)
    return named or f"branch {number}"


RULE = Rule("ACP130", "empty-choice", check)
