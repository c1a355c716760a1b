"""Examples: values of definitions with their verdicts, and the messages that are built from them.

The title of each says what it is, so that a test can hold it to that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, folded, json_fence
from acp_codegen.ir.gates_shown import gates_shown, without_gates
from acp_codegen.ir.model import Definition, Example, Method
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import MISSING, EnumType, Json, RefType

REQUEST_ID = 1
JSON_RPC = range(-32603, -32599)
"""The codes that JSON-RPC has for requests that fail."""


def samples(definition: Definition, links: VersionLinks) -> str:
    """The examples of a definition: the first valid object or list, and the others folded away."""
    examples = [e for e in links.version.examples_of.get(definition.name, ()) if not _listed(definition, e)]
    shown = next((e for e in examples if e.verdict == "valid" and isinstance(e.value, (dict, list))), None)
    rest = [e for e in examples if e is not shown]
    first = "" if shown is None else _sample(shown, links)
    return blocks(first, folded("example", _counted(rest, bool(first)), blocks(*(_sample(e, links) for e in rest))))


def _listed(definition: Definition, example: Example) -> bool:
    """Whether an example only repeats one of the constants that the definition lists."""
    return isinstance(definition.type, EnumType) and example.verdict == "valid" and not example.why


def _counted(examples: Sequence[Example], more: bool) -> str:
    counts = Counter(e.verdict for e in examples)
    told = ", ".join(f"{counts[v]} {v}" for v in ("valid", "lenient", "invalid") if counts[v])
    return f"{'More examples' if more else 'Examples'}: {told}"


def _sample(example: Example, links: VersionLinks) -> str:
    places = " and ".join(code(pointer) for pointer in example.pointers if pointer)
    verdict = "" if example.verdict == "valid" else f"**{example.verdict.capitalize()}**"
    caption = f"{verdict} at {places}: " if verdict and places else f"{verdict}: " if verdict else ""
    return blocks(
        (caption + links.prose(example.why)).strip().removesuffix(":"), json_fence(title(example), example.value)
    )


def title(example: Example) -> str:
    """What a value is and how it is judged: `AuthAccount (invalid: /label)`; no pointer is the value as a whole."""
    if example.verdict == "valid":
        return example.of.name
    places = ", ".join(pointer for pointer in example.pointers if pointer)
    return f"{example.of.name} ({example.verdict}{': ' if places else ''}{places})"


def messages(method: Method, links: VersionLinks) -> str:
    """A message of a method, its answer and a failure, as far as there are examples for them."""
    version = links.version
    head: dict[str, Json] = {"jsonrpc": "2.0"} | ({"id": REQUEST_ID} if method.kind == "request" else {})
    named = head | {"method": method.name}
    parts: list[tuple[str, dict[str, Json], str, Sample | None]] = [
        (method.kind, named, "params", _shown(method.params, method, version))
    ]
    if method.result is not None:
        parts.append(("response", head, "result", _shown(method.result, method, version)))
        parts.append(("error", head, "error", _failure(version)))
    return blocks(
        *(
            _message(f"{method.name} {part}", rest | {member: sample.value}, sample, links)
            for part, rest, member, sample in parts
            if sample is not None
        )
    )


def _message(title: str, message: Json, sample: Sample, links: VersionLinks) -> str:
    gates = f"It shows what stands behind {links.badges(sorted(sample.gates))}:" if sample.gates else ""
    return blocks(gates, json_fence(title, message))


@dataclass(frozen=True, slots=True)
class Sample:
    """A valid value, and the gates that it needs beside those of its method."""

    value: Json
    gates: frozenset[str] = frozenset()


def _shown(ref: RefType, method: Method, version: Version) -> Sample | None:
    """The first example of a message, with what stands behind other gates taken away where it is sound without."""
    definitions, own = version.protocol.definitions, frozenset(method.features)
    found = [e.value for e in version.examples_of.get(ref.name, ()) if e.verdict == "valid"]
    for value in found:
        bare = without_gates(value, ref, definitions, own)
        if bare is not MISSING and read(bare, ref, definitions).verdict == "valid":
            return Sample(bare)
    return Sample(found[0], gates_shown(found[0], ref, definitions) - own) if found else None


def _failure(version: Version) -> Sample | None:
    """A failure that any request can end in: one with a code of JSON-RPC itself."""
    for example in version.examples_of.get(version.protocol.error.name, ()):
        value = example.value
        members = cast("dict[str, Json]", value) if isinstance(value, dict) else {}
        if example.verdict == "valid" and members.get("code") in JSON_RPC:
            return Sample(members)
    return None
