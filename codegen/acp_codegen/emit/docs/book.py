"""All that the pages are made from, with what they look up in it."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from acp_codegen.emit.docs.markdown import code
from acp_codegen.emit.docs.paths import UNNAMED_AREA, distinct, slug
from acp_codegen.ir.availability import Alternatives, availability
from acp_codegen.ir.class_names import class_names
from acp_codegen.ir.coverage import Row
from acp_codegen.ir.likeness import Likeness
from acp_codegen.ir.model import Area, Definition, Example, Method, Protocol, Registry
from acp_codegen.ir.routing import AREA, routing_definitions
from acp_codegen.ir.types import ArrayType, MapType, NullableType, RefType, Type
from acp_codegen.ir.walk import definition_items

_PART = re.compile(r"[.:=]")


@dataclass(frozen=True, slots=True)
class Patch:
    """What a gate changes in a compiled schema where the gates `beside` are open already.

    `operations` are a JSON Patch (RFC 6902), `text` is that as JSON, and `file` is the path at which the site has it.
    """

    beside: tuple[str, ...]
    operations: Sequence[Mapping[str, Any]]
    text: str
    file: str

    @property
    def definitions(self) -> tuple[str, ...]:
        """The definitions of the compiled schema that it adds or changes."""
        pointers = (str(operation["path"]).split("/") for operation in self.operations)
        return tuple(dict.fromkeys(parts[2] for parts in pointers if parts[1] == "$defs"))


@dataclass(frozen=True, slots=True)
class Site:
    """What pages show that is not in the model.

    `rfds` are the slugs of the RFDs that have a page in the site; `patches` are those of each gate and version.
    """

    rfds: frozenset[str] = frozenset()
    patches: Mapping[tuple[str, str], tuple[Patch, ...]] = field(
        default_factory=dict[tuple[str, str], tuple[Patch, ...]]
    )


MESSAGES = "Messages"
MESSAGES_DESCRIPTION = (
    'What a line on the wire can be: a JSON-RPC message of one of the kinds below, with `jsonrpc` as `"2.0"`. The '
    "`method` says which params a request or a notification has; a result is that of the request with the same `id`."
)


def with_messages(protocol: Protocol) -> Protocol:
    """The protocol, and the definitions that list its messages in an area of their own."""
    level = [code(m.name) for m in protocol.methods if m.receiver == "protocol"]
    either = f" Either side may also send {', '.join(level)}." if level else ""
    found = {n: d for n, d in routing_definitions(protocol, told=True).items() if n not in protocol.definitions}
    area = Area(name=AREA, title=MESSAGES, description=MESSAGES_DESCRIPTION + either)
    areas = protocol.areas if any(a.name == AREA for a in protocol.areas) else (*protocol.areas, area)
    return replace(protocol, definitions={**protocol.definitions, **found}, areas=areas)


@dataclass(frozen=True)
class Version:
    """A protocol version as written, and its examples; `protocol` has the definitions that list its messages too."""

    protocol: Protocol
    examples: tuple[Example, ...]

    @cached_property
    def derived(self) -> frozenset[str]:
        """The definitions that follow from the method table."""
        return frozenset(routing_definitions(self.protocol))

    @cached_property
    def written(self) -> Protocol:
        """The protocol without what follows from the method table."""
        definitions = {name: d for name, d in self.protocol.definitions.items() if name not in self.derived}
        return replace(self.protocol, definitions=definitions)

    @cached_property
    def classes(self) -> Mapping[str, tuple[str, ...]]:
        """The Python names that each part brings beside those of definitions, by the part's path."""
        return class_names(self.written)

    @property
    def name(self) -> str:
        return self.protocol.name

    @cached_property
    def methods(self) -> Mapping[str, tuple[Method, ...]]:
        """The forms of each wire name, in the order of the method table."""
        found: defaultdict[str, list[Method]] = defaultdict(list)
        for method in self.protocol.methods:
            found[method.name].append(method)
        return {name: tuple(forms) for name, forms in found.items()}

    @cached_property
    def slugs(self) -> Mapping[str, str]:
        """What the page of each wire name is called."""
        return distinct(self.methods, slug, ["index"])

    @cached_property
    def areas(self) -> Mapping[str, tuple[Definition, ...]]:
        """The definitions of each area, in the order of the sources."""
        found: defaultdict[str, list[Definition]] = defaultdict(list)
        for definition in self.protocol.definitions.values():
            found[definition.area].append(definition)
        return {name: tuple(definitions) for name, definitions in found.items()}

    @cached_property
    def files(self) -> Mapping[str, str]:
        """What the page of each area is called."""
        return distinct(self.areas, lambda area: area or UNNAMED_AREA, ["index"])

    def area(self, name: str) -> Area:
        found = next((area for area in self.protocol.areas if area.name == name), None)
        return found or Area(name=name, title=name or "Types", description="")

    @cached_property
    def available(self) -> Mapping[str, Alternatives]:
        return availability(self.protocol)

    def alternatives(self, definition: Definition) -> Alternatives:
        """The smallest sets of gates under which a definition is there: its own where nothing reaches it."""
        return self.available.get(definition.name, frozenset({frozenset(definition.features)}))

    @cached_property
    def users(self) -> Mapping[str, tuple[str, ...]]:
        """For each definition the paths of the parts that refer to it."""
        found: defaultdict[str, dict[str, None]] = defaultdict(dict)
        for definition in self.protocol.definitions.values():
            for item in definition_items(definition):
                for ref in _own_references(getattr(item.node, "type", None)):
                    # That a message is among the messages goes without saying.
                    if definition.name not in self.derived or ref.name in self.derived:
                        found[ref.name][item.path] = None
        return {name: tuple(paths) for name, paths in found.items()}

    @cached_property
    def examples_of(self) -> Mapping[str, tuple[Example, ...]]:
        found: defaultdict[str, list[Example]] = defaultdict(list)
        for example in self.examples:
            found[example.of.name].append(example)
        return {name: tuple(examples) for name, examples in found.items()}


