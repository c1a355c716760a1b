"""What the Python bindings add to the definitions has names that nothing else has.

An object, union or enum that stands in line is called after its definition and property: `Details` with a property
`mood` has `DetailsMood`. An enum with `x-read-as` brings `Known<Enum>`, an open one of integers `Any<Enum>`, and a
definition that gates add to is imported as `Stable<Definition>`.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.class_names import any_name, branch_class, item_class, known_names, property_class, value_class
from acp_codegen.ir.model import Definition, Protocol, Sources
from acp_codegen.ir.types import ArrayType, EnumType, IntegerType, MapType, NullableType, ObjectType, Type, UnionType
from acp_codegen.ir.walk import branches, unions
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        yield from _in(protocol)


def _in(protocol: Protocol) -> Iterator[Fault]:
    taken = dict(_named(protocol))
    for definition in protocol.definitions.values():
        for name, what, at in _added(definition):
            if name in taken:
                message = f"the Python bindings call {what} {name}, which is something else already"
                yield Fault(at, message, "rename one of the two", ((taken[name], "this one"),))


def _named(protocol: Protocol) -> Iterator[tuple[str, Origin]]:
    for definition in protocol.definitions.values():
        for union in unions(definition):
            yield from ((v.class_name, v.origin) for v in branches(union) if v.class_name)
        yield from ((name, definition.origin) for name in (*definition.former_names, definition.name))


def _added(definition: Definition) -> Iterator[tuple[str, str, Origin]]:
    name, kind, at = definition.name, definition.type, definition.origin
    yield f"Stable{name}", "its stable part", at
    if isinstance(kind, EnumType) and kind.other is not None:
        if kind.other.read_as is not None:
            yield known_names(name)[0], "its known values", at
        if isinstance(kind.base, IntegerType):
            yield any_name(name), "its values", at
    for inner, origin in _inline(name, kind):
        yield inner, "this type", origin


def _inline(owner: str, kind: Type) -> Iterator[tuple[str, Origin]]:
    """The types in line by the names that they get, and where they stand."""
    for name, inner, at in _parts(owner, kind):
        for called, part in _unwrapped(name, inner):
            yield called, at
            yield from _inline(called, part)


def _parts(owner: str, kind: Type) -> Iterator[tuple[str, Type, Origin]]:
    if isinstance(kind, ObjectType):
        yield from ((property_class(owner, f.name), f.type, f.origin) for f in kind.fields)
        kind = kind.union or kind
    if isinstance(kind, UnionType):
        for variant in branches(kind):
            name = branch_class(owner, variant.label, variant.class_name)
            yield from _parts(name, variant.type)


def _unwrapped(name: str, kind: Type) -> Iterator[tuple[str, Type]]:
    match kind:
        case NullableType(inner=inner):
            yield from _unwrapped(name, inner)
        case ArrayType(items=inner):
            yield from _unwrapped(item_class(name), inner)
        case MapType(values=inner):
            yield from _unwrapped(value_class(name), inner)
        case ObjectType() | UnionType() | EnumType():
            yield name, kind
        case _:
            pass


RULE = Rule("ACP140", "binding-name", check)
