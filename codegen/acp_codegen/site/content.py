"""Everything that a site consists of, as Markdown; a generator only has to render it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic, Place, finding, ordered
from acp_codegen.emit.docs import LostPartError, SearchEntry
from acp_codegen.project import Project
from acp_codegen.site.assets import site_files
from acp_codegen.site.checker import checker_files, with_checker
from acp_codegen.site.examples import check_examples, versions_of
from acp_codegen.site.fragments import check_blocks, replace_fragments
from acp_codegen.site.inputs import inputs_digest, sources_digest
from acp_codegen.site.matter import read_matter
from acp_codegen.site.page import Page
from acp_codegen.site.reference import FOLDER, Reference, hand_written, lost_parts
from acp_codegen.site.rfd import with_banner
from acp_codegen.site.rfd_fragments import with_rfds

TWICE, UNREADABLE = "ACP504", "ACP505"


@dataclass(frozen=True, slots=True)
class Content:
    """Pages by path, hand-written ones with generated parts in them. `found` is what is wrong; then no page is there.

    `generated` are the paths of generated pages in the order of the navigation; `files` are what the site has beside
    pages, by path; `searched` is what the search finds beside the words of hand-written pages; `footer` is a line of
    HTML that says what the pages were made from.
    """

    pages: Mapping[str, str] = field(default_factory=dict[str, str])
    generated: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict[str, str])
    searched: tuple[SearchEntry, ...] = ()
    found: tuple[Diagnostic, ...] = ()
    footer: str = ""


def read_content(root: Path) -> Content:
    """Read the sources and the hand-written pages of the project in the folder `root`.

    What was read last is kept until something changes that it was made from: a build asks for it more than once.
    """
    inputs = inputs_digest(root)
    if (root, inputs) not in _LAST:
        content = _read(root)
        _LAST.clear()
        _LAST[root, inputs] = content
    return _LAST[root, inputs]


_LAST: dict[tuple[Path, str], Content] = {}


def _read(root: Path) -> Content:
    made = _reference(root)
    if isinstance(made, tuple):
        return Content(found=made)
    reference, generated = made.reference, made.pages
    written, found = _written(root / FOLDER)
    pages, problems = _finished(written, reference, root)
    found += [*problems, *(twice for page in written for twice in _twice(page, generated))]
    if found:
        return Content(found=ordered(found))
    all_pages = {**pages, **generated}
    files = site_files(reference, all_pages) | checker_files(reference.sources, root)
    searched = reference.search_entries(generated)
    return Content(all_pages, tuple(generated), files, searched, footer=reference.footer())


@dataclass(frozen=True, slots=True)
class _Made:
    """What comes from the sources alone."""

    reference: Reference
    pages: Mapping[str, str]


_MADE: dict[tuple[Path, str], _Made] = {}
"""What was made last: whoever writes a page by hand needs it again and again."""


def _reference(root: Path) -> _Made | tuple[Diagnostic, ...]:
    """The reference, with its pages; or what is wrong with the sources."""
    inputs = sources_digest(root)
    if (root, inputs) in _MADE:
        return _MADE[root, inputs]
    _MADE.clear()
    loaded = pipeline.read_sources(Project(root / "schema", root))
    if loaded.sources is None:
        return loaded.diagnostics
    reference = Reference(loaded.sources, hand_written(root))
    try:
        _MADE[root, inputs] = _Made(reference, reference.pages())
    except LostPartError as error:
        return lost_parts(error)
    return _MADE[root, inputs]


def _written(folder: Path) -> tuple[list[Page], list[Diagnostic]]:
    pages: list[Page] = []
    found: list[Diagnostic] = []
    for path in sorted(folder.rglob("*.md")):
        name = path.relative_to(folder).as_posix()
        try:
            pages.append(Page(name, path.read_text(encoding="utf-8"), folder.name))
        except (OSError, UnicodeDecodeError) as error:
            found.append(finding(UNREADABLE, Place(f"{folder.name}/{name}"), f"cannot be read: {error}", "mend that"))
    return pages, found


def _finished(written: Sequence[Page], reference: Reference, root: Path) -> tuple[dict[str, str], list[Diagnostic]]:
    """The pages' texts as they are rendered, by path, and what is wrong with the pages."""
    matter = {page.path: read_matter(page, reference.sources) for page in written}
    rfds = {path: rfd for path, (rfd, _) in matter.items() if rfd is not None}
    make = with_checker(with_rfds(reference.fragment, rfds), root)
    pages: dict[str, str] = {}
    found = [problem for _, problems in matter.values() for problem in problems]
    for page in written:
        text, problems = replace_fragments(page, make)
        pages[page.path] = with_banner(Page(page.path, text), rfds[page.path]) if page.path in rfds else text
        found += [*problems, *check_blocks(page)]
        # Where front matter is at fault it is no finding of its own that it says no version.
        if not matter[page.path][1] or versions_of(page, reference.sources.protocols):
            found += check_examples(page, reference.sources.protocols)
    return pages, found


def _twice(page: Page, generated: Mapping[str, str]) -> list[Diagnostic]:
    if page.path not in generated:
        return []
    return [page.found(TWICE, 1, "a generated page has this path", "move the page, or take it away")]
