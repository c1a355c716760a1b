"""A capability points at a marker in the `initialize` messages, and tests it for what it can be.

`true` is for a boolean, `nonEmpty` for a list, `present` for an object or for what may be null. A method needs no
capability, nor a condition: many belong to every agent or client.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.ir.markers import Marker, markers
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.ir.types import (
    META,
    AnyType,
    ArrayType,
    BooleanType,
    Capability,
    MapType,
    NullableType,
    ObjectType,
    RefType,
    Side,
    Test,
    Type,
    UnionType,
)
from acp_codegen.ir.walk import items
from acp_codegen.lint.rule import Fault, Rule
from acp_codegen.lint.words import meant

Known = Mapping[tuple[Side, str], Marker]

_WANTED: Mapping[Test, tuple[tuple[type, ...], str]] = {
    "true": ((BooleanType,), "a boolean"),
    "nonEmpty": ((ArrayType,), "a list"),
    "present": ((ObjectType, MapType, UnionType, AnyType), "an object or something that may be null"),
}


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        known = markers(protocol)
        for item in items(protocol):
            for capability in item.capability:
                yield from _pointless(capability, known)
                yield from _unfit(capability, known, protocol)


def _pointless(capability: Capability, known: Known) -> Iterator[Fault]:
    if (capability.of, capability.at) not in known:
        message = f"what the {capability.of} sends in `initialize` has no {capability.at}"
        yield Fault(capability.origin.at("at"), message, _hint(capability, known))


def _hint(capability: Capability, known: Known) -> str:
    other: Side = "client" if capability.of == "agent" else "agent"
    if (other, capability.at) in known:
        return f"the {other} sends it: write that in `of`"
    near = [at for of, at in known if of == capability.of and not at.endswith(f"/{META}")]
    return meant(capability.at, near, "point at a property that this side sends in `initialize`")


def _unfit(capability: Capability, known: Known, protocol: Protocol) -> Iterator[Fault]:
    marker = known.get((capability.of, capability.at))
    kinds, words = _WANTED[capability.test]
    if marker is None or _is(marker.field.type, kinds, capability.test == "present", protocol):
        return
    message = f"the test `{capability.test}` is for {words}, which {capability.at} is not"
    related = ((marker.field.origin, "the property"),)
    yield Fault(capability.origin.at("is"), message, "choose the test that fits: present, true or nonEmpty", related)


def _is(kind: Type, kinds: tuple[type, ...], nullable: bool, protocol: Protocol) -> bool:
    """Whether a type is one of these; with `nullable`, what may be null is so too."""
    for _ in range(len(protocol.definitions) + 1):
        if isinstance(kind, NullableType):
            if nullable:
                return True
            kind = kind.inner
        if not isinstance(kind, RefType):
            return isinstance(kind, kinds)
        if kind.name not in protocol.definitions:
            return True
        kind = protocol.definitions[kind.name].type
    return True


RULE = Rule("ACP114", "unknown-capability", check)
