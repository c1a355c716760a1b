"""The generated reference pages: nothing is missing, every link leads somewhere, every example is what it says."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.emit.docs import Patch, Site, UnknownFragmentError, fragment, pages
from acp_codegen.emit.docs.markdown import Summary, code, first_sentence, page, plain, summary, table
from acp_codegen.emit.docs.paths import anchor, distinct, relative
from acp_codegen.ir.coverage import feature_rows
from acp_codegen.ir.model import Sources
from acp_codegen.ir.walk import items
from acp_codegen.load import load_compiled, load_sources
from acp_codegen.site.patches import patches
from acp_codegen.site.python_pages import python_pages
from documents import anchors, complaint, examples, fences, links, subject_of, versions_of
from golden import CASES, agree, cases, lay_over
from repository import needs_reference, reference, sources, versions, written

HAND_WRITTEN = {
    "connection.md",
    "index.md",
    "python.md",
    "toolchain.md",
    "rfds/index.md",
    "rfds/get-auth-state.md",
    *(f"{v}/{name}.md" for v in ("v1", "v2") for name in ("index", "initialization", "authentication")),
}


def all_patches(found: Sources) -> dict[tuple[str, str], tuple[Patch, ...]]:
    return dict(patches(found, feature_rows(found.registry, found.protocols)))


SITE = Site(frozenset({"get-auth-state"}), all_patches(sources()))
FILES = {patch.file for found in SITE.patches.values() for patch in found}
CASE_FOLDERS = cases("docs")


def render_pages(found: Sources, site: Site = SITE) -> dict[str, str]:
    rows = feature_rows(found.registry, found.protocols)
    return pages(found.registry, found.protocols, rows, found.examples, site) | python_pages(found, site)


@cache
def site_pages() -> dict[str, str]:
    return render_pages(sources())


def piece(name: str, *arguments: str, page: str = "index.md") -> str:
    found = sources()
    rows = feature_rows(found.registry, found.protocols)
    return fragment(name, arguments, page, found.registry, found.protocols, rows, found.examples, SITE)


def is_made_elsewhere(target: str) -> bool:
    """Whether a link leads to what other parts of the site bring: Python names and compiled definitions."""
    return target.startswith("python/") or target.endswith(".json")


each_page = pytest.mark.parametrize("path", list(site_pages()))
each_version = pytest.mark.parametrize("version", versions())


@each_version
def test_every_method_and_every_area_has_a_page(version: int) -> None:
    protocol = written(version)
    slugs = {m.name.removeprefix("$/").replace("/", "-") for m in protocol.methods}
    found = {path for path in site_pages() if path.startswith(f"v{version}/")}
    methods = {f"v{version}/methods/{name}.md" for name in slugs | {"index"}}
    areas = {a.name for a in protocol.areas} | {"messages", "index"}
    types = {f"v{version}/types/{name}.md" for name in areas}
    assert found == methods | types | {f"v{version}/unstable.md"}


def test_every_gate_has_a_page() -> None:
    gates = {f.name for f in sources().registry.features}
    assert {p for p in site_pages() if p.startswith("features/")} == {f"features/{n}.md" for n in gates | {"index"}}


@each_page
def test_anchors_stand_once(path: str) -> None:
    found = anchors(site_pages()[path])
    assert len(found) == len(set(found))


@each_page
def test_links_lead_somewhere(path: str) -> None:
    here = site_pages()
    for target, at in links(path, here[path]):
        if target not in HAND_WRITTEN | FILES and not is_made_elsewhere(target):
            assert target in here
            assert not at or at in anchors(here[target])


@each_page
def test_examples_are_what_their_titles_say(path: str) -> None:
    text = site_pages()[path]
    for example in examples(text):
        for version in versions_of(path, text):
            assert complaint(example, version) is None


def test_every_example_of_the_sources_is_shown() -> None:
    """But for those that only repeat a constant that is listed anyway."""
    shown = {
        (*versions_of(path, text), fence.title, json.dumps(json.loads(fence.text)))
        for path, text in site_pages().items()
        for fence in examples(text)
    }
    for example in sources().examples:
        if example.verdict == "valid" and json.dumps(example.value)[0] not in "{[":
            continue
        places = ", ".join(pointer for pointer in example.pointers if pointer)
        suffix = "" if example.verdict == "valid" else f" ({example.verdict}{': ' if places else ''}{places})"
        assert (example.version, example.of.name + suffix, json.dumps(example.value)) in shown


@each_page
def test_a_page_has_a_title_and_a_summary_in_one_line(path: str) -> None:
    _, matter, body = site_pages()[path].split("---\n", 2)
    lines = dict(line.split(": ", 1) for line in matter.splitlines())
    title, summary = json.loads(lines["title"]), json.loads(lines["description"])
    assert title
    assert summary
    assert title in body.partition("\n## ")[0].replace("\\", "")


def test_the_same_sources_make_the_same_pages() -> None:
    assert render_pages(sources()) == site_pages()


def test_an_rfd_without_a_page_is_linked_where_it_is_published() -> None:
    text = render_pages(sources(), Site())["features/unstable_auth_status.md"]
    assert "(https://agentclientprotocol.com/rfds/get-auth-state)" in text
    assert "(../rfds/get-auth-state.md)" in site_pages()["features/unstable_auth_status.md"]


@pytest.mark.parametrize("page", ["index.md", "v2/index.md", "rfds/get-auth-state.md"])
@pytest.mark.parametrize("wanted", ["features", "methods v1", "methods v2", "unstable-features v2", "open-sets v1"])
def test_fragments_link_from_where_they_stand(wanted: str, page: str) -> None:
    text = piece(*wanted.split(), page=page)
    found = list(links(page, text))
    assert "unstable_auth_status" in text or "AuthState" in text
    assert found
    assert {target for target, _ in found} <= HAND_WRITTEN | site_pages().keys()


def test_an_unknown_fragment_is_told_with_those_that_there_are() -> None:
    with pytest.raises(UnknownFragmentError, match="there is no fragment `methods v9`") as caught:
        piece("methods", "v9")
    assert caught.value.known == (
        "features",
        "published-rfds",
        "methods v1",
        "unstable-features v1",
        "open-sets v1",
        "methods v2",
        "unstable-features v2",
        "open-sets v2",
    )


def loaded(case: Path, tmp_path: Path) -> Sources:
    found = load_sources(lay_over(case, tmp_path, CASES / "compile-base"))
    assert found.sources is not None, render(found.diagnostics, "text")
    return found.sources


@pytest.mark.parametrize("case", CASE_FOLDERS, ids=lambda path: path.name)
def test_pages_are_those_of_the_golden_files(case: Path, tmp_path: Path, update_golden: bool) -> None:
    made = render_pages(found := loaded(case, tmp_path), Site(patches=all_patches(found)))
    for path in json.loads((case / "case.json").read_text())["pages"]:
        expected = case / "expected" / path
        if update_golden:
            expected.parent.mkdir(parents=True, exist_ok=True)
        agree(expected, made[path], update=update_golden)


@pytest.mark.parametrize("case", CASE_FOLDERS, ids=lambda path: path.name)
def test_a_case_has_no_golden_file_that_nothing_reads(case: Path) -> None:
    wanted = set(json.loads((case / "case.json").read_text())["pages"])
    expected = case / "expected"
    assert {p.relative_to(expected).as_posix() for p in expected.rglob("*") if p.is_file()} == wanted


@needs_reference
@each_version
def test_published_schemas_make_pages(version: int) -> None:
    protocol, _ = load_compiled(reference(f"v{version}", "schema.unstable.json"))
    assert protocol is not None
    made = pages(sources().registry, [protocol], (), (), Site())
    found = anchors(made[f"v{version}/types/all.md"])
    assert len(found) == len(set(found))
    assert {anchor(item.path) for item in items(protocol) if item.kind != "method"} <= set(found)
    for path, text in made.items():
        assert {at for target, at in links(path, text) if target == f"v{version}/types/all.md"} <= {"", *found}


GOOD: list[tuple[str, str]] = [
    ("AuthState", '"later"'),
    ("AuthAccount (invalid: /label)", "{}"),
    ("AuthState (invalid)", "1"),
    ("AuthStatusResponse (lenient: /accounts/0)", '{"state": "unknown", "accounts": [{}]}'),
    ("auth/status request", '{"jsonrpc": "2.0", "id": "a", "method": "auth/status", "params": {}}'),
    ("auth/status response", '{"jsonrpc": "2.0", "id": 1, "result": {"state": "unknown"}}'),
    ("auth/status response (invalid: /state)", '{"jsonrpc": "2.0", "id": 1, "result": {}}'),
    ("auth/status error", '{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "message": "No such method"}}'),
    (
        "auth/status_update notification",
        '{"jsonrpc": "2.0", "method": "auth/status_update", "params": {"state": "unknown"}}',
    ),
]
BAD: list[tuple[str, str]] = [
    ("", "{}"),
    ("What it looks like", "{}"),
    ("AuthAccount", "{"),
    ("AuthAccount", "{}"),
    ("AuthAccount (invalid: /name)", "{}"),
    ("AuthAccount (wrong: /label)", "{}"),
    ("Nothing", "{}"),
    ("auth/nothing request", "{}"),
    ("auth/status notification", '{"jsonrpc": "2.0", "method": "auth/status", "params": {}}'),
    ("auth/status request", '{"jsonrpc": "2.0", "method": "auth/status", "params": {}}'),
    ("auth/status request", '{"jsonrpc": "2.0", "id": 1.5, "method": "auth/status", "params": {}}'),
    ("auth/status request", '{"jsonrpc": "2.0", "id": 1, "method": "auth/other", "params": {}}'),
    ("auth/status response", '{"jsonrpc": "2.0", "id": 1, "result": {}}'),
    ("auth/status error", '{"jsonrpc": "2.0", "id": 1, "error": {}}'),
]


@pytest.mark.parametrize(("title", "text"), GOOD)
def test_an_example_that_is_as_it_says_passes(title: str, text: str) -> None:
    (fence,) = fences(f'- a\n\n    ```json title="{title}"\n    {text}\n    ```\n')
    assert fence.title == title
    assert subject_of(title) is not None
    assert [complaint(fence, version) for version in versions()] == [None, None]


@pytest.mark.parametrize(("title", "text"), BAD)
def test_an_example_that_is_not_as_it_says_is_told(title: str, text: str) -> None:
    (fence,) = fences(f'```json title="{title}"\n{text}\n```\n')
    assert all(complaint(fence, version) for version in versions())


@pytest.mark.parametrize(
    ("page", "target", "link"),
    [
        ("v1/types/a.md", "v1/types/a.md#x", "#x"),
        ("v1/types/a.md", "v1/types/b.md#x", "b.md#x"),
        ("v1/types/a.md", "v2/methods/index.md", "../../v2/methods/index.md"),
        ("index.md", "features/index.md", "features/index.md"),
        ("v1/a.md", "v1/a.md", "a.md"),
    ],
)
def test_links_are_relative(page: str, target: str, link: str) -> None:
    assert relative(page, target) == link


def test_names_that_share_a_short_form_get_a_number() -> None:
    short: Any = str.lower
    assert distinct(["A", "a", "Index", "B", "A"], short, ["index"]) == {
        "A": "a",
        "a": "a-2",
        "Index": "index-2",
        "B": "b",
    }


def test_a_page_says_of_itself_what_it_was_made_with() -> None:
    text = page('A "b"', "Said\nin: lines", "description: 3", boost=2, hide=("toc",))
    assert summary(text) == Summary('A "b"', "Said in: lines", 2)
    assert summary(page("a", "b")).boost == 1
    assert "exclude: true" in text
    assert "search:" not in page("a", "b", read_rendered=True)


def test_markup_in_names_and_cells_is_taken_as_text() -> None:
    assert plain("_a*b<c>") == r"\_a\*b&lt;c&gt;"
    assert code("a`b") == "``a`b``"
    assert table(["H"], [["a | `b | c`\nd"]]).splitlines()[-1] == r"| a \| `b | c` d |"
    assert first_sentence("One of `a.B`. Two.") == "One of `a.B`."
    assert anchor("Kind:Some thing") == "kind:some-thing"
