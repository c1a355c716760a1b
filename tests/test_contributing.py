"""The recipes of CONTRIBUTING.md: at their ends there is nothing to find, and on the way `check` says what they show.

With --update-golden the findings that they show are written anew.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from acp_codegen.diagnostics import render
from acp_codegen.pipeline import format_sources, read_sources
from acp_codegen.project import Project
from documents import fences
from repository import ROOT

GUIDE = ROOT / "CONTRIBUTING.md"
DEFINITIONS = ("$defs",)
METHODS = ("methods",)
BRANCHES = {"anyOf", "oneOf"}
AUTHENTICATION, PROTOCOL = "authentication.json", "protocol.json"


class Recipe:
    """A copy of the sources to follow a recipe in, and the blocks that the recipe shows, in order."""

    def __init__(self, title: str, root: Path) -> None:
        shutil.copytree(ROOT / "schema", root / "schema")
        self.project = Project(root / "schema", root)
        self.values = [_read(text) for language, text in _blocks(title) if language == "json"]
        self.findings = [text for language, text in _blocks(title) if language == "text"]

    def change(self, file: str, change: Callable[[Any], None]) -> None:
        """Change what is in a file of `schema/`."""
        path = self.project.schema / file
        value = json.loads(path.read_text(encoding="utf-8"))
        change(value)
        path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")

    def put(self, file: str, place: tuple[str, ...], members: Any) -> None:
        """Put members in the object that stands at a place of a file."""
        self.change(file, lambda whole: _put(_at(whole, place), members))

    def add(self, file: str, place: tuple[str, ...], item: Any) -> None:
        """Add an item to the list that stands at a place of a file."""
        self.change(file, lambda whole: _at(whole, place).append(item))

    def found(self) -> str:
        """What `check` finds in the sources, once they are in their canonical form."""
        format_sources(self.project, write=True)
        return render(read_sources(self.project).diagnostics, "text").rstrip("\n")


def agree(recipe: Recipe, found: list[str], *, update: bool) -> None:
    """Compare with the findings that the recipe shows, or make it show these."""
    if not update:
        assert found == recipe.findings
    else:
        text = GUIDE.read_text(encoding="utf-8")
        for old, new in zip(recipe.findings, found, strict=True):
            text = text.replace(f"```text\n{old}\n```", f"```text\n{new}\n```")
        GUIDE.write_text(text, encoding="utf-8")


def _blocks(title: str) -> list[tuple[str, str]]:
    """Language and text of the blocks in the part of CONTRIBUTING.md under a heading."""
    _, _, rest = GUIDE.read_text(encoding="utf-8").partition(f"\n### {title}\n")
    part = rest.partition("\n## ")[0].partition("\n### ")[0]
    return [(fence.language, fence.text.rstrip("\n")) for fence in fences(part)]


def _read(text: str) -> Any:
    """A JSON value, or members of an object without its braces."""
    return json.loads(text if text.startswith("{") else f"{{{text}}}")


def _at(value: Any, place: tuple[str, ...]) -> Any:
    for key in place:
        value = value[key]
    return value


def _put(target: Any, value: Any) -> None:
    """Lay members over those of an object: a new one behind that above it, else last; `...` stands for any text."""
    names, before = list(target), ""
    for name, inner in value.items():
        if name not in target:
            names.insert(names.index(before) + 1 if before else len(names), name)
            target[name] = inner
        elif isinstance(inner, dict):
            _put(target[name], inner)
        elif isinstance(inner, list) and name in BRANCHES:
            target[name] += inner
        elif inner != "...":
            target[name] = inner
        before = name
    members = {name: target[name] for name in names}
    target.clear()
    target.update(members)


def without(name: str, value: Any) -> Any:
    return {key: inner for key, inner in value.items() if key != name}


def for_v2(value: Any) -> Any:
    """The same for v2, where the agent's capabilities have another name."""
    return json.loads(json.dumps(value).replace("/agentCapabilities/", "/capabilities/"))


def test_a_property_is_added(tmp_path: Path, update_golden: bool) -> None:
    recipe = Recipe("Add a property", tmp_path)
    (account,) = recipe.values
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, account)
    agree(recipe, [recipe.found()], update=update_golden)
    recipe.put(f"v2/{AUTHENTICATION}", DEFINITIONS, account)
    assert recipe.found() == ""


