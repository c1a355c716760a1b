"""Pages of methods: one a wire name, and the table of all."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.definitions import module
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import (
    blocks,
    bullets,
    code,
    entry,
    facts,
    first_sentence,
    heading,
    page,
    plain,
    table,
    without_code,
)
from acp_codegen.emit.docs.paths import METHODS_INDEX, method_page
from acp_codegen.emit.docs.samples import messages
from acp_codegen.emit.docs.type_pages import title_of
from acp_codegen.emit.docs.words import DIRECTIONS, permission, type_words
from acp_codegen.ir.model import Direction, Method
from acp_codegen.ir.types import META, ObjectType, RefType

BOOST = 2
"""How far up the page of a method stands in search results."""
HEADINGS: dict[Direction, str] = {direction: f"From {words}" for direction, words in DIRECTIONS.items()}


def method_pages(book: Book, version: Version) -> dict[str, str]:
    """The table of methods, then a page a wire name."""
    index = METHODS_INDEX.format(version.name)
    pages = {index: _index(version, Links(book, index).of(version))}
    for name, forms in version.methods.items():
        path = method_page(version.name, version.slugs[name])
        pages[path] = _method_page(version, name, forms, Links(book, path).of(version).on(name))
    return pages


def _method_page(version: Version, name: str, forms: tuple[Method, ...], links: VersionLinks) -> str:
    summary = without_code(first_sentence(forms[0].description))
    return page(
        name,
        f"{name}, {forms[0].kind} of ACP {version.name}: {summary}",
        heading(1, title_of(version, plain(name))),
        *(_form(method, links, alone=len(forms) == 1) for method in forms),
        _elsewhere(name, links),
        boost=BOOST,
    )


def _form(method: Method, links: VersionLinks, *, alone: bool) -> str:
    """A form of a method: under a heading of its own unless it is the only one."""
    told = f"{method.kind.capitalize()}, {DIRECTIONS[method.direction]}"
    examples = messages(method, links.version)
    return blocks(
        "" if alone else heading(2, told),
        facts(told if alone else "", links.badges(method.features)),
        links.prose(method.description),
        *_facts(method, links),
        heading(2 if alone else 3, "Example") if examples else "",
        examples,
    )


def _facts(method: Method, links: VersionLinks) -> Iterator[str]:
    yield entry("Capability", "", permission(method, links))
    if method.features:
        yield entry("Gate", "", *(_gate(gate, links) for gate in method.features))
    yield entry("Params", "", _message(method.params, links))
    if method.result is not None:
        yield entry("Result", "", _message(method.result, links))
        yield entry("Errors", "", _errors(links))
    yield entry("Python", "", _imports(method, links))


def _gate(gate: str, links: VersionLinks) -> str:
    feature = links.book.registry.feature(gate)
    rfd = f"RFD {links.rfd(feature.rfd)}" if feature and feature.rfd else ""
    return facts(links.badge(gate), rfd)


def _message(ref: RefType, links: VersionLinks) -> str:
    """The definition of a message, and its properties in short."""
    definition = links.version.protocol.definitions.get(ref.name)
    kind = definition.type if definition else None
    fields = [f for f in kind.fields if f.name != META] if isinstance(kind, ObjectType) else []
    members = [
        facts(
            f"{links.part(f'{ref.name}.{f.name}', f.name)}: {type_words(f.type, links)}",
            "**required**" if f.required else "optional",
            links.badges(f.features),
        )
        for f in fields
    ]
    more = "the properties of a variant" if isinstance(kind, ObjectType) and kind.union else ""
    return blocks(links.definition(ref.name), bullets([*members, more]))


def _errors(links: VersionLinks) -> str:
    protocol = links.version.protocol
    error = protocol.definitions.get(protocol.error.name)
    kind = error.type if error else None
    member = kind.field("code") if isinstance(kind, ObjectType) else None
    codes = f", with a code of {type_words(member.type, links)}" if member and isinstance(member.type, RefType) else ""
    return f"{links.definition(protocol.error.name)}{codes}."


def _imports(method: Method, links: VersionLinks) -> str:
    """The classes of the messages, by the module that has them."""
    found: dict[str, list[str]] = {}
    for ref in method.references:
        definition = links.version.protocol.definitions.get(ref.name)
        where = definition and module(links.version, definition, links.book)
        if where:
            found.setdefault(where, []).append(ref.name)
    lines = [code(f"from {where} import {', '.join(names)}") for where, names in found.items()]
    return blocks(*lines) or "not in the package; compile it with its gate"


def _elsewhere(name: str, links: VersionLinks) -> str:
    others = [v for v in links.book.versions if v is not links.version]
    lines = (f"{v.name}: {links.of(v).method(name) if name in v.methods else 'no method of this name'}" for v in others)
    return blocks(heading(2, "In other versions"), bullets(lines)) if others else ""


def _index(version: Version, links: VersionLinks) -> str:
    return page(
        "Methods",
        f"Every method of ACP {version.name}, by direction, with the gates that they stand behind.",
        heading(1, title_of(version, "Methods")),
        "A badge names the gate that a method stands behind; a method without one is stable.",
        *(blocks(heading(2, HEADINGS[d]), methods_table(methods, links)) for d, methods in by_direction(version)),
    )


def by_direction(version: Version) -> list[tuple[Direction, list[Method]]]:
    """The methods of each direction that has any."""
    found: dict[Direction, list[Method]] = {direction: [] for direction in DIRECTIONS}
    for method in version.protocol.methods:
        found[method.direction].append(method)
    return [(direction, methods) for direction, methods in found.items() if methods]


def methods_table(methods: list[Method], links: VersionLinks) -> str:
    rows = (
        (
            f"{links.method(m.name)} {links.badges(m.features)}".strip(),
            m.kind,
            links.prose(first_sentence(m.description)),
        )
        for m in methods
    )
    return table(("Method", "Kind", "What it does"), rows)
