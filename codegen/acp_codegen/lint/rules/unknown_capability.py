"""A capability points at a marker in the `initialize` messages, and tests it for what it can be.

`true` is for a boolean, `nonEmpty` for a list, `present` for an object or for what may be null. A method needs no
capability, nor a condition: many belong to every agent or client.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

from acp_codegen.ir.markers import marker, markers
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

MANY = 2000
"""How many properties the `initialize` messages may have, each counted once for every way to it."""

_WANTED: Mapping[Test, tuple[tuple[type, ...], str]] = {
    "true": ((BooleanType,), "a boolean"),
    "nonEmpty": ((ArrayType,), "a list"),
    "present": ((ObjectType, MapType, UnionType, AnyType), "an object or something that may be null"),
}


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _countless(protocol)
        for item in items(protocol):
            for capability in item.capability:
                yield from _pointless(capability, protocol)
                yield from _unfit(capability, protocol)


def _countless(protocol: Protocol) -> Iterator[Fault]:
    for found in islice(markers(protocol), MANY, MANY + 1):
        message = f"what the sides send in `initialize` has more than {MANY} places for properties; one is {found.at}"
        hint = "refer to fewer objects that refer to others in turn, or put some into a list"
        yield Fault(found.field.origin, message, hint)


def _pointless(capability: Capability, protocol: Protocol) -> Iterator[Fault]:
    if marker(protocol, capability) is None:
        message = f"what the {capability.of} sends in `initialize` has no {capability.at}"
        yield Fault(capability.origin.at("at"), message, _hint(capability, protocol))


def _hint(capability: Capability, protocol: Protocol) -> str:
    other: Side = "client" if capability.of == "agent" else "agent"
    if marker(protocol, replace(capability, of=other)) is not None:
        return f"the {other} sends it: write that in `of`"
    known = islice(markers(protocol), MANY)
    near = [m.at for m in known if m.of == capability.of and not m.at.endswith(f"/{META}")]
    return meant(capability.at, near, "point at a property that this side sends in `initialize`")


def _unfit(capability: Capability, protocol: Protocol) -> Iterator[Fault]:
    found = marker(protocol, capability)
    kinds, words = _WANTED[capability.test]
    if found is None or _is(found.field.type, kinds, capability.test == "present", protocol):
        return
    message = f"the test `{capability.test}` is for {words}, which {capability.at} is not"
    related = ((found.field.origin, "the property"),)
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
