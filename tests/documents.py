"""Markdown pages as tests look at them: fences with their titles, what examples say, anchors, links."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent

from acp_codegen.site.examples import complaints, subject_of
from repository import written

__all__ = ["Fence", "anchors", "complaint", "examples", "fences", "links", "prose", "subject_of", "versions_of"]

_FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})([^\n`]*)\n(.*?)^\1\2[ \t]*$", re.M | re.S)
_FRONT_MATTER = re.compile(r"\A---\n(.*?)^---\n", re.M | re.S)
_VERSIONS = re.compile(r"^versions: *\[(.*)\]", re.M)
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.S)
_LINK_OR_CODE = re.compile(
    r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\((?P<target>[^)\s]+)[^)]*\)|(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)", re.S
)
"""A link, whatever is in its text, or code, in which there is none."""
_ANCHOR = re.compile(r"\{[^{}\n]*?(?:id=\"([^\"\n]+)\"|#([^\s{}]+))[^{}\n]*\}|\bid=\"([^\"\n]+)\"")


@dataclass(frozen=True)
class Fence:
    """A fenced block: its language, its title, its text, and the line on which it starts."""

    language: str
    title: str
    text: str
    line: int


def fences(markdown: str) -> Iterator[Fence]:
    """The fenced blocks of a page, also those in lists and folded parts."""
    for match in _FENCE.finditer(markdown):
        language = match[3].split()[0] if match[3].split() else ""
        title = re.search(r'title="([^"]*)"', match[3])
        line = markdown.count("\n", 0, match.start()) + 1
        yield Fence(language, title[1] if title else "", dedent(match[4]), line)


def examples(markdown: str) -> Iterator[Fence]:
    """The JSON examples of a page; a block that is called like a file shows what is in that."""
    return (fence for fence in fences(markdown) if fence.language == "json")


def versions_of(path: str, markdown: str) -> tuple[int, ...]:
    """The protocol versions that the examples of a page are for: that of its folder, else those of its front matter."""
    folder = re.match(r"v(\d+)/", path)
    if folder:
        return (int(folder[1]),)
    matter = _FRONT_MATTER.match(markdown)
    named = _VERSIONS.search(matter[1]) if matter else None
    return tuple(map(int, re.findall(r"\bv(\d+)\b", named[1]))) if named else ()


def complaint(fence: Fence, version: int) -> str | None:
    """What is wrong with an example, judged by a protocol version with all gates open; None where nothing is."""
    return "; ".join(message for _, message, _ in complaints(fence.title, fence.text, written(version))) or None


def prose(markdown: str) -> str:
    """A page without its front matter and its fenced blocks."""
    return _FENCE.sub("", _FRONT_MATTER.sub("", markdown))


def anchors(markdown: str) -> list[str]:
    """The anchors that a page writes out, in order; those that follow from headings are not among them."""
    text = _CODE.sub("", prose(markdown))
    return [match[1] or match[2] or match[3] for match in _ANCHOR.finditer(text)]


def links(path: str, markdown: str) -> Iterator[tuple[str, str]]:
    """The links of a page into the site: path below docs/ and anchor (empty for the page itself)."""
    for match in _LINK_OR_CODE.finditer(prose(markdown)):
        target, _, anchor = (match["target"] or "https://code").partition("#")
        if "://" not in target:
            yield posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path, anchor
