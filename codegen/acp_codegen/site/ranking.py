"""What the search finds, and which of it comes first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from acp_codegen import pipeline
from acp_codegen.emit.docs import SearchEntry, search_entries
from acp_codegen.project import Project

INDEX = "search/search_index.json"


def extend_index(root: Path, site: Path) -> None:
    """Add each part of each type of the project in `root` to the index of the site that was written to `site`."""
    sources = pipeline.read_sources(Project(root / "schema", root)).sources
    path = site / INDEX
    if sources is not None and path.is_file():
        index = json.loads(path.read_text(encoding="utf-8"))
        index["docs"] = extended(index["docs"], search_entries(sources.protocols))
        path.write_text(json.dumps(index, separators=(",", ":")), encoding="utf-8")


def extended(documents: Iterable[dict[str, Any]], entries: Iterable[SearchEntry]) -> list[dict[str, Any]]:
    """Documents of the index, and the entries behind them; a heading that stands for an entry only moves up."""
    found = {document["location"]: document for document in documents}
    for entry in entries:
        location = f"{entry.page.removesuffix('.md')}.html#{entry.anchor}"
        texts = {"title": escape(entry.title, quote=False), "text": escape(entry.text, quote=False)}
        document = found.setdefault(location, {"location": location, **texts})
        document["boost"] = entry.boost
    return list(found.values())
