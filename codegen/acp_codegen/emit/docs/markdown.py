"""Markdown, piece by piece. A piece is text without blank lines around it; an empty one is left out where it lands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from textwrap import indent
from typing import Any

from acp_codegen.json_text import dumps

CODE = re.compile(r"(`+)(?:(?!`).|(?<!`)`+(?!`))*?\1(?!`)", re.S)
"""A code span."""
LINK = re.compile(r"!?\[[^\]]*\]\([^)]*\)")
WIDTH = 64
"""Longest line of an example."""

_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z`])")
_MATTER = re.compile(r"^(title|description|search: \{boost): (\".*\"|\d+)", re.M)
_TAG = re.compile(r"<(?!https?:)")


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
    matter = [f"title: {json.dumps(title, ensure_ascii=False)}"]
    matter.append(f"description: {json.dumps(one_line(description), ensure_ascii=False)}")
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
    return Summary(found["title"], found["description"], found.get("search: {boost", 1))


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
    return f'```{language} title="{title}"\n{text}\n```'


def json_fence(title: str, value: Any) -> str:
    return fence("json", title, dumps(value, WIDTH).rstrip("\n"))


def folded(kind: str, title: str, body: str) -> str:
    """Something that the reader opens; empty where there is nothing in it."""
    return f'??? {kind} "{title}"\n\n{indent(body, "    ")}' if body else ""


def code(text: str) -> str:
    """A code span, whatever is in the text."""
    ticks = "`" * (max((len(run) for run in re.findall("`+", text)), default=0) + 1)
    pad = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{ticks}{pad}{text}{pad}{ticks}"


def literal(value: Any) -> str:
    """A JSON value as a code span."""
    return code(json.dumps(value, ensure_ascii=False))


def plain(text: str) -> str:
    """Text in which nothing is markup."""
    return re.sub(r"(^_|_$|[\\*`\[\]<>])", r"\\\1", text)


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
    return CODE.sub(lambda match: match[0].strip("`").strip(), text)


def outside_code(text: str) -> Iterable[tuple[str, bool]]:
    """The parts of a text, each with whether it is a code span or a link, which are to stay as they are."""
    last = 0
    for match in re.finditer(f"{LINK.pattern}|{CODE.pattern}", text, re.S):
        yield text[last : match.start()], False
        yield match[0], True
        last = match.end()
    yield text[last:], False


def untagged(text: str) -> str:
    """The text in which a `<` starts no HTML."""
    return _TAG.sub("&lt;", text)


def unlinked(text: str) -> str:
    """A description in which nothing is HTML, and names are no links."""
    return "".join(part if kept else untagged(part) for part, kept in outside_code(text)).strip()


def _id(anchor: str) -> str:
    return f' {{ id="{anchor}" }}'


def _cell(text: str) -> str:
    """Text for a cell of a table: in one line, and without a bar that would end the cell."""
    parts = (part if kept else part.replace("|", "\\|") for part, kept in outside_code(one_line(text)))
    return "".join(parts)
