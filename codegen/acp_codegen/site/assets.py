"""What the site has beside its pages: files that are downloaded, or that scripts of its pages read."""

from __future__ import annotations

from collections.abc import Mapping

from acp_codegen.site.reference import Reference


def site_files(reference: Reference, pages: Mapping[str, str]) -> dict[str, str]:
    """Every such file, by its path in the site; `pages` are all pages as Markdown, by path below docs/."""
    del pages
    return reference.files()
