"""YAML above a page, with the line that each value stands on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import yaml

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.site.page import Page

FRONT_MATTER = "ACP502"


@dataclass(frozen=True, slots=True)
class Entry:
    """A value, and where it stands; scalars are text, whatever YAML takes them for."""

    value: str | list[Entry] | dict[str, Entry]
    line: int

    @property
    def text(self) -> str | None:
        return self.value if isinstance(self.value, str) else None

    @property
    def texts(self) -> list[str] | None:
        """The members of a list of texts; None where it is none."""
        members = [member.text for member in self.value] if isinstance(self.value, list) else [None]
        return None if None in members else [text for text in members if text is not None]


def read_front_matter(page: Page) -> tuple[Mapping[str, Entry], Diagnostic | None]:
    """The entries of the front matter by key; or what keeps it from being read."""
    lines = page.front_matter
    text = "\n".join(page.text.splitlines()[1 : lines - 1])
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader) if lines else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1
        return {}, page.found(FRONT_MATTER, line, f"this is not YAML: {error.problem}", "mend the front matter")
    if node is None:
        return {}, None
    value = _entry(node).value
    if isinstance(value, dict):
        return value, None
    return {}, page.found(FRONT_MATTER, 2, "front matter is a list of `key: value`", "mend the front matter")


def _entry(node: yaml.Node) -> Entry:
    line = node.start_mark.line + 2  # marks count from 0, and `---` stands above
    if isinstance(node, yaml.MappingNode):
        members = ((key, _entry(member)) for key, member in node.value)
        return Entry({key.value: Entry(entry.value, key.start_mark.line + 2) for key, entry in members}, line)
    if isinstance(node, yaml.SequenceNode):
        return Entry([_entry(member) for member in node.value], line)
    return Entry(str(node.value), line)
