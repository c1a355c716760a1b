"""The compiled schemas among the files of the site: whole and definition by definition, with digests."""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

from acp_codegen.emit.docs.paths import schema_file
from acp_codegen.emit.json_schema import definition_files
from rendered import rendered
from repository import ROOT, sources, versions

NAMES = ("schema.json", "schema.unstable.json", "meta.json", "meta.unstable.json")
PATHS = [f"v{version}/{name}" for version in versions() for name in NAMES]
SCHEMAS = [path for path in PATHS if "/schema" in path]
DEFINITIONS = "#/$defs/"
REFERENCE = re.compile(r'"\$ref": "(\w+)\.json"')

each_schema = pytest.mark.parametrize("path", SCHEMAS)


@pytest.mark.parametrize("path", PATHS)
def test_a_file_is_that_of_the_package_byte_for_byte(path: str) -> None:
    assert (rendered().folder / path).read_bytes() == (ROOT / "generated" / "acp_schema" / path).read_bytes()


def test_the_digests_are_those_of_the_files() -> None:
    lines = (rendered().folder / "SHA256SUMS").read_text().splitlines()
    sums = {path: hashlib.sha256((rendered().folder / path).read_bytes()).hexdigest() for path in PATHS}
    assert sorted(lines) == sorted(f"{digest}  {path}" for path, digest in sums.items())


def test_the_page_names_every_file_with_its_digest_and_size() -> None:
    page = (rendered().folder / "schemas.html").read_text(encoding="utf-8")
    for path in PATHS:
        content = (rendered().folder / path).read_bytes()
        assert f'href="{path}"' in page
        assert hashlib.sha256(content).hexdigest() in page
        assert f"{len(content):,} bytes" in page


def folder_of(path: str) -> Path:
    return rendered().folder / path.removesuffix(".json")


def parts(path: str) -> dict[str, str]:
    """The definitions of a schema, as they are written in files of their own, by name."""
    return {file.stem: file.read_text(encoding="utf-8") for file in folder_of(path).iterdir()}


@each_schema
def test_every_definition_is_a_file_and_is_the_same_there(path: str) -> None:
    compiled = json.loads((rendered().folder / path).read_text(encoding="utf-8"))
    found = parts(path)
    assert found.keys() == compiled["$defs"].keys()
    for name, text in found.items():
        part = json.loads(REFERENCE.sub(rf'"$ref": "{DEFINITIONS}\1"', text))
        assert part.pop("$schema") == compiled["$schema"]
        assert part == compiled["$defs"][name]


@each_schema
def test_every_reference_leads_to_a_file_beside(path: str) -> None:
    found = parts(path)
    for name, text in found.items():
        assert text.count('"$ref": "') == len(REFERENCE.findall(text))
        assert set(REFERENCE.findall(text)) <= found.keys(), name


@cache
def retrieved(address: str) -> Any:
    """The file that an address of a reference leads to."""
    return json.loads(Path(address.removeprefix("file://")).read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", versions())
def test_the_files_judge_the_examples_as_the_whole_does(version: int) -> None:
    compiled = json.loads((rendered().folder / f"v{version}" / "schema.unstable.json").read_text(encoding="utf-8"))
    verdicts: set[bool] = set()
    for example in sources().examples:
        name = example.of.name
        if example.version == version and name in compiled["$defs"]:
            file = rendered().folder / schema_file(f"v{version}", True, name)
            alone = Draft202012Validator({"$ref": file.as_uri()}, retriever=retrieved)
            inside = Draft202012Validator({"$ref": DEFINITIONS + name, "$defs": compiled["$defs"]})
            verdict = alone.is_valid(example.value)
            assert verdict == inside.is_valid(example.value), (name, example.value)
            verdicts.add(verdict)
    assert verdicts == {True, False}


def test_names_are_not_taken_for_keywords_nor_data_for_references() -> None:
    reference = {"$ref": "#/$defs/B"}
    schema = {
        "$schema": "dialect",
        "$defs": {
            "A": {
                "properties": {"default": reference, "$ref": reference, "properties": {"items": reference}},
                "default": {"$ref": "#/$defs/B"},
                "anyOf": [reference, {"const": {"$ref": "x"}}],
            }
        },
    }
    there = {"$ref": "B.json"}
    assert dict(definition_files(schema)) == {
        "A": {
            "$schema": "dialect",
            "properties": {"default": there, "$ref": there, "properties": {"items": there}},
            "default": {"$ref": "#/$defs/B"},
            "anyOf": [there, {"const": {"$ref": "x"}}],
        }
    }
