"""What the front matter of any hand-written page may say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from acp_codegen.diagnostics import nearest
from acp_codegen.site.front_matter import Entry, Problem

REQUIRED = ("title", "description")
OPTIONAL = ("hide", "search", "versions")
HIDDEN = ("navigation", "toc", "path", "footer")
NUMBERS = {"int", "float"}
SEARCH = {"boost": (NUMBERS, "a number"), "exclude": ({"bool"}, "true or false")}

Check = Callable[[Entry], Iterator[Problem]]


def key_problems(
    entries: Mapping[str, Entry], required: Sequence[str], optional: Sequence[str], what: str
) -> Iterator[Problem]:
    """Keys that `what`, a kind of page, has to have and has not, and those that it does not know."""
    known = (*required, *optional)
    for key in required:
        if key not in entries:
            yield 1, f"the front matter of {what} has no {key}", f"{what} says {', '.join(required)}"
    for key, entry in entries.items():
        if key not in known:
            near = nearest(key, known)
            hint = f"is {near} meant?" if near else f"{what} says some of {', '.join(known)}"
            yield entry.line, f"the front matter of {what} knows no {key}", hint


def value_problems(entries: Mapping[str, Entry], versions: Sequence[str]) -> Iterator[Problem]:
    """What is wrong with the values of the keys that any page may have; `versions` are those that there are."""
    for key, entry in entries.items():
        if key in CHECKS:
            yield from CHECKS[key](entry)
        elif key == "versions":
            yield from _check_versions(entry, versions)


def text_problems(key: str, entry: Entry) -> Iterator[Problem]:
    """What keeps a value from being a text with something in it."""
    if entry.kind != "str" or not (entry.text or "").strip():
        hint = f'write `{key}: "..."`, with something between the quotes'
        yield entry.line, f"{key} is not a text with something in it", hint


def _check_title(entry: Entry) -> Iterator[Problem]:
    yield from text_problems("title", entry)


def _check_description(entry: Entry) -> Iterator[Problem]:
    yield from text_problems("description", entry)


def _check_hide(entry: Entry) -> Iterator[Problem]:
    if entry.texts is None or not set(entry.texts) <= set(HIDDEN):
        yield entry.line, "hide is not a list of what can be hidden", f"write some of [{', '.join(HIDDEN)}]"


def _check_search(entry: Entry) -> Iterator[Problem]:
    members = entry.value if isinstance(entry.value, dict) else {}
    if not members:
        yield entry.line, "search is not a list of `key: value`", f"it says some of {', '.join(SEARCH)}"
    for key, member in members.items():
        if key not in SEARCH:
            yield member.line, f"search knows no {key}", f"it says some of {', '.join(SEARCH)}"
        elif member.kind not in SEARCH[key][0]:
            yield member.line, f"{key} is not {SEARCH[key][1]}", f"write {SEARCH[key][1]}, without quotes"


def _check_versions(entry: Entry, known: Sequence[str]) -> Iterator[Problem]:
    wrong = [name for name in entry.texts or [] if name not in known]
    if not entry.texts or wrong:
        what = f"there is no version {', '.join(wrong)}" if wrong else "versions is a list of one or more"
        yield entry.line, what, f"write some of {', '.join(known)}, as in `versions: [{known[0]}]`"


CHECKS: Mapping[str, Check] = {
    "title": _check_title,
    "description": _check_description,
    "hide": _check_hide,
    "search": _check_search,
}
