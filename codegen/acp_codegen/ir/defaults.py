"""Defaults, with those of nested objects put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.ir.alternatives import Definitions
from acp_codegen.ir.graph import settled
from acp_codegen.ir.types import MISSING, Field, Json, Missing, ObjectType, RefType, Type

SIZE, DEPTH = 1000, 32
"""How many values a default that is put together may have, and how deep they may lie in one another."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How large a default is that is put together: its values, and how deep they lie in one another."""

    size: int
    depth: int

    @property
    def fits(self) -> bool:
        return self.size <= SIZE and self.depth <= DEPTH


def composed_default(member: Field, definitions: Definitions) -> Json | Missing:
    """The field's default; `{}` on a reference to an object becomes what that object is with nothing sent.

    MISSING where the field has no default. Where it would have no end, it is cut off: see `extents`.
    """
    return _composed(member, definitions, frozenset())


def _composed(member: Field, definitions: Definitions, through: frozenset[str]) -> Json | Missing:
    name = source(member, definitions)
    if name is None or name in through:
        return member.default
    values = ((f.name, _composed(f, definitions, through | {name})) for f in _fields(name, definitions))
    return {label: value for label, value in values if value is not MISSING}


def source(member: Field, definitions: Definitions) -> str | None:
    """The definition of the object whose defaults a field's `{}` stands for; None for any other default."""
    if member.default != {}:
        return None
    name = _end(member.type, definitions)
    return name if name is not None and isinstance(definitions[name].type, ObjectType) else None


def sources_of(definitions: Definitions) -> Mapping[str, list[tuple[Field, str]]]:
    """For each definition, its fields whose default is put together, and from which definition."""
    return {
        name: [(f, of) for f in _fields(name, definitions) if (of := source(f, definitions)) is not None]
        for name in definitions
    }


def extents(definitions: Definitions) -> Mapping[str, Extent]:
    """How large each definition is with nothing sent; one whose defaults never end is missing."""
    below = sources_of(definitions)
    found: dict[str, Extent] = {}
    for name in settled({name: [of for _, of in pairs] for name, pairs in below.items()}):
        parts = [found[of] for _, of in below[name]]
        plain = sum(f.default is not MISSING for f in _fields(name, definitions)) - len(parts)
        found[name] = Extent(1 + plain + sum(p.size for p in parts), 1 + max((p.depth for p in parts), default=0))
    return found


def _fields(name: str, definitions: Definitions) -> Iterator[Field]:
    kind = definitions[name].type
    yield from kind.fields if isinstance(kind, ObjectType) else ()


def _end(kind: Type, definitions: Definitions) -> str | None:
    """The definition at the end of references that only refer on; None where there is none."""
    seen: set[str] = set()
    last: str | None = None
    while isinstance(kind, RefType) and kind.name in definitions and kind.name not in seen:
        last = kind.name
        seen.add(last)
        kind = definitions[last].type
    return None if isinstance(kind, RefType) else last
