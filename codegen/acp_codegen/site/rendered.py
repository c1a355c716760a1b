"""What is wrong with rendered pages: where links lead, what is loaded, anchors, and markup that was not understood."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from urllib.parse import urlsplit

from acp_codegen.site.faults import HOLE, Fault
from acp_codegen.site.links import target
from acp_codegen.site.rendered_page import STYLED, Html
from acp_codegen.site.side_by_side import side_by_side

OUTSIDE = "put the file into docs/ and name it by its path from the page"
UNDERSTOOD = {
    r"\[\^[^\[\]\s]+\]": "write the footnote below, `[^name]: text`, or put this in backticks",
    r"\[[^\[\]\n]+\]\[[^\[\]\n]*\]": "write where it leads below, `[name]: address`, or put this in backticks",
    r"\[[^\[\]\n]+\]\([^()\n]*\)": "write the address without blanks, or put this in backticks",
}
"""Markup that is shown as it stands where nothing answers to it, and how to mend it."""


_READ: dict[str, tuple[str, Html]] = {}
"""The text of pages, and what was read in it."""


class Rendered:
    """A site, file by file. `footer` is what the foot of every page has, which leads nowhere and loads nothing."""

    def __init__(self, tree: Mapping[str, bytes], footer: str = "") -> None:
        self._tree = tree
        self._footer = footer

    def faults(self) -> Iterator[Fault]:
        """What is wrong with its pages and styles."""
        for path, html in self._pages.items():
            page = path.removesuffix(".html") + ".md"
            yield from self._lost(path, page, html)
            yield from _loaded(page, html.loads)
            yield from _twice(page, html)
            yield from _not_understood(page, html)
        for path, content in self._tree.items():
            if path.endswith(".css"):
                yield from _loaded(path, STYLED.findall(content.decode(errors="replace")))

    @cached_property
    def _pages(self) -> dict[str, Html]:
        """The pages, of which those are read that were not the same the last time; the footer says what has changed."""
        texts = {p: text.decode().replace(self._footer, "") for p, text in self._tree.items() if p.endswith(".html")}
        new = [path for path, text in texts.items() if path not in _READ or _READ[path][0] != text]
        made = side_by_side(Html, [texts[path] for path in new])
        _READ.update({path: (texts[path], html) for path, html in zip(new, made, strict=True)})
        return {path: _READ[path][1] for path in texts}

    @cached_property
    def _anchors(self) -> dict[str, frozenset[str]]:
        return {path: frozenset(html.anchors) for path, html in self._pages.items()}

    def _lost(self, path: str, page: str, html: Html) -> Iterator[Fault]:
        """Links and files that lead to nothing in the site."""
        for address in dict.fromkeys((*html.links, *html.loads)):
            there = target(path, address)
            if there is None:
                continue
            name = next((n for n in (f"{there.path}.html", there.path) if n in self._tree), None)
            if name is None or urlsplit(address).path.endswith(("/", ".md")):
                yield Fault(page, address, f"the link {address} leads to no file of the site", "mend the link")
            elif there.anchor and there.anchor not in self._anchors.get(name, frozenset((there.anchor,))):
                message = f"the link {address} leads to an anchor that its page does not have"
                yield Fault(page, address, message, "mend the anchor, or add it where it should lead")


def _loaded(page: str, loads: list[str]) -> Iterator[Fault]:
    for address in dict.fromkeys(loads):
        parts = urlsplit(address)
        if parts.netloc or parts.scheme not in {"", "data"}:
            yield Fault(page, address, f"{address} would be loaded from outside of the site", OUTSIDE, framed=True)


def _twice(page: str, html: Html) -> Iterator[Fault]:
    for name, times in Counter(html.anchors).items():
        if times > 1:
            message = f"the anchor {name} stands on this page {times} times"
            yield Fault(page, name, message, "give each place an anchor of its own", kind="anchor")


def _not_understood(page: str, html: Html) -> Iterator[Fault]:
    for pattern, hint in UNDERSTOOD.items():
        for text in dict.fromkeys(re.findall(pattern, html.prose)):
            shown = text.replace(HOLE, "...")
            yield Fault(page, text, f"{shown} is shown as it stands, for it leads nowhere", hint, kind="words")
