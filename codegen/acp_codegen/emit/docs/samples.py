"""Examples: values of definitions with their verdicts, and the messages that are built from them.

The title of each says what it is, so that a test can hold it to that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, code, folded, json_fence
from acp_codegen.ir.model import Definition, Example, Method
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import MISSING, EnumType, Json, Missing, RefType

REQUEST_ID = 1


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


def messages(method: Method, version: Version) -> str:
    """A message of a method and its answer, as far as there are examples for them."""
    params = _valid_value(method.params, version)
    result = MISSING if method.result is None else _valid_value(method.result, version)
    head: dict[str, Json] = {"jsonrpc": "2.0"}
    number: dict[str, Json] = {"id": REQUEST_ID} if method.kind == "request" else {}
    sent = {**head, **number, "method": method.name, "params": params}
    answer = {**head, **number, "result": result}
    return blocks(
        "" if params is MISSING else json_fence(f"{method.name} {method.kind}", sent),
        "" if result is MISSING else json_fence(f"{method.name} response", answer),
    )


def _valid_value(ref: RefType, version: Version) -> Json | Missing:
    """The first valid example of a definition; `{}` where there is none and that is valid."""
    for example in version.examples_of.get(ref.name, ()):
        if example.verdict == "valid":
            return example.value
    return {} if read({}, ref, version.protocol.definitions).verdict == "valid" else MISSING
