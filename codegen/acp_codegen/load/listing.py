"""Which files of a `schema/` folder are sources, and what else stands there.

Names that begin with a dot, and those of editors' own files, are passed over; so are pages of Markdown.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, Place, finding
from acp_codegen.load.text import UNREADABLE, unreadable

VERSION_FOLDER = re.compile(r"v(0|[1-9][0-9]*)")
LIKE_A_VERSION = re.compile(r"[vV](\d+)")
AREA = re.compile(r"(?!(index|methods)\.)[a-z0-9]+(-[a-z0-9]+)*\.json")
"""The name of an area's file: a module of the bindings and a page of the docs are called after it."""
LIKE_A_SOURCE = re.compile(r"(.+)\.json[c5l]?", re.IGNORECASE)
PASSED_OVER = re.compile(r"[.#].*|.*~|.*\.md", re.IGNORECASE | re.DOTALL)
REGISTRY, META_SCHEMA, EXAMPLES, MAIN = "features.json", "source.schema.json", "examples", "protocol.json"
STRAY = "ACP010"
RANK = {"registry": 0, "protocol": 1, "area": 1, "examples": 2}


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file that is to be read, whether it is there or not.

    `name` is its path in findings; `version` is that of its folder, 0 for the registry.
    """

    path: Path
    name: str
    kind: str
    version: int = 0

    @property
    def rank(self) -> tuple[int, int, bool, str]:
        """Where it stands among the others: the main file of a version comes first there."""
        return RANK[self.kind], self.version, self.kind != "protocol", self.path.name


@dataclass(slots=True)
class Listing:
    """What was found in a `schema/` folder."""

    schema: Path
    files: list[SourceFile] = field(default_factory=list[SourceFile])
    found: list[Diagnostic] = field(default_factory=list[Diagnostic])
    versions: set[int] = field(default_factory=set[int])
    examples: dict[int, Path] = field(default_factory=dict[int, Path])

    def name(self, path: Path) -> str:
        """The path of a file as findings show it; bytes that are no text are shown as escapes."""
        relative = path.relative_to(self.schema.parent).as_posix()
        return os.fsencode(relative).decode("utf-8", "backslashreplace")

    def say(self, code: str, path: Path, message: str, hint: str) -> None:
        self.found.append(finding(code, Place(self.name(path)), message, hint))

    def add(self, path: Path, kind: str, version: int = 0) -> None:
        self.files.append(SourceFile(path, self.name(path), kind, version))


def list_sources(schema: Path) -> Listing:
    """The sources in a folder, in the order in which they are read, and what in it is none."""
    listing = Listing(schema)
    entries = _entries(schema, listing)
    if entries is None:
        return listing
    listing.add(schema / REGISTRY, "registry")
    for entry in entries:
        version = VERSION_FOLDER.fullmatch(entry.name)
        if version is not None:
            _version(entry, int(version[1]), listing)
        elif entry.name == EXAMPLES:
            _examples(entry, listing)
        elif entry.name not in {REGISTRY, META_SCHEMA}:
            _stray(entry, listing)
    _versionless(listing)
    listing.files.sort(key=lambda file: file.rank)
    return listing


def _entries(folder: Path, listing: Listing) -> list[Path] | None:
    """What stands in a folder, by name; None where it cannot be read."""
    try:
        entries = [entry for entry in sorted(folder.iterdir()) if not PASSED_OVER.fullmatch(entry.name)]
    except OSError as error:
        listing.found.append(unreadable(folder, listing.name(folder), error))
        return None
    return [entry for entry in entries if _has_a_name(entry, listing)]


def _has_a_name(path: Path, listing: Listing) -> bool:
    """Whether the name of a file is text."""
    try:
        path.name.encode("utf-8")
    except UnicodeEncodeError:
        listing.say(UNREADABLE, path, "the name of this file is not UTF-8", "rename it, or take it away")
        return False
    return True


def _version(folder: Path, version: int, listing: Listing) -> None:
    listing.versions.add(version)
    entries = _entries(folder, listing)
    if entries is None:
        return
    listing.add(folder / MAIN, "protocol", version)
    for entry in entries:
        if not entry.name.endswith(".json"):
            _stray(entry, listing)
        elif entry.name != MAIN:
            _area(entry, version, listing)


def _area(path: Path, version: int, listing: Listing) -> None:
    if not AREA.fullmatch(path.name):
        hint = "name it in lower case words joined by `-`, other than `index` and `methods`"
        listing.say(STRAY, path, "neither a module nor a page can be called after this file", hint)
    listing.add(path, "area", version)


def _examples(folder: Path, listing: Listing) -> None:
    for entry in _entries(folder, listing) or ():
        version = VERSION_FOLDER.fullmatch(entry.name)
        if version is None:
            _stray(entry, listing)
            continue
        for path in _entries(entry, listing) or ():
            if path.name.endswith(".json"):
                listing.examples[int(version[1])] = entry
                listing.add(path, "examples", int(version[1]))
            else:
                _stray(path, listing)


def _stray(path: Path, listing: Listing) -> None:
    """Say that nothing reads what stands here, unless it is a folder with nothing in it."""
    folder = os.path.isdir(path)  # noqa: PTH112 Path.is_dir raises where permissions are missing
    try:
        left_over = folder and all(PASSED_OVER.fullmatch(entry.name) for entry in path.iterdir())
    except OSError:
        left_over = False
    if not left_over:
        listing.say(STRAY, path, "no part of the sources stands here", _mend(path, folder, listing))


def _mend(path: Path, folder: bool, listing: Listing) -> str:
    version = LIKE_A_VERSION.fullmatch(path.name)
    if version is not None and path.parent.name in {listing.schema.name, EXAMPLES}:
        return f"name the folder v{int(version[1])} if its version is meant, or take it away"
    source = LIKE_A_SOURCE.fullmatch(path.name)
    if source is not None and VERSION_FOLDER.fullmatch(path.parent.name):
        return f"name it {source[1]}.json if it is a source, or take it away"
    what = "what is in it" if folder else "it"
    return f"move {what} to v<number>/ or examples/v<number>/, or take it away"


def _versionless(listing: Listing) -> None:
    """Say that there are examples of a version that is not there, or no version at all."""
    if not listing.versions:
        hint = "add a folder v1 with a protocol.json"
        listing.say(UNREADABLE, listing.schema, "there is no protocol version here", hint)
        return
    for version, folder in listing.examples.items():
        if version not in listing.versions:
            wanted = listing.name(listing.schema / f"v{version}" / MAIN)
            message = f"here are examples of protocol version {version}, and {wanted} is missing"
            listing.say(STRAY, folder, message, "write the sources of that version, or take the examples away")
