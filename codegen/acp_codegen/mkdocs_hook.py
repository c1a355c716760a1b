"""Serves the site's pages to MkDocs: generated ones, and hand-written ones with generated parts in them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from acp_codegen.diagnostics import render
from acp_codegen.site.content import read_content
from acp_codegen.site.navigation import fill
from acp_codegen.site.ranking import weight


@event_priority(100)
def on_files(files: Files, /, *, config: MkDocsConfig) -> Files:
    """Put the pages in place, and fill navigation and footer. Raises Abort where something is wrong with them."""
    content = read_content(Path(config.config_file_path).parent)
    if content.found:
        sys.stderr.write(render(content.found, "text"))
        raise Abort(f"{len(content.found)} finding{'s' if len(content.found) > 1 else ''}")
    for path, text in content.pages.items():
        written = files.get_file_from_path(path)
        if written is not None:
            files.remove(written)
        files.append(File.generated(config, path, content=text))
    nav = cast("list[object]", config.nav or [])  # pyright: ignore[reportUnknownMemberType]
    config.nav = fill(nav, content.generated)
    config.copyright = content.footer
    return files


def on_page_markdown(markdown: str, /, *, page: Page, files: Files, **_: Any) -> str:
    """Tell the search how much the page weighs among those that it finds."""
    search: dict[str, Any] = page.meta.setdefault("search", {})
    search["boost"] = search.get("boost", 1) * weight(page.file.src_uri, files.src_uris)
    return markdown
