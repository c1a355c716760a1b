"""What tools that only read the package find in it: editors and generators of documentation do not import it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import griffe
import pytest

from acp_codegen.ir.types import META_DESCRIPTION
from repository import ROOT

GENERATED = ROOT / "generated"
PACKAGES = ("v1", "v1.unstable", "v2", "v2.unstable")
each_package = pytest.mark.parametrize("label", PACKAGES)


@cache
def loaded() -> griffe.Module:
    """The package, read from its files alone."""
    found = griffe.load("acp_schema", search_paths=[GENERATED], allow_inspection=False)
    assert isinstance(found, griffe.Module)
    return found


def exported(module: Any) -> dict[str, griffe.Object]:
    """The public names of a package, each with what it stands for."""
    names = [str(name) for name in module.exports or ()]
    assert names
    found = {name: module.members[name] for name in names}
    return {name: each.final_target if each.is_alias else each for name, each in found.items()}


def public(label: str) -> dict[str, griffe.Object]:
    return exported(loaded()[label])


@each_package
def test_every_public_name_leads_to_what_it_stands_for(label: str) -> None:
    for name, found in public(label).items():
        assert found.name == name
        assert found.is_class or found.is_attribute or found.is_function
        assert found.canonical_path.startswith(f"acp_schema.{label.partition('.')[0]}.")


@each_package
def test_every_public_name_is_described(label: str) -> None:
    assert [name for name, found in public(label).items() if not _text(found)] == []


def test_every_name_for_all_versions_is_described() -> None:
    assert [name for name, found in exported(loaded()).items() if not _text(found)] == []


@each_package
def test_every_property_of_a_class_is_described(label: str) -> None:
    classes = {name: found for name, found in public(label).items() if found.is_class}
    properties = {f"{name}.{key}": part for name, found in classes.items() for key, part in found.members.items()}
    assert len(properties) > len(classes)
    assert [name for name, part in properties.items() if not _text(part)] == []


def test_what_data_classes_hold_is_described() -> None:
    for name in ("Capability", "Feature", "Method"):
        members = exported(loaded())[name].members
        assert [key for key, part in members.items() if not key.startswith("__") and not _text(part)] == []


@each_package
def test_properties_come_with_types_and_defaults(label: str) -> None:
    for name, found in public(label).items():
        for key, part in found.members.items() if is_message(found) else ():
            assert isinstance(part, griffe.Attribute), f"{name}.{key}"
            assert part.annotation is not None, f"{name}.{key}"


def test_inherited_properties_are_found_by_way_of_the_stable_class() -> None:
    found = public("v1.unstable")["AgentCapabilities"]
    assert isinstance(found, griffe.Class)
    assert {"load_session", "prompt_capabilities"} <= set(found.all_members)
    assert "providers" in found.members


def test_metadata_is_described_in_its_usual_words() -> None:
    text = _text(public("v2")["CancelRequestNotification"].members["meta"])
    assert META_DESCRIPTION.startswith(text)


def is_message(found: Any) -> bool:
    """Whether it is a class with properties, and not one of constants."""
    return bool(found.is_class) and "OpenInteger" not in map(str, found.bases)


def _text(found: Any) -> str:
    return found.docstring.value.strip() if found.docstring else ""


def modules(label: str) -> list[Path]:
    return sorted((GENERATED / "acp_schema" / label.replace(".", "/")).glob("_*.py"))


def statements(path: Path) -> Iterator[tuple[ast.stmt, ast.stmt | None]]:
    """The statements of a module, each with the one after it."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return zip(body, [*body[1:], None], strict=True)


def described(after: ast.stmt | None) -> bool:
    match after:
        case ast.Expr(value=ast.Constant(value=str() as text)):
            return bool(text.strip())
        case _:
            return False


def aliases(label: str) -> Iterator[tuple[str, ast.expr, bool]]:
    """Each alias of a package: its name, what it stands for, and whether a docstring follows."""
    for path in modules(label):
        for node, after in statements(path):
            match node:
                case ast.AnnAssign(
                    target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias"), value=ast.expr() as form
                ):
                    yield name, form, described(after)
                case _:
                    pass


def is_union(form: ast.expr) -> bool:
    match form:
        case ast.Subscript(slice=ast.Tuple(elts=[_, ast.Call(func=ast.Name(id="Tagged" | "Untagged"))])):
            return True
        case _:
            return False


def classes(label: str) -> dict[str, bool]:
    """The classes of a package's modules, and whether each has a docstring."""
    found = (node for path in modules(label) for node, _ in statements(path) if isinstance(node, ast.ClassDef))
    return {node.name: bool(ast.get_docstring(node)) for node in found}


@each_package
def test_every_union_is_an_alias_that_is_described_and_so_is_each_class_in_it(label: str) -> None:
    both = {label, label.partition(".")[0]}
    known = {name: text for each in both for name, text in classes(each).items()}
    known |= {name: text for each in both for name, _, text in aliases(each)}
    unions = {name: form for name, form, _ in aliases(label) if is_union(form)}
    assert unions
    for name, form in unions.items():
        inside = {each.id for each in ast.walk(form) if isinstance(each, ast.Name)} & known.keys()
        assert [each for each in {name, *inside} if not known[each]] == [], name
