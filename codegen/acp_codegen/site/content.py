"""Everything that a site consists of, as Markdown; a generator only has to render it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from acp_codegen import pipeline
from acp_codegen.diagnostics import Diagnostic, Place, finding, ordered
from acp_codegen.project import Project
from acp_codegen.site.fragments import check_diagrams, replace_fragments
from acp_codegen.site.page import Page
from acp_codegen.site.reference import FOLDER, Reference, hand_written
from acp_codegen.site.rfd import is_rfd, read_rfd, with_banner

TWICE, UNREADABLE = "ACP504", "ACP505"


@dataclass(frozen=True, slots=True)
class Content:
    """Pages by path, hand-written ones with generated parts in them. `found` is what is wrong; then no page is there.

    `generated` are the paths of generated pages in the order of the navigation; `footer` is a line of HTML that
    says what the pages were made from.
    """

    pages: Mapping[str, str] = field(default_factory=dict[str, str])
    generated: tuple[str, ...] = ()
    found: tuple[Diagnostic, ...] = ()
    footer: str = ""


def read_content(root: Path) -> Content:
    """Read the sources and the hand-written pages of the project in the folder `root`."""
    loaded = pipeline.read_sources(Project(root / "schema", root))
    if loaded.sources is None:
        return Content(found=loaded.diagnostics)
    reference = Reference(loaded.sources, hand_written(root))
    generated = reference.pages()
    written, found = _written(root / FOLDER)
    pages: dict[str, str] = {}
    for page in written:
        pages[page.path], problems = _finished(page, reference)
        found += [*problems, *_twice(page, generated)]
    if found:
        return Content(found=ordered(found))
    return Content({**pages, **generated}, tuple(generated), footer=reference.footer())


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


def _finished(page: Page, reference: Reference) -> tuple[str, list[Diagnostic]]:
    """The page's text as it is rendered, and what is wrong with the page."""
    text, found = replace_fragments(page, reference.fragment)
    found += check_diagrams(page)
    if is_rfd(page.path):
        rfd, problems = read_rfd(page, reference.sources)
        found += problems
        if rfd is not None:
            text = with_banner(Page(page.path, text), rfd)
    return text, found


def _twice(page: Page, generated: Mapping[str, str]) -> list[Diagnostic]:
    if page.path not in generated:
        return []
    return [page.found(TWICE, 1, "a generated page has this path", "move the page, or take it away")]
