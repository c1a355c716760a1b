"""JSON examples of a page: each is what its title says.

A title names a definition, or a method and which of its messages the example is: `AuthAccount`, `auth/status
request`. A verdict other than valid follows in brackets, with the places where the value goes wrong: `AuthAccount
(invalid: /label)`. An example holds in each version of its page, with all gates open.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from acp_codegen.diagnostics import Diagnostic, Document, pointer_join
from acp_codegen.ir.model import Method, Protocol
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import Json, RefType
from acp_codegen.site.front_matter import read_front_matter
from acp_codegen.site.page import Fence, Page, parts

EXAMPLE = "ACP507"
FORM = 'name a definition or a message, as in title="AuthAccount" or title="auth/status request"'
MEND = "mend the example, or say in its title what it is"

Part = Literal["value", "request", "notification", "response", "error"]
MEMBERS: dict[Part, tuple[str, ...]] = {
    "request": ("jsonrpc", "id", "method", "params"),
    "notification": ("jsonrpc", "method", "params"),
    "response": ("jsonrpc", "id", "result"),
    "error": ("jsonrpc", "id", "error"),
}
_TITLE = re.compile(r"(?P<name>\S+)(?: (?P<part>request|notification|response|error))?(?: \((?P<verdict>[^)]*)\))?")
_VERDICT = re.compile(r"(invalid|lenient)(?:: (.*))?")

Complaint = tuple[str, str, str]
"""JSON Pointer into the example, what is wrong there, and how to mend it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What the title of an example says: `name` is a definition, or the method of a message."""

    name: str
    part: Part
    verdict: str
    pointers: tuple[str, ...]


def check_examples(page: Page, protocols: Sequence[Protocol]) -> list[Diagnostic]:
    """What is wrong with the examples of a page, each fault at its line."""
    found: list[Diagnostic] = []
    for part in parts(page):
        if isinstance(part, Fence) and part.language == "json":
            found += _found(page, part, versions_of(page, protocols))
    return found


def versions_of(page: Page, protocols: Sequence[Protocol]) -> list[Protocol]:
    """The versions that a page is about: that of its folder, else those that its front matter names."""
    folder = page.path.partition("/")[0]
    entries, _ = read_front_matter(page)
    named = (entries["versions"].texts or []) if "versions" in entries else []
    return [p for p in protocols if p.name == folder] or [p for p in protocols if p.name in named]


def _found(page: Page, fence: Fence, protocols: Sequence[Protocol]) -> Iterator[Diagnostic]:
    if not protocols:
        hint = "write `versions: [...]` into the front matter of the page"
        yield page.found(EXAMPLE, fence.line - 1, "nothing says which versions this example is for", hint)
    place = Document("", fence.content).place
    for protocol in protocols:
        for at, message, hint in complaints(fence.title, fence.content, protocol):
            line = fence.line - 1 + place(at).line if at else fence.line - 1
            yield page.found(EXAMPLE, line, message, hint)


def complaints(title: str, text: str, protocol: Protocol) -> Iterator[Complaint]:
    """What is wrong with an example in one protocol version as written."""
    subject = subject_of(title)
    if subject is None:
        words = f"the title {title!r} does not say what the example is" if title else "the example has no title"
        yield "", words, FORM
        return
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        yield "", f"this is not JSON: {error}", "mend the example, or call the block `text`"
        return
    if subject.part != "value":
        yield from _message(value, subject, protocol)
    elif subject.name in protocol.definitions:
        yield from _verdict(value, RefType(subject.name, protocol.origin), subject, protocol, "")
    else:
        yield "", f"{protocol.name} has no definition {subject.name}", FORM


def subject_of(title: str) -> Subject | None:
    """What a title says; None where it says nothing that can be checked."""
    match = _TITLE.fullmatch(title)
    verdict = _VERDICT.fullmatch(match["verdict"] or "") if match else None
    if match is None or (match["verdict"] is not None and verdict is None):
        return None
    pointers = tuple(verdict[2].split(", ")) if verdict and verdict[2] else ("",) if verdict else ()
    part = cast("Part", match["part"] or "value")
    return Subject(match["name"], part, verdict[1] if verdict else "valid", tuple(sorted(pointers)))


def _verdict(value: Json, ref: RefType, subject: Subject, protocol: Protocol, at: str) -> Iterator[Complaint]:
    """Where the value, which stands at `at` in the example, is not read as the title says."""
    reading = read(value, ref, protocol.definitions)
    found = {note.pointer for note in reading.notes}
    if (reading.verdict, tuple(sorted(found))) == (subject.verdict, subject.pointers):
        return
    same = reading.verdict == subject.verdict
    for note in reading.notes:
        if not (same and note.pointer in subject.pointers):
            where = f" at {note.pointer}" if note.pointer else ""
            yield (
                at + note.pointer,
                f"{protocol.name} reads {ref.name} as {reading.verdict}{where}: {note.reason}",
                MEND,
            )
    for pointer in subject.pointers:
        if not (same and pointer in found):
            where = f" at {pointer}" if pointer else ""
            yield "", f"{protocol.name} does not read {ref.name} as {subject.verdict}{where}, as its title says", MEND


def _message(value: Json, subject: Subject, protocol: Protocol) -> Iterator[Complaint]:
    kind = "notification" if subject.part == "notification" else "request"
    method = next((m for m in protocol.methods if m.name == subject.name and m.kind == kind), None)
    if method is None:
        yield "", f"{protocol.name} has no {kind} {subject.name}", FORM
        return
    wanted = MEMBERS[subject.part]
    message = cast("dict[str, Json]", value) if isinstance(value, dict) else {}
    if set(message) != set(wanted):
        yield "", f"a {subject.part} has the members {', '.join(wanted)}, and here no others", MEND
        return
    yield from _envelope(message, subject, protocol)
    yield from _body(message, method, subject, protocol)


def _envelope(message: dict[str, Json], subject: Subject, protocol: Protocol) -> Iterator[Complaint]:
    if message["jsonrpc"] != "2.0":
        yield "/jsonrpc", '`jsonrpc` is not "2.0"', 'write `"jsonrpc": "2.0"`'
    if message.get("method", subject.name) != subject.name:
        yield "/method", f"`method` is not {subject.name}, as the title says", MEND
    if "id" in message:
        for note in read(message["id"], protocol.request_id, protocol.definitions).notes:
            yield pointer_join("", "id") + note.pointer, f"this is no id: {note.reason}", "write a number or a text"


def _body(message: dict[str, Json], method: Method, subject: Subject, protocol: Protocol) -> Iterator[Complaint]:
    member = MEMBERS[subject.part][-1]
    ref = {"params": method.params, "result": method.result, "error": protocol.error}[member]
    if ref is not None:
        yield from _verdict(message[member], ref, subject, protocol, f"/{member}")
