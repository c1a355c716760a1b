"""YAML above a page, with the line that each value stands on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import yaml
from yaml.constructor import SafeConstructor

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.site.page import RULE, Page

FRONT_MATTER = "ACP502"
FORM = "a page begins with the lines `---`, `title: ...`, `description: ...` and `---`"
MEND = "mend the front matter"
BOM = "\ufeff"
SCALARS = {
    "str": "text",
    "int": "number",
    "float": "number",
    "bool": "truth value",
    "null": "null",
    "timestamp": "date",
}
"""What a single value may be, in words."""

Problem = tuple[int, str, str]
"""Line, what is wrong, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A value, and where it stands; scalars are text, and `kind` is what YAML takes them for, such as `str`."""

    value: str | list[Entry] | dict[str, Entry]
    line: int
    kind: str = "str"

    @property
    def text(self) -> str | None:
        return self.value if isinstance(self.value, str) else None

    @property
    def texts(self) -> list[str] | None:
        """The members of a list of texts; None where it is none."""
        members = [member.text for member in self.value] if isinstance(self.value, list) else [None]
        return None if None in members else [text for text in members if text is not None]


class _UnreadableError(Exception):
    """What keeps front matter from being read: `args` are a Problem."""


def read_front_matter(page: Page) -> tuple[Mapping[str, Entry], Diagnostic | None]:
    """The entries of the front matter by key; or what keeps it from being read."""
    try:
        _check_rules(page)
        return _read(page), None
    except _UnreadableError as error:
        line, message, hint = error.args
        return {}, page.found(FRONT_MATTER, line, message, hint)


def _check_rules(page: Page) -> None:
    """See that the front matter stands between two lines `---`."""
    if page.text.startswith(BOM):
        raise _UnreadableError(1, "the page begins with a byte order mark", "save it as UTF-8 without one")
    lines = page.text.splitlines()
    if not lines or lines[0].rstrip() != RULE:
        raise _UnreadableError(1, "the page has no front matter", FORM)
    end = next((i for i, line in enumerate(lines) if i and line.rstrip() in {RULE, "..."}), None)
    if end is None:
        raise _UnreadableError(1, "the front matter has no end", "put a line `---` below it")
    for at in (0, end):
        if lines[at] != RULE:
            raise _UnreadableError(at + 1, "this line is not `---` alone", "write three hyphens and nothing else")


def _read(page: Page) -> Mapping[str, Entry]:
    text = "\n".join(page.text.splitlines()[1 : page.front_matter - 1])
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
        entry = _entry(node) if node is not None else Entry({}, 2)
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 2
        raise _UnreadableError(line, f"this is not YAML: {error.reason}", MEND) from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 2 if error.problem_mark else 1
        raise _UnreadableError(line, f"this is not YAML: {error.problem}", MEND) from error
    except RecursionError as error:
        raise _UnreadableError(2, "the front matter holds itself, or is too deep", MEND) from error
    if not isinstance(entry.value, dict):
        raise _UnreadableError(2, "front matter is a list of `key: value`", MEND)
    return entry.value


def _entry(node: yaml.Node) -> Entry:
    line = node.start_mark.line + 2  # marks count from 0, and `---` stands above
    kind = node.tag.rpartition(":")[2]
    if isinstance(node, yaml.MappingNode) and kind == "map":
        return Entry(dict(_members(node)), line, kind)
    if isinstance(node, yaml.SequenceNode) and kind == "seq":
        return Entry([_entry(member) for member in node.value], line, kind)
    if not isinstance(node, yaml.ScalarNode) or kind not in SCALARS:
        raise _UnreadableError(line, f"front matter knows no {node.tag}", "write a text, a number or a list")
    _check_scalar(node, kind, line)
    return Entry(str(node.value), line, kind)


def _check_scalar(node: yaml.ScalarNode, kind: str, line: int) -> None:
    """See that a value is what it looks like: 2026-13-01 looks like a date and is none."""
    try:
        SafeConstructor().construct_object(node)  # pyright: ignore[reportUnknownMemberType]
    except (yaml.YAMLError, ValueError, TypeError) as error:
        mend = "mend it, or put it in quotes where it is meant as text"
        raise _UnreadableError(line, f"{node.value} is no {SCALARS[kind]}", mend) from error


def _members(node: yaml.MappingNode) -> Iterator[tuple[str, Entry]]:
    """Keys and values of a mapping. Raises _UnreadableError for a key that is no text, or that stands there twice."""
    seen: set[str] = set()
    for key, value in node.value:
        line = key.start_mark.line + 2
        if not isinstance(key, yaml.ScalarNode):
            raise _UnreadableError(line, "a key is not text", "write `key: value`")
        name = str(key.value)
        if name in seen:
            raise _UnreadableError(line, f"{name} stands here a second time", "take one of the two away")
        seen.add(name)
        entry = _entry(value)
        yield name, Entry(entry.value, line, entry.kind)
