"""What `check` says of generated files that are not what the sources make."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic
from acp_codegen.files import files_below
from acp_codegen.ir.model import Sources
from acp_codegen.json_text import dumps
from acp_codegen.manifest import sha256
from acp_codegen.project import Project
from acp_codegen.source_schema import meta_schema_path
from golden import BASE


def sources_of(root: Path) -> Sources:
    loaded = pipeline.read_sources(Project(root / "schema", root))
    assert loaded.sources is not None, loaded.diagnostics
    return loaded.sources


@pytest.fixture(scope="module")
def once_built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("built")
    shutil.copytree(BASE / "schema", root / "schema")
    pipeline.build(root / "generated", sources_of(root))
    return root


@pytest.fixture
def project(once_built: Path, tmp_path: Path) -> Path:
    """A project that was built."""
    shutil.copytree(once_built, tmp_path, dirs_exist_ok=True)
    return tmp_path


def drift(root: Path, *, full: bool) -> list[tuple[str, str]]:
    found = pipeline.drift(root / "generated", sources_of(root), full)
    return [(d.code, d.place.file) for d in found]


BOTH = pytest.mark.parametrize("full", [False, True], ids=["digests", "full"])


@BOTH
def test_says_nothing_where_nothing_differs(project: Path, full: bool) -> None:
    assert drift(project, full=full) == []


@BOTH
def test_names_each_file_that_is_missing_changed_or_stale(project: Path, full: bool) -> None:
    generated = project / "generated" / "acp_schema"
    (generated / "v1" / "meta.json").unlink()
    (generated / "v2" / "schema.json").write_text("{}\n")
    (generated / "v1" / "left-over.json").write_text("{}\n")
    assert drift(project, full=full) == [
        ("ACP403", "generated/acp_schema/v1/left-over.json"),
        ("ACP401", "generated/acp_schema/v1/meta.json"),
        ("ACP402", "generated/acp_schema/v2/schema.json"),
    ]


@BOTH
def test_writes_nothing(project: Path, full: bool) -> None:
    (project / "generated" / "acp_schema" / "v1" / "meta.json").unlink()
    before = {path: path.stat().st_mtime_ns for path in project.rglob("*")}
    drift(project, full=full)
    assert {path: path.stat().st_mtime_ns for path in project.rglob("*")} == before


def test_a_changed_source_shows_in_what_is_made_from_it(project: Path) -> None:
    registry = project / "schema" / "features.json"
    registry.write_text(registry.read_text().replace('"release": "', '"release": "7'))
    found = {file for _, file in drift(project, full=False)}
    assert "generated/manifest.json" in found
    assert "generated/acp_schema/v1/schema.json" in found


@BOTH
def test_what_is_no_file_of_its_own_has_changed(project: Path, full: bool) -> None:
    generated = project / "generated" / "acp_schema" / "v1"
    (generated / "meta.json").rename(project / "meta.json")
    (generated / "meta.json").symlink_to(project / "meta.json")
    os.mkfifo(generated / "pipe")
    assert drift(project, full=full) == [
        ("ACP402", "generated/acp_schema/v1/meta.json"),
        ("ACP403", "generated/acp_schema/v1/pipe"),
    ]


@BOTH
@pytest.mark.parametrize("change", [{"release": "9"}, {"more": 1}])
def test_a_manifest_says_what_a_build_would_have_written(project: Path, change: dict[str, object], full: bool) -> None:
    manifest = project / "generated" / "manifest.json"
    manifest.write_text(dumps(json.loads(manifest.read_text()) | change))
    assert drift(project, full=full) == [("ACP402", "generated/manifest.json")]


@pytest.mark.parametrize(
    "text", [None, "", "[]", "{}", '{"inputs": 1, "files": 2}', '{"files": {"a": 1}}', "[" * 100_000, "NaN"]
)
def test_a_manifest_that_cannot_be_read_is_drift_and_no_traceback(project: Path, text: str | None) -> None:
    manifest = project / "generated" / "manifest.json"
    manifest.unlink() if text is None else manifest.write_text(text)
    assert drift(project, full=False) == [("ACP401" if text is None else "ACP402", "generated/manifest.json")]


def test_a_manifest_that_is_a_pipe_is_drift(project: Path) -> None:
    manifest = project / "generated" / "manifest.json"
    manifest.unlink()
    os.mkfifo(manifest)
    assert drift(project, full=False) == [("ACP402", "generated/manifest.json")]


@pytest.mark.parametrize("name", ["\\ud800", "../../x", "acp_schema/v1/none.json"])
def test_a_manifest_with_other_names_is_drift(project: Path, name: str) -> None:
    manifest = project / "generated" / "manifest.json"
    manifest.write_text(manifest.read_text().replace('"files": {', f'"files": {{"{name}": "sha256:0",'))
    assert drift(project, full=False) == [("ACP402", "generated/manifest.json")]


def test_a_file_that_the_manifest_does_not_name_is_missed(project: Path) -> None:
    manifest = project / "generated" / "manifest.json"
    value = json.loads(manifest.read_text())
    del value["files"]["acp_schema/v1/meta.json"]
    manifest.write_text(dumps(value))
    (project / "generated" / "acp_schema" / "v1" / "meta.json").unlink()
    assert drift(project, full=False) == [
        ("ACP401", "generated/acp_schema/v1/meta.json"),
        ("ACP402", "generated/manifest.json"),
    ]


def test_full_sees_through_a_manifest_that_was_written_to_fit(project: Path) -> None:
    target = project / "generated" / "acp_schema" / "v1" / "meta.json"
    target.write_text("{}\n")
    manifest = project / "generated" / "manifest.json"
    value = json.loads(manifest.read_text())
    value["files"]["acp_schema/v1/meta.json"] = sha256(b"{}\n")
    manifest.write_text(dumps(value))
    assert ("ACP402", "generated/manifest.json") in drift(project, full=False)
    del value["digest"]
    manifest.write_text(dumps(value | {"digest": sha256(dumps(value).encode())}))
    assert drift(project, full=False) == []
    assert {file for _, file in drift(project, full=True)} == {
        "generated/acp_schema/v1/meta.json",
        "generated/manifest.json",
    }


def test_without_generated_files_each_is_missing(project: Path) -> None:
    names = set(files_below(project / "generated"))
    shutil.rmtree(project / "generated")
    assert {file for _, file in drift(project, full=False)} == {f"generated/{name}" for name in names}


def test_the_build_is_the_same_everywhere(project: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(project / "schema", elsewhere / "schema")
    assert pipeline.generate(sources_of(project)) == pipeline.generate(sources_of(elsewhere))


def test_drift_says_how_to_mend_it(project: Path) -> None:
    (project / "generated" / "manifest.json").unlink()
    (only,) = pipeline.drift(project / "generated", sources_of(project), full=False)
    assert isinstance(only, Diagnostic)
    assert "acp-codegen build" in only.hint


@pytest.fixture
def built(project: Path) -> Path:
    """A project that was built and that shows editors the meta-schema."""
    shutil.copy(meta_schema_path(), project / "schema")
    return project


def as_built(root: Path) -> bool:
    return pipeline.as_built(Project(root / "schema", root)) is not None


def test_what_was_built_and_not_changed_is_known_without_reading_it(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(pipeline, "load_sources", read)
    manifest = pipeline.as_built(Project(built / "schema", built))
    assert manifest is not None
    monkeypatch.undo()
    sources = sources_of(built)
    assert manifest.definitions == {p.name: len(p.definitions) for p in sources.protocols}
    assert manifest.features == len(sources.registry.features)
    assert set(manifest.digests) == set(files_below(built / "generated"))


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("schema/features.json", "{}"),
        ("schema/v1/more.json", "{}"),
        ("schema/v1/notes.txt", ""),
        ("schema/v1/protocol.json", None),
        ("schema/source.schema.json", "{}"),
        ("schema/source.schema.json", None),
        ("generated/acp_schema/v1/meta.json", "{}"),
        ("generated/acp_schema/v1/meta.json", None),
        ("generated/more.json", "{}"),
        ("generated/manifest.json", "{}"),
        ("generated/manifest.json", None),
    ],
)
def test_any_change_has_the_sources_read_again(built: Path, file: str, text: str | None) -> None:
    assert as_built(built)
    (built / file).unlink() if text is None else (built / file).write_text(text)
    assert not as_built(built)


def test_without_sources_nothing_is_as_it_was_built(built: Path) -> None:
    shutil.rmtree(built / "schema")
    assert not as_built(built)


def test_a_pipe_among_the_sources_is_not_waited_for(built: Path) -> None:
    (built / "schema" / "features.json").unlink()
    os.mkfifo(built / "schema" / "features.json")
    assert not as_built(built)


@pytest.mark.parametrize("part", ["lint/rules/long_way.py", "load/text.py", "ir/types.py", "emit/python/style.py"])
def test_other_code_has_the_sources_read_again(built: Path, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules decide whether sources are sound, so that a new one is not passed over."""
    read = Path.read_bytes
    changed = Path(pipeline.__file__).parent / part
    assert changed.is_file()

    def read_changed(path: Path) -> bytes:
        return read(path) + b"#" if path == changed else read(path)

    monkeypatch.setattr(Path, "read_bytes", read_changed)
    assert not as_built(built)
