"""Pages of methods: one a wire name, and the table of all."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import (
    blocks,
    bullets,
    entry,
    facts,
    first_sentence,
    heading,
    page,
    plain,
    table,
    without_code,
)
from acp_codegen.emit.docs.message_facts import errors, message, python, unlike_words
from acp_codegen.emit.docs.paths import METHODS_INDEX, method_page
from acp_codegen.emit.docs.samples import messages
from acp_codegen.emit.docs.type_pages import title_of
from acp_codegen.emit.docs.words import DIRECTIONS, permission
from acp_codegen.ir.model import Direction, Method

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
        _elsewhere(forms, links),
        boost=BOOST,
    )


def _form(method: Method, links: VersionLinks, *, alone: bool) -> str:
    """A form of a method: under a heading of its own unless it is the only one."""
    told = f"{method.kind.capitalize()}, {DIRECTIONS[method.direction]}"
    examples = messages(method, links)
    return blocks(
        "" if alone else heading(2, told),
        facts(told if alone else "", links.badges(method.features)),
        links.prose(method.description),
        *_facts(method, links),
        heading(2 if alone else 3, "Examples") if examples else "",
        examples,
    )


def _facts(method: Method, links: VersionLinks) -> Iterator[str]:
    yield entry("Capability", "", permission(method, links))
    if method.features:
        yield entry("Gate", "", *(_gate(gate, links) for gate in method.features))
    yield entry("Params", "", message(method.params, links))
    if method.result is not None:
        yield entry("Result", "", message(method.result, links))
        yield entry("Errors", "", errors(method, links))
    yield entry("Python", "", python(method, links))


def _gate(gate: str, links: VersionLinks) -> str:
    feature = links.book.registry.feature(gate)
    rfd = f"RFD {links.rfd(feature.rfd)}" if feature and feature.rfd else ""
    return facts(links.badge(gate), rfd)


def _elsewhere(forms: tuple[Method, ...], links: VersionLinks) -> str:
    """The method in the other versions, and what of its messages is not the same there."""
    others = [v for v in links.book.versions if v is not links.version]
    lines = [line for other in others for line in _in(other, forms, links)]
    return blocks(heading(2, "In other versions"), bullets(lines)) if others else ""


def _in(other: Version, forms: tuple[Method, ...], links: VersionLinks) -> Iterator[str]:
    there = {method.key: method for method in other.methods.get(forms[0].name, ())}
    if not there:
        yield f"{other.name}: no method of this name"
    for mine in forms:
        theirs = there.get(mine.key)
        form = "" if len(forms) == 1 else f"{mine.kind}, {DIRECTIONS[mine.direction]}"
        name = facts(f"{other.name}: {links.of(other).method(mine.name)}", form)
        if theirs is not None:
            yield facts(name, *_likeness(mine, theirs, other, links))
        elif there:
            yield facts(name, "not there")


def _likeness(mine: Method, theirs: Method, other: Version, links: VersionLinks) -> Iterator[str]:
    """Whether the messages of a method are the same in another version, and where they are not."""
    likeness = links.book.likenesses[links.version.name, other.name]
    names = (links.version.name, other.name)
    yield f"params: {unlike_words(likeness.unlike(mine.params.name, theirs.params.name), *names)}"
    if mine.result is not None and theirs.result is not None:
        yield f"result: {unlike_words(likeness.unlike(mine.result.name, theirs.result.name), *names)}"


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
