"""The params and the result of a gated method are there with its gates alone.

A definition that something else brings in without them would say in the stable schema that it belongs to a method
which is not there.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.availability import Alternatives
from acp_codegen.ir.model import Method, Protocol, Sources
from acp_codegen.ir.types import RefType
from acp_codegen.lint.reach import ways
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import listed

Ways = list[tuple[RefType, Alternatives]]


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        found: Ways = list(ways(protocol))
        for method in protocol.methods:
            for ref in method.references if method.features else ():
                yield from _leaks(method, ref, found, protocol)


def _leaks(method: Method, ref: RefType, found: Ways, protocol: Protocol) -> Iterator[Fault]:
    other = _other_way(method, ref, found, protocol)
    if other is not None:
        message = f"{ref.name} is there without {listed(method.features)} as well, which {method.name} needs"
        hint = "give the method a definition of its own, or gate what else refers to this one"
        yield Fault(ref.origin, message, hint, ((other, "brought in here"),))


def _other_way(method: Method, ref: RefType, found: Ways, protocol: Protocol) -> Origin | None:
    """Where the definition comes in without the method's gates."""
    definition = protocol.definitions.get(ref.name)
    if definition is None:
        return None
    rest = frozenset(method.features).difference(definition.features)
    return next((o.origin for o, gates in found if o.name == ref.name and not all(rest <= g for g in gates)), None)


RULE = Rule("ACP117", "gated-params", check)
