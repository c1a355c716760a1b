"""Links in the text of a page, in each form that Markdown and HTML have for them, with the lines they stand on."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from urllib.parse import unquote, urlsplit

from acp_codegen.site.page import Page, prose

INLINE = re.compile(r"\]\(\s*(?:<(?P<pointed>[^<>]*)>|(?P<bare>(?:[^()<>]|\([^()]*\))+?)(?=\s*\)|\s+[\"']))")
DEFINITION = re.compile(r"^ {0,3}\[[^\]]+\]:\s*(?:<(?P<pointed>[^<>]*)>|(?P<bare>\S+))")
AUTOMATIC = re.compile(r"<(?P<bare>[a-z][a-z0-9+.-]*:[^\s<>]*)>", re.I)
ATTRIBUTE = re.compile(
    r"\b(?:href|src|srcset|data|poster)\s*=\s*(?:\"(?P<pointed>[^\"]*)\"|'(?P<quoted>[^']*)'|(?P<bare>[^\s\"'>]+))"
)
STYLE = re.compile(r"\burl\(\s*[\"']?(?P<bare>[^\"')\s]+)")
FORMS = (INLINE, DEFINITION, AUTOMATIC, ATTRIBUTE, STYLE)


@dataclass(frozen=True, slots=True)
class Target:
    """Where an address leads inside the site: a path below it, without its ending, and an anchor."""

    path: str
    anchor: str


def links(page: Page) -> Iterator[tuple[int, str]]:
    """The addresses in the text of a page, each with its line."""
    for line in prose(page):
        for form in FORMS:
            for match in form.finditer(line.prose):
                yield line.number, unescape(next((found for found in match.groups() if found is not None), ""))


def lines_of(page: Page, address: str) -> list[int]:
    """The lines on which links of a page have just this address, or one that leads to the same place."""
    found = list(links(page))
    exact = [line for line, there in found if there == address]
    wanted = target(page.path, address)
    return exact or [line for line, there in found if wanted is not None and target(page.path, there) == wanted]


def target(page: str, address: str) -> Target | None:
    """Where an address on the page at a path leads; None where that is outside of the site.

    A page of Markdown and the one that it is rendered to are the same place.
    """
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    path = posixpath.join(posixpath.dirname(page), unquote(parts.path)) if parts.path else page
    return Target(re.sub(r"\.(?:md|html)$", "", posixpath.normpath(path)), unquote(parts.fragment))