@dataclass(frozen=True)
class Book:
    """Everything that the pages are made from."""

    registry: Registry
    protocols: Sequence[Protocol]
    rows: Sequence[Row]
    examples: Sequence[Example]
    site: Site

    @cached_property
    def versions(self) -> tuple[Version, ...]:
        return tuple(
            Version(with_messages(protocol), tuple(e for e in self.examples if e.version == protocol.version))
            for protocol in self.protocols
        )

    def version(self, name: str) -> Version:
        return next(version for version in self.versions if version.name == name)

    @cached_property
    def likenesses(self) -> Mapping[tuple[str, str], Likeness]:
        """How each two versions compare, by their names."""
        pairs = ((one, other) for one in self.versions for other in self.versions if one is not other)
        return {(one.name, other.name): Likeness(one.protocol, other.protocol) for one, other in pairs}

    def opened_by_umbrella(self, gates: frozenset[str]) -> bool:
        """Whether an umbrella opens all of the gates, so that they are open in what the package ships as unstable."""
        features = (self.registry.feature(gate) for gate in gates)
        return all(f is not None and f.umbrella is not None for f in features)


def owner(path: str) -> str:
    """The definition that a part stands in, by the part's path."""
    return _PART.split(path, maxsplit=1)[0]


def own_name(path: str) -> str:
    """What a part is called by itself, by its path."""
    return _PART.split(path)[-1]


def _own_references(kind: Type | None) -> Iterator[RefType]:
    """The references in a type that stand in no property and no branch: those are parts of their own."""
    match kind:
        case RefType():
            yield kind
        case ArrayType(items=inner) | MapType(values=inner) | NullableType(inner=inner):
            yield from _own_references(inner)
        case _:
            pass
