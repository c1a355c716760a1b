"""Reading a message once more, strictly, to tell what is wrong with it or what leniency left out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import SchemaValidator, ValidationError

from .errors import Drop, Fault
from .places import NULL, Branch, Place, place
from .unions import BY_TAG


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a strict reader refuses."""

    place: Place
    reason: str


def faults(findings: Iterable[Finding]) -> tuple[Fault, ...]:
    """What leniency does not take in."""
    kept = (f for f in findings if f.place.absorbed is None)
    return tuple(Fault(f.place.pointer, f.reason, f.place.variants[-1] if f.place.variants else None) for f in kept)


def drops(findings: Iterable[Finding]) -> tuple[Drop, ...]:
    """What leniency takes in: one for each value that is left out, with all that is wrong with it."""
    reasons: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for finding in findings:
        if finding.place.absorbed is not None:
            reasons[finding.place.absorbed].append(_within(finding, finding.place.absorbed[0]))
    return tuple(
        Drop(pointer, done if done == NULL else f"{done}: {'; '.join(why)}") for (pointer, done), why in reasons.items()
    )


def _within(finding: Finding, pointer: str) -> str:
    inner = finding.place.pointer.removeprefix(pointer)
    return f"{inner}: {finding.reason}" if inner else finding.reason


def examine(strict: SchemaValidator, schema: Any, text: str | bytes | bytearray) -> tuple[Finding, ...]:
    """All that a strict reader refuses in a JSON text; `schema` is the lenient core schema. None where all fits."""
    try:
        strict.validate_json(text)
    except ValidationError as error:
        return told(error, schema)
    return ()


def told(error: ValidationError, schema: Any) -> tuple[Finding, ...]:
    """The findings of a validator's error: of a union, those of the branch that was meant."""
    details = error.errors(include_url=False, include_context=False)
    found = [(d["loc"], Finding(place(schema, d["loc"], null=d["input"] is None), d["msg"])) for d in details]
    for union in sorted(_unions(found), key=len):
        found = list(_settled(found, union, schema))
    return tuple(finding for _, finding in found)


Found = list[tuple[tuple[int | str, ...], Finding]]


def _unions(found: Found) -> set[tuple[int | str, ...]]:
    return {branch.tried for _, finding in found for branch in finding.place.branches}


def _settled(found: Found, union: tuple[int | str, ...], schema: Any) -> Iterator[tuple[Any, Finding]]:
    """The findings with those of one union reduced to what is said of it."""
    inside = [(at, f, b) for at, f in found for b in f.place.branches if b.tried == union]
    if not inside:
        yield from found
        return
    branch = inside[0][2]
    kept = None if branch.kind != BY_TAG else _meant([(at, b) for at, _, b in inside], branch.labels)
    told_once = False
    for at, finding in found:
        tried = next((b for b in finding.place.branches if b.tried == union), None)
        if tried is None or tried.label == kept:
            yield at, finding
        elif kept is None and not told_once:
            told_once = True
            yield union, Finding(place(schema, union), f"Input should be one of: {', '.join(branch.labels)}")


def _meant(inside: Sequence[tuple[tuple[int | str, ...], Branch]], labels: Sequence[str]) -> str:
    """The branch of a tagged union that a value was meant for.

    It is the one that the tag picks: its findings lie deeper than the union. Else that of the others with least to say.
    """
    counts = {label: sum(b.label == label for _, b in inside) for label in labels}
    if any(b.label == BY_TAG and len(at) > len(b.tried) + 1 for at, b in inside):
        return BY_TAG
    return min((label for label in labels if label != BY_TAG), key=lambda label: counts[label])
