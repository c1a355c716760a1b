"""What the search finds, and which of it comes first."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from acp_codegen.emit.docs import SearchEntry

INDEX = "search/search_index.json"
BETWEEN = " · "
"""What stands between the names in a title."""


def extend_index(site: Path, entries: Iterable[SearchEntry]) -> None:
    """Add entries to the search index of the site that was written to the folder `site`, where it has one."""
    path = site / INDEX
    if path.is_file():
        index = json.loads(path.read_text(encoding="utf-8"))
        index["docs"] = extended(index["docs"], entries)
        path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def extended(documents: Iterable[dict[str, Any]], entries: Iterable[SearchEntry]) -> list[dict[str, Any]]:
    """Documents of the index, and the entries behind them.

    Where there is a document already, its text stays; it gets the names that its title lacks, and moves up.
    """
    found = {document["location"]: document for document in documents}
    for entry in entries:
        mark = "#" if entry.anchor else ""
        location = f"{entry.page.removesuffix('.md')}.html{mark}{entry.anchor}"
        new = {"location": location, "title": "", "text": escape(entry.text, quote=False)}
        document = found.setdefault(location, new)
        names = [*document["title"].split(BETWEEN), *escape(entry.title, quote=False).split(BETWEEN)]
        document["title"] = BETWEEN.join(filter(None, dict.fromkeys(names)))
        document |= {"boost": entry.boost} if entry.boost != 1 else {}
    return list(found.values())
