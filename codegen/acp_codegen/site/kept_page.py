"""Pages whose Markdown is rendered several at once, and not again while neither it nor the list of files changes."""

from __future__ import annotations

import logging
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from logging.handlers import BufferingHandler
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from acp_codegen.site.plain_text import plain_text
from acp_codegen.site.side_by_side import side_by_side

LOGGER = logging.getLogger("mkdocs")

Key = tuple[str, str, int]
"""What decides how a page comes out: its path, its Markdown, and a fingerprint of what is the same for all pages."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What MkDocs makes of the Markdown of a page; `links` by the path of the file that they lead to."""

    content: str | None
    toc: Any
    title: str | None
    anchors: set[str] | None
    links: Mapping[str, dict[str, str]] | None


_shown: dict[Key, Shown] = {}
"""Of the last build and the present one. Nothing is kept of a page that MkDocs warned of: it has to warn again."""


class KeptPage(Page):
    """A page that takes what is kept of it in place of rendering it."""

    def read_source(self, config: MkDocsConfig) -> None:
        """Read the page. What its front matter says of it is text, which the theme would take for HTML."""
        super().read_source(config)
        said = {key: self.meta[key] for key in ("title", "description") if key in self.meta}
        self.meta.update({key: plain_text(str(text)) for key, text in said.items()})

    def render(self, config: MkDocsConfig, files: Files) -> None:
        key = (self.file.src_uri, self.markdown or "", _fingerprint(config, files))
        shown = _shown.get(key)
        if shown is None:
            shown = self.shown(config, files)
            if shown is not None:
                _shown[key] = shown
            return
        self.content, self.toc, self._title_from_render = shown.content, shown.toc, shown.title
        self.present_anchor_ids = shown.anchors
        there = {files.get_file_from_path(path): links for path, links in (shown.links or {}).items()}
        self.links_to_anchors = {file: links for file, links in there.items() if file is not None}

    def shown(self, config: MkDocsConfig, files: Files) -> Shown | None:
        """Render the page; what came of it, or None where MkDocs warned of something."""
        with _listening() as warnings:
            super().render(config, files)
        if warnings:
            return None
        links = {file.src_uri: anchors for file, anchors in (self.links_to_anchors or {}).items()}
        return Shown(self.content, self.toc, self._title_from_render, self.present_anchor_ids, links)


def render_ahead(pages: Sequence[KeptPage], config: MkDocsConfig, files: Files) -> None:
    """Render what is not kept of the pages, so that MkDocs finds it when it comes to them; forget all else."""
    fingerprint = _fingerprint(config, files)
    for page in pages:
        page.read_source(config)
    wanted = {(page.file.src_uri, page.markdown or "", fingerprint): page for page in pages}
    for key in _shown.keys() - wanted.keys():
        del _shown[key]
    missing = [key for key in wanted if key not in _shown]

    def make(key: Key) -> Shown | None:
        with _silence():
            return wanted[key].shown(config, files)

    made = zip(missing, side_by_side(make, missing), strict=True)
    _shown.update({key: shown for key, shown in made if shown is not None})


def _fingerprint(config: MkDocsConfig, files: Files) -> int:
    """Of the files that links may lead to, and of the configuration."""
    return hash((frozenset(files.src_uris), Path(config.config_file_path).read_bytes()))


@contextmanager
def _listening() -> Generator[list[logging.LogRecord]]:
    """The warnings of MkDocs, which go on to where they went."""
    listener = BufferingHandler(capacity=sys.maxsize)
    listener.setLevel(logging.WARNING)
    LOGGER.addHandler(listener)
    try:
        yield listener.buffer
    finally:
        LOGGER.removeHandler(listener)


@contextmanager
def _silence() -> Generator[None]:
    """Keep what MkDocs says from all that listened before."""
    handlers, propagate = LOGGER.handlers, LOGGER.propagate
    LOGGER.handlers, LOGGER.propagate = [], False
    try:
        yield
    finally:
        LOGGER.handlers, LOGGER.propagate = handlers, propagate
