"""What MkDocs says, as faults that can be placed and mended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, Place, finding
from acp_codegen.site.faults import CONFIGURATION, RENDERED, Fault, line_in

SUGGESTED = re.compile(r"Did you mean '(?P<suggested>[^']*)'\?")
LINK = r"Doc file '(?P<page>[^']+)' contains an? (?:absolute |unrecognized relative )?link '(?P<link>.+?)', "
ANCHOR = re.compile(LINK + r"but (?P<problem>there is no such anchor.*|the doc '.*' does not contain.*)")
ABSOLUTE = re.compile(r"Doc file '(?P<page>[^']+)' contains an absolute link '(?P<link>.+?)', ")
UNRECOGNIZED = re.compile(r"Doc file '(?P<page>[^']+)' contains an unrecognized relative link '(?P<link>.+?)', ")
NOT_FOUND = re.compile(LINK + "but the target")
UNLISTED = re.compile(r"The following pages exist in the docs directory, but are not included")
LISTED = re.compile(r"A reference to '(?P<link>.+)' is included in the 'nav'")
ABSOLUTE_LISTED = re.compile(r"An absolute path to '(?P<link>.+)' is included in the 'nav'")
TWICE = re.compile(r"Excluding '(?P<page>.+)' from the site because it conflicts with '(?P<other>.+)'")
SETTING = re.compile(r"Config value '(?P<key>[^']*)': (?P<problem>.*)")
YAML_PLACE = re.compile(r"line (?P<line>\d+), column (?P<column>\d+)")
GAVE_UP = re.compile(r"Aborted with ")

Make = Callable[[re.Match[str], str], Iterator[Fault]]


def faults_of(message: str) -> list[Fault]:
    """What a warning of MkDocs is about."""
    for pattern, make in KINDS:
        match = pattern.search(message)
        if match is not None:
            return list(make(match, message))
    return [Fault("", "", " ".join(message.split()), "mend what MkDocs speaks of")]


def configuration_finding(root: Path, messages: list[str]) -> list[Diagnostic]:
    """What keeps MkDocs from starting, each thing once, at its line of the site's configuration."""
    return [_configured(root, message) for message in messages if not GAVE_UP.match(message)]


def _configured(root: Path, message: str) -> Diagnostic:
    setting = SETTING.search(message)
    if setting is not None:
        line = line_in(root / CONFIGURATION, setting["key"].partition("[")[0])
        text = f"{setting['key']}: {' '.join(setting['problem'].split())}"
        return finding(RENDERED, Place(CONFIGURATION, line), text, "mend this setting")
    places = list(YAML_PLACE.finditer(message))
    line, column = (int(places[-1]["line"]), int(places[-1]["column"])) if places else (1, 1)
    lines = [part.strip() for part in message.splitlines() if part.strip() and not YAML_PLACE.search(part)]
    said = [part for part in lines if not part.startswith(("MkDocs encountered", "^"))] or lines
    text = "; ".join(dict.fromkeys(said)) if not places else f"this is not YAML: {_problem(message)}"
    return finding(RENDERED, Place(CONFIGURATION, line, column), text, f"mend {CONFIGURATION}")


def _problem(message: str) -> str:
    """The line above the last place that a fault of YAML names."""
    lines = message.splitlines()
    last = max(i for i, line in enumerate(lines) if YAML_PLACE.search(line))
    return lines[last - 1].strip().partition("parsing the configuration file: ")[2] or lines[last - 1].strip()


def _anchor(match: re.Match[str], message: str) -> Iterator[Fault]:
    unused = "never referenced" in message
    mend = "refer to the footnote, or take it away" if unused else "mend the anchor, or add it where it should lead"
    problem = match["problem"].partition(". ")[0].rstrip(".")
    yield Fault(match["page"], match["link"], f"the link {match['link']} leads nowhere: {problem}", mend)


def _absolute(match: re.Match[str], message: str) -> Iterator[Fault]:
    words = f"the link {match['link']} begins at the root of a server, and leads nowhere on a disk"
    yield Fault(match["page"], match["link"], words, _suggested(message, "write the path from this page"))


def _unrecognized(match: re.Match[str], message: str) -> Iterator[Fault]:
    words = f"the link {match['link']} names no page and no file"
    yield Fault(match["page"], match["link"], words, _suggested(message, "name a page with its ending `.md`"))


def _not_found(match: re.Match[str], message: str) -> Iterator[Fault]:
    words = f"the link {match['link']} leads to no page and no file of docs/"
    yield Fault(match["page"], match["link"], words, _suggested(message, "mend the link, or add the page"))


def _unlisted(_: re.Match[str], message: str) -> Iterator[Fault]:
    for line in message.splitlines()[1:]:
        page = line.strip().removeprefix("- ")
        yield Fault(page, "", "this page has no place in the navigation", f"add {page} to `nav` in {CONFIGURATION}")


def _listed(match: re.Match[str], _: str) -> Iterator[Fault]:
    words = f"the navigation names {match['link']}, which is not there"
    yield Fault("", match["link"], words, "add the page, or take the line away")


def _absolute_listed(match: re.Match[str], _: str) -> Iterator[Fault]:
    words = f"the navigation names {match['link']}, which begins at the root of a server"
    yield Fault("", match["link"], words, "write a path below docs/")


def _conflict(match: re.Match[str], _: str) -> Iterator[Fault]:
    yield Fault(match["page"], "", f"{match['other']} makes the same page as this one", "take one of the two away")


def _suggested(message: str, otherwise: str) -> str:
    match = SUGGESTED.search(message)
    return f"is {match['suggested']} meant?" if match else otherwise


KINDS: list[tuple[re.Pattern[str], Make]] = [
    (ANCHOR, _anchor),
    (ABSOLUTE, _absolute),
    (UNRECOGNIZED, _unrecognized),
    (NOT_FOUND, _not_found),
    (UNLISTED, _unlisted),
    (LISTED, _listed),
    (ABSOLUTE_LISTED, _absolute_listed),
    (TWICE, _conflict),
]
