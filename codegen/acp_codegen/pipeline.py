"""The ways through the toolchain: check the sources, generate, compare with what is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from acp_codegen.canonical import canonical
from acp_codegen.diagnostics import Diagnostic, Place, finding, ordered
from acp_codegen.emit.feature_table import as_json
from acp_codegen.emit.json_schema import compile_meta, compile_schema
from acp_codegen.emit.python import bindings, bindings_alone
from acp_codegen.files import Changes, Tree, compare, write_file, write_tree
from acp_codegen.folders import MARK, changes_of, foreign_modules
from acp_codegen.ir.coverage import Row, feature_rows
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.json_text import dumps
from acp_codegen.lint import lint
from acp_codegen.load import Loaded, load_sources, read_documents, source_digest
from acp_codegen.manifest import MANIFEST, Manifest, changes_since, inputs_digest, manifest_text, read_manifest
from acp_codegen.project import Project
from acp_codegen.select import expand, label, select

MISSING, CHANGED, STALE = "ACP401", "ACP402", "ACP403"
PACKAGE = "acp_schema"
UMBRELLA = "unstable"
REBUILD = "run `acp-codegen build` and commit what it writes"
REWRITE = "run `acp-codegen python` with the same options, without --check, and commit what it writes"

Progress = Callable[[str], None]


def silent(_: str) -> None:
    """Report no progress."""


def read_sources(project: Project) -> Loaded:
    """Load the sources, and lint what could be loaded. The sources are there only where nothing was found."""
    loaded = load_sources(project.schema)
    sound = loaded.sound
    found = () if sound is None else lint(sound, whole=bool(sound.protocols) and not loaded.unread)
    sources = None if found else loaded.sources
    return replace(loaded, sources=sources, diagnostics=ordered((*loaded.diagnostics, *found)))


def project_features(sources: Sources, protocol: Protocol, names: Sequence[str]) -> tuple[Protocol, str]:
    """The protocol with the named features, and the label of the set.

    Raises UnknownFeatureError for a name that the registry does not have.
    """
    gates = expand(sources.registry, names)
    return select(protocol, gates), label(sources.registry, gates)


def compiled_text(sources: Sources, protocol: Protocol, names: Sequence[str]) -> str:
    """The compiled schema of a feature set, as text."""
    return dumps(compile_schema(*project_features(sources, protocol, names)))


@dataclass(frozen=True, slots=True)
class Compiled:
    """What a version is compiled to with some gates; `suffix` tells its files from those of the stable version."""

    protocol: Protocol
    suffix: str
    schema: Mapping[str, Any]
    meta: Mapping[str, Any]

    @property
    def values(self) -> dict[str, Mapping[str, Any]]:
        """The compiled schema and the method names, by name of the file."""
        return {f"schema{self.suffix}.json": self.schema, f"meta{self.suffix}.json": self.meta}

    @property
    def texts(self) -> dict[str, str]:
        """The same as text."""
        return {name: dumps(value) for name, value in self.values.items()}


def _compiled(chosen: Protocol, label: str, suffix: str = "") -> Compiled:
    return Compiled(chosen, suffix, compile_schema(chosen, label), compile_meta(chosen))


def compiled(sources: Sources, stable: Protocol, wide: Protocol | None) -> list[Compiled]:
    """What a version is compiled to: its stable parts, and where there is an umbrella, all that this opens too."""
    found = [_compiled(stable, label(sources.registry, ()))]
    if wide is not None:
        found.append(_compiled(wide, label(sources.registry, wide.features or ()), f".{UMBRELLA}"))
    return found


def rows(sources: Sources) -> tuple[Row, ...]:
    """The feature table."""
    return feature_rows(sources.registry, sources.protocols)


def projections(sources: Sources) -> list[tuple[Protocol, Protocol | None]]:
    """Each version with its stable parts alone, and with every gate of the umbrella open, if there is one."""
    umbrella = any(u.name == UMBRELLA for u in sources.registry.umbrellas)
    return [
        (
            project_features(sources, protocol, ())[0],
            project_features(sources, protocol, (UMBRELLA,))[0] if umbrella else None,
        )
        for protocol in sources.protocols
    ]


def generate(sources: Sources, progress: Progress = silent) -> dict[str, bytes]:
    """Every generated file by its path below `generated/`, the manifest among them."""
    texts: dict[str, str] = {}
    versions = projections(sources)
    for stable, wide in versions:
        progress(f"compiling {stable.name}")
        for one in compiled(sources, stable, wide):
            texts |= {f"{stable.name}/{name}": text for name, text in one.texts.items()}
    progress("making the Python bindings")
    texts |= _table_text(sources) | bindings(sources.registry, versions, UMBRELLA)
    tree = {f"{PACKAGE}/{name}": text.encode() for name, text in texts.items()}
    return tree | {MANIFEST: manifest_text(sources, tree)}


def python_package(sources: Sources, protocol: Protocol, names: Sequence[str]) -> dict[str, bytes]:
    """The files of a Python package with the named features alone, by path below it; it needs pydantic alone.

    Raises UnknownFeatureError for a name that the registry does not have.
    """
    chosen, label = project_features(sources, protocol, names)
    texts = _compiled(chosen, label).texts | _table_text(sources) | bindings_alone(sources.registry, chosen)
    return {name: text.encode() for name, text in texts.items()}


def _table_text(sources: Sources) -> dict[str, str]:
    return {"features.json": dumps(as_json(sources.registry, rows(sources)))}


def format_sources(project: Project, *, write: bool) -> tuple[list[str], tuple[Diagnostic, ...]]:
    """The sources that are not in canonical form, brought into it if `write`; and what cannot be read as JSON."""
    documents, found = read_documents(project.schema)
    changed: list[str] = []
    for path, document in documents.items():
        text = canonical(document.value, document.kind)
        if text != document.text:
            changed.append(document.path)
            if write:
                write_file(path, text.encode())
    return changed, found


def build(generated: Path, sources: Sources, progress: Progress = silent) -> tuple[int, Changes]:
    """Write the generated files; returns how many there are and what had to change."""
    tree = generate(sources, progress)
    progress("writing")
    return len(tree), write_tree(generated, tree)


def drift(generated: Path, sources: Sources, full: bool, progress: Progress = silent) -> tuple[Diagnostic, ...]:
    """How the generated files differ from what the sources make; nothing is written.

    Digests of the manifest are compared; the files are generated again, in memory, only where the sources or the
    code are not those of the manifest, or where `full` asks for it.
    """
    manifest = None if full else read_manifest(generated, inputs_digest(sources.digest))
    if manifest is None:
        return ordered(_drifted(generated.name, compare(generated, generate(sources, progress)), REBUILD))
    return ordered(_drifted(generated.name, changes_since(generated, manifest), REBUILD))


def package_drift(folder: Path, package: Tree) -> tuple[Diagnostic, ...]:
    """How the files in a folder differ from those of a package; nothing is written."""
    if not folder.is_dir():
        return (finding(MISSING, Place(folder.as_posix()), "there is no package here", REWRITE),)
    changes = changes_of(folder, package)
    foreign = [name for name in foreign_modules(folder) if name not in package] if MARK not in changes.missing else []
    changes = replace(changes, stale=tuple(name for name in changes.stale if name not in foreign))
    others = (
        finding(STALE, Place(f"{folder.as_posix()}/{name}"), "this did not come from here", "move it away")
        for name in foreign
    )
    return ordered((*_drifted(folder.as_posix(), changes, REWRITE), *others))


def as_built(project: Project) -> Manifest | None:
    """The manifest of the last build, where nothing has changed since: sources, code, and what was generated.

    The sources were sound then, or nothing would have been written, and are not read again.
    """
    sources = source_digest(project.schema)
    if sources is None or project.generated is None:
        return None
    manifest = read_manifest(project.generated, inputs_digest(sources))
    return manifest if manifest and not changes_since(project.generated, manifest) else None


def _drifted(folder: str, changes: Changes, mend: str) -> Iterable[Diagnostic]:
    kinds = (
        (MISSING, changes.missing, "is missing"),
        (CHANGED, changes.changed, "is not what the sources make"),
        (STALE, changes.stale, "is made from nothing any more"),
    )
    for code, names, words in kinds:
        for name in names:
            yield finding(code, Place(f"{folder}/{name}"), f"generated file {words}", mend)
