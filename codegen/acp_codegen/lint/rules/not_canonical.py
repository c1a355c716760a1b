"""A source file is written in its canonical form.

One form makes for small differences between versions of a file. `acp-codegen fmt` writes it: keywords in the order
of source.schema.json, a container on one line where it has room, two spaces for each level.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.canonical import canonical
from acp_codegen.diagnostics import Document
from acp_codegen.ir.model import Sources
from acp_codegen.lint.rule import Fault, Rule

HINT = "run `acp-codegen fmt`"
WIDTH = 60


def check(sources: Sources) -> Iterator[Fault]:
    for document in sources.documents:
        wanted = canonical(document.value, document.kind)
        if document.text != wanted:
            yield _first_difference(document, wanted)


def _first_difference(document: Document, wanted: str) -> Fault:
    """The first line that is not as it should be."""
    start = _same(document.text, wanted).rfind("\n") + 1
    message = f"this is not the canonical form: {_words(_line(document.text, start), _line(wanted, start))}"
    return Fault(document.offset(start), message, HINT)


def _same(text: str, wanted: str) -> str:
    """What both begin with."""
    pairs = zip(text, wanted, strict=False)
    return text[: next((i for i, (one, other) in enumerate(pairs) if one != other), min(len(text), len(wanted)))]


def _line(text: str, start: int) -> str:
    end = text.find("\n", start)
    return text[start:] if end < 0 else text[start : end + 1]


def _words(line: str, wanted: str) -> str:
    if not wanted:
        return "nothing more should follow"
    if line.rstrip() == wanted.rstrip():
        return "the line should end in a line feed and nothing else"
    text = wanted.strip()
    return f"the line should be `{text if len(text) <= WIDTH else text[:WIDTH] + '...'}`"


RULE = Rule("ACP113", "not-canonical", check)
