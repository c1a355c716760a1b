"""The reference pages of the Python package say what the package is when it is imported."""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin

import acp_schema
import pytest
from typing_extensions import TypeForm

from acp_codegen.emit.docs import Site
from acp_codegen.emit.python import Common
from acp_codegen.site.python_pages import python_pages
from acp_codegen.site.runtime_page import runtime_page
from acp_codegen.site.runtime_source import RuntimeSource
from documents import anchors, fences
from repository import sources, versions

SNAPSHOTS = Path(__file__).parent / "snapshots" / "public_names"
ENTRY = re.compile(r'^(?P<term>\S.*) \{ id="(?P<anchor>[^"]+)" \}\n:   (?P<text>(?:.+\n?)+)', re.M)
BADGE = re.compile(r" (?:or )?\[\w+\]\(\.\./features/\w+\.md\)\{[^}]*\}")
CLASS = re.compile(r"class \[?(?P<name>\w+)(?:\]\(.*?\))?`\((?P<keywords>.*)\)`")
ALIAS = re.compile(r"\[?(?P<name>\w+)(?:\]\([^)]*\))? = (?P<form>.*)")
LINK = re.compile(r"\[`?([^`\]]+)`?\]\([^)]*\)")
each_version = pytest.mark.parametrize("version", versions())
each_name = pytest.mark.parametrize("name", acp_schema.__all__)


@cache
def page(name: str) -> str:
    return python_pages(sources(), Site())[f"python/{name}.md"]


def section(name: str) -> str:
    """What the page of the package says of a name."""
    return re.split(r"^## ", page("acp_schema").partition(f"\n## {name} {{")[2], maxsplit=1, flags=re.M)[0]


def shown(name: str) -> dict[str, list[str]]:
    """The blocks of Python below the heading of each name that can be called: itself, and its methods."""
    parts = re.split(r"^### [\w.]+\.(\w+) .*\n", section(name), flags=re.M)
    return {
        key: [fence.text for fence in fences(text)] for key, text in zip([name, *parts[1::2]], parts[::2], strict=True)
    }


class Names(dict[str, Any]):
    """What the names in the annotations of a module stand for."""

    def __init__(self, found: Any) -> None:
        super().__init__(vars(typing))
        self.update(vars(import_module(found.__module__)) | {"TypeForm": TypeForm})


def defined(signature: str, space: dict[str, Any]) -> inspect.Signature:
    """The signature of a function that is defined by a text."""
    exec(compile(f"def shown{signature}: ...", "page", "exec", dont_inherit=True), space)  # noqa: S102 our own page
    return inspect.signature(space["shown"])


def evaluated(text: str, names: Mapping[str, Any]) -> inspect.Signature:
    """The signature of a block of Python behind the name; a class has no more than what it takes, or not even that."""
    text = text.strip() or "()"
    return defined(text if "->" in text.rpartition(")")[2] else f"{text} -> None", dict(names))


def actual(found: Any, names: Mapping[str, Any]) -> inspect.Signature:
    """The signature of what there is, without what Python itself passes."""
    signature = inspect.signature(found, eval_str=True, globals=dict(names))
    rest = [p.replace(annotation=p.annotation) for p in signature.parameters.values() if p.name != "self"]
    return signature.replace(parameters=rest)


def test_every_name_of_the_package_has_a_section_and_nothing_else_has() -> None:
    found = [anchor for anchor in anchors(page("acp_schema")) if "." not in anchor]
    assert sorted(found) == sorted(name.lower() for name in acp_schema.__all__)
    assert len(set(found)) == len(found)


def parts_of(found: Any) -> set[str]:
    """The public parts that a class has itself, those that only its instances have among them."""
    if not isinstance(found, type):
        return set()
    own = {*vars(found), *inspect.get_annotations(found)}
    if issubclass(found, acp_schema.DecodeError):
        own |= vars(found("X", ())).keys()
    return {part for part in own if not part.startswith("_")}


@each_name
def test_every_public_part_of_a_class_has_an_anchor_and_nothing_else_has(name: str) -> None:
    start = f"{name.lower()}."
    found = [anchor.removeprefix(start) for anchor in anchors(section(name)) if anchor.startswith(start)]
    assert sorted(found) == sorted(parts_of(getattr(acp_schema, name)))


