"""An example comes out as it says.

Each is read as a receiver reads it. A valid one has nothing wrong with it; a lenient one only loses what stands at its
pointers; an invalid one is refused for what stands at them. The pointers are all of them, and no others.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Example, Protocol, Sources
from acp_codegen.ir.notes import Reading
from acp_codegen.ir.reading import read
from acp_codegen.lint.reach import broken
from acp_codegen.lint.rule import Fault, Rule, too_deep

SHOWN = 3


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        unclear = broken(protocol)
        for example in sources.examples:
            known = example.of.name in protocol.definitions and example.of.name not in unclear
            if example.version == protocol.version and known:
                yield from _judged(example, protocol)


def _judged(example: Example, protocol: Protocol) -> Iterator[Fault]:
    try:
        yield from _contradiction(example, protocol)
    except RecursionError:
        yield too_deep(example.origin.at("of"), f"a value of {example.of.name}")


def _contradiction(example: Example, protocol: Protocol) -> Iterator[Fault]:
    reading = read(example.value, example.of, protocol.definitions)
    pointers = sorted({note.pointer for note in reading.notes})
    if reading.verdict != example.verdict:
        message = f"this is {reading.verdict} and not {example.verdict}{_reasons(reading)}"
        rest = f" with {_named(pointers)}" if pointers else ", and take `pointer` away"
        yield Fault(example.origin.at("verdict"), message, f"mend the value, or call it {reading.verdict}{rest}")
    elif pointers != sorted(set(example.pointers)):
        message = f"this is {reading.verdict}, but not for what `pointer` says{_reasons(reading)}"
        yield Fault(example.origin.at("pointer"), message, f"mend the value, or write {_named(pointers)}")


def _reasons(reading: Reading) -> str:
    """What came out, by place."""
    shown = "; ".join(f"at {_quoted(note.pointer)} {note.reason}" for note in reading.notes[:SHOWN])
    more = len(reading.notes) - SHOWN
    return (f": {shown}" if shown else "") + (f"; and {more} more" if more > 0 else "")


def _named(pointers: list[str]) -> str:
    return f"the pointer{'s'[: len(pointers) > 1]} " + ", ".join(_quoted(pointer) for pointer in pointers)


def _quoted(pointer: str) -> str:
    return f'"{pointer}"'


RULE = Rule("ACP111", "example-verdict", check)
