"""RFD pages: what their front matter has to say, and the banner made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from acp_codegen.diagnostics import nearest
from acp_codegen.emit.docs.markdown import plain
from acp_codegen.emit.docs.paths import feature_page, relative
from acp_codegen.ir.coverage import feature_rows
from acp_codegen.ir.model import Feature, FeatureStatus, Registry, Sources
from acp_codegen.site.front_matter import Entry, Problem
from acp_codegen.site.matter_keys import text_problems
from acp_codegen.site.page import Page

FOLDER = "rfds"
STATUSES = ("draft", "review", "accepted", "implemented", "withdrawn")
KEYS = ("slug", "status", "versions", "gate", "history")
"""What an RFD says beyond what any page does."""
STATUS_OF: Mapping[FeatureStatus, tuple[str, ...]] = {
    "unstable": ("draft", "review", "accepted"),
    "stabilized": ("implemented",),
    "withdrawn": ("withdrawn",),
}
"""The status that an RFD can have, by that of its gate."""
ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")


@dataclass(frozen=True, slots=True)
class Change:
    """An entry of the history of an RFD; `text` is Markdown."""

    date: str
    text: str


@dataclass(frozen=True, slots=True)
class Rfd:
    """An RFD's front matter; the oldest entry of its history first.

    `gates` are all that name it in the registry, that of the front matter first.
    """

    slug: str
    title: str
    status: str
    versions: tuple[str, ...]
    gates: tuple[Feature, ...]
    history: tuple[Change, ...]


def is_rfd(path: str) -> bool:
    """Whether the page at a path below docs/ is an RFD."""
    return path.startswith(f"{FOLDER}/") and path != f"{FOLDER}/index.md"


def slug(path: str) -> str:
    return path.removeprefix(f"{FOLDER}/").removesuffix(".md")


def make_rfd(path: str, entries: Mapping[str, Entry], sources: Sources) -> Rfd:
    """The RFD of a page that nothing is wrong with."""
    title, status, gate = (entries[key].text or "" for key in ("title", "status", "gate"))
    named = [feature for feature in sources.registry.features if feature.rfd == slug(path)]
    gates = tuple(sorted(named, key=lambda feature: feature.name != gate))
    return Rfd(slug(path), title, status, tuple(entries["versions"].texts or ()), gates, _history(entries))


def _history(entries: Mapping[str, Entry]) -> tuple[Change, ...]:
    history = entries["history"].value
    members = [member.value for member in history] if isinstance(history, list) else []
    return tuple(Change(m["date"].text or "", m["change"].text or "") for m in members if isinstance(m, dict))


def with_banner(page: Page, rfd: Rfd) -> str:
    """The text of the page with the banner below its heading, or above all where it has none."""
    lines = page.text.splitlines(keepends=True)
    first = next((i for i in range(page.front_matter, len(lines)) if lines[i].strip()), len(lines))
    at = first + 1 if first < len(lines) and lines[first].startswith("# ") else first
    return "".join([*lines[:at], "\n", _banner(rfd, page.path), "\n", *lines[at:]])


def _banner(rfd: Rfd, page: str) -> str:
    """The line that stays in view while the page is read. What a narrow screen has no room for has a class."""
    changed = rfd.history[-1].date
    return (
        f'<div class="acp-banner acp-banner--{rfd.status}" role="note" aria-label="Status of this RFD" markdown>\n'
        f"**{rfd.status.capitalize()}**{{ .acp-banner__status }} "
        f'<span class="acp-banner__more">Protocol </span>{", ".join(rfd.versions)} · '
        f'<span class="acp-banner__more">Gate </span>{gate_badges(rfd, page)}'
        f'<span class="acp-banner__more"> · Last change <time datetime="{changed}">{changed}</time></span>\n'
        "</div>\n"
    )


def gate_badges(rfd: Rfd, page: str) -> str:
    """The gates of an RFD as badges on the page at a path below docs/, that lead to the pages of the gates."""
    return " ".join(
        f"[{plain(gate.name)}]({relative(page, feature_page(gate.name))}){{ .acp-badge .acp-badge--{gate.status} }}"
        for gate in rfd.gates
    )


def rfd_problems(page: Page, entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    """What is wrong with what an RFD says beyond other pages."""
    for key, entry in entries.items():
        if key in CHECKS:
            yield from CHECKS[key](page, entry, sources)
    yield from _check_agreement(entries, sources)
    yield from _check_versions(entries, sources)


def _check_agreement(entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    """The status of the RFD against that of its gate."""
    status = entries.get("status")
    gate = sources.registry.feature((entries["gate"].text or "") if "gate" in entries else "")
    if status is None or gate is None or status.text not in STATUSES or status.text in STATUS_OF[gate.status]:
        return
    hint = f"write {' or '.join(STATUS_OF[gate.status])}, or mend the status of the gate in schema/features.json"
    yield status.line, f"status is {status.text}, but its gate {gate.name} is {gate.status}", hint


def _check_versions(entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    """The versions of the RFD against those that its gate adds something to."""
    gate = (entries["gate"].text or "") if "gate" in entries else ""
    row = next((row for row in feature_rows(sources.registry, sources.protocols) if row.feature.name == gate), None)
    versions = entries.get("versions")
    if row is None or row.feature.status == "stabilized" or versions is None or not isinstance(versions.value, list):
        return
    there = [name for name, coverage in row.versions.items() if coverage]
    for version in versions.value:
        if version.text in row.versions and version.text not in there:
            hint = f"it adds something to {', '.join(there)}" if there else "no part in the sources stands behind it"
            yield version.line, f"the gate {gate} adds nothing to {version.text}", hint


def _check_slug(page: Page, entry: Entry, _: Sources) -> Iterator[Problem]:
    if entry.text is None:
        yield from text_problems("slug", entry)
    elif entry.text != slug(page.path):
        yield entry.line, f"slug is {entry.text}, but the file is {page.path}", f"write `slug: {slug(page.path)}`"


def _check_status(_: Page, entry: Entry, __: Sources) -> Iterator[Problem]:
    if not entry.text:
        yield from text_problems("status", entry)
    elif entry.text not in STATUSES:
        near = nearest(entry.text, STATUSES)
        hint = f"is {near} meant?" if near else f"there are {', '.join(STATUSES)}"
        yield entry.line, f"there is no status {entry.text}", hint


def _check_gate(page: Page, entry: Entry, sources: Sources) -> Iterator[Problem]:
    registry: Registry = sources.registry
    feature = registry.feature(entry.text or "")
    if not entry.text:
        yield from text_problems("gate", entry)
    elif feature is None:
        near = nearest(entry.text, (f.name for f in registry.features))
        hint = f"is {near} meant?" if near else "schema/features.json names the gates"
        yield entry.line, f"there is no gate {entry.text}", hint
    elif feature.rfd != slug(page.path):
        hint = "name the gate that belongs to this RFD, or mend schema/features.json"
        its_own = f"the RFD of {feature.name} is {feature.rfd}" if feature.rfd else f"{feature.name} names no RFD"
        yield entry.line, f"{its_own}, not {slug(page.path)}", hint


def _check_history(_: Page, entry: Entry, __: Sources) -> Iterator[Problem]:
    form = "write entries `- {date: 2026-01-31, change: ...}`, the oldest first"
    if not isinstance(entry.value, list) or not entry.value:
        yield entry.line, "history is a list of one or more changes", form
        return
    before = ""
    for member in entry.value:
        change = member.value if isinstance(member.value, dict) else {}
        when = change["date"].text if "date" in change else None
        if change.keys() != {"date", "change"} or not change["change"].text:
            yield member.line, "an entry of history is a date and a change", form
        elif when is None or not _is_date(when):
            yield member.line, f"{when} is no date of the form YYYY-MM-DD", form
        elif when < before:
            yield member.line, f"{when} stands below {before}", form
        before = when or before


def _is_date(text: str) -> bool:
    try:
        return bool(ISO_DATE.fullmatch(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


CHECKS: Mapping[str, Callable[[Page, Entry, Sources], Iterator[Problem]]] = {
    "slug": _check_slug,
    "status": _check_status,
    "gate": _check_gate,
    "history": _check_history,
}
