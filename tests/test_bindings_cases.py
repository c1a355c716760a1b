"""Golden files of the bindings: each folder of `cases/bindings` is a case, and a new one adds no code.

A case lays its `schema/` over that of `cases/compile-base`. `case.json` says which modules to look at. The package of
each case is also imported, and reads the examples of the case as they say.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.emit.python import bindings
from acp_codegen.emit.python.modules import complete, statements
from acp_codegen.ir.model import Example, Sources
from acp_codegen.lint import lint
from acp_codegen.load import load_sources
from acp_codegen.pipeline import project_features
from golden import CASES, agree, cases, lay_over

NO_MATTER = {"ACP105", "ACP113"}
"""A case need not use every gate, nor be in canonical form."""
UMBRELLA = "unstable"
EXPECTED = "expected"

FOLDERS = cases("bindings")
each_case = pytest.mark.parametrize("case", FOLDERS, ids=lambda path: path.name)


@cache
def load(case: Path) -> Sources:
    with TemporaryDirectory() as folder:
        loaded = load_sources(lay_over(case, Path(folder), CASES / "compile-base"))
    assert loaded.sources is not None, render(loaded.diagnostics, "text")
    found = [d for d in lint(loaded.sources) if d.code not in NO_MATTER]
    assert not found, render(found, "text")
    return loaded.sources


@cache
def made(case: Path) -> dict[str, str]:
    """The Python files of a case's package."""
    sources = load(case)
    stable, wide = (project_features(sources, sources.protocols[0], names)[0] for names in ((), (UMBRELLA,)))
    return bindings(sources.registry, [(stable, wide)], UMBRELLA)


@each_case
def test_generates_the_golden_files(case: Path, update_golden: bool) -> None:
    for name in json.loads((case / "case.json").read_text())["show"]:
        path = case / EXPECTED / f"{name}.txt"
        if update_golden:
            path.parent.mkdir(parents=True, exist_ok=True)
        agree(path, made(case)[name], update=update_golden)


@each_case
def test_has_no_golden_file_that_nothing_reads(case: Path) -> None:
    wanted = json.loads((case / "case.json").read_text())["show"]
    found = (path for path in (case / EXPECTED).rglob("*") if path.is_file())
    assert {path.relative_to(case / EXPECTED).as_posix() for path in found} == {f"{name}.txt" for name in wanted}


@pytest.mark.parametrize("name", ["ConfigDict", "Method", "Model", "Tagged"])
def test_a_definition_whose_name_is_taken_is_told_of(name: str) -> None:
    """Compiled schemas can have any name: no rule looks at them."""
    sources = load(FOLDERS[0])
    protocol = sources.protocols[0]
    definition = replace(next(iter(protocol.definitions.values())), name=name)
    named = replace(protocol, definitions={**protocol.definitions, name: definition})
    with pytest.raises(LookupError, match=f"taken in the Python bindings: {name}"):
        bindings(sources.registry, [(named, None)], UMBRELLA)


def test_a_name_that_rendering_loses_is_told_of() -> None:
    with pytest.raises(LookupError, match="rendering lost Gone"):
        complete(statements("class Kept:\n    pass\n"), ["Kept", "Gone"])


@pytest.fixture(params=FOLDERS, ids=lambda path: path.name)
def imported(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Sources, str]]:
    """The sources of a case, and the name of its package, which can be imported."""
    case: Path = request.param
    package = f"case_{case.name.replace('-', '_')}"
    for name, text in made(case).items():
        path = tmp_path / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    yield load(case), package
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]


def test_the_package_reads_the_examples_as_they_say(imported: tuple[Sources, str]) -> None:
    sources, package = imported
    assert sources.examples
    found = [(example, *judged(package, example)) for example in sources.examples]
    differing = [
        f"{example.of.name} {json.dumps(example.value)}: {verdict} at {sorted(pointers)}"
        for example, verdict, pointers in found
        if (verdict, pointers) != (example.verdict, set(example.pointers))
    ]
    assert differing == []


def judged(package: str, example: Example) -> tuple[str, set[str]]:
    """The verdict of the package with all gates open, and the places that it names.

    A loss without a word is a verdict of its own.
    """
    codec, types = import_module(package), import_module(f"{package}.v1.{UMBRELLA}")
    try:
        value, report = codec.decode(getattr(types, example.of.name), json.dumps(example.value), report=True)
    except codec.DecodeError as error:
        return "invalid", {fault.pointer for fault in error.faults}
    if not report and json.loads(codec.encode(value)) != example.value:
        return "valid, but something is lost", set()
    return ("lenient" if report else "valid"), {drop.pointer for drop in report}


def test_every_name_of_the_package_can_be_imported(imported: tuple[Sources, str]) -> None:
    sources, package = imported
    for where in (f"{package}.v1", f"{package}.v1.{UMBRELLA}"):
        module: Any = import_module(where)
        for name in module.__all__:
            assert getattr(module, name) is not None
        for definition in sources.protocols[0].definitions.values():
            for former in definition.former_names:
                with pytest.warns(DeprecationWarning, match=f"{former} is called {definition.name} now"):
                    assert getattr(module, former) is getattr(module, definition.name)
