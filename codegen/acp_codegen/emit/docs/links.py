"""Links and badges as they look from one page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from acp_codegen.emit.docs.book import Book, Version, owner
from acp_codegen.emit.docs.markdown import (
    as_paragraph,
    blocks,
    code,
    code_text,
    escaped,
    kept_as_it_is,
    outside_code,
    paragraphs,
    plain,
)
from acp_codegen.emit.docs.paths import (
    METADATA,
    PUBLISHED_RFDS,
    TYPES_INDEX,
    anchor,
    feature_page,
    method_page,
    relative,
    rfd_page,
    type_page,
)
from acp_codegen.ir.markers import marker
from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import Capability, Side


@dataclass(frozen=True)
class Links:
    """What a page links to."""

    book: Book
    page: str

    def to(self, text: str, target: str) -> str:
        return f"[{text}]({relative(self.page, target)})"

    def badge(self, gate: str) -> str:
        """A gate as a badge that leads to its page."""
        feature = self.book.registry.feature(gate)
        status = feature.status if feature else "unstable"
        return f"{self.to(plain(gate), feature_page(gate))}{{ .acp-badge .acp-badge--{status} }}"

    def badges(self, gates: Iterable[str]) -> str:
        return " ".join(self.badge(gate) for gate in gates)

    def rfd(self, slug: str) -> str:
        """An RFD: its page here, else where it is published, marked as being elsewhere."""
        if slug in self.book.site.rfds:
            return self.to(plain(slug), rfd_page(slug))
        return f"[{plain(slug)}]({PUBLISHED_RFDS}{slug}){{ .acp-external }}"

    def of(self, version: Version) -> VersionLinks:
        """Links into a protocol version."""
        return VersionLinks(self.book, self.page, version)


@dataclass(frozen=True)
class VersionLinks(Links):
    """Links from a page into one protocol version.

    `about` are the names that a text is about, and need not link; `around` are the badges of the definition whose parts
    are shown.
    """

    version: Version
    about: frozenset[str] = frozenset()
    around: str = ""

    def on(self, *names: str) -> VersionLinks:
        """The same, for text about these names."""
        return replace(self, about=frozenset(names))

    def within(self, definition: Definition) -> VersionLinks:
        """The same, for the parts of a definition, which stand behind its gates too."""
        return replace(self, about=frozenset({definition.name}), around=self.gates_of(definition))

    def part_badges(self, gates: Iterable[str]) -> str:
        """The badges of a part: its own, else those of the definition, since many a link leads to the part alone."""
        return self.badges(gates) or self.around

    def definition_target(self, name: str) -> str | None:
        found = self.version.protocol.definitions.get(name)
        if found is None:
            return None
        return f"{type_page(self.version.name, self.version.files[found.area])}#{anchor(name)}"

    def method_target(self, name: str) -> str | None:
        slug = self.version.slugs.get(name)
        return slug and method_page(self.version.name, slug)

    def definition(self, name: str) -> str:
        """A definition by its name; only the name where there is no such definition."""
        target = self.definition_target(name)
        return self.to(plain(name), target) if target else code(name)

    def part(self, path: str, name: str = "") -> str:
        """A part by its path in the model, as code; `name` is what to call it instead."""
        target = self.definition_target(owner(path))
        shown = code(name or path)
        return self.to(shown, f"{target.partition('#')[0]}#{anchor(path)}") if target else shown

    def marker(self, of: Side, at: str) -> str:
        """The property that a pointer into what a side sends in `initialize` leads to, as code."""
        found = marker(self.version.protocol, Capability(of, at, "present", self.version.protocol.origin))
        name = at.removeprefix("/").replace("/", ".")
        return self.part(f"{found.owner}.{found.field.name}", name) if found else code(name)

    def metadata(self) -> str:
        """Where it says what the property `_meta` is."""
        return self.to("metadata", f"{TYPES_INDEX.format(self.version.name)}#{METADATA}")

    def method(self, name: str) -> str:
        """A method by its wire name, as code."""
        target = self.method_target(name)
        return self.to(code(name), target) if target else code(name)

    def gates_of(self, definition: Definition) -> str:
        """The badges of a definition; alternatives where one of several gates is enough."""
        alternatives = sorted(map(sorted, self.version.alternatives(definition)))
        return " or ".join(self.badges(gates) for gates in alternatives if gates)

    def prose(self, text: str) -> str:
        """A description: its paragraphs, with code, links, and the names of methods and definitions as links.

        All else in it is text.
        """
        return blocks(*(as_paragraph(self._inline(paragraph)) for paragraph in paragraphs(text)))

    def _inline(self, text: str) -> str:
        return "".join(self._kept(part) if kept else escaped(part) for part, kept in outside_code(text))

    def _kept(self, part: str) -> str:
        """A code span, as a link where it names something else that has a place of its own; or a link as it stands."""
        if not part.startswith("`"):
            return kept_as_it_is(part)
        name = code_text(part)
        target = None if name in self.about else self.method_target(name) or self.definition_target(name)
        return self.to(code(name), target) if target else code(name)
