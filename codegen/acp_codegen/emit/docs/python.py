"""What a definition or a part of one is called in Python, with the way to the page that says more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from acp_codegen.emit.docs.book import Book, Version, owner
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import code
from acp_codegen.emit.docs.paths import anchor, python_page
from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.model import Definition
from acp_codegen.ir.walk import Gates

PACKAGE = "acp_schema"
UNSTABLE = "unstable"
NOT_PACKAGED = "not in the package; compile it with its gate"


def module(version: Version, definition: Definition, book: Book) -> str | None:
    """The Python module that has a definition; None where it stands behind a gate that no package opens."""
    ways = version.alternatives(definition)
    if frozenset() in ways:
        return f"{PACKAGE}.{version.name}"
    opened = any(book.opened_by_umbrella(gates) for gates in ways)
    return f"{PACKAGE}.{version.name}.{UNSTABLE}" if opened else None


def has_class(definition: Definition, links: VersionLinks) -> bool:
    """Whether a definition has a name in Python: those that list messages have none."""
    return definition.name not in links.version.derived or definition.name in EXTENSIONS


def name_link(name: str, links: VersionLinks, shown: str = "") -> str:
    """A public name of a version's packages, as a link to where it is described."""
    return links.to(code(shown or name), f"{python_page(links.version.name)}#{anchor(name)}")


def import_line(where: str, names: Sequence[str]) -> str:
    return code(f"from {where} import {', '.join(names)}")


def part_names(path: str, gates: Iterable[str], links: VersionLinks) -> str:
    """The names that a part brings beside those of definitions; links where a package has them."""
    names = [name for name in links.version.classes.get(path, ()) if name not in links.version.protocol.definitions]
    packaged = _packaged(path, frozenset(gates), links)
    return ", ".join(name_link(name, links) if packaged else code(name) for name in names)


def enum_owner(path: str, links: VersionLinks) -> str:
    """What the enum at a path is called, to name its constants by."""
    return path if path in links.version.protocol.definitions else links.version.classes.get(path, (path,))[0]


def _packaged(path: str, gates: Gates, links: VersionLinks) -> bool:
    definition = links.version.protocol.definitions[owner(path)]
    return any(links.book.opened_by_umbrella(way | gates) for way in links.version.alternatives(definition))
