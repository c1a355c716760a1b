"""The tables of gates: that of all, on a page of its own, and those on hand-written pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, counted, entry, heading, page, plain, sortable, table, unlinked
from acp_codegen.emit.docs.paths import anchor, feature_page
from acp_codegen.ir.coverage import Announced, Coverage, Row
from acp_codegen.ir.model import Feature, FeatureStatus

STATUSES: Mapping[FeatureStatus, str] = {
    "unstable": "What stands behind such a gate may change or be dropped in any release.",
    "withdrawn": "Such a gate is given up, and kept for those who still meet its parts.",
    "stabilized": "What such a gate covered is in the stable protocol. Its name is still accepted, and opens nothing.",
}
"""Every status in the order in which they are listed, and what it means."""
NONE = "-"
"""What a cell says that has nothing to say."""


def features_index(links: Links) -> str:
    """The page with the table of all gates."""
    registry = links.book.registry
    return page(
        "Feature gates",
        "Every gate of the protocol: what it adds to which version, what announces it, and which RFD describes it.",
        heading(1, "Feature gates"),
        "A gate keeps a part of the protocol out of the stable schema until it is named. Below the name of a version "
        "stands how many parts a gate adds to it: methods, definitions, properties, variants, values and defaults.",
        *(entry(f"Umbrella {code(u.name)}", anchor(u.name), unlinked(u.description)) for u in registry.umbrellas),
        *feature_tables(links, level=2),
        hide=("navigation", "toc"),
    )


def feature_tables(links: Links, level: int = 0) -> Iterable[str]:
    """A table for each status that a gate has; under a heading of that level, 0 being a line in bold."""
    versions = [version.name for version in links.book.versions]
    for status, meaning in STATUSES.items():
        rows = [row for row in links.book.rows if row.feature.status == status]
        if rows:
            title = status.capitalize()
            head = heading(level, title) if level else f"**{title}**"
            columns = ("Gate", "Status", *versions, "Methods", "Capability", "RFD")
            yield blocks(head, meaning, sortable(table(columns, (_row(row, links) for row in rows))))


def _row(row: Row, links: Links) -> tuple[str, ...]:
    feature = row.feature
    there = {name: coverage for name, coverage in row.versions.items() if coverage}
    at = {name: links.of(links.book.version(name)) for name in there}
    return (
        f"{links.badge(feature.name)}<br>{plain(feature.title)}",
        status_badge(feature),
        *(_parts(feature, version, there, links) for version in links.book.versions),
        _merged({n: {m: at[n].method(m) for m in c.method_names} for n, c in there.items()}),
        _merged({n: {str(a): announced(a, at[n]) for a in c.capabilities} for n, c in there.items()}),
        links.rfd(feature.rfd) if feature.rfd else NONE,
    )


def status_badge(feature: Feature) -> str:
    return f'<span class="acp-badge acp-badge--{feature.status}">{feature.status}</span>'


def announced(one: Announced, links: VersionLinks) -> str:
    """A marker, with the side that sends it."""
    return f"{one.of}: {links.marker(one.of, one.at)}"


def _parts(feature: Feature, version: Version, there: Mapping[str, Coverage], links: Links) -> str:
    """How many parts a gate adds to a version, with a link to them."""
    coverage = there.get(version.name)
    if coverage is None:
        return NONE
    return links.to(str(sum(coverage.counts.values())), f"{feature_page(feature.name)}#{version.name}")


def _merged(shown: Mapping[str, Mapping[str, str]]) -> str:
    """Entries of several versions, each once, on lines of their own; marked with the version where not all have it."""
    entries: dict[str, tuple[str, list[str]]] = {}
    for version, those in shown.items():
        for name, text in those.items():
            entries.setdefault(name, (text, []))[1].append(version)
    lines = (t if len(vs) == len(shown) else f"{t} ({', '.join(vs)})" for t, vs in entries.values())
    return "<br>".join(lines) or NONE


def unstable_table(version: Version, links: VersionLinks) -> str:
    """The gates that are unstable and add something to a version."""
    rows = ((row, row.versions.get(version.name)) for row in links.book.rows if row.feature.status == "unstable")
    return table(
        ("Gate", "What it adds", "Methods", "Capability", "RFD"),
        (
            (
                links.badge(row.feature.name),
                plain(row.feature.title),
                "<br>".join(map(links.method, coverage.method_names)) or NONE,
                "<br>".join(announced(one, links) for one in coverage.capabilities) or NONE,
                links.rfd(row.feature.rfd) if row.feature.rfd else NONE,
            )
            for row, coverage in rows
            if coverage
        ),
    )


def published_rfds(links: Links) -> str:
    """The RFDs that have no page in the site, with their gates."""
    found: dict[str, list[Row]] = {}
    for row in links.book.rows:
        if row.feature.rfd and row.feature.rfd not in links.book.site.rfds:
            found.setdefault(row.feature.rfd, []).append(row)
    return table(
        ("RFD", "Gate", "State of the gate", "Protocol"),
        (
            (
                links.rfd(slug),
                "<br>".join(links.badge(row.feature.name) for row in rows),
                "<br>".join(row.feature.status for row in rows),
                "<br>".join(_versions(row) for row in rows),
            )
            for slug, rows in sorted(found.items())
        ),
    )


def _versions(row: Row) -> str:
    return ", ".join(name for name, coverage in row.versions.items() if coverage) or NONE


def told_counts(coverage: Coverage) -> str:
    """How many parts of each kind there are, in words."""
    return ", ".join(counted(number, kind) for kind, number in coverage.counts.items() if number)


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence: `a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
