"""A rendered page as a browser sees it: what it links to and loads, its anchors, and its text."""

from __future__ import annotations

import re

import lxml.etree
import lxml.html

from acp_codegen.site.faults import HOLE

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
TWIN = "alternate"
"""What a link to the same page in another form is."""
VERBATIM = {"code", "pre", "script", "style", "svg", "textarea"}
"""Elements whose text is no prose."""
BLOCKS = {"p", "li", "td", "th", "dt", "dd", "h1", "h2", "h3", "h4", "h5", "h6", "div", "summary", "figcaption"}
STYLED = re.compile(r"url\(\s*[\"']?([^\"')]+)")


class Html:
    """A page, read when it is made. `prose` is its text, a line for each block; HOLE stands where it has code."""

    def __init__(self, text: str) -> None:
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: list[str] = []
        self._prose: list[str] = []
        if text.strip():
            self._read(lxml.html.document_fromstring(text.encode(), lxml.html.HTMLParser(encoding="utf-8")))
        self.prose = "".join(self._prose)

    def _read(self, page: lxml.html.HtmlElement) -> None:
        verbatim = 0
        for event, element in lxml.etree.iterwalk(page, events=("start", "end", "comment")):
            if event == "start":
                self._start(element)
                verbatim += element.tag in VERBATIM
            elif event == "end":
                verbatim -= element.tag in VERBATIM
            text = element.text if event == "start" else element.tail
            if text and not verbatim:
                self._prose.append(text.replace("\n", " "))

    def _start(self, element: lxml.html.HtmlElement) -> None:
        rel = element.get("rel", "")
        for name, value in element.items():
            self._attribute(str(element.tag), name, value, rel)
        if element.tag in BLOCKS:
            self._prose.append("\n")
        elif element.tag in VERBATIM:
            self._prose.append(HOLE)

    def _attribute(self, tag: str, name: str, value: str, rel: str) -> None:
        if name == "id":
            self.anchors.append(value)
        elif name == "style":
            self.loads += STYLED.findall(value)
        elif (tag, name) in LINKS:
            self.links += [] if TWIN in rel.split() else [value]
        elif (tag, name) in SETS:
            self.loads += [part.split()[0] for part in value.split(",") if part.strip()]
        elif (tag, name) in LOADS and not (tag == "link" and SILENT.issuperset(rel.split())):
            self.loads.append(value)