def test_a_variant_and_a_constant_are_added(tmp_path: Path, update_golden: bool) -> None:
    recipe = Recipe("Add a variant", tmp_path)
    (method,) = recipe.values
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, method)
    agree(recipe, [recipe.found()], update=update_golden)
    terminal = json.loads((ROOT / "schema/v1" / AUTHENTICATION).read_text(encoding="utf-8"))["$defs"]["AuthMethodAgent"]
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, {"AuthMethodDeviceCode": terminal})
    assert recipe.found() == ""
    for version in ("v1", "v2"):
        constant = {"const": "expired", "description": "..."}
        recipe.add(f"{version}/{AUTHENTICATION}", (*DEFINITIONS, "AuthState", "anyOf"), constant)
    assert recipe.found() == ""


def test_a_method_is_added(tmp_path: Path, update_golden: bool) -> None:
    recipe = Recipe("Add a method", tmp_path)
    method, messages, example = recipe.values
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, messages)
    recipe.add(f"v1/{PROTOCOL}", METHODS, without("x-feature", method))
    recipe.add(f"examples/v1/{AUTHENTICATION}", (), example)
    found = [recipe.found()]
    recipe.change(f"v1/{PROTOCOL}", lambda whole: whole["methods"][-1].update(method))
    found.append(recipe.found())
    agree(recipe, found, update=update_golden)
    recipe.put(f"v2/{AUTHENTICATION}", DEFINITIONS, messages)
    recipe.add(f"v2/{PROTOCOL}", METHODS, for_v2(method))
    assert recipe.found() == ""


def test_a_gate_is_added(tmp_path: Path, update_golden: bool) -> None:
    recipe, earlier = Recipe("Add a gate", tmp_path / "gate"), Recipe("Add a method", tmp_path / "method")
    method, messages, _ = earlier.values
    feature, marker, capability = recipe.values
    at = "/agentCapabilities/auth/accounts"
    own = {"x-feature": feature["name"], "capability": [{"of": "agent", "at": at, "is": "present"}]}
    recipe.add("features.json", ("features",), feature)
    recipe.add(f"v1/{PROTOCOL}", METHODS, {**method, **own})
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, messages)
    agree(recipe, [recipe.found()], update=update_golden)
    recipe.put(f"v1/{AUTHENTICATION}", DEFINITIONS, capability)
    recipe.put(f"v1/{AUTHENTICATION}", (*DEFINITIONS, "AgentAuthCapabilities", "properties"), marker)
    assert recipe.found() == ""


def test_a_gate_is_made_stable(tmp_path: Path, update_golden: bool) -> None:
    recipe = Recipe("Make a gate stable", tmp_path)
    (after,) = recipe.values
    gate, before = after["name"], {"status": "unstable", "umbrella": "unstable"}
    assert any(feature == {**after, **before} for feature in features(recipe))
    recipe.change("features.json", lambda whole: _named(whole, gate).update(status=after["status"]))
    agree(recipe, [recipe.found()], update=update_golden)
    recipe.change("features.json", lambda whole: _named(whole, gate).pop("umbrella"))
    for path in sorted(recipe.project.schema.glob("v*/*.json")):
        recipe.change(path.relative_to(recipe.project.schema).as_posix(), lambda whole: _open(whole, gate))
    assert recipe.found() == ""
    assert after in features(recipe)


def features(recipe: Recipe) -> list[Any]:
    found: list[Any] = json.loads((recipe.project.schema / "features.json").read_text(encoding="utf-8"))["features"]
    return found


def _named(registry: Any, gate: str) -> Any:
    return next(feature for feature in registry["features"] if feature["name"] == gate)


def _open(node: Any, gate: str) -> None:
    """Take a gate away wherever it stands."""
    inner: Sequence[Any] = ()
    if isinstance(node, dict):
        members = cast("dict[str, Any]", node)
        if members.get("x-feature") == gate:
            del members["x-feature"]
        inner = list(members.values())
    elif isinstance(node, list):
        inner = cast("Sequence[Any]", node)
    for each in inner:
        _open(each, gate)
