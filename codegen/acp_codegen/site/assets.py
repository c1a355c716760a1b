"""What the site has beside its pages: files that are downloaded, or that scripts of its pages read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from acp_codegen.site.llms import LIST, llms_list, said_of
from acp_codegen.site.page import Page
from acp_codegen.site.reference import Reference
from acp_codegen.site.twin import twin


def site_files(reference: Reference, pages: Mapping[str, str]) -> dict[str, str]:
    """Every such file, by its path in the site; `pages` are all pages as Markdown, by path below docs/."""
    said = {path: said_of(path, text) for path, text in pages.items()}
    twins = {path: _twin(path, text, said[path].title) for path, text in pages.items()}
    return reference.files() | twins | {LIST: llms_list(said)}


@lru_cache(maxsize=1024)
def _twin(path: str, text: str, title: str) -> str:
    """The twin of a page, kept for when the others change."""
    return twin(Page(path, text), title)
