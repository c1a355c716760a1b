"""What the search finds: every generated page, and every part of every type at its anchor.

A title holds all names of a thing, the full one first: `AuthAccount.label`, `AuthMethod:agent`, `ErrorCode=-32000 ·
Authentication required`. The script that puts what is found in order (search-query.js) reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from acp_codegen.emit.docs.book import Book, Version, owner
from acp_codegen.emit.docs.markdown import facts, first_sentence, one_line, summary, without_code
from acp_codegen.emit.docs.paths import anchor, rfd_page, type_page
from acp_codegen.ir.python_names import constant
from acp_codegen.ir.types import EnumValue, RefType, Variant
from acp_codegen.ir.walk import Item, items, tags

TAG = "Tells which variant it is."
DEFINITION, PART = 3, 2
"""How far up a definition stands among what is found, and a part of one; prose has 1."""


@dataclass(frozen=True, slots=True)
class SearchEntry:
    """A page, or a part of a type: where it stands, what it is called, what is said of it, and how far up it goes.

    `page` is below docs/; that of a page has no anchor. Title and text are plain.
    """

    page: str
    anchor: str
    title: str
    text: str
    boost: int


def search_entries(book: Book, pages: Mapping[str, str]) -> Iterator[SearchEntry]:
    """An entry for each generated page and each RFD, then one for each definition, property, variant and enum value.

    Parts that share an anchor come one behind the other, which makes the index small once it is packed.
    """
    yield from _pages(pages, [version.name for version in book.versions])
    yield from (SearchEntry(rfd_page(slug), "", slug, "", PART) for slug in sorted(book.site.rfds))
    yield from sorted(_parts(book.versions), key=lambda entry: entry.anchor)


def _pages(pages: Mapping[str, str], versions: Iterable[str]) -> Iterator[SearchEntry]:
    for path, text in pages.items():
        said, version = summary(text), path.partition("/")[0]
        title = facts(said.title, version if version in versions else "")
        yield SearchEntry(path, "", title, said.description, said.boost)


def _parts(versions: Sequence[Version]) -> Iterator[SearchEntry]:
    for version in versions:
        for item in items(version.protocol):
            if item.kind == "definition" or (item.kind != "method" and owner(item.path) not in version.derived):
                area = version.protocol.definitions[owner(item.path)].area
                page = type_page(version.name, version.files[area])
                boost = DEFINITION if item.kind == "definition" else PART
                yield SearchEntry(page, anchor(item.path), facts(item.path, *_other_names(item)), _said(item), boost)
        for definition in version.written.definitions.values():
            page = type_page(version.name, version.files[definition.area])
            yield from (SearchEntry(page, anchor(path), path, TAG, PART) for path, _ in tags(definition))


def _other_names(item: Item) -> Iterator[str]:
    """What a part is called besides: a value by people and in code, a variant by its class."""
    match item.node:
        case EnumValue(value=int(), title=title) as value:
            yield from filter(None, (title, constant(value)))
        case EnumValue(title=str(title)):
            yield title
        case Variant(class_name=str(name), type=kind) if not (isinstance(kind, RefType) and kind.name == name):
            yield name
        case _:
            pass


def _said(item: Item) -> str:
    return first_sentence(one_line(without_code(item.node.description)))
