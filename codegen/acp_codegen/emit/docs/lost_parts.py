"""Seeing to it that each part of the protocol has a place of its own on the pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.diagnostics import Origin
from acp_codegen.emit.docs.book import Book, Version, owner
from acp_codegen.emit.docs.paths import anchor, method_page, type_page
from acp_codegen.ir.walk import items, tags

_ANCHOR = re.compile(r'\{ id="([^"\n]+)" \}')


@dataclass(frozen=True, slots=True)
class Lost:
    """A part of the protocol that no page shows, or not in a place of its own: where it is written, why, the mend."""

    origin: Origin
    message: str
    hint: str


class LostPartError(Exception):
    """Parts of the protocol are on no page."""

    def __init__(self, lost: tuple[Lost, ...]) -> None:
        super().__init__("; ".join(part.message for part in lost))
        self.lost = lost


def check_places(book: Book, pages: Mapping[str, str]) -> None:
    """See that each part is in its place on the pages. Raises LostPartError, which names all that are not."""
    lost = tuple(part for version in book.versions for part in _lost(version, pages))
    if lost:
        raise LostPartError(lost)


def parts(version: Version) -> Iterator[tuple[str, Origin]]:
    """Each definition, property, variant and constant with a place of its own, by path, and where it is written."""
    yield from ((item.path, item.origin) for item in items(version.protocol) if item.kind != "method")
    for definition in version.protocol.definitions.values():
        yield from ((path, definition.origin) for path, _ in tags(definition))


def _lost(version: Version, pages: Mapping[str, str]) -> Iterator[Lost]:
    there = {path: frozenset(_ANCHOR.findall(text)) for path, text in pages.items()}
    first: dict[tuple[str, str], str] = {}
    for path, origin in parts(version):
        area = version.protocol.definitions[owner(path)].area
        place = type_page(version.name, version.files[area]), anchor(path)
        taken = first.setdefault(place, path)
        if taken != path:
            message = f"{path} has no place of its own on the pages: {taken} has the same anchor, {place[1]}"
            yield Lost(origin, message, "name one of the two differently, not in capitals or marks alone")
        elif place[1] not in there.get(place[0], frozenset()):
            yield Lost(origin, f"{path} is on no page: {place[0]} does not have it", _OURS)
    for method in version.protocol.methods:
        page = method_page(version.name, version.slugs[method.name])
        if page not in pages:
            yield Lost(method.origin, f"the method {method.name} has no page: there is no {page}", _OURS)


_OURS = "this is a fault of the toolchain, not of the sources: report it"
