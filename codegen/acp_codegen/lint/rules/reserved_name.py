"""A name stands for one thing in a version.

The definitions that list the messages of each side are derived from the methods, and their names are taken. A former
name becomes an alias in the bindings, so nothing else may have it. Some names are taken in the bindings themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.identifiers import BINDING_NAMES
from acp_codegen.ir.model import Definition, Protocol, Sources
from acp_codegen.ir.routing import KINDS, SIDES
from acp_codegen.ir.walk import branches, unions
from acp_codegen.lint.rule import Fault, Rule

DERIVED = frozenset([f"{side}{kind}" for side in SIDES for kind in KINDS] + list(EXTENSIONS))


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _derived(protocol)
        yield from _former(protocol)


def _names(definition: Definition) -> Iterator[tuple[str, Origin]]:
    yield definition.name, definition.origin
    for i, name in enumerate(definition.former_names):
        yield name, definition.origin.at("x-former-names", i)


def _derived(protocol: Protocol) -> Iterator[Fault]:
    for definition in protocol.definitions.values():
        for name, at in _names(definition):
            if name in DERIVED:
                yield Fault(at, f"{name} is the name of a definition that is derived", "choose another name")
        for name, at in (*_names(definition), *_classes(definition)):
            if name in BINDING_NAMES:
                yield Fault(at, f"{name} is taken in the Python bindings", "choose another name")


def _classes(definition: Definition) -> Iterator[tuple[str, Origin]]:
    for union in unions(definition):
        named = [(v.class_name, v.origin) for v in branches(union)]
        if union.fallback is not None:
            named.append((union.fallback.class_name, union.fallback.origin))
        yield from ((name, origin.at("x-class-name")) for name, origin in named if name is not None)


def _former(protocol: Protocol) -> Iterator[Fault]:
    known = {name: d.origin for name, d in protocol.definitions.items()}
    for definition in protocol.definitions.values():
        for i, name in enumerate(definition.former_names):
            at = definition.origin.at("x-former-names", i)
            first = known.setdefault(name, at)
            if first is not at:
                message = f"{definition.name} cannot keep the former name {name}: something else has it"
                yield Fault(at, message, "take it from one of the two", ((first, f"{name} stands here too"),))


RULE = Rule("ACP115", "reserved-name", check)
