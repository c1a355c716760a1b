"""What the package with every gate takes from the stable one: whole classes, or classes to add properties to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from acp_codegen.emit.python.shapes import Alias, Class, Member, Shape, Shapes, referred
from acp_codegen.ir.types import ArrayType, MapType, NullableType, RefType, Type
from acp_codegen.ir.walk import references

Holds = Callable[[str, set[str]], bool]


@dataclass(frozen=True, slots=True)
class Sharing:
    """`same` are names whose stable shape serves; `bases` those whose class extends the stable one of that name."""

    same: frozenset[str] = frozenset()
    bases: frozenset[str] = frozenset()


def share(stable: Shapes, wide: Shapes) -> Sharing:
    """What `wide`, the shapes with more gates open, shares with `stable`."""
    alike = {name for name, shape in wide.items() if stable.get(name) == shape}
    same = _settled(alike, lambda n, kept: all(ref in kept for ref in referred(wide[n])))
    narrower = _settled({n for n in wide if n in stable}, lambda n, kept: _narrows(stable[n], wide[n], same, kept))
    return Sharing(frozenset(same), frozenset(n for n in narrower - same if isinstance(wide[n], Class)))


def _settled(names: set[str], holds: Holds) -> set[str]:
    """The largest part of some names of which each holds given the others."""
    while True:
        left = {name for name in names if holds(name, names)}
        if left == names:
            return names
        names = left


def _narrows(stable: Shape, wide: Shape, same: set[str], narrower: set[str]) -> bool:
    """Whether every value of the wide shape can stand where one of the stable shape is wanted."""
    if isinstance(stable, Class) and isinstance(wide, Class):
        counterparts = [(m, wide.member(m.attribute)) for m in stable.members]
        return all(w is not None and _member_narrows(m, w, same, narrower) for m, w in counterparts)
    if isinstance(stable, Alias) and isinstance(wide, Alias):
        blank = (replace(stable, choices=()), replace(wide, choices=()))
        if blank[0] != blank[1] or len(stable.choices) != len(wide.choices):
            return False
        return all(
            (s.tag, s.label) == (w.tag, w.label) and _type_narrows(s.type, w.type, same, narrower)
            for s, w in zip(stable.choices, wide.choices, strict=True)
        )
    return False


def _member_narrows(stable: Member, wide: Member, same: set[str], narrower: set[str]) -> bool:
    alike = replace(stable, type=wide.type) == wide
    return alike and _type_narrows(stable.type, wide.type, same, narrower)


def _type_narrows(stable: Type, wide: Type, same: set[str], narrower: set[str]) -> bool:
    match stable, wide:
        case RefType(), RefType():
            return stable.name == wide.name and (stable.name in same or stable.name in narrower)
        case (NullableType(inner=one), NullableType(inner=other)) | (MapType(values=one), MapType(values=other)):
            return _type_narrows(one, other, same, narrower)
        case ArrayType(), ArrayType():
            return replace(stable, items=wide.items) == wide and _type_narrows(stable.items, wide.items, same, narrower)
        case _:
            return stable == wide


def own_members(shape: Class, base: Class | None, same: frozenset[str]) -> tuple[Member, ...]:
    """The members that a class has to state: all, or with a base those that it adds and those of another type."""
    if base is None:
        return shape.members
    return tuple(m for m in shape.members if base.member(m.attribute) is None or not _kept(m, same))


def _kept(member: Member, same: frozenset[str]) -> bool:
    return all(ref.name in same for ref, _ in references(member.type))