@each_name
def test_signatures_are_those_of_what_is_imported(name: str) -> None:
    found: Any = getattr(acp_schema, name)
    if not inspect.isclass(found) and not inspect.isfunction(found):
        return
    names = Names(found)
    for key, (text, *more) in shown(name).items():
        assert not more
        called = found if key == name else inspect.getattr_static(found, key)
        bound = isinstance(called, classmethod)
        assert text.startswith("@classmethod\n") == bound
        assert {each for each, _ in split(text)} == {key}
        wanted = typing.get_overloads(called) or [getattr(found, key) if bound else called]
        signatures = [evaluated(form, names) for _, form in split(text)]
        assert signatures == [actual(each, names) for each in wanted]


def split(text: str) -> list[tuple[str, str]]:
    """The definitions of a block: what is defined, and its signature."""
    starts = re.split(r"^(?:@classmethod\n)?(?:def|class) (\w+)", text, flags=re.M)[1:]
    return list(zip(starts[::2], starts[1::2], strict=True))


@each_name
def test_every_public_name_and_every_part_of_it_is_described(name: str) -> None:
    """Behind blocks, terms and types there is text."""
    for text in re.split(r"^#+ .*\n", section(name), flags=re.M):
        assert re.search(r"^[A-Z`][^`\n]+.*\.", text, re.M), name
    for entry in re.finditer(r"^`\w+` \{.*\n:   (?P<text>.*(?:\n\n?    .*)*)", section(name), re.M):
        assert re.search(r"^ *[A-Z][^`\n]+.*[.:]$", entry["text"], re.M), entry[0]


def test_names_in_prose_and_types_lead_to_their_sections() -> None:
    text = page("acp_schema")
    assert "waits for [`send_result`](#connection.send_result)" in text
    assert ":   [`tuple[Drop, ...]`](#drop) · default `()`" in text
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(anchors(text))


def test_what_cannot_be_imported_is_written_out() -> None:
    assert "id: int | str | None," in section("Failure")
    assert "FaultKind" not in page("acp_schema")


@dataclass(frozen=True)
class Entry:
    """What the page of a version says of a name: its term without badges, and what follows."""

    term: str
    text: str
    gated: bool


@cache
def entries(version: int) -> Mapping[str, Entry]:
    """The entries of a page by their anchors."""
    found = [*ENTRY.finditer(page(f"v{version}"))]
    assert len({match["anchor"] for match in found}) == len(found)
    return {m["anchor"]: Entry(BADGE.sub("", m["term"]), m["text"], bool(BADGE.search(m["term"]))) for m in found}


def both(version: int) -> tuple[Any, Any]:
    """The packages of a version: stable, and with every gate."""
    return import_module(f"acp_schema.v{version}"), import_module(f"acp_schema.v{version}.unstable")


@each_version
def test_every_name_of_a_version_has_its_anchor_and_nothing_else_has(version: int) -> None:
    stable, wide = both(version)
    snapshots = (SNAPSHOTS / f"v{version}{label}.txt" for label in ("", ".unstable"))
    names = {name for path in snapshots for name in path.read_text(encoding="utf-8").split()}
    assert names == {*stable.__all__, *wide.__all__}
    assert sorted(anchors(page(f"v{version}"))) == sorted(name.lower() for name in names)
    assert {name for name in dir(stable) if name in names} == set(stable.__all__)


@each_version
def test_badges_are_on_what_the_stable_package_does_not_have(version: int) -> None:
    stable, wide = both(version)
    gated = {name for name in wide.__all__ if entries(version)[name.lower()].gated}
    assert gated == set(wide.__all__) - set(stable.__all__)


@each_version
def test_what_the_packages_share_is_told(version: int) -> None:
    stable, wide = both(version)
    for name in stable.__all__:
        narrow, broad = getattr(stable, name), getattr(wide, name)
        text = entries(version)[name.lower()].text
        if inspect.isclass(narrow):
            extends = narrow is not broad and issubclass(broad, narrow)
            assert (" has a subclass" in text) == extends, name
            assert (" has its own" in text) == (narrow is not broad and not extends), name
        elif inspect.isclass(get_origin(narrow)) or get_origin(narrow) is not None:
            assert (narrow is broad) <= (" has its own" not in text), name


def keywords(text: str, package: Any) -> dict[str, Any]:
    """The keywords of a constructor as a page shows them, each with its default."""
    space = dict(vars(typing)) | {name: getattr(package, name) for name in package.__all__}
    signature = defined(f"(*, {text})" if text else "()", space)
    return {p.name: p.default for p in signature.parameters.values()}


