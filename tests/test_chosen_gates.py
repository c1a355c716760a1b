"""Packages with chosen gates: what each has, and how it judges."""

from __future__ import annotations

import inspect
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import acp_schema
import pytest
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from acp_codegen.emit.python.bindings import HOMES
from acp_codegen.ir.model import Protocol
from acp_codegen.select import select
from differential import Package, differential
from made_packages import Workshop, files, workshop
from repository import ROOT, compiled, gates, projected, sources, written
from strategies import examples

UMBRELLA = ("unstable",)
STATUS = ("unstable_auth_status",)
WITHDRAWN = ("unstable_auth_methods",)
SHIPPED = {1: v1_unstable, 2: v2_unstable}
FEW = examples(5)


def sets_of(version: int) -> Iterator[tuple[str, ...]]:
    """No gate, the umbrella, and each gate that covers something: every other one alone, the rest by threes."""
    plain = stable(version).definitions
    telling = [gate for gate in gates() if select(written(version), (gate,)).definitions != plain]
    alone = [gate for gate in telling if gates().index(gate) % 2 == version % 2 or gate in WITHDRAWN]
    rest = [gate for gate in telling if gate not in alone]
    yield from ((), UMBRELLA, *((gate,) for gate in alone))
    yield from (tuple(rest[i : i + 3]) for i in range(0, len(rest), 3))


def stable(version: int) -> Protocol:
    return projected(version)


SETS = [(version, names) for version in (1, 2) for names in sets_of(version)]
each_set = pytest.mark.parametrize(
    ("version", "names"), SETS, ids=[f"v{version}-{'+'.join(names) or 'none'}" for version, names in SETS]
)
versions = pytest.mark.parametrize("version", [1, 2])


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    with workshop(tmp_path_factory.mktemp("packages")) as opened:
        yield opened


def test_each_gate_is_in_a_set_of_each_version_and_alone_in_one() -> None:
    assert {names[0] for _, names in SETS if len(names) == 1} == {*gates(), *UMBRELLA}
    for version in (1, 2):
        there = {gate for number, names in SETS if number == version for gate in names}
        assert there >= {m.features[0] for m in written(version).methods if m.features}


@each_set
def test_a_package_has_its_protocol_and_what_all_packages_have(
    shop: Workshop, version: int, names: tuple[str, ...]
) -> None:
    package = shop.package(version, names)
    public = set(package.types.__all__)
    assert {*package.protocol.definitions, *HOMES, "METHODS", "method"} <= public
    for name in public:
        assert getattr(package.types, name) is not None
    closed = set(written(version).definitions) - set(package.protocol.definitions)
    assert not closed & public
    assert not any(hasattr(package.types, name) for name in closed)
    keys = [(m.name, m.kind, m.direction) for m in package.types.METHODS]
    assert keys == [m.key for m in package.protocol.methods]
    for ours, source in zip(package.types.METHODS, package.protocol.methods, strict=True):
        assert ours.params is package.type(source.params.name)
        assert package.types.method(*source.key) is ours


@each_set
def test_the_schema_in_it_is_that_of_its_gates(shop: Workshop, version: int, names: tuple[str, ...]) -> None:
    package = shop.package(version, names)
    schema = json.loads(package.schema.read_text())
    assert schema == compiled(version, names)
    assert schema["x-acp"]["features"] == list(package.protocol.features or ())
    table = (package.schema.parent / "features.json").read_text()
    assert table == (ROOT / "generated" / "acp_schema" / "features.json").read_text()
    assert list(map(repr, package.types.FEATURES)) == list(map(repr, acp_schema.FEATURES))


@each_set
def test_the_verdicts_are_those_of_the_model_and_of_json_schema(
    shop: Workshop, version: int, names: tuple[str, ...]
) -> None:
    """On generated values of what the gates have brought or changed."""
    package, before = shop.package(version, names), stable(version).definitions
    now = package.protocol.definitions
    changed = [name for name, d in now.items() if name not in before or before[name].type != d.type]
    assert bool(changed) == bool(names)
    for name in changed if names != UMBRELLA else ():
        differential(package, name, FEW)


@versions
def test_a_package_without_gates_is_the_shipped_one_but_for_its_place(version: int) -> None:
    shipped = ROOT / "generated" / "acp_schema"
    for name, content in files(version, ()).items():
        common = name.startswith(("_runtime/", "features.", "py.typed"))
        if name != "__init__.py":
            theirs = (shipped / ("" if common else f"v{version}") / name).read_text()
            lines = (
                theirs if common else theirs.replace("from .._runtime", "from ._runtime").replace(f'"v{version}/', '"')
            )
            # Where an import stands depends on what it is called.
            assert sorted(content.decode().splitlines()) == sorted(lines.splitlines()), name


def test_a_withdrawn_gate_has_its_classes(shop: Workshop) -> None:
    made, plain = shop.package(1, WITHDRAWN), shop.package(1)
    wire = {"type": "env_var", "id": "key", "name": "Key", "vars": [{"name": "KEY"}]}
    assert type(made.codec.decode(made.type("AuthMethod"), wire)).__name__ == "AuthMethodEnvVar"
    assert type(plain.codec.decode(plain.type("AuthMethod"), wire)).__name__ == "AuthMethodOther"
    assert not hasattr(plain.types, "AuthMethodEnvVar")


@versions
def test_the_umbrella_has_the_classes_of_the_shipped_package(shop: Workshop, version: int) -> None:
    made, shipped = shop.package(version, UMBRELLA).types, SHIPPED[version]
    assert set(shipped.__all__) | set(HOMES) == set(made.__all__)
    classes = [name for name in shipped.__all__ if hasattr(getattr(shipped, name), "model_fields")]
    assert classes
    for name in classes:
        ours, theirs = getattr(made, name), getattr(shipped, name)
        assert list(members_of(ours)) == list(members_of(theirs)), name
        assert set(inspect.signature(ours).parameters) == set(inspect.signature(theirs).parameters)
        assert ours.wire_constants == theirs.wire_constants


def members_of(form: Any) -> Iterator[tuple[object, ...]]:
    """What a class says of each property, by name; a subclass may have them in another order."""
    for attribute, member in sorted(form.model_fields.items()):
        yield attribute, member.alias, member.is_required(), member.repr, member.description


@versions
def test_the_umbrella_judges_as_the_shipped_package_does(shop: Workshop, version: int) -> None:
    made = shop.package(version, UMBRELLA)
    shipped = replace(made, label="shipped", types=SHIPPED[version], codec=acp_schema)
    examples = [e for e in sources().examples if e.version == version and e.of.name in made.protocol.definitions]
    for example in random.Random(version).sample(examples, 30):  # noqa: S311 - a choice of cases
        ours, theirs = (package.outcome(example.of.name, example.value) for package in (made, shipped))
        assert ours == theirs
        assert told(made, example.of.name, example.value) == told(shipped, example.of.name, example.value)


def told(package: Package, name: str, value: Any) -> list[str]:
    """All that a package says of a value."""
    try:
        return [str(drop) for drop in package.codec.decode(package.type(name), value, report=True)[1]]
    except package.codec.DecodeError as error:
        return [str(fault) for fault in error.faults]
