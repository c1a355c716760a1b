"""The page of the names of a version's Python packages: what each is, in which of them, and where its type stands."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from acp_codegen.emit.docs.book import owner
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, entry, first_sentence, heading, page, plain, unlinked
from acp_codegen.emit.docs.paths import anchor
from acp_codegen.emit.python import Form, PublicName
from acp_codegen.ir import extension

WORDS: Mapping[str, str] = {"class": "class ", "constants": "`IntEnum` "}
RELATIONS: Mapping[str | None, str] = {"subclass": "a subclass", "own": "its own"}
BREAK = "  \n"
"""Ends a line in the midst of a paragraph."""


@dataclass(frozen=True)
class Packages:
    """The packages of a version, as they are imported: that of the stable parts, and the one with all, if there is."""

    stable: str
    wide: str | None
    common: Mapping[str, str]
    """Where the names stand that all packages have, relative to the page."""


def names_page(packages: Packages, names: Sequence[PublicName], links: VersionLinks) -> str:
    """The page; a part of it for each area of the sources, and one for what is of the package itself."""
    return _Page(packages, names, links).text()


@dataclass(frozen=True)
class _Page:
    packages: Packages
    names: Sequence[PublicName]
    links: VersionLinks

    def text(self) -> str:
        stable, wide = self.packages.stable, self.packages.wide
        both = f"{stable} and {wide}" if wide else stable
        return page(
            stable,
            f"Every name that {both} export: classes with their keywords, unions, constants, functions.",
            heading(1, plain(stable)),
            self._introduction(),
            *(blocks(heading(2, plain(title)), *entries) for title, entries in self._groups()),
        )

    def _introduction(self) -> str:
        stable, wide = code(self.packages.stable), self.packages.wide
        if wide is None:
            return f"Every name of {stable}. A name leads to its type. Constructors take keywords alone."
        return (
            f"Every name of {stable} and of {code(wide)}, by area. A name leads to its type. One with badges is in "
            f"{code(wide)} alone: the badges are the gates that it stands behind. All others are the same in both, "
            f"unless it says that `{self._short}` has a subclass or its own. Constructors take keywords alone."
        )

    def _groups(self) -> Iterator[tuple[str, list[str]]]:
        found: defaultdict[str, list[PublicName]] = defaultdict(list)
        for name in sorted(self.names, key=self._place):
            found[name.area].append(name)
        for area, names in sorted(found.items(), key=lambda each: (not each[0], each[0] == extension.AREA)):
            yield self._title(area), [entry for name in names for entry in self._entries(name)]

    def _title(self, area: str) -> str:
        if area == extension.AREA:
            return extension.TITLE
        return self.links.version.area(area).title if area else "The package"

    def _place(self, name: PublicName) -> tuple[int, bool]:
        """Where a name stands: with the definition that it is for, behind the name of that."""
        definition = owner(name.path) if name.path else ""
        return self._order.get(definition, len(self._order)), name.name != definition

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {name: i for i, name in enumerate(self.links.version.protocol.definitions)}

    def _entries(self, name: PublicName) -> Iterator[str]:
        badges = " or ".join(self.links.badges(sorted(gates)) for gates in sorted(map(sorted, name.gates)) if gates)
        term = f"{self._definition(name)} {badges}".strip()
        yield entry(term, anchor(name.name), BREAK.join([unlinked(first_sentence(name.words)), *self._notes(name)]))
        for former in name.former:
            words = f"Deprecated: what {code(name.name)} was called. Importing it warns."
            yield entry(f"{plain(former)} = {self._named(name.name)}", anchor(former), words)

    def _definition(self, name: PublicName) -> str:
        """What a name stands for, as its definition would begin in Python; the name leads to the type."""
        linked = self._typed(name)
        form = name.stable or name.wide
        return linked if form is None else f"{WORDS.get(form.kind, '')}{linked}{self._form(form)}"

    def _typed(self, name: PublicName) -> str:
        target = self.links.definition_target(owner(name.path)) if name.path else None
        page = (target or "").partition("#")[0]
        return self.links.to(plain(name.name), f"{page}#{anchor(name.path)}") if target else plain(name.name)

    def _form(self, form: Form) -> str:
        match form.kind:
            case "class":
                return code(f"({', '.join(form.parts)})")
            case "function":
                return self._common(form.parts[0])
            case "constants":
                return f": {', '.join(map(code, form.parts))}"
            case "data":
                return f": {self._common(form.parts[0])}"
            case "literal":
                return f" = {code(literal(form.parts))}"
            case "union" | "alias":
                return f" = {' | '.join(map(self._named, form.parts))}"

    def _notes(self, name: PublicName) -> Iterator[str]:
        if name.stable is not None and name.wide is not None and name.relation in RELATIONS:
            yield f"{code(self._short)} has {RELATIONS[name.relation]}{self._more(name.stable, name.wide)}."

    def _more(self, stable: Form, wide: Form) -> str:
        """What the form in the wide package has more, or all of it where that is not all that differs."""
        if wide.kind != stable.kind or set(stable.parts) - set(wide.parts):
            return f": {self._form(wide).removeprefix(' = ')}"
        added = [part for part in wide.parts if part not in stable.parts]
        return f", with {', '.join(map(self._named, added))}" if added else ""

    @cached_property
    def _short(self) -> str:
        """What the last part of the wide package's name is."""
        return (self.packages.wide or "").rpartition(".")[2]

    def _named(self, part: str) -> str:
        """A type, as a link to its entry where it is a name of the package."""
        return f"[{plain(part)}](#{anchor(part)})" if part in self._names else code(part)

    def _common(self, text: str) -> str:
        """A type or signature; it leads to the last of the names in it that all packages have."""
        names = [name for name in re.findall(r"\w+", text) if name in self.packages.common]
        return f"[{code(text)}]({self.packages.common[names[-1]]})" if names else code(text)

    @cached_property
    def _names(self) -> frozenset[str]:
        return frozenset(name.name for name in self.names)


def literal(parts: Sequence[str]) -> str:
    """The annotation of an enum: its constants, and what else is read, if anything is."""
    constants = [part for part in parts if not part.isidentifier()]
    rest = [part for part in parts if part.isidentifier()]
    return " | ".join([f"Literal[{', '.join(constants)}]", *rest])
