"""The reference pages of the docs site, as Markdown: a pure function of the model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from acp_codegen.emit.docs import fragments, search
from acp_codegen.emit.docs.book import Book, Patch, Site
from acp_codegen.emit.docs.difference_page import difference_page
from acp_codegen.emit.docs.feature_pages import feature_pages
from acp_codegen.emit.docs.fragments import UnknownFragmentError
from acp_codegen.emit.docs.lost_parts import LostPartError, check_places
from acp_codegen.emit.docs.method_pages import method_pages
from acp_codegen.emit.docs.places import Places, places
from acp_codegen.emit.docs.search import SearchEntry
from acp_codegen.emit.docs.type_pages import type_pages
from acp_codegen.emit.docs.unstable_page import unstable_page
from acp_codegen.ir.coverage import Row
from acp_codegen.ir.model import Example, Protocol, Registry

__all__ = [
    "LostPartError",
    "Patch",
    "Places",
    "SearchEntry",
    "Site",
    "UnknownFragmentError",
    "fragment",
    "pages",
    "places",
    "search_entries",
]


def pages(
    registry: Registry, protocols: Sequence[Protocol], rows: Sequence[Row], examples: Sequence[Example], site: Site
) -> dict[str, str]:
    """Every generated page: its path below docs/ and its text, in the order of the navigation.

    `protocols` are as written, with the parts of every gate. Raises LostPartError where a part is on no page.
    """
    book = Book(registry, protocols, rows, examples, site)
    found: dict[str, str] = {}
    for version in book.versions:
        found |= method_pages(book, version) | type_pages(book, version) | unstable_page(book, version)
    check_places(book, found)
    return found | feature_pages(book) | difference_page(book)


def fragment(
    name: str,
    arguments: Sequence[str],
    page: str,
    registry: Registry,
    protocols: Sequence[Protocol],
    rows: Sequence[Row],
    examples: Sequence[Example],
    site: Site,
) -> str:
    """A generated piece of the hand-written page at the path `page`. Raises UnknownFragmentError."""
    return fragments.fragment(Book(registry, protocols, rows, examples, site), name, arguments, page)


def search_entries(
    registry: Registry, protocols: Sequence[Protocol], site: Site, generated: Mapping[str, str]
) -> Iterator[SearchEntry]:
    """What the search finds: each of the generated pages, by path below docs/, each RFD, and each part of each type."""
    return search.search_entries(Book(registry, protocols, (), (), site), generated)
