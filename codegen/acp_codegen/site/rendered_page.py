"""A rendered page as a browser sees it: what it links to and loads, its anchors, and its text."""

from __future__ import annotations

import re
from html.parser import HTMLParser

LINKS = {("a", "href"), ("area", "href")}
LOADS = {
    *((tag, "src") for tag in ("audio", "embed", "iframe", "img", "input", "script", "source", "track", "video")),
    ("image", "href"),
    ("link", "href"),
    ("object", "data"),
    ("use", "href"),
    ("video", "poster"),
}
SETS = {("img", "srcset"), ("source", "srcset")}
SILENT = {"canonical", "alternate", "prev", "next", "author", "license"}
"""What a `link` may be that loads nothing."""
VERBATIM = {"code", "pre", "script", "style", "svg", "textarea"}
"""Elements whose text is no prose."""
BLOCKS = {"p", "li", "td", "th", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "div", "summary", "figcaption"}
STYLED = re.compile(r"url\(\s*[\"']?([^\"')]+)")


class Html(HTMLParser):
    """Reads a page when it is made."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: list[str] = []
        self._prose: list[str] = []
        self._verbatim = 0
        self.feed(text)
        self.close()

    @property
    def prose(self) -> str:
        """The text outside of code, a line for each block, a blank character in place of code."""
        return "".join(self._prose)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        there = {name: value or "" for name, value in attrs}
        for name, value in there.items():
            self._attribute(tag, name, value, there.get("rel", ""))
        if tag in BLOCKS:
            self._prose.append("\n")
        if tag in VERBATIM:
            self._prose.append("\0")
            self._verbatim += 1

    def handle_endtag(self, tag: str) -> None:
        if tag in VERBATIM:
            self._verbatim = max(0, self._verbatim - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        if not self._verbatim:
            self._prose.append(data.replace("\n", " "))

    def _attribute(self, tag: str, name: str, value: str, rel: str) -> None:
        if name == "id":
            self.anchors.append(value)
        elif name == "style":
            self.loads += STYLED.findall(value)
        elif (tag, name) in LINKS:
            self.links.append(value)
        elif (tag, name) in SETS:
            self.loads += [part.split()[0] for part in value.split(",") if part.strip()]
        elif (tag, name) in LOADS and not (tag == "link" and SILENT.issuperset(rel.split())):
            self.loads.append(value)
