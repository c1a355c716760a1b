"""RFD pages: what their front matter has to say, and the banner made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from acp_codegen.diagnostics import nearest
from acp_codegen.emit.docs.paths import feature_page, relative
from acp_codegen.ir.model import FeatureStatus, Registry, Sources
from acp_codegen.site.front_matter import Entry, Problem
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
    """An RFD's front matter; the oldest entry of its history first."""

    slug: str
    title: str
    status: str
    versions: tuple[str, ...]
    gate: str
    gate_status: str
    history: tuple[Change, ...]


def is_rfd(path: str) -> bool:
    """Whether the page at a path below docs/ is an RFD."""
    return path.startswith(f"{FOLDER}/") and path != f"{FOLDER}/index.md"


def slug(path: str) -> str:
    return path.removeprefix(f"{FOLDER}/").removesuffix(".md")


def make_rfd(path: str, entries: Mapping[str, Entry], sources: Sources) -> Rfd:
    """The RFD of a page that nothing is wrong with."""
    title, status, gate = (entries[key].text or "" for key in ("title", "status", "gate"))
    feature = sources.registry.feature(gate)
    versions = tuple(entries["versions"].texts or ())
    return Rfd(slug(path), title, status, versions, gate, feature.status if feature else "", _history(entries))


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
    changed = rfd.history[-1].date
    return (
        f'<div class="acp-banner acp-banner--{rfd.status}" markdown>\n'
        f"**{rfd.status.capitalize()}**{{ .acp-banner__status }} Protocol {', '.join(rfd.versions)} · "
        f'Gate {gate_badge(rfd, page)} · Last change <time datetime="{changed}">{changed}</time>\n'
        "</div>\n"
    )


def gate_badge(rfd: Rfd, page: str) -> str:
    """The gate of an RFD as a badge on the page at a path below docs/, that leads to the page of the gate."""
    target = relative(page, feature_page(rfd.gate))
    return f"[{rfd.gate}]({target}){{ .acp-badge .acp-badge--{rfd.gate_status} }}"


def rfd_problems(page: Page, entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    """What is wrong with what an RFD says beyond other pages."""
    for key, entry in entries.items():
        if key in CHECKS:
            yield from CHECKS[key](page, entry, sources)
    yield from _check_agreement(entries, sources)


def _check_agreement(entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    """The status of the RFD against that of its gate."""
    status = entries.get("status")
    gate = sources.registry.feature((entries["gate"].text or "") if "gate" in entries else "")
    if status is None or gate is None or status.text not in STATUSES or status.text in STATUS_OF[gate.status]:
        return
    hint = f"write {' or '.join(STATUS_OF[gate.status])}, or mend the status of the gate in schema/features.json"
    yield status.line, f"status is {status.text}, but its gate {gate.name} is {gate.status}", hint


def _check_slug(page: Page, entry: Entry, _: Sources) -> Iterator[Problem]:
    if entry.text != slug(page.path):
        yield entry.line, f"slug is {entry.text}, but the file is {page.path}", f"write `slug: {slug(page.path)}`"


def _check_status(_: Page, entry: Entry, __: Sources) -> Iterator[Problem]:
    if entry.text not in STATUSES:
        yield entry.line, f"there is no status {entry.text}", f"there are {', '.join(STATUSES)}"


def _check_gate(page: Page, entry: Entry, sources: Sources) -> Iterator[Problem]:
    registry: Registry = sources.registry
    feature = registry.feature(entry.text or "")
    if feature is None:
        near = nearest(entry.text or "", (f.name for f in registry.features))
        hint = f"is {near} meant?" if near else "schema/features.json names the gates"
        yield entry.line, f"there is no gate {entry.text}", hint
    elif feature.rfd != slug(page.path):
        hint = "name the gate that belongs to this RFD, or mend schema/features.json"
        yield entry.line, f"the RFD of {feature.name} is {feature.rfd}, not {slug(page.path)}", hint


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
