"""Filling the site's navigation with generated pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from acp_codegen.site.plain_text import plain_text

Nav = list[object]
"""Paths of pages, and `{title: path or Nav}`, as a site's configuration has them."""


def fill(nav: Sequence[object], generated: Sequence[str]) -> Nav:
    """The navigation with all pages of a folder in place of each path that ends with `/`.

    They come in the order that they were made in, the folder's index first. A folder without pages stays as it is.
    """
    return [_item(item, generated) for item in nav]


def listed(nav: Sequence[object]) -> dict[str, str | None]:
    """The paths in the navigation, and what it calls those that it gives a title."""
    found: dict[str, str | None] = {}
    for item in nav:
        for title, value in cast("dict[str, object]", item).items() if isinstance(item, dict) else [(None, item)]:
            if isinstance(value, str):
                found[value] = title
            elif isinstance(value, list):
                found |= listed(cast("list[object]", value))
    return found


def _item(item: object, generated: Sequence[str]) -> object:
    if isinstance(item, dict):
        titled = cast("dict[str, object]", item)
        return {plain_text(str(title)): _below(value, generated) for title, value in titled.items()}
    return item


def _below(value: object, generated: Sequence[str]) -> object:
    if isinstance(value, list):
        return fill(cast("list[object]", value), generated)
    if isinstance(value, str) and value.endswith("/"):
        pages = [path for path in generated if path.rpartition("/")[0] + "/" == value]
        return sorted(pages, key=lambda path: not path.endswith("/index.md")) or value
    return value
