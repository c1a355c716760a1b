"""Serves the site's pages to MkDocs: generated ones, and hand-written ones with generated parts in them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from acp_codegen.diagnostics import render
from acp_codegen.site.build import found_below
from acp_codegen.site.content import read_content
from acp_codegen.site.highlighting import lean
from acp_codegen.site.kept_page import KeptPage, render_ahead
from acp_codegen.site.navigation import fill, listed
from acp_codegen.site.offers import with_offers
from acp_codegen.site.ranking import extend_index
from acp_codegen.site.serving import is_taken, keeps_serving, say

HIGHLIGHT = "pymdownx.highlight"


def on_config(config: MkDocsConfig, /) -> MkDocsConfig:
    """Keep pages with many examples small."""
    configured = cast("dict[str, dict[str, Any]]", config.mdx_configs)  # pyright: ignore[reportUnknownMemberType]
    configured[HIGHLIGHT] = lean(configured.get(HIGHLIGHT, {}))
    return config


@event_priority(100)
def on_files(files: Files, /, *, config: MkDocsConfig) -> Files:
    """Put the pages in place, and fill navigation and footer. Raises Abort where something is wrong with them."""
    content = read_content(_root(config))
    if content.found:
        sys.stderr.write(render(content.found, "text"))
        raise Abort(f"{len(content.found)} finding{'s' if len(content.found) > 1 else ''}")
    nav = fill(_nav(config), content.generated)
    places = listed(nav)
    for path, text in content.pages.items():
        written = files.get_file_from_path(path)
        if written is not None:
            files.remove(written)
        file = File.generated(config, path, content=text)
        if path in places:  # MkDocs finds those that are not by their having no page
            file.page = KeptPage(places[path], file, config)
        files.append(file)
    for path, text in content.files.items():
        files.append(_beside(config, path, text))
    config.nav = nav
    config.copyright = content.footer
    return files


def _beside(config: MkDocsConfig, path: str, text: str) -> File:
    """A file that is no page, at a path of the site; MkDocs takes what is called as Markdown is for a page."""
    file = File.generated(config, f"{path}.txt" if path.endswith(".md") else path, content=text)
    file.dest_uri = path
    return file


def _nav(config: MkDocsConfig) -> list[object]:
    return cast("list[object]", config.nav or [])  # pyright: ignore[reportUnknownMemberType]


def on_nav(nav: Navigation, /, *, config: MkDocsConfig, files: Files) -> Navigation:
    """Render pages side by side before MkDocs comes to them one by one."""
    render_ahead([file.page for file in files if isinstance(file.page, KeptPage)], config, files)
    return nav


def on_post_page(output: str, /, *, page: Page, config: MkDocsConfig) -> str:
    """Let a page offer its Markdown and the schemas."""
    if not isinstance(page, KeptPage):
        return output
    return with_offers(output, page.file.dest_uri, page.file.src_uri, config.copyright or "")


@event_priority(-50)
def on_post_build(*, config: MkDocsConfig) -> None:
    """Extend the index of the search, once it is written and before the offline plugin copies it."""
    extend_index(Path(config.site_dir), read_content(_root(config)).searched)


def on_serve(
    server: LiveReloadServer, /, *, config: MkDocsConfig, builder: Callable[[], None], **_: Any
) -> LiveReloadServer:
    """Let the server go on with the last sound pages. Raises Abort where its address is taken."""
    host, port = config.dev_addr
    if is_taken(host, port, server.address_family):
        raise Abort(f"{host}:{port} is taken: end what listens there, or name another port with make serve PORT=8123")
    say(found_below(_root(config), Path(server.root)))
    server.builder = keeps_serving(builder, _root(config), Path(server.root))
    return server


def _root(config: MkDocsConfig) -> Path:
    return Path(config.config_file_path).parent
