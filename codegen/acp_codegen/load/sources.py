"""Reading a project's `schema/` folder."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, Document, ordered
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.load.editor_schema import editor_schema_problems
from acp_codegen.load.listing import META_SCHEMA, Listing, SourceFile, list_sources
from acp_codegen.load.protocol import build_protocol
from acp_codegen.load.registry import build_examples, build_registry
from acp_codegen.load.text import read_document
from acp_codegen.load.validate import meta_schema_problems, violations
from acp_codegen.source_schema import meta_schema_path

_Documents = dict[SourceFile, Document]


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of reading sources.

    `sources` is there only where `diagnostics` has no error. `sound` is what could be read even so: a version of
    which a file is at fault is not in it, and `unread` names it.
    """

    sources: Sources | None
    diagnostics: tuple[Diagnostic, ...]
    sound: Sources | None = None
    unread: tuple[str, ...] = ()


def load_sources(schema: Path) -> Loaded:
    """Read the sources in the folder `schema`; findings name files by their path below its parent."""
    listing, documents = _read(schema)
    unusable = meta_schema_problems()
    faults = {file: () if unusable else violations(d, d.kind) for file, d in documents.items()}
    found = [*listing.found, *(fault for those in faults.values() for fault in those)]
    found += unusable or editor_schema_problems(schema, documents.values())
    usable = {} if unusable else {file: d for file, d in documents.items() if not faults[file]}
    lost = {f.version for f in listing.files if f.kind in {"protocol", "area"} and f not in usable}
    kept = {file: document for file, document in usable.items() if file.version not in lost}
    if not any(file.kind == "registry" for file in kept):
        return Loaded(None, ordered(found))
    sources, problems = _build(kept, _digest({d.path: d.text.encode() for d in documents.values()}))
    unread = tuple(f"v{version}" for version in sorted(lost))
    whole = None if found or problems else sources
    return Loaded(whole, ordered([*found, *problems]), sources, unread)


def read_documents(schema: Path) -> tuple[dict[Path, Document], tuple[Diagnostic, ...]]:
    """The files of the folder `schema` that are JSON, by path, and what is wrong with the others."""
    unusable = meta_schema_problems()
    if unusable:
        return {}, unusable
    listing, documents = _read(schema)
    return {file.path: document for file, document in documents.items()}, ordered(listing.found)


def _read(schema: Path) -> tuple[Listing, _Documents]:
    """What stands in the folder, and the files that are JSON; the listing also says what the others are."""
    listing = list_sources(schema)
    documents: _Documents = {}
    for file in listing.files:
        document, problems = read_document(file.path, file.name, file.kind)
        listing.found += problems
        if document is not None:
            documents[file] = document
    return listing, documents


def _build(documents: _Documents, source_digest: str) -> tuple[Sources, list[Diagnostic]]:
    registry_document = next(d for f, d in documents.items() if f.kind == "registry")
    registry, found = build_registry(registry_document)
    protocols: list[Protocol] = []
    for main in (f for f in documents if f.kind == "protocol"):
        areas = [d for f, d in documents.items() if f.kind == "area" and f.version == main.version]
        protocol, problems = build_protocol(documents[main], areas, registry, source_digest)
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


def source_digest(schema: Path) -> str | None:
    """The digest that the sources in the folder have, by their bytes alone; None where they have to be read.

    That is so where something in the folder is no source, or editors are shown another meta-schema.
    """
    listing = list_sources(schema)
    shown = schema / META_SCHEMA
    try:
        if listing.found or not all(path.is_file() for path in (shown, *(file.path for file in listing.files))):
            return None
        if shown.read_bytes() != meta_schema_path().read_bytes():
            return None
        return _digest({file.name: file.path.read_bytes() for file in listing.files})
    except OSError:
        return None


def _digest(contents: Mapping[str, bytes]) -> str:
    """SHA-256 over the names and bytes of files, in the order of their names."""
    state = hashlib.sha256()
    for name, content in sorted(contents.items()):
        state.update(f"{name.partition('/')[2]}\0{len(content)}\0".encode())
        state.update(content)
    return state.hexdigest()
