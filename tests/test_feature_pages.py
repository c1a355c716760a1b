"""The pages of gates and of differences against what the compiler makes with a gate and without it."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from acp_codegen.cli import app
from acp_codegen.diagnostics import Document
from acp_codegen.emit.docs.paths import anchor
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.walk import items
from acp_codegen.json_text import dumps
from acp_codegen.load import load_compiled
from acp_codegen.site.json_patch import json_patch
from documents import fences, links
from repository import ROOT, compiled, gates, sources, versions
from strategies import examples
from test_docs_pages import SITE, piece, site_pages

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 2) | st.sampled_from([0.0, 1.0, "", "a", "b/c", "~"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["a", "b/c", "~", ""]), inner),
    max_leaves=12,
)
ALONE = sorted(SITE.patches)
each_gate = pytest.mark.parametrize(("gate", "version"), ALONE)
each_version = pytest.mark.parametrize("version", versions())


def patched(value: Any, operations: Iterable[Any]) -> Any:
    """The value after a JSON Patch, by the letter of RFC 6902."""
    root = {"": copy.deepcopy(value)}
    for operation in operations:
        tokens = [t.replace("~1", "/").replace("~0", "~") for t in operation["path"].split("/")]
        within: Any = root
        for token in tokens[:-1]:
            within = within[key(within, token)]
        change(within, key(within, tokens[-1]), operation)
    return root[""]


def key(within: Any, token: str) -> Any:
    return int(token) if isinstance(within, list) else token


def change(within: Any, at: Any, operation: Any) -> None:
    match operation["op"]:
        case "add" if isinstance(at, int):
            assert at <= len(within)
            within.insert(at, operation["value"])
        case "add":
            within[at] = operation["value"]
        case "remove":
            del within[at]
        case _:
            assert operation["op"] == "replace"
            del within[at]  # which has to be there
            change(within, at, {**operation, "op": "add"})


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@examples(300)
@given(JSON, JSON)
def test_a_patch_makes_one_value_of_another(before: Any, after: Any) -> None:
    operations = json_patch(before, after)
    assert text(patched(before, operations)) == text(after)
    assert bool(operations) == (text(before) != text(after))


def test_what_an_array_gains_is_put_where_it_stands() -> None:
    before = [{"const": "a"}, {"not": ["a"]}]
    after = [{"const": "a"}, {"const": "b"}, {"not": ["a", "b"]}]
    assert json_patch(before, after) == [
        {"op": "add", "path": "/1", "value": {"const": "b"}},
        {"op": "add", "path": "/2/not/1", "value": "b"},
    ]


@each_gate
def test_the_patch_of_a_gate_makes_its_compiled_schema(gate: str, version: str) -> None:
    number = int(version.removeprefix("v"))
    for patch in SITE.patches[gate, version]:
        before, after = compiled(number, patch.beside), compiled(number, (*patch.beside, gate))
        assert text(patched(before, json.loads(patch.text))) == text(after)


@each_gate
def test_a_page_shows_a_patch_or_leads_to_it(gate: str, version: str) -> None:
    page = site_pages()[f"features/{gate}.md"]
    shown = {fence.title: fence.text for fence in fences(page)}
    for patch in SITE.patches[gate, version]:
        name = patch.file.rpartition("/")[2]
        assert f"({name})" in page
        assert shown.get(name, patch.text) == patch.text


@cache
def named(version: int, names: tuple[str, ...]) -> frozenset[tuple[str, str]]:
    """Every method and part of a compiled schema, as it is read again: its kind and what leads to it."""
    protocol, found = load_compiled(Document("schema.json", dumps(compiled(version, names)), compiled(version, names)))
    assert protocol is not None, found
    return frozenset((item.kind, item.path) for item in items(protocol))


def gained(version: int, before: tuple[str, ...], after: tuple[str, ...]) -> set[str]:
    """The pages and anchors of what a compiled schema gains; parts of what is new as a whole stand for nothing."""
    new = named(version, after) - named(version, before)
    whole = {path for kind, path in new if kind == "definition"}
    outer = {path for _, path in new}
    return {
        path if kind == "method" else anchor(path)
        for kind, path in new
        if kind == "definition" or (owner(path) not in whole and not any(above in outer for above in above_of(path)))
    }


def owner(path: str) -> str:
    return re.split(r"[.:=]", path)[0]


def above_of(path: str) -> list[str]:
    """The parts that a part stands in."""
    return [path[: match.start()] for match in re.finditer(r"[.:=]", path)]


def linked(path: str, text: str) -> set[str]:
    """What lists of a page lead to: methods by name, parts by anchor."""
    lists = "\n".join(line for line in text.splitlines() if re.match(r"(?::  |  )? *- ", line))
    found = {at for target, at in links(path, lists) if "/types/" in target}
    return found | set(re.findall(r"\[`([^`]+)`\]\((?:\.\./)?(?:v\d/)?methods/", lists))


def section(text: str, title: str) -> str:
    return text.partition(f"\n## {title}")[2].partition("\n## ")[0]


@each_gate
def test_a_page_names_all_that_the_compiled_schema_gains(gate: str, version: str) -> None:
    path, number = f"features/{gate}.md", int(version.removeprefix("v"))
    lists = section(site_pages()[path], f"In {version} ").partition("\n### ")[0]
    defaults = lists.partition("\nDefaults (")
    wanted: set[str] = set()
    for patch in SITE.patches[gate, version]:
        wanted |= gained(number, patch.beside, (*patch.beside, gate))
    assert linked(path, defaults[0]) == wanted


@each_gate
def test_a_page_names_the_defaults_that_change(gate: str, version: str) -> None:
    """The compiled schema gains members of defaults of properties that it has anyway."""
    lists = section(site_pages()[f"features/{gate}.md"], f"In {version} ").partition("\n### ")[0]
    shown = set(re.findall(r"- \[`([^`]+)`\]\S* has `([^`]+)` at `([^`]+)`", lists.partition("\nDefaults (")[2]))
    paths = re.compile(r"/\$defs/(\w+)/properties/(\w+)/default(/.*)")
    wanted = {
        (f"{match[1]}.{match[2]}", json.dumps(operation["value"]), match[3])
        for patch in SITE.patches[gate, version]
        for operation in patch.operations
        if (match := paths.fullmatch(operation["path"]))
    }
    assert shown == wanted


@each_version
def test_what_is_unstable_is_what_the_unstable_schema_has_beyond_the_stable_one(version: int) -> None:
    path = f"v{version}/unstable.md"
    text = site_pages()[path]
    umbrella, _, others = text.partition("\n## Behind other gates")
    wanted = gained(version, (), ("unstable",))
    inside = [gate for gate in gates() if gate in compiled(version, ("unstable",))["x-acp"]["features"]]
    for gate in inside:  # what needs a further gate is named, though it lies within something new
        wanted |= gained(version, tuple(other for other in inside if other != gate), ("unstable",))
    assert linked(path, umbrella.partition("\n## Defaults")[0]) == wanted
    assert linked(path, others) == gained(version, ("unstable",), gates())
    total = sum(map(int, re.findall(r"^## .*\((\d+)\)", umbrella, re.M)))
    assert f"{total} parts" in umbrella


@pytest.mark.parametrize("version", [f"v{version}" for version in versions()])
def test_the_overview_names_a_method_of_an_unstable_feature_once(version: str) -> None:
    table = piece("unstable-features", version)
    methods = [m.name for p in sources().protocols if p.name == version for m in p.methods if m.features]
    for name in methods:
        assert table.count(f"[`{name}`]") == 1, name


def test_differences_name_each_method_and_type_that_one_version_has_alone() -> None:
    text = site_pages()["differences.md"]
    one, other = (named(version, gates()) for version in versions()[-2:])
    renamed = re.findall(r"^- \[(\w+)\]\S+ in v1, \[(\w+)\]\S+ in v2$", text, re.M)
    assert renamed
    for version, mine, theirs, at in ((1, one, other, 0), (2, other, one, 1)):
        title, types = text.partition("\n## Types ")[::2]
        alone = {path for kind, path in mine - theirs if kind == "method"}
        assert linked("differences.md", only(title, version)) == alone
        alone = {path for kind, path in mine - theirs if kind == "definition"} - {pair[at] for pair in renamed}
        assert linked("differences.md", only(types, version)) == set(map(anchor, alone))


def only(text: str, version: int) -> str:
    return text.partition(f"### Only in v{version} ")[2].partition("\n#")[0]


NO_SHAPE = {"description", "title", "x-method", "x-side", "x-docs-ignore"}


def shape(node: Any, renamed: dict[str, str]) -> Any:
    """A compiled definition without prose, with the names that the later version has."""
    if isinstance(node, list):
        return [shape(inner, renamed) for inner in cast("Sequence[Any]", node)]
    if not isinstance(node, dict):
        return node
    members = cast("dict[str, Any]", node)
    kept = {k: shape(v, renamed) for k, v in members.items() if k not in NO_SHAPE or isinstance(v, dict)}
    if "$ref" in kept:
        name = kept["$ref"].rpartition("/")[2]
        kept["$ref"] = renamed.get(name, name)
    if isinstance(kept.get("required"), list):
        kept["required"].sort()
    return kept


def test_differences_name_each_type_that_both_versions_have_in_another_shape() -> None:
    text = site_pages()["differences.md"]
    one, other = (compiled(version, gates())["$defs"] for version in versions()[-2:])
    renamed = dict(re.findall(r"^- \[(\w+)\]\S+ in v1, \[(\w+)\]\S+ in v2$", text, re.M))
    protocols: list[Protocol] = list(sources().protocols)[-2:]
    pairs = {name: renamed.get(name, name) for name in protocols[0].definitions}
    wanted = {
        anchor(name)
        for name, counterpart in pairs.items()
        if counterpart in protocols[1].definitions and shape(one[name], renamed) != shape(other[counterpart], {})
    }
    listed = dict(re.findall(r'\{ id="type:([^"]+)" \}\n:   (.+)', text))
    gated = {name for name, line in listed.items() if line.startswith(("- behind ", "- stable in"))}
    assert wanted <= listed.keys()
    assert listed.keys() - wanted <= gated


def commands(gate: str, verb: str) -> list[list[str]]:
    """The commands of a page that use a verb of the toolchain, in words."""
    page = site_pages()[f"features/{gate}.md"]
    lines = [line for fence in fences(page) if fence.language == "sh" for line in fence.text.splitlines()]
    return [line.split()[1:] for line in lines if line.startswith(f"acp-codegen {verb} ")]


@each_gate
def test_the_commands_of_a_page_name_what_its_patches_are_about(gate: str, version: str) -> None:
    wanted = [",".join([gate, *patch.beside]) for patch in SITE.patches[gate, version]]
    found = [command[4] for command in commands(gate, "compile") if command[2] == version]
    assert found == wanted
    assert ["python", "--protocol", version, "--features", gate, "-o", "src"] in commands(gate, "python")


each_kind = pytest.mark.parametrize("gate", ["unstable_auth_methods", "unstable_session_system_prompt"])


@each_kind
def test_the_compile_commands_of_a_page_work(gate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for command in commands(gate, "compile"):
        done = CliRunner().invoke(app, command)
        assert done.exit_code == 0, done.output
        assert sorted(json.loads(done.stdout)["x-acp"]["features"]) == sorted(command[4].split(","))


@each_kind
def test_the_package_of_a_page_has_what_the_page_imports(
    gate: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command in commands(gate, "python"):
        done = CliRunner().invoke(app, ["--project", str(ROOT), *command])
        assert done.exit_code == 0, done.output
    imports = re.findall(r"^from acp_v\d import .*", site_pages()[f"features/{gate}.md"], re.M)
    assert len(imports) == len(versions())
    run = subprocess.run(
        [sys.executable, "-c", "\n".join(imports)], cwd=tmp_path / "src", capture_output=True, text=True, check=False
    )
    assert run.stderr == ""


@pytest.mark.parametrize("gate", gates())
def test_the_python_of_a_page_runs_with_the_released_package(gate: str) -> None:
    for fence in fences(site_pages()[f"features/{gate}.md"]):
        if fence.language == "python" and "from acp_v" not in fence.text:
            exec(compile(fence.text, f"features/{gate}.md", "exec"), {})  # noqa: S102 it is what the page tells to do
