"""The bindings agree with the reference meaning of the model, and with JSON Schema where nothing is lenient."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from typing import Any

import acp_schema
import pytest
from acp_schema import v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable
from hypothesis import assume, given, settings

from acp_codegen.diagnostics import pointer_join
from acp_codegen.ir.model import Definition, Example, Protocol
from acp_codegen.ir.types import ObjectType
from acp_codegen.ir.walk import unions
from differential import Package, agree, differential, known_difference
from repository import ROOT, projected, sources
from strategies import Spoilt, examples, spoilt_once

UMBRELLA = ("unstable",)
FEW = examples(6)
MANY = examples(14)


def shipped(label: str, types: Any, protocol: Protocol, schema: str) -> Package:
    return Package(label, types, acp_schema, protocol, ROOT / "generated" / "acp_schema" / protocol.name / schema)


@cache
def packages() -> tuple[Package, ...]:
    return (
        shipped("v1", v1, projected(1), "schema.json"),
        shipped("v1.unstable", v1_unstable, projected(1, UMBRELLA), "schema.unstable.json"),
        shipped("v2", v2, projected(2), "schema.json"),
        shipped("v2.unstable", v2_unstable, projected(2, UMBRELLA), "schema.unstable.json"),
    )


SUBJECTS = [(package, name) for package in packages() for name in package.names]
each_definition = pytest.mark.parametrize(
    ("package", "name"), SUBJECTS, ids=[f"{package.label}-{name}" for package, name in SUBJECTS]
)


def effort(package: Package, name: str) -> settings:
    """Few values where a type has nothing but metadata, or is the stable one once more."""
    kind = package.protocol.definitions[name].type
    small = isinstance(kind, ObjectType) and kind.union is None and len(kind.fields) < 2
    stable = {1: v1, 2: v2}[package.protocol.version]
    shared = package.label.endswith("unstable") and hasattr(stable, name)
    return FEW if small or (shared and getattr(stable, name) is package.type(name)) else MANY


@each_definition
def test_the_verdicts_are_those_of_the_model_and_of_json_schema(package: Package, name: str) -> None:
    differential(package, name, effort(package, name))


@each_definition
def test_what_is_wrong_at_one_place_is_told_of_there(package: Package, name: str) -> None:
    """Of a property that is gone, at its place or that of the object that lacks it."""
    kind, definitions = package.protocol.definitions[name].type, package.protocol.definitions
    may_be_gone = tags_of_some(definitions)

    @effort(package, name)
    @given(spoilt_once(kind, definitions))
    def check(spoilt: Spoilt) -> None:
        assume(not (spoilt.dropped and spoilt.path[-1] in may_be_gone))
        assume(not known_difference(package, name, spoilt.value))
        found = package.outcome(name, spoilt.value)
        if found.verdict == "invalid":
            place, holder = pointer_of(spoilt.path), pointer_of(spoilt.path[:-1])
            within = all(f"{pointer}/".startswith(f"{place}/") for pointer in found.pointers)
            assert within or (spoilt.dropped and found.pointers == {holder}), (spoilt, found)

    check()


def tags_of_some(definitions: Mapping[str, Definition]) -> set[str | None]:
    """Tags that not all variants have: without one, a value is read by its shape, and may then lack another thing."""
    found = (union for definition in definitions.values() for union in unions(definition))
    return {union.tag for union in found if any(variant.tag is None for variant in union.variants)}


def pointer_of(path: Sequence[Any]) -> str:
    return reduce(pointer_join, path, "")


EXAMPLE_CASES = [
    (package, example)
    for package in packages()
    for example in sources().examples
    if example.version == package.protocol.version
    and example.of.name in package.protocol.definitions
    and not known_difference(package, example.of.name, example.value)
]


@pytest.mark.parametrize(
    ("package", "example"),
    EXAMPLE_CASES,
    ids=[f"{package.label}-{example.of.name}-{example.verdict}" for package, example in EXAMPLE_CASES],
)
def test_the_verdicts_on_the_examples_are_those_of_the_model(package: Package, example: Example) -> None:
    agree(package, example.of.name, example.value)
