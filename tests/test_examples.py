"""The examples of the sources: they show every part of the protocol, and each way in which a receiver reads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import cast

import pytest

from acp_codegen.ir.model import Definition, Example
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import (
    META,
    AnyType,
    ArrayType,
    EnumType,
    Field,
    Json,
    MapType,
    NullableType,
    ObjectType,
    RefType,
    Type,
    UnionType,
    Variant,
)
from acp_codegen.ir.walk import branches
from repository import sources, versions, written

each_version = pytest.mark.parametrize("version", versions())


@dataclass(slots=True)
class Shown:
    """What valid examples show: properties, branches and constants by path (`Def.property`, `Def:branch`, `Def=1`)."""

    definitions: Mapping[str, Definition]
    paths: set[str] = field(default_factory=set[str])

    def see(self, value: Json, kind: Type, path: str) -> None:
        match kind:
            case RefType():
                self.paths.add(kind.name)
                self.see(value, self.definitions[kind.name].type, kind.name)
            case NullableType():
                if value is not None:
                    self.see(value, kind.inner, path)
            case ArrayType():
                for item in cast("Sequence[Json]", value):
                    self.see(item, kind.items, path)
            case MapType():
                for inner in cast("Mapping[str, Json]", value).values():
                    self.see(inner, kind.values, path)
            case EnumType():
                self.paths.add(f"{path}={value if value in [v.value for v in kind.values] else 'other'}")
            case ObjectType():
                self._members(cast("Mapping[str, Json]", value), kind, path)
            case UnionType():
                variant = self._picked(value, kind)
                self.paths.add(f"{path}:{variant.label}")
                self.see(value, variant.type, path)
            case _:
                pass

    def _members(self, members: Mapping[str, Json], kind: ObjectType, path: str) -> None:
        for member in kind.fields:
            if member.name in members:
                self.paths.add(f"{path}.{member.name}")
                self.see(members[member.name], member.type, f"{path}.{member.name}")
        if kind.union is not None:
            self.see(members, kind.union, path)

    def _picked(self, value: Json, kind: UnionType) -> Variant:
        tag: Json = cast("Mapping[str, Json]", value).get(kind.tag) if kind.tag and isinstance(value, dict) else None
        rest = (
            *([kind.other] if kind.other and isinstance(tag, str) else ()),
            *(v for v in kind.variants if not v.tag),
        )
        tagged = [v for v in kind.variants if v.tag is not None and v.tag == tag]
        variants: tuple[Variant, ...] = (*tagged, *rest)
        return next(v for v in variants if read(value, v.type, self.definitions).verdict == "valid")


@cache
def examples(version: int) -> tuple[Example, ...]:
    return tuple(example for example in sources().examples if example.version == version)


@cache
def shown(version: int) -> frozenset[str]:
    seen = Shown(written(version).definitions)
    for example in examples(version):
        if example.verdict == "valid":
            seen.see(example.value, example.of, "")
    return frozenset(seen.paths)


def places(version: int, verdict: str) -> set[tuple[str, str]]:
    """The definitions of examples with a verdict, and where these point."""
    return {(e.of.name, pointer) for e in examples(version) if e.verdict == verdict for pointer in e.pointers}


def objects(definition: Definition) -> Iterator[ObjectType]:
    """The object that a definition is, or those of its branches."""
    kind = definition.type
    if isinstance(kind, ObjectType):
        yield kind
    union = kind.union if isinstance(kind, ObjectType) else kind
    if isinstance(union, UnionType):
        yield from (v.type for v in branches(union) if isinstance(v.type, ObjectType))


def members(version: int) -> Iterator[tuple[str, Field]]:
    for definition in written(version).definitions.values():
        for kind in objects(definition):
            yield from ((definition.name, member) for member in kind.fields if member.name != META)


@each_version
def test_every_method_has_valid_params_and_a_valid_result(version: int) -> None:
    valid = {example.of.name for example in examples(version) if example.verdict == "valid"}
    assert {ref.name for method in written(version).methods for ref in method.references} - valid == set()


@each_version
def test_every_branch_and_every_constant_is_shown(version: int) -> None:
    wanted: set[str] = set()
    for name, definition in written(version).definitions.items():
        kind = definition.type.union if isinstance(definition.type, ObjectType) else definition.type
        if isinstance(kind, UnionType):
            wanted |= {f"{name}:{variant.label}" for variant in branches(kind)}
        if isinstance(kind, EnumType):
            wanted |= {f"{name}={value.value}" for value in kind.values} | ({f"{name}=other"} if kind.other else set())
    assert len(wanted) > 100
    assert sorted(wanted - shown(version)) == []


@each_version
def test_every_property_is_shown(version: int) -> None:
    wanted = {f"{name}.{member.name}" for name, member in members(version)}
    assert sorted(wanted - shown(version)) == []


@each_version
def test_every_required_property_is_shown_to_be_needed(version: int) -> None:
    """Where it alone decides: the alternatives of an untagged union are at fault as a whole."""
    apart = {
        name for name, d in written(version).definitions.items() if isinstance(d.type, UnionType) and not d.type.tag
    }
    wanted = {(name, f"/{m.name}") for name, m in members(version) if m.required and name not in apart}
    assert sorted(wanted - places(version, "invalid")) == []


@each_version
def test_what_is_lenient_is_shown_to_be(version: int) -> None:
    """But for what takes any value: nothing there is malformed."""
    wanted = {
        (name, f"/{member.name}")
        for name, member in members(version)
        if (member.default_on_error or member.default_on_null or member.skip_invalid_items)
        and not takes_all(member.type, version)
    }
    found = {(name, f"/{pointer.split('/')[1]}") for name, pointer in places(version, "lenient") if pointer}
    assert sorted(wanted - found) == []


def takes_all(kind: Type, version: int) -> bool:
    """Whether a type takes any value, or one of its alternatives does."""
    if isinstance(kind, (RefType, NullableType)):
        return takes_all(
            written(version).definitions[kind.name].type if isinstance(kind, RefType) else kind.inner, version
        )
    return isinstance(kind, AnyType) or (
        isinstance(kind, UnionType) and any(v.type == AnyType() for v in kind.variants)
    )


@each_version
def test_a_closed_set_is_shown_to_be_closed(version: int) -> None:
    closed = {n for n, d in written(version).definitions.items() if isinstance(d.type, EnumType) and not d.type.other}
    assert sorted(closed - {name for name, _ in places(version, "invalid")}) == []


@each_version
def test_what_is_not_valid_says_what_there_is_to_learn(version: int) -> None:
    assert [e.origin.place for e in examples(version) if e.verdict != "valid" and len(e.why) < 10] == []
