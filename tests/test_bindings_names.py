"""Public names stay: nothing else in the sources moves them, and a name that is given up is an alias for a while."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.emit.python import bindings
from acp_codegen.emit.python.classes import shapes
from acp_codegen.emit.python.shapes import Alias, Class, Shape, Shapes
from acp_codegen.ir.model import Definition, Protocol
from acp_codegen.ir.types import ObjectType, RefType, Type, UnionType, Variant
from acp_codegen.load import load_sources
from acp_codegen.pipeline import project_features
from golden import CASES, lay_over
from repository import ROOT, projected

SNAPSHOTS = Path(__file__).parent / "snapshots" / "public_names"
PACKAGES = {
    "acp_schema": "acp_schema",
    "v1": "acp_schema.v1",
    "v1.unstable": "acp_schema.v1.unstable",
    "v2": "acp_schema.v2",
    "v2.unstable": "acp_schema.v2.unstable",
}
GONE = """
These names can no longer be imported from {package}: {names}.
A definition that has another name now says so, and its former name stays an alias: "x-former-names": ["FORMER"].
A variant keeps its class with "x-class-name". What is meant to go for good goes from {snapshot} by hand.
"""
NEW = "These names are new in {package}: {names}. `pytest {test} --update-golden` adds them to {snapshot}."


@pytest.mark.parametrize("label", PACKAGES)
def test_no_public_name_goes_unnoticed(label: str, update_golden: bool) -> None:
    package: Any = import_module(PACKAGES[label])
    snapshot = SNAPSHOTS / f"{label}.txt"
    before = set(snapshot.read_text(encoding="utf-8").split()) if snapshot.exists() else set[str]()
    now = {*package.__all__, *package._FORMER}
    if update_golden:
        snapshot.parent.mkdir(parents=True, exist_ok=True)
        snapshot.write_text("".join(f"{name}\n" for name in sorted(before | now)), encoding="utf-8")
    words = {"package": PACKAGES[label], "snapshot": snapshot.relative_to(ROOT), "test": Path(__file__).name}
    gone, new = sorted(before - now), sorted(now - before)
    assert not gone, GONE.format(names=", ".join(gone), **words)
    assert update_golden or not new, NEW.format(names=", ".join(new), **words)


def test_every_snapshot_is_of_a_package() -> None:
    assert {path.stem for path in SNAPSHOTS.iterdir()} == set(PACKAGES)


RENAMED = {"Mood": "Temper", "Subject": "Topic", "Size": "Extent"}
"""Definitions of the case `enums` with the names that they get here. `SubjectOwn` is named after the second."""
FORMER = {
    "Mood": "Temper",
    "KnownMood": "KnownTemper",
    "known_mood": "known_temper",
    "Subject": "Topic",
    "SubjectOwn": "TopicOwn",
    "Size": "Extent",
}


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a package in which definitions have other names than before."""
    folder = tmp_path_factory.mktemp("renamed")
    schema = lay_over(CASES / "bindings" / "enums", folder, CASES / "compile-base")
    for path in schema.rglob("*.json"):
        text = path.read_text(encoding="utf-8")
        for old, new in RENAMED.items():
            text = text.replace(f'"{old}": {{', f'"{new}": {{"x-former-names": ["{old}"],')
            text = text.replace(f'#/$defs/{old}"', f'#/$defs/{new}"').replace(f'"of": "{old}"', f'"of": "{new}"')
        path.write_text(text, encoding="utf-8")
    for name, text in generated(schema).items():
        path = folder / "renamed" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def generated(schema: Path) -> dict[str, str]:
    loaded = load_sources(schema)
    assert loaded.sources is not None, render(loaded.diagnostics, "text")
    stable, wide = (project_features(loaded.sources, loaded.sources.protocols[0], names)[0] for names in ((), UMBRELLA))
    return bindings(loaded.sources.registry, [(stable, wide)], *UMBRELLA)


UMBRELLA = ("unstable",)


@pytest.mark.parametrize("package", ["renamed.v1", "renamed.v1.unstable"])
def test_a_former_name_is_a_deprecated_alias(renamed: Path, package: str) -> None:
    code = f"""
import warnings, {package} as package
for old, new in {FORMER!r}.items():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert getattr(package, old) is getattr(package, new), old
    assert [(each.category, str(each.message)) for each in caught] == [
        (DeprecationWarning, f"{package}.{{old}} is called {{new}} now")
    ], old
    assert old not in package.__all__
assert package._FORMER.keys() == {FORMER.keys() | set()!r}
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=renamed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_importing_a_former_name_warns_where_it_is_imported(renamed: Path) -> None:
    (renamed / "using.py").write_text("from renamed.v1 import Subject\nprint(Subject.__name__)\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-W", "always", "using.py"], cwd=renamed, capture_output=True, text=True, check=False
    )
    assert done.stdout == "Topic\n"
    assert "using.py:1: DeprecationWarning: renamed.v1.Subject is called Topic now" in done.stderr


USING = """
from typing import assert_type

