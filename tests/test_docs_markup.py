"""Nothing that a schema says is markup: what looks like it is shown as text, wherever it stands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from acp_codegen.diagnostics import render
from acp_codegen.emit.docs import Site
from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.links import Links
from acp_codegen.emit.docs.markdown import code, entry, heading, plain, table
from acp_codegen.ir.model import Sources
from acp_codegen.load import load_sources
from acp_codegen.sequence_diagram.fence import fence
from golden import CASES, META_SCHEMA, lay_over
from repository import ROOT, sources, written
from test_docs_pages import render_pages

HOSTILE = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "a|b",
    "a | b\n--- | ---\n1 | 2",
    "```",
    "``` js\nalert(1)\n```",
    "~~~\ncode",
    "`",
    "a`b",
    "``",
    "\\`<img src=x onerror=alert(1)>`",
    "`a` \\`b\\` <b>",
    "[x](javascript:alert(1))",
    "[x](&#106;avascript:alert)",
    "[x](//example.com/a)",
    "[x](data:text/html,a)",
    "![x](https://example.com/x.png)",
    "[![x](https://example.com/x.png)](https://example.com)",
    "[x][y]",
    "[x]: https://example.com/y",
    "[^1]: a footnote",
    "a[^1]",
    "*[HTML]: Hostile",
    "{{ config.site_name }}",
    "{% raw %}",
    '{: onclick="alert(1)" #HostileId .x }',
    '`a`{ onclick="alert(1)" }',
    '**a**{: onclick="alert(1)" }',
    "{ #HostileId }",
    "# Heading",
    "Heading\n=====",
    "Text\n---",
    "--- \n",
    "***",
    "- item",
    "1. item",
    "* item",
    "> quoted",
    ": defined",
    "!!! note\n    text",
    '??? info "x"',
    "    indented",
    "<!-- acp: features -->",
    "<!-- hidden -->",
    '<div markdown="1">',
    "</div></dd></dl>",
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    "<https://example.com/>",
    "<javascript:alert(1)>",
    "\x02klzzwxh:0000\x03",
    "[TOC]",
    "a  \nb",
    "C#",
    "_a_ *b*",
]
WITHOUT_WORDS = {"v1/unstable.md", "python/acp_schema.md"}
"""Pages on which no description stands."""
ALLOWED = {"id", "class", "href", "title", "markdown", "tabindex", "open"}
"""Attributes that our own markup has."""


class Tree(HTMLParser):
    """The elements of a page with their attributes, and its text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    @property
    def text(self) -> str:
        return squeezed("".join(self.texts))


def squeezed(text: str) -> str:
    """Text without blanks, and without the marks of code and emphasis."""
    return re.sub(r"[\s\x00-\x1f`*_\\]+", "", text)


class _Loader(yaml.SafeLoader):
    """Reads the site's configuration; what names Python code is left as it is."""


def _fence(*_: object) -> object:
    return fence


_Loader.add_multi_constructor("tag:yaml.org,2002:python/name:", _fence)  # pyright: ignore[reportUnknownMemberType]


@cache
def extensions() -> dict[str, dict[str, Any]]:
    """The Markdown extensions of the site with their options."""
    configured = yaml.load((ROOT / "mkdocs.yml").read_text(), Loader=_Loader)["markdown_extensions"]  # noqa: S506
    found: dict[str, dict[str, Any]] = {}
    for extension in configured:
        found |= {extension: {}} if isinstance(extension, str) else extension
    return found


def tree(text: str) -> Tree:
    body = re.sub(r"\A---\n.*?^---\n", "", text, flags=re.M | re.S)
    rendered = import_module("markdown").markdown
    return Tree(rendered(body, extensions=list(extensions()), extension_configs=extensions()))


