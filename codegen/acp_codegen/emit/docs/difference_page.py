"""The page of what differs between the last two versions of the protocol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from acp_codegen.emit.docs.book import Book
from acp_codegen.emit.docs.difference_words import Sides, change_words
from acp_codegen.emit.docs.links import Links, VersionLinks
from acp_codegen.emit.docs.markdown import blocks, bullets, entry, facts, heading, page, plain, table
from acp_codegen.emit.docs.paths import DIFFERENCES, UNSTABLE_PAGE, anchor
from acp_codegen.emit.docs.words import DIRECTIONS, TESTS
from acp_codegen.ir.difference import Difference
from acp_codegen.ir.model import Definition, Method
from acp_codegen.ir.version_difference import Changed, VersionDifference, version_difference


def difference_page(book: Book) -> dict[str, str]:
    """What differs between the last two versions, as written; nothing where there is only one."""
    if len(book.versions) < 2:
        return {}
    left, right = book.versions[-2:]
    links = Links(book, DIFFERENCES)
    sides = Sides(links.of(left), links.of(right))
    found = version_difference(left.written, right.written)
    names = f"{left.name} and {right.name}"
    unstable = (links.to(v.name, UNSTABLE_PAGE.format(v.name)) for v in (left, right))
    return {
        DIFFERENCES: page(
            names,
            f"Every method and type that differs between ACP {names}: what only one has, and what changed in both.",
            heading(1, names),
            f"All that differs between {names} in shape and in what permits a method. What is not listed is the same "
            "in both, but for its description. A badge names the gate that a part stands behind; what is unstable in "
            f"one version: {', '.join(unstable)}.",
            *_methods(found, sides),
            *_types(found, sides),
        )
    }


def _methods(found: VersionDifference, sides: Sides) -> Iterator[str]:
    one, other = sides.left, sides.right
    yield heading(2, "Methods", "methods")
    yield _only("methods", [_method(m, one) for m in found.methods_left], one)
    yield _only("methods", [_method(m, other) for m in found.methods_right], other)
    rows = [
        (_method(changed.left, other), *(_permitted(m, links) for m, links in _both(changed, sides)))
        for changed in found.methods_changed
        if any(
            change.aspect in {"condition", "capability"} or "Capability" in change.part for change in changed.changes
        )
    ]
    columns = ("Method", f"Permitted in {one.version.name} by", f"Permitted in {other.version.name} by")
    if rows:
        yield blocks(heading(3, f"Permitted otherwise ({len(rows)})", "methods-permitted"), table(columns, rows))


def _only(what: str, entries: Sequence[str], links: VersionLinks) -> str:
    """What only one version has."""
    name = links.version.name
    title = heading(3, f"Only in {name} ({len(entries)})", f"{what}-{name}")
    return blocks(title, bullets(entries)) if entries else ""


def _method(method: Method, links: VersionLinks) -> str:
    name = f"{links.method(method.name)} {links.badges(method.features)}".strip()
    return facts(name, f"{method.kind}, {DIRECTIONS[method.direction]}")


def _both(changed: Changed[Method], sides: Sides) -> tuple[tuple[Method, VersionLinks], ...]:
    return (changed.left, sides.left), (changed.right, sides.right)


def _permitted(method: Method, links: VersionLinks) -> str:
    """What permits a method, in short."""
    markers = (f"{c.of}: {links.marker(c.of, c.at)} {TESTS[c.test]}" for c in method.capability)
    return "<br>".join([*markers, *([links.prose(method.condition)] if method.condition else [])]) or "nothing"


def _types(found: VersionDifference, sides: Sides) -> Iterator[str]:
    yield heading(2, "Types", "types")
    yield _only("types", [_definition(d, sides.left) for d in found.left], sides.left)
    yield _only("types", [_definition(d, sides.right) for d in found.right], sides.right)
    if found.renamed:
        lines = (
            sides.both(sides.left.definition(one), sides.right.definition(other))
            for one, other in found.renamed.items()
        )
        yield blocks(heading(3, f"Under another name ({len(found.renamed)})", "types-renamed"), bullets(lines))
    yield heading(2, f"Types that both have ({len(found.changed)})", "changed")
    for area, those in groupby(found.changed, lambda changed: changed.left.area):
        title = plain(sides.left.version.area(area).title)
        yield blocks(heading(3, title, f"changed:{anchor(area)}"), *(_entry(changed, sides) for changed in those))


def _definition(definition: Definition, links: VersionLinks) -> str:
    return f"{links.definition(definition.name)} {links.gates_of(definition)}".strip()


def _entry(changed: Changed[Definition], sides: Sides) -> str:
    one, other = changed.left.name, changed.right.name
    name = plain(one) if one == other else f"{plain(one)}, {plain(other)}"
    places = [
        links.to(links.version.name, target)
        for links, own in ((sides.left, one), (sides.right, other))
        if (target := links.definition_target(own))
    ]
    return entry(f"{name} ({', '.join(places)})", f"type:{anchor(one)}", bullets(_lines(changed, sides)))


def _lines(changed: Changed[Definition], sides: Sides) -> Iterator[str]:
    if changed.ways is not None:
        yield sides.ways(changed.ways)
    for side, links, owner in ((0, sides.left, changed.left.name), (1, sides.right, changed.right.name)):
        alone = [c for c in changed.changes if _alone(c) and c.parts[side] is not None]
        if alone:
            names = (f"{_part(owner, c, links)} {links.badges(c.parts[side].features)}".strip() for c in alone)
            yield f"Only in {links.version.name}: {', '.join(names)}"
    rest = [change for change in changed.changes if not _alone(change)]
    for part, those in groupby(rest, lambda change: change.part):
        changes = list(those)
        words = "; ".join(change_words(changes, sides))
        yield f"{_part(changed.left.name, changes[0], sides.left)}: {words}" if part else words


def _alone(change: Difference) -> bool:
    """Whether only one version has the part."""
    return None in change.parts


def _part(owner: str, change: Difference, links: VersionLinks) -> str:
    """A part of a definition, by its path within it."""
    return links.part(owner + change.part, change.part.lstrip(".:="))
