"""What a search has to find beside headings: every part of every type, at its anchor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from acp_codegen.emit.docs.book import Version, own_name, owner
from acp_codegen.emit.docs.markdown import one_line, without_code
from acp_codegen.emit.docs.paths import anchor, type_page
from acp_codegen.ir.types import EnumValue
from acp_codegen.ir.walk import Item, items

DEFINITION, PART = 3, 2
"""How far up a definition stands among what is found, and a part of one; prose has 1."""


@dataclass(frozen=True, slots=True)
class SearchEntry:
    """A part of a type: where it stands, what it is called, what is said of it, and how far up it goes.

    `page` is below docs/; title and text are plain.
    """

    page: str
    anchor: str
    title: str
    text: str
    boost: int


def search_entries(version: Version) -> Iterator[SearchEntry]:
    """An entry for each definition, property, variant and enum value, in the order of the sources."""
    for item in items(version.protocol):
        if item.kind != "method":
            area = version.protocol.definitions[owner(item.path)].area
            page = type_page(version.name, version.files[area])
            boost = DEFINITION if item.kind == "definition" else PART
            yield SearchEntry(page, anchor(item.path), _names(item), _said(item), boost)


def _names(item: Item) -> str:
    """The name alone and the name with that of what it stands in, since a reader may type either."""
    return item.path if item.kind == "definition" else f"{own_name(item.path)} ({item.path})"


def _said(item: Item) -> str:
    title = item.node.title if isinstance(item.node, EnumValue) else None
    text = one_line(without_code(item.node.description))
    return f"{title}. {text}" if title else text