def faults(found: Tree) -> Iterator[str]:
    """What of a page no text of a schema may bring."""
    for tag, attributes in found.elements:
        if tag in {"script", "img", "iframe", "object", "style", "svg", "form", "input", "b", "abbr", "sup", "hr"}:
            yield tag
        yield from (name for name in attributes if name not in ALLOWED)
        address = attributes.get("href", "")
        if not re.match(r"(?!//)(?:https?://|[^:]*(?:#|$))", address) or "&#" in address:
            yield f"{tag} {address}"
        if attributes.get("id") == "HostileId" or "x" in attributes.get("class", "").split():
            yield f"{tag} {attributes}"


def changed(value: Any, text: str, key: str = "") -> Any:
    """A source with a text in the place of each description, condition, reason and title."""
    if isinstance(value, list):
        return [changed(inner, text, key) for inner in cast("Sequence[Any]", value)]
    if isinstance(value, dict):
        return {name: changed(inner, text, name) for name, inner in cast("Mapping[str, Any]", value).items()}
    return text if key in {"description", "condition", "why", "title"} and isinstance(value, str) else value


def with_names(definitions: dict[str, Any], text: str) -> None:
    """Call a property, a constant and a variant so."""
    definitions["Circle"]["properties"][text] = {"description": "x", "type": "string"}
    definitions["Mode"]["oneOf"].append({"const": text, "description": "x"})
    named = {"x-tag-value": text, "description": "x", "x-class-name": "ShapeHostile", "$ref": "#/$defs/Circle"}
    definitions["Shape"]["anyOf"].insert(0, named)


def hostile(text: str, folder: Path) -> Sources:
    """The sources of a case that has gates, with every form of a type, and a text in each place for one."""
    schema = lay_over(CASES / "docs" / "gates", folder, CASES / "compile-base")
    forms = json.loads((CASES / "docs" / "forms" / "schema" / "v1" / "subject.json").read_text())["$defs"]
    for path in schema.rglob("*.json"):
        value = json.loads(path.read_text())
        if path.relative_to(schema).as_posix() == "v1/subject.json":
            value["$defs"] = forms | value["$defs"] | {"Subject": forms["Subject"]}
            with_names(value["$defs"], text)
        if path.name != META_SCHEMA:
            path.write_text(json.dumps(changed(value, text)))
    loaded = load_sources(schema)
    assert loaded.sources is not None, render(loaded.diagnostics, "text")
    return loaded.sources


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_of_a_schema_is_markup_on_a_page(text: str, tmp_path: Path) -> None:
    shown = squeezed(text.strip("<>") if text.startswith("<http") else text)
    for path, made in render_pages(hostile(text, tmp_path)).items():
        found = tree(made)
        assert list(faults(found)) == [], path
        assert shown in found.text or path in WITHOUT_WORDS, path
        matter = yaml.safe_load(made.split("---\n")[1])
        assert not set('<>"').intersection(matter["title"] + matter["description"]), path


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_is_markup_in_a_cell_a_term_or_a_heading(text: str) -> None:
    pieces = (
        table(["A", "B"], [[plain(text), code(text)]]),
        entry(code(text), "a", plain(text)),
        heading(2, plain(text), "a"),
    )
    for piece in pieces:
        found = tree(piece)
        assert list(faults(found)) == []
        assert squeezed(text) in found.text.replace("u000a", "")
    cells = [tag for tag, _ in tree(pieces[0]).elements if tag == "td"]
    assert len(cells) == 2


PIECES = [*"<>[](){}`*_#|!:&;-+=~.\\/\"' \n", "a", "1", "script", "onclick", "javascript"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(PIECES)).map("".join))
def test_no_marks_in_any_order_are_markup(text: str) -> None:
    version = Version(written(1), ())
    links = Links(Book(sources().registry, [written(1)], (), (), Site()), "index.md").of(version)
    prose = links.prose(text)
    body = entry("a", "b", prose) if prose else ""
    for piece in (prose, table(["A"], [[prose]]), body, heading(2, plain(text), "a"), entry(code(text), "a", "b")):
        assert list(faults(tree(piece))) == []
