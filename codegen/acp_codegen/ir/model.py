"""A protocol version and the registry of features, as every part of the toolchain sees them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from acp_codegen.diagnostics import Document, Origin
from acp_codegen.ir.types import Capability, Json, RefType, Type

Kind = Literal["request", "notification"]
Direction = Literal["client->agent", "agent->client", "both", "conductor->proxy", "proxy<->conductor"]
Receiver = Literal["agent", "client", "protocol", "proxy"]
FeatureStatus = Literal["unstable", "stabilized", "withdrawn"]
Verdict = Literal["valid", "invalid", "lenient"]
MethodKey = tuple[str, Kind, Direction]

_RECEIVERS: Mapping[str, Receiver] = {
    "client->agent": "agent",
    "agent->client": "client",
    "both": "protocol",
    "conductor->proxy": "proxy",
    "proxy<->conductor": "proxy",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Definition:
    """A named type. `area` is the source file that it stands in, without the ending."""

    name: str
    type: Type
    description: str = field(compare=False)
    origin: Origin = field(compare=False, repr=False)
    area: str = field(default="", compare=False)
    title: str | None = field(default=None, compare=False)
    features: tuple[str, ...] = field(default=(), compare=False)
    former_names: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Method:
    """A JSON-RPC method. `key` identifies it: one name may be a request one way and a notification the other."""

    name: str
    kind: Kind
    direction: Direction
    params: RefType
    result: RefType | None
    description: str = field(compare=False)
    origin: Origin = field(compare=False, repr=False)
    capability: tuple[Capability, ...] = ()
    condition: str | None = None
    features: tuple[str, ...] = field(default=(), compare=False)

    @property
    def key(self) -> MethodKey:
        return (self.name, self.kind, self.direction)

    @property
    def receiver(self) -> Receiver:
        """The side that the message goes to: `x-side` of its definitions, on the response as well."""
        return _RECEIVERS[self.direction]

    @property
    def references(self) -> tuple[RefType, ...]:
        return (self.params,) if self.result is None else (self.params, self.result)


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """A source file's subject."""

    name: str
    title: str
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol:
    """One version of the protocol: as written, or projected to a set of features.

    `features` are the gates that are open; None is the protocol as written, with all of it. `withdrawn` are the gates
    that are given up, open or not.
    """

    version: int
    title: str
    status: Literal["stable", "draft"]
    description: str
    definitions: Mapping[str, Definition]
    methods: tuple[Method, ...]
    request_id: RefType
    error: RefType
    areas: tuple[Area, ...]
    origin: Origin = field(compare=False, repr=False)
    release: str = "0"
    source_digest: str = ""
    features: tuple[str, ...] | None = None
    withdrawn: tuple[str, ...] = field(default=(), compare=False)

    @property
    def name(self) -> str:
        return f"v{self.version}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A gate: what it is called, what it opens, and which RFD describes it."""

    name: str
    title: str
    description: str
    status: FeatureStatus
    origin: Origin = field(compare=False, repr=False)
    umbrella: str | None = None
    rfd: str | None = None
    same_wire_shape: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Umbrella:
    """A name that stands for every feature that is marked with it."""

    name: str
    description: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Registry:
    """All gates, and the release that the sources belong to."""

    release: str
    features: tuple[Feature, ...]
    umbrellas: tuple[Umbrella, ...]
    origin: Origin = field(compare=False, repr=False)

    @property
    def withdrawn(self) -> tuple[str, ...]:
        return tuple(f.name for f in self.features if f.status == "withdrawn")

    def feature(self, name: str) -> Feature | None:
        return next((f for f in self.features if f.name == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """A value of a definition with the verdict that a receiver must come to, and where it goes wrong."""

    of: RefType
    version: int
    area: str
    verdict: Verdict
    value: Json
    origin: Origin = field(compare=False, repr=False)
    pointers: tuple[str, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sources:
    """Everything under `schema/`, read."""

    registry: Registry
    protocols: tuple[Protocol, ...]
    examples: tuple[Example, ...]
    documents: tuple[Document, ...]
    digest: str

    def protocol(self, version: int) -> Protocol | None:
        return next((p for p in self.protocols if p.version == version), None)
