"""Generated pieces of hand-written pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.feature_tables import feature_tables, published_rfds, unstable_table
from acp_codegen.emit.docs.links import Links
from acp_codegen.emit.docs.markdown import blocks
from acp_codegen.emit.docs.method_pages import HEADINGS, by_direction, methods_table
from acp_codegen.ir.walk import choices


class UnknownFragmentError(ValueError):
    """A fragment that there is none of: `name` is how it was asked for, `known` are those that there are."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"there is no fragment `{name}`; there are {', '.join(f'`{k}`' for k in known)}")
        self.name = name
        self.known = tuple(known)


def fragment(book: Book, name: str, arguments: Sequence[str], page: str) -> str:
    """The Markdown of a fragment, with links as they look from the page."""
    wanted = " ".join([name, *arguments])
    known = _fragments(book)
    if wanted not in known:
        raise UnknownFragmentError(wanted, tuple(known))
    return known[wanted](Links(book, page))


def _fragments(book: Book) -> Mapping[str, Callable[[Links], str]]:
    """Every fragment by its name and arguments."""
    found: dict[str, Callable[[Links], str]] = {
        "features": lambda links: blocks(*feature_tables(links)),
        "published-rfds": published_rfds,
    }
    for version in book.versions:
        found[f"methods {version.name}"] = partial(_methods, version)
        found[f"unstable-features {version.name}"] = partial(_unstable, version)
        found[f"open-sets {version.name}"] = partial(_open_sets, version)
    return found


def _methods(version: Version, links: Links) -> str:
    there = links.of(version)
    return blocks(*(blocks(f"**{HEADINGS[d]}**", methods_table(found, there)) for d, found in by_direction(version)))


def _open_sets(version: Version, links: Links) -> str:
    """The enums and unions that take what they do not list, by name."""
    there = links.of(version)
    found = [d.name for d in version.protocol.definitions.values() if any(kind.other for kind in choices(d.type))]
    return ", ".join(there.definition(name) for name in sorted(found)) or "None."


def _unstable(version: Version, links: Links) -> str:
    return unstable_table(version, links.of(version)) or f"No gate adds anything to {version.name}."
