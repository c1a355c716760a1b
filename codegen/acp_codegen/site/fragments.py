"""Places in hand-written pages that generated Markdown goes to, and diagrams that have to be drawn there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.emit.docs import UnknownFragmentError
from acp_codegen.sequence_diagram import DiagramError, draw
from acp_codegen.site.page import Fence, Line, Page, parts, prose

FRAGMENT, DIAGRAM, OPEN = "ACP501", "ACP503", "ACP508"
PLACE = re.compile(r"<!-- acp: (?P<name>[\w-]+)(?P<arguments>(?: [\w.-]+)*) -->")
LIKE_A_PLACE = re.compile(r"<!--+\s*acp\b", re.I)
FORM = "write `<!-- acp: NAME ARGUMENTS -->` alone on its line"

Make = Callable[[str, Sequence[str], str], str]
"""Name, arguments and the page's path -> Markdown. Raises UnknownFragmentError."""


def replace_fragments(page: Page, make: Make) -> tuple[str, list[Diagnostic]]:
    """The text of the page with Markdown in place of each fragment, and what is wrong with fragments."""
    lines = page.text.splitlines(keepends=True)
    found: list[Diagnostic] = []
    for line in prose(page):
        if LIKE_A_PLACE.search(line.prose):
            made = _made(page, line, make)
            if isinstance(made, str):
                lines[line.number - 1] = made.rstrip("\n") + "\n"
            else:
                found.append(made)
    return "".join(lines), found


def _made(page: Page, line: Line, make: Make) -> str | Diagnostic:
    match = PLACE.fullmatch(line.text)
    if match is None:
        return page.found(FRAGMENT, line.number, f"this is no place for a fragment: {line.text.strip()}", FORM)
    try:
        return make(match["name"], match["arguments"].split(), page.path)
    except UnknownFragmentError as error:
        hint = f"there are {', '.join(error.known)}"
        return page.found(FRAGMENT, line.number, f"there is no fragment {error.name}", hint)


def check_blocks(page: Page) -> list[Diagnostic]:
    """Fenced blocks that are not closed, and what keeps diagrams from being drawn."""
    found: list[Diagnostic] = []
    for part in parts(page):
        if isinstance(part, Fence) and not part.closed:
            found.append(page.found(OPEN, part.line - 1, "this block has no end", "repeat its first marks below it"))
        elif isinstance(part, Fence) and part.language == "mermaid":
            try:
                draw(part.content)
            except DiagramError as error:
                found.append(page.found(DIAGRAM, part.line + error.line - 1, error.message, error.hint))
    return found
