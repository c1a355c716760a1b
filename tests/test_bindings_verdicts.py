"""The bindings agree with the reference meaning of the model, and with JSON Schema where nothing is lenient."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from typing import Any, cast

import pytest
from acp_schema import DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable
from hypothesis import HealthCheck, assume, given, settings
from jsonschema_rs import Draft202012Validator

from acp_codegen.diagnostics import pointer_join
from acp_codegen.emit.json_schema.routing import routing_definitions
from acp_codegen.ir.model import Definition, Example, Protocol, Verdict
from acp_codegen.ir.notes import Reading
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import Json, ObjectType
from acp_codegen.ir.walk import unions
from models import bounded
from repository import ROOT, projected, sources
from strategies import Spoilt, close_values, places, spoilt_once, values

UMBRELLA = ("unstable",)
FEW = settings(
    derandomize=True, database=None, deadline=None, max_examples=6, suppress_health_check=[HealthCheck.too_slow]
)
MANY = settings(FEW, max_examples=14)


@dataclass(frozen=True)
class Package:
    """A package of the bindings, and the projection of the protocol that it was made from."""

    label: str
    module: Any
    protocol: Protocol
    schema: str

    def reading(self, name: str, value: Json) -> Reading:
        return read(value, self.protocol.definitions[name].type, self.protocol.definitions)

    @property
    def stable(self) -> Any:
        """The package of the same version with nothing behind a gate."""
        return {1: v1, 2: v2}[self.protocol.version]

    @property
    def compiled(self) -> dict[str, Any]:
        folder = ROOT / "generated" / "acp_schema" / self.protocol.name
        found: dict[str, Any] = json.loads((folder / self.schema).read_text())["$defs"]
        return found

    @property
    def names(self) -> list[str]:
        """The definitions of the compiled schema, without those that only say who may send what."""
        return [name for name in self.compiled if name not in routing_definitions(self.protocol)]


@cache
def packages() -> tuple[Package, ...]:
    return (
        Package("v1", v1, projected(1), "schema.json"),
        Package("v1.unstable", v1_unstable, projected(1, UMBRELLA), "schema.unstable.json"),
        Package("v2", v2, projected(2), "schema.json"),
        Package("v2.unstable", v2_unstable, projected(2, UMBRELLA), "schema.unstable.json"),
    )


@dataclass(frozen=True)
class Outcome:
    """What the bindings made of a value."""

    verdict: Verdict
    pointers: frozenset[str]
    written: Json = None
    told: frozenset[tuple[str, str]] = frozenset()


def outcome(form: Any, value: Json) -> Outcome:
    try:
        found, report = decode(form, json.dumps(value), report=True)
    except DecodeError as error:
        told = frozenset((f.pointer, f.reason) for f in error.faults if f.kind != "alternatives")
        return Outcome("invalid", frozenset(fault.pointer for fault in error.faults), told=told)
    dropped = frozenset(drop.pointer for drop in report)
    return Outcome("lenient" if dropped else "valid", dropped, json.loads(encode(found)))


SUBJECTS = [(package, name) for package in packages() for name in package.names]
each_definition = pytest.mark.parametrize(
    ("package", "name"), SUBJECTS, ids=[f"{package.label}-{name}" for package, name in SUBJECTS]
)


def effort(package: Package, name: str) -> settings:
    """Few values where a type has nothing but metadata, or is the stable one once more."""
    kind = package.protocol.definitions[name].type
    small = isinstance(kind, ObjectType) and kind.union is None and len(kind.fields) < 2
    shared = package.label.endswith("unstable") and hasattr(package.stable, name)
    return FEW if small or (shared and getattr(package.stable, name) is getattr(package.module, name)) else MANY


def known_difference(package: Package, name: str, value: Json) -> bool:
    """Whether the bindings are meant to judge a value in another way than the model does."""
    return _of_another_variant(package, name, value) or any(
        _prefers_its_tag(package, inner) or (name in HOLD_ENTRIES and _kept_whole(package, inner))
        for _, inner in [((), value), *places(value, ())]
    )


def _of_another_variant(package: Package, name: str, value: Json) -> bool:
    """The class of a variant reads no value that has the tag of another one; its definition knows of no tag."""
    constants: dict[str, str] = getattr(getattr(package.module, name), "wire_constants", {})
    return isinstance(value, dict) and not constants.items() <= (constants | cast("dict[str, Json]", value)).items()


def _prefers_its_tag(package: Package, value: Json) -> bool:
    """A v1 `terminal` entry that loses something is read as one; the model reads it as an agent's, which it also is."""
    terminal = isinstance(value, dict) and cast("dict[str, Json]", value).get("type") == "terminal"
    if package.protocol.version != 1 or not terminal:
        return False
    as_terminal, as_agent = (package.reading(name, value) for name in ("AuthMethodTerminal", "AuthMethodAgent"))
    return as_terminal.verdict == "lenient" and as_agent.verdict == "valid"


