"""The list of pages for language models: llms.txt, as llmstxt.org describes it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from acp_codegen.emit.docs.markdown import blocks, bullets, heading, one_line, plain
from acp_codegen.site.front_matter import read_front_matter
from acp_codegen.site.page import Page

LIST = "llms.txt"
HOME = "index.md"
GUIDES = "Guides"
"""The section of the pages that stand in no folder."""
ABOUT = "Every page of the site is there as Markdown too: in place of `.html` its address ends with `.md`."


@dataclass(frozen=True, slots=True)
class Said:
    """What a page says of itself."""

    title: str
    description: str


def said_of(path: str, text: str) -> Said:
    """What the front matter of a page says."""
    matter, _ = read_front_matter(Page(path, text))
    title, description = (matter[key].text if key in matter else None for key in ("title", "description"))
    return Said(title or path, one_line(description or ""))


def llms_list(said: Mapping[str, Said]) -> str:
    """The list of pages, by path, in sections: one for each folder at the top, named by its index."""
    sections: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(said, key=lambda path: "/" in path):
        sections[path.partition("/")[0] if "/" in path else ""].append(path)
    home = said.get(HOME, Said("Pages", ""))
    return (
        blocks(
            heading(1, plain(home.title)),
            f"> {plain(home.description)}" if home.description else "",
            ABOUT,
            *(_section(folder, paths, said) for folder, paths in sections.items()),
        )
        + "\n"
    )


def _section(folder: str, paths: list[str], said: Mapping[str, Said]) -> str:
    index = f"{folder}/{HOME}" if folder else HOME
    title = GUIDES if not folder else said[index].title if index in said else folder
    first = sorted(paths, key=lambda path: path != index)
    return blocks(heading(2, plain(title)), bullets(_line(path, said[path]) for path in first))


def _line(path: str, said: Said) -> str:
    return f"[{plain(said.title)}]({path})" + (f": {plain(said.description)}" if said.description else "")
