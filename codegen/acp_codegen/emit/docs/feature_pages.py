"""Pages of gates: one a gate, and the table of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.definitions import PACKAGE, UNSTABLE
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import (
    blocks,
    code,
    entry,
    fence,
    first_sentence,
    heading,
    page,
    plain,
    table,
    without_code,
)
from acp_codegen.emit.docs.paths import FEATURES_INDEX, anchor, feature_page
from acp_codegen.emit.docs.words import DIRECTIONS
from acp_codegen.ir.coverage import Announced, Coverage, Covered, Row
from acp_codegen.ir.model import Feature, FeatureStatus

BOOST = 2
STATUSES: dict[FeatureStatus, str] = {
    "unstable": "What stands behind such a gate may change or be dropped in any release.",
    "withdrawn": "Such a gate is given up, and kept for those who still meet its parts.",
    "stabilized": "What such a gate covered is in the stable protocol. Its name is still accepted, and opens nothing.",
}
"""Every status in the order in which they are listed, and what it means."""
COLUMNS = ("Gate", "Versions", "RFD", "Methods", "Capability")


def feature_pages(book: Book) -> dict[str, str]:
    """The table of gates, then a page a gate."""
    pages = {FEATURES_INDEX: _index(Links(book, FEATURES_INDEX))}
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
        heading(2, "How to open it"),
        _opening(row),
        boost=BOOST,
    )


def _prose(text: str, links: Links) -> str:
    """A gate's description: names in it lead to the first version, since it is about all of them."""
    return links.of(links.book.versions[0]).prose(text) if links.book.versions else text


def _facts(row: Row, links: Links) -> Iterable[str]:
    feature = row.feature
    yield entry("Status", "", f"{_status_badge(feature)} {STATUSES[feature.status]}")
    umbrella = next((u for u in links.book.registry.umbrellas if u.name == feature.umbrella), None)
    yield entry("Umbrella", "", code(umbrella.name) if umbrella else "None: it has to be named by itself.")
    yield entry("RFD", "", links.rfd(feature.rfd) if feature.rfd else "None.")
    if feature.same_wire_shape:
        yield entry(
            "Wire shape", "", f"The same in {_listed([v.name for v in links.book.versions])}; a check proves it."
        )


def _status_badge(feature: Feature) -> str:
    return f'<span class="acp-badge acp-badge--{feature.status}">{feature.status}</span>'


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _adds(row: Row, links: Links) -> Iterable[str]:
    """What a gate adds to each version; one that is stabilized adds nothing any more."""
    if row.feature.status != "stabilized":
        for version in links.book.versions:
            yield _adds_to(version, row.versions.get(version.name, Coverage()), links.of(version))


def _adds_to(version: Version, coverage: Coverage, links: VersionLinks) -> str:
    title = heading(2, f"In {version.name}", version.name)
    if not coverage:
        return blocks(title, f"It adds nothing to {version.name}.")
    covered = {
        "Definitions": coverage.definitions,
        "Properties": coverage.properties,
        "Variants": coverage.variants,
        "Values": coverage.values,
    }
    methods = [f"{links.method(m.name)} · {m.kind}, {DIRECTIONS[m.direction]}" for m in coverage.methods]
    announced = [_announced(one, links) for one in coverage.capabilities]
    return blocks(
        title,
        entry("Capability", "", "<br>".join(announced) or "None announces it."),
        entry("Methods", "", "<br>".join(methods)) if methods else "",
        *(entry(n, "", ", ".join(_covered(p, links) for p in found)) for n, found in covered.items() if found),
    )


def _announced(one: Announced, links: VersionLinks) -> str:
    return f"{one.of}: {links.marker(one.of, one.at)}"


def _covered(part: Covered, links: VersionLinks) -> str:
    more = f" (also needs {links.badges(part.also_requires)})" if part.also_requires else ""
    return links.part(part.path) + more


def _opening(row: Row) -> str:
    """How to get at a gate's parts with the compiler and in Python."""
    feature = row.feature
    versions = [name for name, coverage in row.versions.items() if coverage]
    if feature.status == "stabilized":
        return "There is nothing to open: its parts are in the stable schema and in the stable package."
    if not versions:
        return "There is nothing to open yet."
    commands = "\n".join(f"acp-codegen compile --protocol {name} --features {feature.name}" for name in versions)
    modules = _listed([code(f"{PACKAGE}.{name}.{UNSTABLE}") for name in versions])
    packaged = f"In Python, its classes are in {modules}, with those of every other gate of the umbrella."
    alone = "No module of the Python package has its classes, since no umbrella opens it."
    return blocks(
        "The compiler writes a JSON Schema with this gate open:",
        fence("sh", "With the compiler", commands),
        packaged if feature.umbrella else alone,
    )


def _index(links: Links) -> str:
    registry = links.book.registry
    return page(
        "Feature gates",
        "Every gate of the protocol: what it adds to which version, what announces it, and which RFD describes it.",
        heading(1, "Feature gates"),
        "A gate keeps a part of the protocol out of the stable schema until it is named.",
        *(entry(f"Umbrella {code(u.name)}", anchor(u.name), u.description) for u in registry.umbrellas),
        *feature_tables(links, level=2),
        hide=("toc",),
    )


def feature_tables(links: Links, level: int = 0) -> Iterable[str]:
    """A table for each status that a gate has; under a heading of that level, 0 being a line in bold."""
    for status, meaning in STATUSES.items():
        rows = [row for row in links.book.rows if row.feature.status == status]
        if rows:
            title = status.capitalize()
            head = heading(level, title) if level else f"**{title}**"
            yield blocks(head, meaning, table(COLUMNS, (_row(row, links) for row in rows)))


def _row(row: Row, links: Links) -> tuple[str, ...]:
    there = {name: coverage for name, coverage in row.versions.items() if coverage}
    methods = {n: [links.of(links.book.version(n)).method(m.name) for m in c.methods] for n, c in there.items()}
    capabilities = {
        n: [_announced(a, links.of(links.book.version(n))) for a in c.capabilities] for n, c in there.items()
    }
    return (
        f"{links.badge(row.feature.name)}<br>{plain(row.feature.title)}",
        ", ".join(there) or "none",
        links.rfd(row.feature.rfd) if row.feature.rfd else "",
        _merged({name: [m.name for m in c.methods] for name, c in there.items()}, methods),
        _merged({name: [str(a) for a in c.capabilities] for name, c in there.items()}, capabilities),
    )


def _merged(names: dict[str, list[str]], shown: dict[str, list[str]]) -> str:
    """Entries of several versions, each once, on lines of their own; marked with the version where not all have it."""
    entries: dict[str, tuple[str, set[str]]] = {}
    for version, those in names.items():
        for name, text in zip(those, shown[version], strict=True):
            entries.setdefault(name, (text, set()))[1].add(version)
    whole = set(names)
    return "<br>".join(t if vs == whole else f"{t} ({', '.join(sorted(vs))})" for t, vs in entries.values())


def unstable_table(version: Version, links: VersionLinks) -> str:
    """The gates that are unstable and add something to a version."""
    rows = ((row, row.versions.get(version.name)) for row in links.book.rows if row.feature.status == "unstable")
    return table(
        ("Gate", "What it adds", "RFD", "Methods", "Capability"),
        (
            (
                links.badge(row.feature.name),
                plain(row.feature.title),
                links.rfd(row.feature.rfd) if row.feature.rfd else "",
                "<br>".join(links.method(m.name) for m in coverage.methods),
                "<br>".join(_announced(one, links) for one in coverage.capabilities),
            )
            for row, coverage in rows
            if coverage
        ),
    )
