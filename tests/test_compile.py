"""Golden files of the compiler: each folder of `cases/compile` is a case, and a new one adds no code.

A case lays its `schema/` over that of `cases/compile-base`. `case.json` says for which feature sets to compile,
and what to look at: the `definitions` of the file `subject.json`, the whole `document`, or `meta`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from acp_codegen.diagnostics import render
from acp_codegen.emit.json_schema import compile_meta, compile_schema
from acp_codegen.ir.model import Sources
from acp_codegen.json_text import dumps
from acp_codegen.lint import lint
from acp_codegen.load import load_sources
from acp_codegen.pipeline import project_features
from golden import CASES, agree, cases, lay_over

NO_MATTER = {"ACP105", "ACP113"}
"""A case need not use every gate, nor be in canonical form."""

FOLDERS = cases("compile")


def load(case: Path, tmp_path: Path) -> Sources:
    loaded = load_sources(lay_over(case, tmp_path, CASES / "compile-base"))
    assert loaded.sources is not None, render(loaded.diagnostics, "text")
    found = [d for d in lint(loaded.sources) if d.code not in NO_MATTER]
    assert not found, render(found, "text")
    return loaded.sources


def compiled(sources: Sources, features: str, show: str) -> dict[str, Any]:
    names = [] if features == "none" else features.split(",")
    protocol, label = project_features(sources, sources.protocols[0], names)
    if show == "meta":
        return compile_meta(protocol)
    schema = compile_schema(protocol, label)
    Draft202012Validator.check_schema(schema)
    if show == "document":
        schema["x-acp"]["sourceDigest"] = "left out"
        return schema
    subject = {name for name, d in protocol.definitions.items() if d.area == "subject"}
    return {name: node for name, node in schema["$defs"].items() if name in subject}


@pytest.mark.parametrize("case", FOLDERS, ids=lambda path: path.name)
def test_compiles_to_the_golden_file(case: Path, tmp_path: Path, update_golden: bool) -> None:
    wanted = json.loads((case / "case.json").read_text())
    sources = load(case, tmp_path)
    for features in wanted["features"]:
        text = dumps(compiled(sources, features, wanted["show"]))
        agree(case / f"expected.{features}.json", text, update=update_golden)


@pytest.mark.parametrize("case", FOLDERS, ids=lambda path: path.name)
def test_has_no_golden_file_that_nothing_reads(case: Path) -> None:
    wanted = json.loads((case / "case.json").read_text())
    assert {path.name for path in case.glob("expected.*")} == {f"expected.{f}.json" for f in wanted["features"]}
