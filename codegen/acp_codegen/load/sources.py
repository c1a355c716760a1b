"""Reading a project's `schema/` folder."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, Document, Place, finding, ordered
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.load.protocol import build_protocol
from acp_codegen.load.registry import build_examples, build_registry
from acp_codegen.load.text import UNREADABLE, read_document
from acp_codegen.load.validate import meta_schema_problems, violations

VERSION_FOLDER = re.compile(r"v(\d+)")
STRAY = "ACP010"


@dataclass(frozen=True, slots=True)
class Loaded:
    """`sources` is there only where `diagnostics` has no error."""

    sources: Sources | None
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class _File:
    """A file that is to be read; `version` is that of its folder, 0 for the registry."""

    path: Path
    kind: str
    version: int = 0


def load_sources(schema: Path) -> Loaded:
    """Read the sources in the folder `schema`; findings name files by their path below its parent."""
    documents, found = _read(schema)
    unusable = meta_schema_problems()
    for document in documents.values() if not unusable else ():
        found += violations(document, document.kind)
    found += unusable
    if found:
        return Loaded(None, ordered(found))
    sources, problems = _build(documents, digest(schema, list(documents)))
    return Loaded(None if problems else sources, ordered(problems))


def read_documents(schema: Path) -> tuple[dict[Path, Document], tuple[Diagnostic, ...]]:
    """The files of the folder `schema` that are JSON, by path, and what is wrong with the others."""
    unusable = meta_schema_problems()
    if unusable:
        return {}, unusable
    documents, found = _read(schema)
    return {file.path: document for file, document in documents.items()}, ordered(found)


def _read(schema: Path) -> tuple[dict[_File, Document], list[Diagnostic]]:
    files = list(_files(schema))
    documents: dict[_File, Document] = {}
    found: list[Diagnostic] = [*_strays(schema, files), *_versionless(schema, files)]
    for file in files:
        name = file.path.relative_to(schema.parent).as_posix()
        document, problems = read_document(file.path, name, file.kind)
        found += problems
        if document is not None:
            documents[file] = document
    return documents, found


def _files(schema: Path) -> Iterator[_File]:
    """The files that make up the sources, those that must be there whether they are or not."""
    yield _File(schema / "features.json", "registry")
    for folder, version in _versions(schema):
        yield _File(folder / "protocol.json", "protocol", version)
        for path in sorted(folder.glob("*.json")):
            if path.name != "protocol.json":
                yield _File(path, "area", version)
    for folder, version in _versions(schema / "examples"):
        for path in sorted(folder.glob("*.json")):
            yield _File(path, "examples", version)


def _versions(parent: Path) -> list[tuple[Path, int]]:
    if not parent.is_dir():
        return []
    matched = ((folder, VERSION_FOLDER.fullmatch(folder.name)) for folder in parent.iterdir() if folder.is_dir())
    return sorted(((folder, int(match[1])) for folder, match in matched if match), key=lambda pair: pair[1])


def _strays(schema: Path, files: list[_File]) -> Iterator[Diagnostic]:
    """JSON files that nothing reads."""
    known = {file.path for file in files} | {schema / "source.schema.json"}
    for path in sorted(schema.rglob("*.json")):
        if path not in known and not any(parent in known for parent in path.parents):
            place = Place(path.relative_to(schema.parent).as_posix())
            hint = "move it to v<number>/ or examples/v<number>/, or take it away"
            yield finding(STRAY, place, "no part of the sources stands here", hint)


def _versionless(schema: Path, files: list[_File]) -> Iterator[Diagnostic]:
    """Examples of a version that is not there, and a folder of sources without any version."""
    versions = {file.version for file in files if file.kind == "protocol"}
    for file in files:
        if file.kind == "examples" and file.version not in versions:
            place = Place(file.path.relative_to(schema.parent).as_posix())
            yield finding(STRAY, place, f"there is no protocol version {file.version}", "take the examples away")
    if not versions:
        place = Place(schema.name)
        yield finding(UNREADABLE, place, "there is no protocol version here", "add a folder v1 with a protocol.json")


def _build(documents: dict[_File, Document], source_digest: str) -> tuple[Sources, list[Diagnostic]]:
    registry_document = next(d for f, d in documents.items() if f.kind == "registry")
    registry, found = build_registry(registry_document)
    protocols: list[Protocol] = []
    for main in (f for f in documents if f.kind == "protocol"):
        areas = [d for f, d in documents.items() if f.kind == "area" and f.version == main.version]
        protocol, problems = build_protocol(documents[main], areas, registry.release, source_digest)
        protocols.append(protocol)
        found += problems
    examples = [e for f, d in documents.items() if f.kind == "examples" for e in build_examples(d, f.version)]
    return Sources(
        registry=registry,
        protocols=tuple(protocols),
        examples=tuple(examples),
        documents=tuple(documents.values()),
        digest=source_digest,
    ), found


def digest(schema: Path, files: list[_File]) -> str:
    """SHA-256 over the names and bytes of the files that are read, in the order of their names."""
    state = hashlib.sha256()
    for name, path in sorted((f.path.relative_to(schema).as_posix(), f.path) for f in files):
        content = path.read_bytes()
        state.update(f"{name}\0{len(content)}\0".encode())
        state.update(content)
    return state.hexdigest()
