"""Markdown, piece by piece. A piece is text without blank lines around it; an empty one is left out where it lands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape, unescape
from textwrap import indent
from typing import Any

from acp_codegen.json_text import dumps

CODE = re.compile(r"(?<!`)(?P<ticks>`+)(?!`)(?:.*?[^`])(?P=ticks)(?!`)", re.S)
"""A code span."""
ADDRESS = r"(?:https?://|(?!//|[^/?#]*:))[^\s()<>{}\"'`|;\\]+"
LINK = re.compile(rf"(?<!!)\[(?P<text>[^\[\]]*)\]\((?P<address>{ADDRESS})\)|<https?://[^\s<>{{}}\"'`|;\\]+>")
"""A link in line, to a page or to the web: no image, no script, no title."""
WIDTH = 64
"""Longest line of an example."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`])")
_MATTER = re.compile(r"^(title|description|search: \{boost): (\".*\"|\d+)", re.M)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_MARKS = {ord(mark): f"&#{ord(mark)};" for mark in "\\`[]{}"} | {ord("<"): "&lt;", ord(">"): "&gt;"}
"""Characters that begin markup in the middle of a text, as they are written where they are meant as such."""
_ENTITY = re.compile(r"&(?=#?\w+;)")
_EMPHASIS = re.compile(r"[*]|(?<![^\W_])_|_(?![^\W_])")
_FIRST = re.compile(r"#|[-+*:](?=\s|$)|\d+(?=[.)](?:\s|$))|!!!|\?{3}|(?:[-*_=]\s*){3,}$|[-=]+$|~{3}|\|")
"""What makes a line something else than a paragraph; that of a quotation or a fence is among the marks."""


def blocks(*pieces: str) -> str:
    """Pieces one below the other."""
    return "\n\n".join(piece for piece in pieces if piece)


def page(
    title: str, description: str, *pieces: str, boost: int = 1, hide: Sequence[str] = (), read_rendered: bool = False
) -> str:
    """A page: its title, its summary in one line and how far up it goes in search results, then what it shows.

    `hide` are the side columns that it does without: `navigation`, `toc`. The search knows of the page what the model
    says (search.py), and with `read_rendered` every heading and all text of it.
    """
    matter = [f"title: {_matter(title)}", f"description: {_matter(description)}"]
    search = {"boost": boost if boost != 1 else None, "exclude": None if read_rendered else "true"}
    said = [f"{key}: {value}" for key, value in search.items() if value is not None]
    matter += [f"search: {{{', '.join(said)}}}"] if said else []
    matter += [f"hide: [{', '.join(hide)}]"] if hide else []
    return blocks("\n".join(["---", *matter, "---"]), *pieces) + "\n"


@dataclass(frozen=True, slots=True)
class Summary:
    """What a page says of itself, and how far up it goes in search results."""

    title: str
    description: str
    boost: int


def summary(text: str) -> Summary:
    """The summary of a page that `page()` made."""
    found = {match[1]: json.loads(match[2]) for match in _MATTER.finditer(text.partition("\n---\n")[0])}
    return Summary(unescape(found["title"]), unescape(found["description"]), found.get("search: {boost", 1))


def heading(level: int, text: str, anchor: str = "") -> str:
    return f"{'#' * level} {text}" + (_id(anchor) if anchor else "")


def entry(term: str, anchor: str, *pieces: str) -> str:
    """An entry of a definition list, with an anchor at its term if there is one; at least one piece is not empty."""
    body = indent(blocks(*pieces), "    ").lstrip()
    return f"{term}{_id(anchor) if anchor else ''}\n:   {body}"


