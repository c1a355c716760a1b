"""RFD pages: what their front matter has to say, and the banner made of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from difflib import get_close_matches

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.ir.model import Registry, Sources
from acp_codegen.site.front_matter import FRONT_MATTER, Entry, read_front_matter
from acp_codegen.site.page import Page

FOLDER = "rfds"
STATUSES = ("draft", "review", "accepted", "implemented", "withdrawn")
REQUIRED = ("title", "slug", "status", "versions", "gate", "history")
OPTIONAL = ("description", "search")
ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")

Problem = tuple[int, str, str]
"""Line, what is wrong, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Rfd:
    """An RFD's front matter; `changed` is the date of the last entry of its history."""

    title: str
    status: str
    versions: tuple[str, ...]
    gate: str
    gate_status: str
    changed: str


def is_rfd(path: str) -> bool:
    """Whether the page at a path below docs/ is an RFD."""
    return path.startswith(f"{FOLDER}/") and path != f"{FOLDER}/index.md"


def slug(path: str) -> str:
    return path.removeprefix(f"{FOLDER}/").removesuffix(".md")


def read_rfd(page: Page, sources: Sources) -> tuple[Rfd | None, list[Diagnostic]]:
    """The RFD, there only where nothing is wrong with its front matter; and what is."""
    entries, unreadable = read_front_matter(page)
    if unreadable is not None:
        return None, [unreadable]
    problems = sorted(_problems(page, entries, sources))
    if problems:
        return None, [page.found(FRONT_MATTER, *problem) for problem in problems]
    history = entries["history"].value
    last = history[-1].value if isinstance(history, list) else {}
    changed = last["date"].text if isinstance(last, dict) else None
    title, status, gate = (entries[key].text or "" for key in ("title", "status", "gate"))
    feature = sources.registry.feature(gate)
    gate_status = feature.status if feature else ""
    return Rfd(title, status, tuple(entries["versions"].texts or ()), gate, gate_status, changed or ""), []


def with_banner(page: Page, rfd: Rfd) -> str:
    """The text of the page with the banner below its heading, or above all where it has none."""
    lines = page.text.splitlines(keepends=True)
    first = next((i for i in range(page.front_matter, len(lines)) if lines[i].strip()), len(lines))
    at = first + 1 if first < len(lines) and lines[first].startswith("# ") else first
    return "".join([*lines[:at], "\n", _banner(rfd), "\n", *lines[at:]])


def _banner(rfd: Rfd) -> str:
    gate = f"[{rfd.gate}](../features/{rfd.gate}.md){{ .acp-badge .acp-badge--{rfd.gate_status} }}"
    return (
        f'<div class="acp-banner acp-banner--{rfd.status}" markdown>\n'
        f"**{rfd.status.capitalize()}**{{ .acp-banner__status }} Protocol {', '.join(rfd.versions)} · "
        f'Gate {gate} · Last change <time datetime="{rfd.changed}">{rfd.changed}</time>\n'
        "</div>\n"
    )


def _problems(page: Page, entries: Mapping[str, Entry], sources: Sources) -> Iterator[Problem]:
    for key in REQUIRED:
        if key not in entries:
            yield 1, f"the front matter of an RFD has no {key}", f"an RFD says {', '.join(REQUIRED)}"
    for key, entry in entries.items():
        if key not in REQUIRED + OPTIONAL:
            near = get_close_matches(key, REQUIRED + OPTIONAL, 1)
            hint = f"is {near[0]} meant?" if near else f"an RFD says {', '.join(REQUIRED)}"
            yield entry.line, f"the front matter of an RFD knows no {key}", hint
        elif key in CHECKS:
            yield from CHECKS[key](page, entry, sources)


def _check_slug(page: Page, entry: Entry, _: Sources) -> Iterator[Problem]:
    if entry.text != slug(page.path):
        yield entry.line, f"slug is {entry.text}, but the file is {page.path}", f"write `slug: {slug(page.path)}`"


def _check_status(_: Page, entry: Entry, __: Sources) -> Iterator[Problem]:
    if entry.text not in STATUSES:
        yield entry.line, f"there is no status {entry.text}", f"there are {', '.join(STATUSES)}"


def _check_versions(_: Page, entry: Entry, sources: Sources) -> Iterator[Problem]:
    known = [p.name for p in sources.protocols]
    wrong = [name for name in entry.texts or [] if name not in known]
    if not entry.texts or wrong:
        what = f"there is no version {', '.join(wrong)}" if wrong else "versions is a list of one or more"
        yield entry.line, what, f"write some of {', '.join(known)}, as in `versions: [{known[0]}]`"


def _check_gate(page: Page, entry: Entry, sources: Sources) -> Iterator[Problem]:
    registry: Registry = sources.registry
    feature = registry.feature(entry.text or "")
    if feature is None:
        near = get_close_matches(entry.text or "", [f.name for f in registry.features], 1)
        hint = f"is {near[0]} meant?" if near else "schema/features.json names the gates"
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
            yield member.line, f"{when} is no date", form
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
    "versions": _check_versions,
    "gate": _check_gate,
    "history": _check_history,
}
