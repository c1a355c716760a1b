"""What is wrong with a page of the rendered site, and the lines of the project that it comes from."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from acp_codegen.diagnostics import Diagnostic, Place, finding
from acp_codegen.files import files_below
from acp_codegen.site.links import lines_of
from acp_codegen.site.page import Page, prose
from acp_codegen.site.reference import FOLDER

RENDERED = "ACP506"
CONFIGURATION = "mkdocs.yml"
Kind = Literal["link", "anchor", "words"]
ANCHOR = r"\{{[^{{}}]*(?:#|\bid=[\"']?){0}(?=[\s\"'}}])|<[^<>]*\bid=[\"']?{0}(?=[\s\"'>])"
HOLE = "\0"
"""Stands in a text for code that was in it."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something about the page at a path below docs/; `""` is the site as a whole.

    `written` is what stands there: the address of a link, an anchor, or words of the page. What is `framed` may
    as well come from the frame that all pages have.
    """

    page: str
    written: str
    message: str
    hint: str
    kind: Kind = "link"
    framed: bool = False


def place_fault(fault: Fault, root: Path) -> list[Diagnostic]:
    """A finding for each line that the fault comes from, in the project in the folder `root`.

    Those of a hand-written page are looked for in it, then, as those of a generated page, in the sources. What stands
    in neither is found at the top of the page, and where that has no file, at the site's configuration.
    """
    page = _read(root / FOLDER / fault.page, fault.page)
    if page is not None:
        lines = _lines(page, fault)
        if lines:
            return [page.found(RENDERED, line, fault.message, fault.hint) for line in lines]
    from_sources = list(_in_sources(fault, root))
    if from_sources:
        message = f"{fault.message}, on the page {fault.page}, whose words come from here"
        return [finding(RENDERED, place, message, fault.hint) for place in from_sources]
    if page is not None and not fault.framed:
        return [page.found(RENDERED, 1, fault.message, fault.hint)]
    where = f", on the generated page {fault.page}" if fault.page and not fault.framed else ""
    message = fault.message + where
    return [finding(RENDERED, Place(CONFIGURATION, line_in(root / CONFIGURATION, fault.written)), message, fault.hint)]


def line_in(path: Path, text: str) -> int:
    """The first line of a file that has a text as a whole word; else the first line."""
    whole = re.compile(rf"(?<![\w./-]){re.escape(text)}(?![\w/-])")
    lines = path.read_text(encoding="utf-8").splitlines() if text and path.is_file() else []
    return next((i for i, line in enumerate(lines, 1) if whole.search(line)), 1)


def _in_sources(fault: Fault, root: Path) -> Iterator[Place]:
    """Lines of the sources that a page is made from: those of its version, else all of them."""
    schema = root / "schema"
    fault = replace(fault, written=_as_json(fault.written))
    version = fault.page.partition("/")[0]
    below = schema / version if version and (schema / version).is_dir() else schema
    for name, path in files_below(below).items() if fault.written else ():
        text = _read(path, fault.page)
        for line in _lines(text, fault) if text is not None else ():
            yield Place(f"{below.relative_to(root).as_posix()}/{name}", line)


def _as_json(text: str) -> str:
    """Text as it stands in a string of the sources."""
    return HOLE.join(json.dumps(part, ensure_ascii=False)[1:-1] for part in text.split(HOLE))


def _lines(page: Page, fault: Fault) -> list[int]:
    if fault.kind == "link":
        return lines_of(page, fault.written)
    words = ".+?".join(map(re.escape, fault.written.split(HOLE)))
    pattern = re.compile(ANCHOR.format(words) if fault.kind == "anchor" else words)
    return [line.number for line in prose(page) if fault.written and pattern.search(line.text)]


def _read(path: Path, name: str) -> Page | None:
    """A file as the text of the page of a name; None where there is none that can be read."""
    try:
        return Page(name, path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError):
        return None
