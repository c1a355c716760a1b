"""A page as plain Markdown, for readers that are programs: without front matter, attributes, wrappers and folds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise
from urllib.parse import urlsplit

from acp_codegen.site.page import Line, Page, parts

CODE = re.compile(r"(`+)(?!`)(?:(?!\n[ \t]*\n).)*?(?<!`)\1(?!`)", re.S)
COMMENT = re.compile(r"[ \t]*<!--.*?-->", re.S)
BREAK = re.compile(r"[ \t]*<br[ \t]*/?>[ \t]*")
TAG = re.compile(r"</?[a-zA-Z][\w-]*(?:\s[^<>]*)?/?>")
_ATTRIBUTE = r"(?:[#.][^\s{}]+|[\w-]+=(?:\"[^\"\n]*\"|[^\s{}\"]+))"
ATTRIBUTES = re.compile(rf"[ \t]*\{{:?[ \t]*{_ATTRIBUTE}(?:[ \t]+(?:{_ATTRIBUTE}|[\w-]+))*[ \t]*\}}")
LINK = re.compile(
    r"(?P<mark>!?)\[(?P<text>(?:[^\[\]]|\[[^\[\]]*\])*)\]\((?P<address>[^()\s]+)(?P<title>\s+\"[^\"]*\")?\)"
)
DEFINED = re.compile(r"^(?P<before> {0,3}\[[^\]\n]+\]:[ \t]*)(?P<address>\S+)", re.M)
FOLD = re.compile(r"(?P<indent> *)(?:!!!|\?\?\?\+?|===[!+]?)(?: [\w -]+?)??(?: *\"(?P<title>.*)\")?[ \t]*")
HEADING = re.compile(r"(#{1,6}) ")
DETAIL = re.compile(r"( *):   ")
OF_OURS = re.compile(r"^( *`{3,})json-file\b", re.M)
"""What this site calls a file in JSON, which is JSON to all others."""
STEP = 4
"""How far Markdown indents what is in something."""


def twin(page: Page, title: str) -> str:
    """The page as plain Markdown, whose links to pages lead to twins of theirs; `title` is for one without a heading.

    Entries of definition lists become items of lists, and what is folded stands under a heading.
    """
    lines = list(_listed(_unfolded(list(_plain(page)))))
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip("\n") + "\n"
    return text if text.startswith("# ") else f"# {title}\n\n{text}"


Piece = tuple[str, bool]
"""A line, and whether it is one of a fenced block, which stays as it is."""


def _plain(page: Page) -> Iterator[Piece]:
    """The lines without what only a browser makes use of."""
    written = {part.number for part in parts(page) if isinstance(part, Line)}
    numbered = list(enumerate(page.text.splitlines(), start=1))[page.front_matter :]
    for is_prose, lines in groupby(numbered, key=lambda line: line[0] in written):
        block = "\n".join(text for _, text in lines)
        for line in (_inline(block) if is_prose else OF_OURS.sub(r"\1json", block)).split("\n"):
            yield line, not is_prose


def _inline(block: str) -> str:
    spans: list[str] = []

    def put_away(span: re.Match[str]) -> str:
        spans.append(span[0])
        return f"\0{len(spans) - 1}\0"

    text = BREAK.sub("; ", COMMENT.sub("", CODE.sub(put_away, block)))
    text = LINK.sub(_link, ATTRIBUTES.sub("", TAG.sub("", text)))
    text = DEFINED.sub(lambda match: match["before"] + _address(match["address"]), text)
    return re.sub("\0(\\d+)\0", lambda match: spans[int(match[1])], text)


def _link(match: re.Match[str]) -> str:
    address = _address(match["address"])
    text = match["text"]
    return f"{match['mark']}[{text}]({address}{match['title'] or ''})" if address else text


def _address(address: str) -> str:
    """Where a link leads among twins, which have no anchors: nowhere, where it led to a place on its own page."""
    parts = urlsplit(address)
    return address if parts.scheme or parts.netloc else parts.path


def _unfolded(pieces: list[Piece]) -> Iterator[Piece]:
    """What is folded or boxed under a heading, one level below the last."""
    level, folds = 1, list[int]()
    for line, verbatim in pieces:
        indent = len(line) - len(line.lstrip(" "))
        while folds and line.strip() and indent < folds[-1] + STEP:
            folds.pop()
        line = line[STEP * len(folds) :] if line.strip() else ""
        fold, heading = FOLD.fullmatch(line), HEADING.match(line)
        if not verbatim and fold is not None:
            folds.append(indent)
            title = fold["title"] or line.split()[1].capitalize()
            line = f"{fold['indent']}{'#' * min(6, level + 1)} {title}"
        elif not verbatim and heading is not None:
            level = len(heading[1])
        yield line, verbatim


def _listed(pieces: Iterator[Piece]) -> Iterator[str]:
    """Definition lists as lists: what is said of a term is in the item that the term begins."""
    lines = [*pieces, ("", False)]
    for (line, verbatim), (below, code) in pairwise(lines):
        detail = None if verbatim else DETAIL.match(line)
        if detail is not None:
            yield f"{detail[1]}{' ' * STEP}{line[detail.end() :]}"
        elif not verbatim and not code and line.strip() and DETAIL.match(below):
            indent = line[: len(line) - len(line.lstrip(" "))]
            yield f"{indent}- {line.strip()}"
        else:
            yield line.rstrip() if not verbatim else line