from renamed.v1 import KnownMood, KnownTemper, Mood, Subject, Topic, known_mood
from renamed.v1.unstable import Size

size: Size = "s"
mood: Mood = "good"
value = Subject(mood=mood, size=size)
assert_type(value, Topic)
state: KnownMood = known_mood(value.mood)
assert_type(state, KnownTemper)
Subject(mood="good", size="xl")  # error
"""
"""Code that was written before the names changed; both checkers take it."""
CHECKERS = {
    "mypy": [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--cache-dir", "cache", "code.py"],
    "pyright": [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "code.py"],
}


@pytest.mark.parametrize("checker", CHECKERS)
def test_type_checkers_know_a_former_name(renamed: Path, tmp_path: Path, checker: str) -> None:
    (tmp_path / "renamed").symlink_to(renamed / "renamed")
    (tmp_path / "code.py").write_text(USING, encoding="utf-8")
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}', encoding="utf-8")
    done = subprocess.run(CHECKERS[checker], cwd=tmp_path, capture_output=True, text=True, check=False)
    told = [line for line in done.stdout.splitlines() if "error" in line and "code.py:" in line]
    (marked,) = (number for number, line in enumerate(USING.splitlines(), 1) if line.endswith("# error"))
    assert len(told) == 1, done.stdout + done.stderr
    assert f"code.py:{marked}:" in told[0]


def unions(kind: Type) -> UnionType | None:
    """The union that a definition is, or that stands beside its properties."""
    return kind.union if isinstance(kind, ObjectType) else kind if isinstance(kind, UnionType) else None


def with_union(definition: Definition, union: UnionType) -> Definition:
    kind = definition.type
    return replace(definition, type=replace(kind, union=union) if isinstance(kind, ObjectType) else union)


def inserted(protocol: Protocol, name: str) -> Iterator[Protocol]:
    """The protocol with one more variant in a union, at each place of it."""
    definition = protocol.definitions[name]
    union = unions(definition.type)
    assert union is not None
    tag = None if union.tag is None else "a_new_one"
    more = Variant(
        type=RefType("Implementation", definition.origin), tag=tag, title="a new one", origin=definition.origin
    )
    for at in range(len(union.variants) + 1):
        wider = replace(union, variants=(*union.variants[:at], more, *union.variants[at:]))
        yield replace(protocol, definitions={**protocol.definitions, name: with_union(definition, wider)})


UNIONS = [
    (version, name)
    for version in (1, 2)
    for name, definition in projected(version, UMBRELLA).definitions.items()
    if unions(definition.type) is not None
]


@pytest.mark.parametrize(("version", "name"), UNIONS)
def test_one_more_variant_renames_nothing(version: int, name: str) -> None:
    """Wherever it is put, what was there is there under the same name, with the same shape."""
    protocol = projected(version, UMBRELLA)
    before = shapes(protocol)
    for wider in inserted(protocol, name):
        after = shapes(wider)
        assert set(after) >= set(before)
        assert {each: apart(before[each], after) for each in before} == {each: before[each] for each in before}


def apart(before: Shape, after: Shapes) -> Shape:
    """The shape that a name has now, without what the new variant added to it."""
    match before, after[before.name]:
        case Alias(choices=(_, *_)), Alias() as now:
            return before if _holds(before, now) else now
        case Class(), Class() as now:
            members = {m.attribute: m for m in now.members}
            kept = (_same_refusals(m.refuses, members.get(m.attribute)) for m in before.members)
            return replace(now, members=tuple(m for m in kept if m is not None))
        case _, now:
            return now


def _holds(before: Alias, now: Alias) -> bool:
    """Whether all alternatives of a union are there, in their order."""
    left = iter(now.choices)
    return replace(now, choices=(), order=()) == replace(before, choices=(), order=()) and all(
        choice in left for choice in before.choices
    )


def _same_refusals(refuses: tuple[str, ...], now: Any) -> Any:
    """A member that refuses what it refused, where it refuses no less."""
    return replace(now, refuses=refuses) if now is not None and set(refuses) <= set(now.refuses) else now
