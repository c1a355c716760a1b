"""Every folder of `cases/lint`, `load` and `clean` is a case: its findings are those of its expected.txt."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from acp_schema import Model

from acp_codegen.diagnostics import Diagnostic, render
from acp_codegen.emit.python.bindings import HOMES
from acp_codegen.emit.python.modules import RUNTIME_NAMES, TYPING
from acp_codegen.ir.identifiers import BINDING_NAMES
from acp_codegen.ir.python_names import TAKEN
from acp_codegen.ir.routing import routing_definitions
from acp_codegen.lint import Rule, rules
from acp_codegen.lint.rules.reserved_name import DERIVED
from acp_codegen.pipeline import read_sources
from acp_codegen.project import Project
from golden import BASE, CASES, EXPECTED, agree, cases, lay_over, name
from repository import ROOT, sources

GENERATED = ROOT / "generated" / "acp_schema"
OF_COMPILED = 11
"""Number of the code that only compiled schemas can get."""


def findings(schema: Path) -> tuple[Diagnostic, ...]:
    return read_sources(Project(schema, None)).diagnostics


def folder(rule: Rule) -> Path:
    return CASES / "lint" / f"{rule.code}-{rule.name}"


@pytest.mark.parametrize("case", cases("lint", "load", "clean"), ids=name)
def test_findings(case: Path, tmp_path: Path, update_golden: bool) -> None:
    found = findings(lay_over(case, tmp_path))
    agree(case / EXPECTED, render(found, "text"), update=update_golden)
    assert case.parent.name.partition("-")[0] in {"load", "clean", *(d.code for d in found)}


def test_every_code_of_the_loader_has_a_case() -> None:
    text = "".join((case / EXPECTED).read_text(encoding="utf-8") for case in cases("load"))
    codes = [f"ACP{n:03}" for n in range(1, 13) if n != OF_COMPILED]
    assert [code for code in codes if f"[{code}]" not in text] == []


def test_the_base_is_clean() -> None:
    assert render(findings(BASE / "schema"), "text") == ""


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.code)
def test_a_rule_has_a_page_and_a_case(rule: Rule) -> None:
    assert (rule.check.__globals__["__doc__"] or "").strip()
    assert [case for case in cases("lint") if case.parent == folder(rule)]


def test_every_folder_of_cases_belongs_to_a_rule() -> None:
    assert {path.name for path in (CASES / "lint").iterdir()} == {folder(rule).name for rule in rules()}


def test_the_names_of_derived_definitions_are_reserved() -> None:
    for protocol in sources().protocols:
        assert set(routing_definitions(protocol)) <= DERIVED


def test_the_names_that_bindings_use_are_reserved() -> None:
    assert {*RUNTIME_NAMES, *TYPING, "ConfigDict", "Field"} <= BINDING_NAMES
    assert {name for name in HOMES if name[0].isupper()} <= BINDING_NAMES
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in GENERATED.glob("v*/**/*.py")]
    foreign = {name for module in modules for node in module.body for name in foreign_names(node)}
    assert modules
    assert {name for name in foreign if name.isalnum() and name[0].isupper()} <= BINDING_NAMES


def foreign_names(node: ast.stmt) -> Iterator[str]:
    """Names that a statement of a generated module brings in or sets, other than definitions of the protocol."""
    match node:
        case ast.ImportFrom(module=str(module)) if "_runtime" in module or not node.level:
            yield from (name.name for name in node.names)
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if "TypeAlias" not in ast.dump(annotation):
            yield name
        case _:
            pass


def test_the_attributes_of_a_class_are_taken() -> None:
    known = {*dir(Model), *dir(type(Model))}
    assert {name for name in known if not name.startswith(("_", "model_"))} <= TAKEN


def test_codes_and_names_are_given_once() -> None:
    assert len({rule.code for rule in rules()}) == len({rule.name for rule in rules()}) == len(rules())