HOLD_ENTRIES = frozenset({"AuthMethod", "InitializeResponse"})


def _kept_whole(package: Package, value: Json) -> bool:
    """A v1 entry of a foreign type is kept as it came, with what the model reads as absent from it."""
    inside = cast("dict[str, Json]", value) if isinstance(value, dict) else {}
    foreign = package.protocol.version == 1 and inside.get("type", "agent") != "agent"
    return foreign and package.reading("AuthMethodAgent", value).verdict == "lenient"


def agree(package: Package, name: str, value: Json) -> Outcome:
    """Hold the bindings against the model; what they make of the value."""
    reading, found = package.reading(name, value), outcome(getattr(package.module, name), value)
    wanted = frozenset(note.pointer for note in reading.notes)
    assert found.verdict == reading.verdict, (reading, found)
    assert found.pointers == wanted, (reading, found)
    # The bindings call alternatives by the names of their classes.
    assert found.told == {(n.pointer, n.reason) for n in reading.faults if n.kind != "alternatives"}
    if reading.verdict != "invalid":
        assert exact(found.written) == exact(reading.value)
    if reading.verdict == "valid":
        assert exact(reading.value) == exact(value)
    return found


def exact(value: Json) -> Json:
    """A value in which true is not 1, and 1.0 is."""
    match value:
        case bool():
            return ("boolean", value)
        case list():
            return [exact(item) for item in cast("Sequence[Json]", value)]
        case dict():
            return {key: exact(item) for key, item in cast("dict[str, Json]", value).items()}
        case _:
            return value


@each_definition
def test_the_verdicts_are_those_of_the_model_and_of_json_schema(package: Package, name: str) -> None:
    kind, definitions = package.protocol.definitions[name].type, package.protocol.definitions
    validator = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": bounded(package.compiled)})

    @effort(package, name)
    @given(values(kind, definitions) | close_values(kind, definitions))
    def check(value: Json) -> None:
        assume(not known_difference(package, name, value))
        found = agree(package, name, value)
        assert (found.verdict == "valid") == validator.is_valid(value), found

    check()


@each_definition
def test_what_is_wrong_at_one_place_is_told_of_there(package: Package, name: str) -> None:
    """Of a property that is gone, at its place or that of the object that lacks it."""
    kind, definitions = package.protocol.definitions[name].type, package.protocol.definitions
    may_be_gone = tags_of_some(definitions)

    @effort(package, name)
    @given(spoilt_once(kind, definitions))
    def check(spoilt: Spoilt) -> None:
        assume(not (spoilt.dropped and spoilt.path[-1] in may_be_gone))
        assume(not known_difference(package, name, spoilt.value))
        found = outcome(getattr(package.module, name), spoilt.value)
        if found.verdict == "invalid":
            place, holder = pointer_of(spoilt.path), pointer_of(spoilt.path[:-1])
            within = all(f"{pointer}/".startswith(f"{place}/") for pointer in found.pointers)
            assert within or (spoilt.dropped and found.pointers == {holder}), (spoilt, found)

    check()


def tags_of_some(definitions: Mapping[str, Definition]) -> set[str | None]:
    """Tags that not all variants have: without one, a value is read by its shape, and may then lack another thing."""
    found = (union for definition in definitions.values() for union in unions(definition))
    return {union.tag for union in found if any(variant.tag is None for variant in union.variants)}


def pointer_of(path: Sequence[Any]) -> str:
    return reduce(pointer_join, path, "")


EXAMPLE_CASES = [
    (package, example)
    for package in packages()
    for example in sources().examples
    if example.version == package.protocol.version
    and example.of.name in package.protocol.definitions
    and not known_difference(package, example.of.name, example.value)
]


@pytest.mark.parametrize(
    ("package", "example"),
    EXAMPLE_CASES,
    ids=[f"{package.label}-{example.of.name}-{example.verdict}" for package, example in EXAMPLE_CASES],
)
def test_the_verdicts_on_the_examples_are_those_of_the_model(package: Package, example: Example) -> None:
    agree(package, example.of.name, example.value)