def bullets(items: Iterable[str]) -> str:
    return "\n".join("- " + indent(item, "    ").lstrip() for item in items if item)


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; empty where there are no rows."""
    lines = ["| " + " | ".join(_cell(cell) for cell in row) + " |" for row in rows]
    return "\n".join([f"| {' | '.join(headings)} |", "|" + " --- |" * len(headings), *lines]) if lines else ""


def sortable(text: str) -> str:
    """A table that a reader can sort by each of its columns."""
    return f'<div class="acp-sortable" markdown>\n\n{text}\n\n</div>' if text else ""


def fence(language: str, title: str, text: str) -> str:
    quoted = one_line(title).replace('"', "'")
    return f'```{language} title="{quoted}"\n{text}\n```'


def json_fence(title: str, value: Any) -> str:
    return fence("json", title, dumps(value, WIDTH).rstrip("\n"))


def folded(kind: str, title: str, body: str) -> str:
    """Something that the reader opens; empty where there is nothing in it."""
    return f'??? {kind} "{title}"\n\n{indent(body, "    ")}' if body else ""


def code(text: str) -> str:
    """A code span, whatever is in the text."""
    shown = _CONTROLS.sub(lambda mark: f"\\u{ord(mark[0]):04x}", text) if text.strip() else json.dumps(text)
    longest = max((len(run) for run in re.findall("`+", shown)), default=0)
    if longest > 1:
        return f"<code>{''.join(c if c.isalnum() else f'&#{ord(c)};' for c in shown)}</code>"
    ticks = "`" * (longest + 1)
    pad = " " if shown.startswith("`") or shown.endswith("`") else ""
    return f"{ticks}{pad}{shown}{pad}{ticks}"


def literal(value: Any) -> str:
    """A JSON value as a code span."""
    return code(json.dumps(value, ensure_ascii=False))


def plain(text: str) -> str:
    """Text in which nothing is markup."""
    marked = _unlike_markup(one_line(text), _MARKS | {ord("#"): "&#35;"})
    return as_paragraph(_EMPHASIS.sub(lambda mark: f"\\{mark[0]}", marked))


def escaped(text: str) -> str:
    """Text in which nothing is markup but emphasis."""
    return _unlike_markup(text, _MARKS)


def _unlike_markup(text: str, marks: Mapping[int, str]) -> str:
    return _ENTITY.sub("&amp;", _CONTROLS.sub(" ", text)).translate(marks)


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a description, each in one line."""
    return [one_line(part) for part in re.split(r"\n\s*\n", text) if part.strip()]


def as_paragraph(text: str) -> str:
    """A line of Markdown that begins nothing else than a paragraph."""
    first = _FIRST.match(text)
    return text if first is None else f"&#{ord(text[0])};{text[1:]}"


def counted(number: int, what: str) -> str:
    """A number of things: `1 property`, `2 properties`."""
    plural = f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
    return f"{number} {what if number == 1 else plural}"


def facts(*words: str) -> str:
    """Short facts in one line."""
    return " · ".join(word for word in words if word)


def one_line(text: str) -> str:
    return " ".join(text.split())


def first_sentence(text: str) -> str:
    """The first sentence of a description, in one line."""
    return _SENTENCE.split(one_line(text), maxsplit=1)[0]


def without_code(text: str) -> str:
    """The text with its code spans as plain words, for where no markup is read."""
    return CODE.sub(lambda match: code_text(match[0]), text)


def code_text(span: str) -> str:
    """What stands in a code span."""
    return span.strip("`").strip()


def outside_code(text: str) -> Iterable[tuple[str, bool]]:
    """The parts of a text, each with whether it is a code span or a link, which are to stay as they are."""
    last = 0
    for match in re.finditer(f"{LINK.pattern}|{CODE.pattern}", text, re.S):
        yield text[last : match.start()], False
        yield match[0], True
        last = match.end()
    yield text[last:], False


def _matter(text: str) -> str:
    """Text as front matter has it, which goes into HTML as it stands."""
    return json.dumps(
        escape(one_line(_CONTROLS.sub(" ", text)), quote=False).replace('"', "&quot;"), ensure_ascii=False
    )


def unlinked(text: str) -> str:
    """A description as `VersionLinks.prose` has it, but that names are no links."""
    return blocks(*(as_paragraph(_unlinked(part)) for part in paragraphs(text)))


def _unlinked(text: str) -> str:
    return "".join(kept_as_it_is(part) if kept else escaped(part) for part, kept in outside_code(text))


def kept_as_it_is(part: str) -> str:
    """A code span or a link, with nothing in it that is markup besides."""
    link = LINK.fullmatch(part)
    if link is None:
        return code(code_text(part))
    inner = (
        code(code_text(each)) if each.startswith("`") else escaped(each) for each in split_code(link["text"] or "")
    )
    return f"[{''.join(inner)}]({link['address']})" if link["address"] else part


def split_code(text: str) -> Iterable[str]:
    """A text cut into its code spans and what is between them."""
    last = 0
    for match in CODE.finditer(text):
        yield from (text[last : match.start()], match[0])
        last = match.end()
    yield text[last:]


def _id(anchor: str) -> str:
    return f' {{ id="{anchor}" }}'


def _cell(text: str) -> str:
    """Text for a cell of a table: in one line, and without a bar that would end the cell."""
    return "".join(part if part.startswith("`") else part.replace("|", "\\|") for part in split_code(one_line(text)))
