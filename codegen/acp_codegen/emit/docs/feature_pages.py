"""Pages of gates: one a gate, and the table of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from acp_codegen.emit.docs.book import Book, Patch, Version
from acp_codegen.emit.docs.feature_opening import opening
from acp_codegen.emit.docs.feature_tables import STATUSES, announced, features_index, listed, status_badge, told_counts
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import (
    blocks,
    bullets,
    code,
    entry,
    facts,
    fence,
    first_sentence,
    folded,
    heading,
    literal,
    page,
    plain,
    without_code,
)
from acp_codegen.emit.docs.paths import FEATURES_INDEX, feature_page
from acp_codegen.emit.docs.words import DIRECTIONS
from acp_codegen.ir.coverage import Coverage, Covered, Row
from acp_codegen.ir.default_parts import DefaultPart

BOOST = 2
SHOWN = 12_000
"""Longest patch that a page shows, in characters; a longer one is only there for download."""


def feature_pages(book: Book) -> dict[str, str]:
    """The table of gates, then a page a gate."""
    pages = {FEATURES_INDEX: features_index(Links(book, FEATURES_INDEX))}
    for row in book.rows:
        path = feature_page(row.feature.name)
        pages[path] = _feature_page(row, Links(book, path))
    return pages


def _feature_page(row: Row, links: Links) -> str:
    feature = row.feature
    return page(
        feature.name,
        f"{feature.title}: {without_code(first_sentence(feature.description))}",
        heading(1, plain(feature.name)),
        f"**{plain(feature.title)}**",
        _prose(feature.description, links),
        *_facts(row, links),
        *_adds(row, links),
        opening(row, links),
        boost=BOOST,
    )


def _prose(text: str, links: Links) -> str:
    """A gate's description: names in it lead to the first version, since it is about all of them."""
    return links.of(links.book.versions[0]).prose(text) if links.book.versions else plain(text)


def _facts(row: Row, links: Links) -> Iterable[str]:
    feature = row.feature
    yield entry("Status", "", f"{status_badge(feature)} {STATUSES[feature.status]}")
    umbrella = next((u for u in links.book.registry.umbrellas if u.name == feature.umbrella), None)
    yield entry("Umbrella", "", code(umbrella.name) if umbrella else "None: it has to be named by itself.")
    yield entry("RFD", "", links.rfd(feature.rfd) if feature.rfd else "None.")
    if feature.same_wire_shape:
        versions = listed([v.name for v in links.book.versions])
        yield entry("Wire shape", "", f"The same in {versions}; a check proves it.")


def _adds(row: Row, links: Links) -> Iterable[str]:
    """What a gate adds to each version; one that is stabilized adds nothing any more."""
    if row.feature.status != "stabilized":
        for version in links.book.versions:
            found = links.book.site.patches.get((row.feature.name, version.name), ())
            yield _adds_to(version, row, found, links.of(version))


def _adds_to(version: Version, row: Row, patches: Sequence[Patch], links: VersionLinks) -> str:
    coverage = row.versions.get(version.name, Coverage())
    title = heading(2, f"In {version.name}", version.name)
    if not coverage:
        return blocks(title, f"It adds nothing to {version.name}.")
    markers = [announced(one, links) for one in coverage.capabilities]
    return blocks(
        title,
        f"It adds {told_counts(coverage)}.",
        entry("Capability", "", "<br>".join(markers) or "None announces it."),
        _list("Methods", [_method(row, coverage, name, links) for name in coverage.method_names]),
        _list("Definitions", [_covered(part, links) for part in coverage.definitions]),
        _list("Definitions that other gates bring as well", [_covered(part, links) for part in coverage.shared]),
        _list("Properties", [_covered(part, links) for part in coverage.properties]),
        _list("Variants", [_covered(part, links) for part in coverage.variants]),
        _list("Values", [_covered(part, links) for part in coverage.values]),
        _list("Defaults", [_default(part, links) for part in coverage.defaults]),
        _compiled(version, patches, links),
    )


def _list(term: str, entries: Sequence[str]) -> str:
    """A kind of parts, and how many there are."""
    return entry(f"{term} ({len(entries)})", "", bullets(entries)) if entries else ""


def _method(row: Row, coverage: Coverage, name: str, links: VersionLinks) -> str:
    """A method with all its forms."""
    forms = [method for method in coverage.methods if method.name == name]
    told = (f"{form.kind}, {DIRECTIONS[form.direction]}{_also(row.beside(form), links)}" for form in forms)
    return facts(links.method(name), *told)


def _covered(part: Covered, links: VersionLinks) -> str:
    return links.part(part.path) + _also(part.also_requires, links)


def _default(part: DefaultPart, links: VersionLinks) -> str:
    return f"{links.part(part.path)} has {literal(part.value)} at {code(part.at)}{_also(part.also_requires, links)}"


def _also(gates: Sequence[str], links: Links) -> str:
    return f" (also needs {links.badges(gates)})" if gates else ""


def _compiled(version: Version, patches: Sequence[Patch], links: VersionLinks) -> str:
    """What is different in the compiled schema, as JSON."""
    if not patches:
        return ""
    routing = [name for name in patches[0].definitions if name in version.derived]
    return blocks(
        heading(3, "In the compiled schema", f"{version.name}-json"),
        "As a JSON Patch (RFC 6902), which makes the schema with this gate from the one without it, prose included.",
        f"Lists of messages that change: {', '.join(map(links.definition, routing))}." if routing else "",
        *(_patch(patch, links) for patch in patches),
    )


def _patch(patch: Patch, links: VersionLinks) -> str:
    name = patch.file.rpartition("/")[2]
    where = f"Where {links.badges(patch.beside)} is open already" if patch.beside else f"To {links.version.name}"
    size = f"{-(-len(patch.text.encode()) // 1000)} kB"
    told = f"{where}: {links.to(code(name), patch.file)}, {len(patch.operations)} operations, {size}."
    shown = not patch.beside and len(patch.text) <= SHOWN
    return blocks(
        told, folded("abstract", "Show it", fence("json-file", name, patch.text.rstrip("\n"))) if shown else ""
    )
