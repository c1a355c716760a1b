"""Front matter of a page: read and checked, and what an RFD says in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.ir.model import Sources
from acp_codegen.site import matter_keys, rfd
from acp_codegen.site.front_matter import FRONT_MATTER, Entry, Problem, read_front_matter
from acp_codegen.site.page import Page
from acp_codegen.site.rfd import Rfd, is_rfd, make_rfd


def read_matter(page: Page, sources: Sources) -> tuple[Rfd | None, list[Diagnostic]]:
    """The RFD where the page is one and nothing is wrong with its front matter; and what is."""
    entries, unreadable = read_front_matter(page)
    if unreadable is not None:
        return None, [unreadable]
    problems = sorted(set(_problems(page, entries, sources)))
    if problems:
        return None, [page.found(FRONT_MATTER, *problem) for problem in problems]
    return (make_rfd(page.path, entries, sources) if is_rfd(page.path) else None), []


def _problems(page: Page, entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    if is_rfd(page.path):
        required = (*matter_keys.REQUIRED, *rfd.KEYS)
        yield from matter_keys.key_problems(entries, required, matter_keys.OPTIONAL, "an RFD")
        yield from rfd.rfd_problems(page, entries, sources)
    else:
        yield from matter_keys.key_problems(entries, matter_keys.REQUIRED, matter_keys.OPTIONAL, "a page")
    yield from matter_keys.value_problems(entries, [p.name for p in sources.protocols])
