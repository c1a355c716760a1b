"""A package of the bindings held against the reference meaning of the model, and against JSON Schema."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from hypothesis import assume, given, settings
from jsonschema_rs import Draft202012Validator

from acp_codegen.ir.model import Protocol, Verdict
from acp_codegen.ir.notes import Reading
from acp_codegen.ir.reading import read
from acp_codegen.ir.routing import routing_definitions
from acp_codegen.ir.types import Json, UnionType
from models import bounded
from strategies import close_values, places, values


@dataclass(frozen=True)
class Outcome:
    """What the bindings made of a value."""

    verdict: Verdict
    pointers: frozenset[str]
    written: Json = None
    told: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True)
class Package:
    """A package of the bindings: a module with types, and the one with `decode` and `encode`, which may be the same.

    `protocol` is the projection that it was made from, `schema` the file of the compiled schema that comes with it.
    """

    label: str
    types: Any
    codec: Any
    protocol: Protocol
    schema: Path

    def type(self, name: str) -> Any:
        return getattr(self.types, name)

    def reading(self, name: str, value: Json) -> Reading:
        return read(value, self.protocol.definitions[name].type, self.protocol.definitions)

    def outcome(self, name: str, value: Json) -> Outcome:
        try:
            found, report = self.codec.decode(self.type(name), json.dumps(value), report=True)
        except self.codec.DecodeError as error:
            told = frozenset((f.pointer, f.reason) for f in error.faults if f.kind != "alternatives")
            return Outcome("invalid", frozenset(fault.pointer for fault in error.faults), told=told)
        dropped = frozenset(drop.pointer for drop in report)
        return Outcome("lenient" if dropped else "valid", dropped, json.loads(self.codec.encode(found)))

    @cached_property
    def compiled(self) -> dict[str, Any]:
        """The definitions of the compiled schema, integer formats spelt out."""
        found: dict[str, Any] = bounded(json.loads(self.schema.read_text())["$defs"])
        return found

    @property
    def names(self) -> list[str]:
        """The definitions of the compiled schema, without those that only say who may send what."""
        return [name for name in self.compiled if name not in routing_definitions(self.protocol)]


def differential(package: Package, name: str, effort: settings) -> None:
    """Hold the bindings of a definition against the model and the compiled schema, on generated values."""
    kind, definitions = package.protocol.definitions[name].type, package.protocol.definitions
    validator = Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": package.compiled})

    @effort
    @given(values(kind, definitions) | close_values(kind, definitions))
    def check(value: Json) -> None:
        assume(not known_difference(package, name, value))
        found = agree(package, name, value)
        assert (found.verdict == "valid") == validator.is_valid(value), found

    check()


def known_difference(package: Package, name: str, value: Json) -> bool:
    """Whether the bindings are meant to judge a value in another way than the model does."""
    return _of_another_variant(package, name, value) or any(
        _prefers_its_tag(package, inner) or (name in HOLD_ENTRIES and _kept_whole(package, inner))
        for _, inner in [((), value), *places(value, ())]
    )


def _of_another_variant(package: Package, name: str, value: Json) -> bool:
    """The class of a variant reads no value that has the tag of another one; its definition knows of no tag."""
    constants: dict[str, str] = getattr(package.type(name), "wire_constants", {})
    return isinstance(value, dict) and not constants.items() <= (constants | cast("dict[str, Json]", value)).items()


def _prefers_its_tag(package: Package, value: Json) -> bool:
    """A v1 `AuthMethod` that loses something is read by its tag; the model reads it as an agent's, which it also is."""
    union, definitions = package.protocol.definitions["AuthMethod"].type, package.protocol.definitions
    if package.protocol.version != 1 or not isinstance(union, UnionType) or not isinstance(value, dict):
        return False
    tag = cast("dict[str, Json]", value).get("type")
    verdicts = [read(value, v.type, definitions).verdict for v in union.variants if v.tag is not None and v.tag == tag]
    return verdicts == ["lenient"] and package.reading("AuthMethodAgent", value).verdict == "valid"


HOLD_ENTRIES = frozenset({"AuthMethod", "InitializeResponse"})


def _kept_whole(package: Package, value: Json) -> bool:
    """A v1 entry of a foreign type is kept as it came, with what the model reads as absent from it."""
    inside = cast("dict[str, Json]", value) if isinstance(value, dict) else {}
    foreign = package.protocol.version == 1 and inside.get("type", "agent") != "agent"
    return foreign and package.reading("AuthMethodAgent", value).verdict == "lenient"


def agree(package: Package, name: str, value: Json) -> Outcome:
    """Hold the bindings against the model; what they make of the value."""
    reading, found = package.reading(name, value), package.outcome(name, value)
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
