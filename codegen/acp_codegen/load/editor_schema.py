"""The copy of source.schema.json that stands among the sources: editors complete and check by it."""

from __future__ import annotations

import os
import posixpath
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

from acp_codegen.diagnostics import Diagnostic, Document, Place, finding
from acp_codegen.load.listing import META_SCHEMA
from acp_codegen.load.text import read_document
from acp_codegen.load.validate import meta_schema
from acp_codegen.source_schema import meta_schema_path

EDITOR_SCHEMA = "ACP012"


def editor_schema_problems(schema: Path, documents: Iterable[Document]) -> Iterator[Diagnostic]:
    """Whether the copy is missing though a source names it, or is not that of this toolchain."""
    copy, name = schema / META_SCHEMA, f"{schema.name}/{META_SCHEMA}"
    hint = f"copy the one of this toolchain here: {meta_schema_path()}"
    if not os.path.lexists(copy):
        naming = next((document for document in documents if _named(document) == name), None)
        if naming is not None:
            message = "there is no such file, and editors look for it"
            yield finding(EDITOR_SCHEMA, Place(name), message, hint, (naming.origin("/$schema"), "named here"))
    elif not _is_ours(copy):
        document, problems = read_document(copy, name)
        yield from problems
        if document is not None and document.value != meta_schema():
            message = "this is not what the toolchain checks by, so editors would mislead"
            yield finding(EDITOR_SCHEMA, Place(name), message, hint)


def _is_ours(copy: Path) -> bool:
    """Whether the copy is the very file of the toolchain, as it is in a checkout."""
    try:
        return copy.samefile(meta_schema_path())
    except OSError:
        return False


def _named(document: Document) -> str | None:
    """The path, as findings show it, of the file that a document names as its schema."""
    content: object = document.value
    value = cast("dict[str, Any]", content).get("$schema") if isinstance(content, dict) else None
    if not isinstance(value, str):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(document.path), value))