def real_keywords(found: Any) -> dict[str, Any]:
    return {p.name: p.default for p in inspect.signature(found).parameters.values()}


@each_version
def test_constructors_take_the_keywords_that_are_shown(version: int) -> None:
    stable, wide = both(version)
    count = 0
    for name in {*stable.__all__, *wide.__all__}:
        entry = entries(version)[name.lower()]
        match = CLASS.fullmatch(entry.term)
        if match is None:
            assert ALIAS.fullmatch(entry.term) or not is_model(getattr(wide, name)), name
            continue
        count += 1
        package = stable if name in stable.__all__ else wide
        assert match["name"] == name
        assert keywords(match["keywords"], package) == real_keywords(getattr(package, name)), name
        assert keywords(in_wide(entry, match["keywords"]), wide) == real_keywords(getattr(wide, name)), name
    assert count > 100


def in_wide(entry: Entry, stable: str) -> str:
    """The keywords in the package with every gate, which an entry tells where they are others."""
    whole = re.search(r"(?:its own|a subclass): `\((.*)\)`\.", entry.text)
    added = re.search(r"(?:its own|a subclass), with (.*)\.$", entry.text, re.M)
    more = re.findall(r"`([^`]+)`", added[1]) if added else []
    return whole[1] if whole else ", ".join(part for part in (stable, *more) if part)


def is_model(found: Any) -> bool:
    return isinstance(found, type) and issubclass(found, acp_schema.Model)


def alternatives(form: Any) -> set[Any]:
    """What a union is made of in the end, without the markers."""
    origin = get_origin(form)
    if origin is typing.Annotated:
        return alternatives(get_args(form)[0])
    if origin in (typing.Union, types.UnionType):
        return {each for part in get_args(form) for each in alternatives(part)}
    if origin is typing.Literal:
        return {("constant", value) for value in get_args(form)}
    return {origin or form}


@each_version
def test_unions_and_other_aliases_are_what_is_shown(version: int) -> None:
    stable, wide = both(version)
    count = 0
    for name in {*stable.__all__, *wide.__all__}:
        match = ALIAS.fullmatch(entries(version)[name.lower()].term)
        if match is None:
            continue
        count += 1
        package = stable if name in stable.__all__ else wide
        space = dict(vars(typing)) | {each: getattr(package, each) for each in package.__all__}
        plain = LINK.sub(r"\1", match["form"]).replace("`", "")
        assert alternatives(eval(plain, space)) == alternatives(getattr(package, name)), name  # noqa: S307 our own page
    assert count > 30


@each_version
def test_constants_are_those_that_are_shown(version: int) -> None:
    shown = dict(re.findall(r"`(\w+) = (-?\d+)`", entries(version)["errorcode"].term))
    constants = both(version)[1].ErrorCode
    assert {name: int(value) for name, value in shown.items()} == {each.name: each.value for each in constants}


MODULE = '''"""A module."""

from __future__ import annotations

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["a", "b"]
"""A side, <b>bold</b> and {{ not a macro }}."""
_Hidden: TypeAlias = int
LIMIT: TypeAlias = _Hidden


def call(side: Side, *sides: Side, limit: _Hidden = 3) -> Side | None:
    """Call a side, as `Side` has it.

    Args:
        side: The side.
        *sides: More of them.
        limit: How many; <script>.

    Returns:
        The side.

    Raises:
        KeyError: There is none.
    """
'''


def test_a_module_is_shown_as_its_text_has_it_and_nothing_in_it_is_html() -> None:
    common = Common("About it.", {"Side": "._module", "call": "._module"}, {"_module.py": MODULE})
    text = runtime_page("thing", RuntimeSource(common), ())
    assert "def call(side: Side, *sides: Side, limit: int = 3) -> Side | None" in text
    assert "*returns* [`Side`](#side) or `None`\n:   The side." in text
    assert "*raises* `KeyError`\n:   There is none." in text
    assert "Call a side, as [`Side`](#side) has it." in text
    assert "A side, &lt;b&gt;bold&lt;/b&gt;" in text
    assert "How many; &lt;script&gt;." in text
    assert "_Hidden" not in text


def test_a_docstring_with_a_section_that_is_not_shown_is_a_fault() -> None:
    common = Common(
        "It.", {"f": "._m"}, {"_m.py": 'def f() -> int:\n    """Do.\n\n    Yields:\n        One.\n    """\n'}
    )
    with pytest.raises(TypeError, match="a section that the page does not show: yields"):
        runtime_page("thing", RuntimeSource(common), ())
