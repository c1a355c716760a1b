"""The page of what the unstable schema of a version has beyond the stable one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import blocks, bullets, code, facts, heading, literal, page
from acp_codegen.emit.docs.paths import FEATURES_INDEX, UNSTABLE_PAGE
from acp_codegen.emit.docs.python import UNSTABLE
from acp_codegen.emit.docs.words import DIRECTIONS
from acp_codegen.ir.coverage import gated_parts
from acp_codegen.ir.default_parts import default_parts
from acp_codegen.ir.walk import Gates, Kind

KINDS: Mapping[Kind, str] = {
    "method": "Methods",
    "definition": "Definitions",
    "property": "Properties",
    "variant": "Variants",
    "value": "Values",
}
DEFAULTS = "Defaults"
Lists = dict[str, list[str]]
"""Entries by the heading that they stand under."""


def unstable_page(book: Book, version: Version) -> dict[str, str]:
    """All parts behind gates: those of the umbrella by their kinds, then the others."""
    path = UNSTABLE_PAGE.format(version.name)
    links = Links(book, path).of(version)
    umbrella, others = _lists(version, links, book.opened_by_umbrella)
    title = f"What is unstable in {version.name}"
    total = sum(map(len, umbrella.values()))
    return {
        path: page(
            title,
            f"Everything that the unstable schema of ACP {version.name} has beyond the stable one, with its gates.",
            heading(1, title),
            f"What the schema of {version.name} with the umbrella {code(UNSTABLE)} has beyond the stable one: {total} "
            "parts. A badge names the gate that a part stands behind; where there are several, all of them have to be "
            "open. What lies within a new definition is not listed again unless it needs a further gate. The "
            f"{links.to('feature table', FEATURES_INDEX)} has the same by gate.",
            *_sections(umbrella, level=2),
            _beside(others),
        )
    }


def _beside(others: Lists) -> str:
    """Parts of gates that no umbrella opens, such as withdrawn ones."""
    if not others:
        return ""
    intro = f"Not in the umbrella {code(UNSTABLE)}: each of these gates has to be named by itself."
    return blocks(heading(2, "Behind other gates", "other-gates"), intro, *_sections(others, level=3))


def _sections(lists: Lists, level: int) -> list[str]:
    prefix = "" if level == 2 else "other-"
    return [
        blocks(heading(level, f"{title} ({len(entries)})", f"{prefix}{title.lower()}"), bullets(entries))
        for title, entries in lists.items()
    ]


def _lists(version: Version, links: VersionLinks, inside: Callable[[Gates], bool]) -> tuple[Lists, Lists]:
    """What is behind gates of the umbrella, and what is behind others."""
    found: tuple[Lists, Lists] = ({}, {})
    parts = [*_methods(version, links), *_gated(version, links), *_defaults(version, links)]
    for title in (*KINDS.values(), DEFAULTS):
        for part in (part for part in parts if part.title == title):
            opened = any(map(inside, part.ways))
            found[not opened].setdefault(title, []).append(part.text)
    return found


@dataclass(frozen=True, slots=True)
class _Part:
    """A part behind gates: the heading that it stands under, the sets of gates that bring it, and its entry."""

    title: str
    ways: Sequence[Gates]
    text: str


def _methods(version: Version, links: VersionLinks) -> Iterator[_Part]:
    for name, forms in version.methods.items():
        for gates in dict.fromkeys(frozenset(form.features) for form in forms if form.features):
            told = (f"{f.kind}, {DIRECTIONS[f.direction]}" for f in forms if gates == frozenset(f.features))
            text = facts(f"{links.method(name)} {links.badges(sorted(gates))}", *told)
            yield _Part(KINDS["method"], [gates], text)


def _gated(version: Version, links: VersionLinks) -> Iterator[_Part]:
    for part in gated_parts(version.written):
        ways = sorted(part.ways, key=sorted)
        badges = " or ".join(links.badges(sorted(way)) for way in ways)
        yield _Part(KINDS[part.item.kind], ways, f"{links.part(part.item.path)} {badges}")


def _defaults(version: Version, links: VersionLinks) -> Iterator[_Part]:
    for part in default_parts(version.written):
        text = (
            f"{links.part(part.path)} has {literal(part.value)} at {code(part.at)} {links.badges(part.also_requires)}"
        )
        yield _Part(DEFAULTS, [frozenset(part.also_requires)], text)
