"""Each part of the compiled schemas has a place on the pages, which says where else it is to be found."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from acp_codegen.emit.docs import LostPartError
from acp_codegen.emit.docs.paths import anchor, schema_file, type_page
from acp_codegen.ir.gates_shown import gates_shown
from acp_codegen.ir.model import Definition
from compiled_parts import parts
from documents import anchors, examples, links, subject_of
from repository import ROOT, compiled, gates, sources, versions, written
from small_project import docs, findings, small_project
from test_docs_pages import render_pages, site_pages

DERIVED = ("AgentRequest", "ClientResponse", "ClientNotification", "ProxyRequest", "ExtResponse")
BESIDE = {"METHODS", "PROTOCOL", "method"}
"""Names of a package that stand for no type."""
each_version = pytest.mark.parametrize("version", versions())


def type_texts(version: int) -> dict[str, str]:
    """The pages of types, without the list of all."""
    folder = f"v{version}/types/"
    return {p: t for p, t in site_pages().items() if p.startswith(folder) and not p.endswith("/index.md")}


@each_version
def test_pages_have_a_place_for_each_part_of_the_compiled_schema_and_for_nothing_else(version: int) -> None:
    wanted = {anchor(path) for path in parts(compiled(version, gates()))}
    found = [name for text in type_texts(version).values() for name in anchors(text)]
    assert sorted(found) == sorted(wanted)


@each_version
@pytest.mark.parametrize("file", ["schema.json", "schema.unstable.json"])
def test_pages_have_a_place_for_each_part_of_what_is_shipped(version: int, file: str) -> None:
    shipped = json.loads((ROOT / "generated" / "acp_schema" / f"v{version}" / file).read_text())
    wanted = {anchor(path) for path in parts(shipped)}
    assert wanted
    assert wanted <= {name for text in type_texts(version).values() for name in anchors(text)}


@pytest.mark.parametrize("name", DERIVED)
@each_version
def test_what_follows_from_the_methods_has_a_page_of_its_own(version: int, name: str) -> None:
    text = site_pages()[type_page(f"v{version}", "messages")]
    assert name.lower() in anchors(text)
    assert name in text


@each_version
def test_each_type_links_to_its_schema(version: int) -> None:
    found = {target for path, text in type_texts(version).items() for target, _ in links(path, text)}
    stable, wide = (set(compiled(version, names)["$defs"]) for names in ((), ("unstable",)))
    wanted = {schema_file(f"v{version}", False, name) for name in stable}
    wanted |= {schema_file(f"v{version}", True, name) for name in wide - stable}
    assert wanted <= found
    assert {t for t in found if t.endswith(".json")} - wanted <= {schema_file(f"v{version}", True, n) for n in stable}


@each_version
def test_pages_of_types_name_what_python_has_and_nothing_else(version: int) -> None:
    packages = [import_module(f"acp_schema.v{version}{part}") for part in ("", ".unstable")]
    public = {name for package in packages for name in package.__all__} - BESIDE
    linked = re.compile(rf"\[`(?:from \S+ import )?(\w+)`\]\(\.\./\.\./python/v{version}\.md#([^)]+)\)")
    found = [match for text in type_texts(version).values() for match in linked.findall(text)]
    assert {name for name, _ in found} == public
    assert all(at == name.lower() for name, at in found)


def test_constants_of_an_open_enum_are_named_as_python_has_them() -> None:
    for version in versions():
        codes = import_module(f"acp_schema.v{version}").ErrorCode
        text = site_pages()[type_page(f"v{version}", "error")]
        assert f"`ErrorCode.{codes(-32000).name}`" in text
        assert len(re.findall(r"`ErrorCode\.\w+`", text)) == len(codes)


@each_version
def test_each_message_of_each_method_is_shown_without_other_gates_than_its_own(version: int) -> None:
    protocol = written(version)
    shown = [
        e for path, text in site_pages().items() if path.startswith(f"v{version}/methods/") for e in examples(text)
    ]
    for method in protocol.methods:
        roles = {"request": ("request", "response", "error"), "notification": ("notification",)}[method.kind]
        for role, ref in zip(roles, (method.params, method.result or method.params, None), strict=False):
            (fence,) = (e for e in shown if e.title == f"{method.name} {role}")
            subject = subject_of(fence.title)
            assert subject is not None
            if ref is not None:
                value = json.loads(fence.text)["result" if role == "response" else "params"]
                assert gates_shown(value, ref, protocol.definitions) <= set(method.features)


def test_an_example_that_is_not_sound_without_another_gate_says_so() -> None:
    found = sources()
    first = next(e for e in found.examples if (e.version, e.of.name) == (1, "SessionNotification"))
    update = next(e.value for e in found.examples if e.version == 1 and "subagent_update" in str(e.value))
    others = (e for e in found.examples if e.of.name != first.of.name)
    changed = replace(first, value={"sessionId": "s", "update": update})
    text = render_pages(replace(found, examples=(*others, changed)))["v1/methods/session-update.md"]
    assert "It shows what stands behind [unstable_subagents]" in text
    assert "It shows" not in site_pages()["v1/methods/session-update.md"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def test_parts_that_differ_in_capitals_alone_are_told_with_their_place(project: Path) -> None:
    path = project / "schema" / "v1" / "session.json"
    text = path.read_text()
    meta = '        "_meta": true'
    added = [f'        "{name}": {{"description": "x", "type": "string"}},' for name in ("aB", "AB")]
    path.write_text(text.replace(meta, "\n".join([*added, meta]), 1))
    line = text[: text.index(meta)].count("\n") + 2
    said = findings(project)
    assert f"schema/v1/session.json:{line}:9: error: NewSessionRequest.AB has no place of its own" in said
    assert "NewSessionRequest.aB has the same anchor" in said
    done = docs("-o", str(project / "pages"), cwd=project)
    assert done.returncode == 1
    assert "has the same anchor" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (project / "pages").exists()


def test_a_definition_on_no_page_stops_the_build(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("acp_codegen.emit.docs.type_pages")
    whole = module.section

    def without_some(definition: Definition, *rest: object) -> str:
        return "" if definition.area == "session" else str(whole(definition, *rest))

    monkeypatch.setattr(module, "section", without_some)
    said = findings(project)
    assert "schema/v1/session.json:" in said
    assert "is on no page: v1/types/session.md does not have it" in said


def test_a_method_without_a_page_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> dict[str, str]:
        return {}

    monkeypatch.setattr("acp_codegen.emit.docs.method_pages", nothing)
    with pytest.raises(LostPartError, match="the method initialize has no page"):
        render_pages(sources())
