"""The part of the site that is made from the model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic, finding, ordered
from acp_codegen.emit import docs
from acp_codegen.emit.docs.paths import SCHEMAS_PAGE
from acp_codegen.ir.coverage import Row
from acp_codegen.ir.model import Sources
from acp_codegen.site.downloads import Download, download_files, downloads
from acp_codegen.site.downloads_page import downloads_page
from acp_codegen.site.patches import patches
from acp_codegen.site.python_pages import python_pages

LOST = "ACP511"
FOLDER = "docs"
"""Folder of the hand-written pages, below the project's."""


def hand_written(root: Path) -> docs.Site:
    """What generated pages have to know of the hand-written ones of the project in the folder `root`."""
    slugs = frozenset(path.stem for path in (root / FOLDER / "rfds").glob("*.md"))
    return docs.Site(rfds=slugs - {"index"})


def lost_parts(error: docs.LostPartError) -> tuple[Diagnostic, ...]:
    """A finding for each part of the protocol that is on no page."""
    return ordered(finding(LOST, part.origin, part.message, part.hint) for part in error.lost)


@dataclass(frozen=True)
class Reference:
    """Makes pages, and pieces of pages, from sources."""

    sources: Sources
    site: docs.Site

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        return pipeline.rows(self.sources)

    @cached_property
    def patches(self) -> Mapping[tuple[str, str], tuple[docs.Patch, ...]]:
        return patches(self.sources, self.rows)

    def pages(self) -> dict[str, str]:
        """The generated pages, by path below docs/, in the order of the navigation. Raises LostPartError."""
        s = self.sources
        site = replace(self.site, patches=self.patches)
        made = docs.pages(s.registry, s.protocols, self.rows, s.examples, site)
        return made | python_pages(s, self.site) | {SCHEMAS_PAGE: downloads_page(self.downloads, s.registry)}

    @cached_property
    def downloads(self) -> tuple[Download, ...]:
        """The compiled files."""
        return downloads(self.sources)

    def files(self) -> dict[str, str]:
        """What generated pages have for download, by path below docs/."""
        changes = {patch.file: patch.text for found in self.patches.values() for patch in found}
        return download_files(self.downloads) | changes

    def fragment(self, name: str, arguments: Sequence[str], page: str) -> str:
        """A piece of the hand-written page at the path `page`. Raises UnknownFragmentError."""
        s = self.sources
        return docs.fragment(name, arguments, page, s.registry, s.protocols, self.rows, s.examples, self.site)

    def search_entries(self, generated: Mapping[str, str]) -> tuple[docs.SearchEntry, ...]:
        """What the search finds beside hand-written pages; `generated` are those that `pages()` made."""
        return tuple(docs.search_entries(self.sources.registry, self.sources.protocols, self.site, generated))

    def footer(self) -> str:
        """Release, digest and gates of what the pages show, as a line of HTML."""
        release, digest, gates = self.sources.registry.release, self.sources.digest, len(self.sources.registry.features)
        shown = f'<code title="SHA-256 of the sources: {digest}">{digest[:12]}</code>'
        return f"acp-schema {release} · sources {shown} · all {gates} gates shown"
