"""Markdown pages as tests look at them: fences with their titles, what examples say, anchors, links."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent
from typing import Literal, cast

from acp_codegen.ir.model import Method, Protocol
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import Json, RefType
from repository import written

Part = Literal["value", "request", "notification", "response", "error"]

_FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})([^\n`]*)\n(.*?)^\1\2[ \t]*$", re.M | re.S)
_FRONT_MATTER = re.compile(r"\A---\n(.*?)^---\n", re.M | re.S)
_VERSIONS = re.compile(r"^versions: *\[(.*)\]", re.M)
_TITLE = re.compile(r"(?P<name>\S+)(?: (?P<part>request|notification|response|error))?(?: \((?P<verdict>[^)]*)\))?")
_VERDICT = re.compile(r"(invalid|lenient)(?:: (.*))?")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.S)
_LINK = re.compile(r"(?<!!)\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)[^)]*\)")
_ANCHOR = re.compile(r"\{[^{}\n]*?(?:id=\"([^\"\n]+)\"|#([^\s{}]+))[^{}\n]*\}|\bid=\"([^\"\n]+)\"")


@dataclass(frozen=True)
class Fence:
    """A fenced block: its language, its title, its text, and the line on which it starts."""

    language: str
    title: str
    text: str
    line: int


@dataclass(frozen=True)
class Subject:
    """What the title of an example says: `name` is a definition, or the method of a message."""

    name: str
    part: Part
    verdict: str
    pointers: tuple[str, ...]


def fences(markdown: str) -> Iterator[Fence]:
    """The fenced blocks of a page, also those in lists and folded parts."""
    for match in _FENCE.finditer(markdown):
        language = match[3].split()[0] if match[3].split() else ""
        title = re.search(r'title="([^"]*)"', match[3])
        line = markdown.count("\n", 0, match.start()) + 1
        yield Fence(language, title[1] if title else "", dedent(match[4]), line)


def examples(markdown: str) -> Iterator[Fence]:
    """The JSON examples of a page."""
    return (fence for fence in fences(markdown) if fence.language == "json")


def versions_of(path: str, markdown: str) -> tuple[int, ...]:
    """The protocol versions that the examples of a page are for: that of its folder, else those of its front matter."""
    folder = re.match(r"v(\d+)/", path)
    if folder:
        return (int(folder[1]),)
    matter = _FRONT_MATTER.match(markdown)
    named = _VERSIONS.search(matter[1]) if matter else None
    return tuple(map(int, re.findall(r"\bv(\d+)\b", named[1]))) if named else ()


def complaint(fence: Fence, version: int) -> str | None:
    """What is wrong with an example, judged by a protocol version with all gates open; None where nothing is."""
    subject = subject_of(fence.title)
    if subject is None:
        return f"the title {fence.title!r} does not say what the example is"
    try:
        value = json.loads(fence.text)
    except ValueError as error:
        return f"this is not JSON: {error}"
    protocol = written(version)
    if subject.part != "value":
        return _message_complaint(value, subject, protocol)
    if subject.name not in protocol.definitions:
        return f"v{version} has no definition {subject.name}"
    return _verdict_complaint(value, RefType(subject.name, protocol.origin), subject, protocol)


def subject_of(title: str) -> Subject | None:
    """What a title says; None where it says nothing that can be checked."""
    match = _TITLE.fullmatch(title)
    verdict = _VERDICT.fullmatch(match["verdict"] or "") if match else None
    if match is None or (match["verdict"] is not None and verdict is None):
        return None
    pointers = tuple(verdict[2].split(", ")) if verdict and verdict[2] else ("",) if verdict else ()
    part = cast("Part", match["part"] or "value")
    return Subject(match["name"], part, verdict[1] if verdict else "valid", tuple(sorted(pointers)))


def _verdict_complaint(value: Json, ref: RefType, subject: Subject, protocol: Protocol) -> str | None:
    reading = read(value, ref, protocol.definitions)
    found = tuple(sorted({note.pointer for note in reading.notes}))
    if (reading.verdict, found) == (subject.verdict, subject.pointers):
        return None
    reasons = "; ".join(f"at {note.pointer!r} {note.reason}" for note in reading.notes)
    return f"{protocol.name} reads {ref.name} as {reading.verdict} and not as the title says: {reasons or 'no fault'}"


def _message_complaint(value: Json, subject: Subject, protocol: Protocol) -> str | None:
    forms = [method for method in protocol.methods if method.name == subject.name]
    kind = "notification" if subject.part == "notification" else "request"
    method = next((form for form in forms if form.kind == kind), None)
    if method is None:
        return f"{protocol.name} has no {kind} {subject.name}"
    return _envelope_complaint(value, subject, protocol) or _body_complaint(value, method, subject, protocol)


_MEMBERS: dict[Part, tuple[str, ...]] = {
    "request": ("jsonrpc", "id", "method", "params"),
    "notification": ("jsonrpc", "method", "params"),
    "response": ("jsonrpc", "id", "result"),
    "error": ("jsonrpc", "id", "error"),
}


def _envelope_complaint(value: Json, subject: Subject, protocol: Protocol) -> str | None:
    wanted = _MEMBERS[subject.part]
    if not isinstance(value, dict) or set(cast("dict[str, Json]", value)) != set(wanted):
        return f"a {subject.part} has the members {', '.join(wanted)}, and no others here"
    message = cast("dict[str, Json]", value)
    if message["jsonrpc"] != "2.0" or message.get("method", subject.name) != subject.name:
        return f'this is no message of {subject.name}, or its `jsonrpc` is not "2.0"'
    if "id" in message and read(message["id"], protocol.request_id, protocol.definitions).verdict != "valid":
        return "the id is not one"
    return None


def _body_complaint(value: dict[str, Json], method: Method, subject: Subject, protocol: Protocol) -> str | None:
    if subject.part == "error":
        return _verdict_complaint(value["error"], protocol.error, subject, protocol)
    if subject.part == "response":
        assert method.result is not None
        return _verdict_complaint(value["result"], method.result, subject, protocol)
    return _verdict_complaint(value["params"], method.params, subject, protocol)


def prose(markdown: str) -> str:
    """A page without its front matter and its fenced blocks."""
    return _FENCE.sub("", _FRONT_MATTER.sub("", markdown))


def anchors(markdown: str) -> list[str]:
    """The anchors that a page writes out, in order; those that follow from headings are not among them."""
    text = _CODE.sub("", prose(markdown))
    return [match[1] or match[2] or match[3] for match in _ANCHOR.finditer(text)]


def links(path: str, markdown: str) -> Iterator[tuple[str, str]]:
    """The links of a page into the site: path below docs/ and anchor (empty for the page itself)."""
    text = re.sub(r"(?<!\[)" + _CODE.pattern + r"(?!\])", "", prose(markdown), flags=re.S)
    for match in _LINK.finditer(text):
        target, _, anchor = match[1].partition("#")
        if "://" not in target:
            yield posixpath.normpath(posixpath.join(posixpath.dirname(path), target)) if target else path, anchor
