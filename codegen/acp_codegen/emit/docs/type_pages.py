"""Pages of types: one an area, and the list of all definitions."""

from __future__ import annotations

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.definitions import section
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import (
    blocks,
    bullets,
    code,
    facts,
    first_sentence,
    heading,
    page,
    plain,
    without_code,
)
from acp_codegen.emit.docs.paths import METADATA, TYPES_INDEX, anchor, type_page
from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import META, META_DESCRIPTION
from acp_codegen.ir.walk import objects

READING = """\
Each property says its type, whether it is required, and what a receiver does with what is not there or does not fit:

`required`
:   An object without it is malformed.

`optional`
:   It may be omitted. Without a default it is then just not there; what that means, its description says.

`default ...`
:   An omitted property is read as this. `{}` is an object whose own properties have their defaults.

`or null`, `null allowed`
:   Null is a value like others; what it means, the description says. Elsewhere null is malformed.

`null: same as omitted`, `null: read as ...`
:   A null is read so, although the type does not have it.

`malformed: refused`
:   The object is malformed as a whole. What it stands in may still be lenient.

`malformed: same as omitted`, `malformed: read as ...`
:   The rest of the object is read, and the value counts as omitted, or as what is named.

`malformed items: skipped`
:   An item of the list that does not fit is left out, and the others are read.

`requires ...`
:   What a variant has to have beside its tag.

`sensitive`
:   The value is personal or secret. Generated classes leave it out where they show an object.

A message with a malformed property is not valid, also where a receiver goes on with it. Properties that are not listed
are allowed, and a receiver passes over them. An integer has the range of its format, which is written beside it.

A badge names the gate that a part stands behind; what has none is stable. A name in italics, such as *other*, is for
readers and is never on the wire. After `Python` come names that do not follow from those of the definitions: classes
of variants and of types in line, aliases, functions, and constants of an enum. An attribute is called like its
property in small letters with underscores: `sessionId` is `session_id`."""


def type_pages(book: Book, version: Version) -> dict[str, str]:
    """The list of all definitions, then a page an area."""
    index = TYPES_INDEX.format(version.name)
    links = Links(book, index).of(version)
    pages = {index: _index(version, links)}
    for area, definitions in version.areas.items():
        path = type_page(version.name, version.files[area])
        pages[path] = _area_page(version, area, definitions, Links(book, path).of(version))
    return pages


def title_of(version: Version, name: str) -> str:
    return f'{name} <span class="acp-version">{version.name}</span>'


def _area_page(version: Version, name: str, definitions: tuple[Definition, ...], links: VersionLinks) -> str:
    area = version.area(name)
    summary = area.description or f"Types of {version.name}."
    return page(
        area.title,
        f"Types of ACP {version.name}: {without_code(first_sentence(summary))}",
        heading(1, title_of(version, plain(area.title))),
        links.prose(area.description),
        *(section(definition, links) for definition in definitions),
    )


def _index(version: Version, links: VersionLinks) -> str:
    return page(
        "Types",
        f"Every type of ACP {version.name}, by area, and how to read their pages.",
        heading(1, title_of(version, "Types")),
        f"{len(version.protocol.definitions)} types, by area.",
        heading(2, "How to read these pages"),
        READING,
        _metadata(version),
        *(_area_list(version, name, definitions, links) for name, definitions in version.areas.items()),
    )


def _metadata(version: Version) -> str:
    """What the property `_meta` is, which every page would repeat."""
    objects_of = (o for d in version.protocol.definitions.values() for o in objects(d))
    if not any(o.field(META) for o in objects_of):
        return ""
    return blocks(heading(3, "Metadata", METADATA), f"The property {code(META)}. {META_DESCRIPTION}")


def _area_list(version: Version, name: str, definitions: tuple[Definition, ...], links: VersionLinks) -> str:
    area = version.area(name)
    return blocks(
        heading(2, links.to(plain(area.title), type_page(version.name, version.files[name])), f"area:{anchor(name)}"),
        links.prose(area.description),
        bullets(_line(definition, links) for definition in definitions),
    )


def _line(definition: Definition, links: VersionLinks) -> str:
    name = links.definition(definition.name)
    return facts(f"{name} {links.gates_of(definition)}".strip(), links.prose(first_sentence(definition.description)))
