"""Reading a message once more, strictly, to tell what is wrong with it or what leniency left out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from pydantic_core import SchemaValidator, ValidationError

from .core import Schema
from .errors import Drop, Fault
from .leniency import NULL
from .places import Place, places


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a strict reader refuses."""

    place: Place
    reason: str


def examine(strict: SchemaValidator, schema: Schema, text: str | bytes | bytearray) -> tuple[Finding, ...]:
    """All that a strict reader refuses in a JSON text; `schema` is the lenient core schema. None where all fits."""
    try:
        strict.validate_json(text)
    except ValidationError as error:
        return told(error, schema)
    return ()


def told(error: ValidationError, schema: Schema) -> tuple[Finding, ...]:
    """What a validator's error tells, each with its place."""
    lines = error.errors(include_url=False, include_context=False)
    place = places(schema)
    return tuple(Finding(place(line["loc"], line["type"], line["input"]), line["msg"]) for line in lines)


def faults(findings: Iterable[Finding]) -> tuple[Fault, ...]:
    """What leniency does not take in."""
    kept = (f for f in findings if f.place.absorbed is None)
    return tuple(map(_fault, kept))


def _fault(finding: Finding) -> Fault:
    place = finding.place
    read_as = place.variants[-1] if place.variants else None
    return Fault(place.pointer, finding.reason, read_as, "variant" if place.tags else "", place.tags)


def drops(findings: Iterable[Finding]) -> tuple[Drop, ...]:
    """What leniency takes in: one for each value that is left out, with all that is wrong with it.

    What lies in something that is left out as a whole is not told of again.
    """
    reasons: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for finding in findings:
        if finding.place.absorbed is not None:
            reasons[finding.place.absorbed].append(_within(finding, finding.place.absorbed[0]))
    gone = {pointer for pointer, _ in reasons}
    return tuple(
        Drop(pointer, done if done == NULL else f"{done}: {'; '.join(why)}")
        for (pointer, done), why in reasons.items()
        if not any(pointer.startswith(f"{outer}/") for outer in gone)
    )


def _within(finding: Finding, pointer: str) -> str:
    inner = finding.place.pointer.removeprefix(pointer)
    return f"{inner}: {finding.reason}" if inner else finding.reason
