"""The method table, rebuilt from `x-side`, `x-method` and the definitions that list the messages of each side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from acp_codegen.diagnostics import Origin
from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.model import Direction, Kind, Method
from acp_codegen.ir.types import RefType
from acp_codegen.load.compiled.form import DEFINITIONS, UnfitError, as_object

Node = Mapping[str, Any]
RELAYED = "proxy/successor"
"""The one method that both ends of a proxy's connection call: a compiled schema has no word for that."""


@dataclass(frozen=True, slots=True)
class _Way:
    """Messages from `sender`, which `answerer` answers; `side` is `x-side` of their definitions."""

    sender: str
    answerer: str
    side: str
    direction: Direction


WAYS = (
    _Way("Client", "Agent", "agent", "client->agent"),
    _Way("Agent", "Client", "client", "agent->client"),
    _Way("Proxy", "Proxy", "proxy", "conductor->proxy"),
)
LISTS = tuple(way.sender + kind for way in WAYS for kind in ("Request", "Response", "Notification"))
DERIVED = frozenset(LISTS) | EXTENSIONS.keys()
"""Names of the definitions that follow from the method table."""


@dataclass(frozen=True, slots=True)
class Table:
    """The methods, and what their messages have in common."""

    methods: tuple[Method, ...]
    request_id: RefType
    error: RefType


def read_table(document: Node, at: Origin) -> Table:
    """The method table of a compiled schema; `at` is its root."""
    reader = _Reader(document["$defs"], at)
    reader.check()
    methods = [method for way in WAYS for method in reader.methods(way)]
    methods += reader.protocol_level(document.get("anyOf", []))
    reader.check_listed(methods)
    return Table(tuple(methods), reader.common("ClientRequest", "id"), reader.common("ClientResponse", "error"))


@dataclass(frozen=True, slots=True)
class _Reader:
    definitions: Node
    root: Origin

    @property
    def at(self) -> Origin:
        """Where the definitions stand."""
        return self.root.at("$defs")

    def check(self) -> None:
        """Both sides have their lists; proxies have theirs only where there are methods for them."""
        for name in LISTS:
            if not isinstance(self.definitions.get(name), dict) and not name.startswith("Proxy"):
                raise UnfitError(self.at, f"there is no definition {name}, which lists the messages of a side")

    def check_listed(self, methods: list[Method]) -> None:
        """Each definition that says it is a message is listed where messages of its kind are."""
        listed = {ref.name for method in methods for ref in method.references}
        for name, node in self.definitions.items():
            if "x-method" in as_object(node) and name not in listed:
                message = f"{name} says that it is a message of {node['x-method']}, but is not listed as one"
                raise UnfitError(self.at.at(name, "x-method"), message)

    def methods(self, way: _Way) -> Iterator[Method]:
        kinds: tuple[Kind, ...] = ("request", "notification")
        for kind in kinds:
            for name in self._list(way.sender + kind.capitalize(), "params"):
                if name not in EXTENSIONS:
                    result = self._result(name, f"{way.answerer}Response") if kind == "request" else None
                    yield self._method(name, kind, way.direction, way.side, result)

    def protocol_level(self, branches: list[Any]) -> Iterator[Method]:
        """What both sides may send is listed in the root itself, as notifications."""
        for i, branch in enumerate(branches):
            for name in _listed(branch, "params", self.root.at("anyOf", i)):
                yield self._method(name, "notification", "both", "protocol", None)

    def common(self, name: str, member: str) -> RefType:
        """The definition of a member that all messages in a list have."""
        found = next(self._list(name, member), None)
        if found is None:
            raise UnfitError(self.at.at(name), f"{name} does not say what its `{member}` is")
        return RefType(found, self.at.at(name))

    def _list(self, name: str, member: str) -> Iterator[str]:
        return _listed(self.definitions.get(name), member, self.at.at(name))

    def _method(self, params: str, kind: Kind, direction: Direction, side: str, result: str | None) -> Method:
        node = self._message(params)
        if node["x-side"] != side:
            message = f"{params} is listed as a message to the side `{side}`, but says `{node['x-side']}`"
            raise UnfitError(self.at.at(params, "x-side"), message)
        return Method(
            name=node["x-method"],
            kind=kind,
            direction="proxy<->conductor" if node["x-method"] == RELAYED else direction,
            params=RefType(params, self.at.at(params)),
            result=None if result is None else RefType(result, self.at.at(result)),
            description="",
            origin=self.at.at(params),
        )

    def _message(self, name: str) -> Node:
        """The definition of a message, which says whose it is."""
        node = as_object(self.definitions.get(name))
        if not {"x-method", "x-side"}.issubset(node):
            raise UnfitError(
                self.at.at(name), f"{name} is listed as a message, but does not say of which method and side"
            )
        return node

    def _result(self, params: str, responses: str) -> str:
        """The answer to a request: the one that names the same method and side."""
        wanted = _whose(self._message(params))
        listed = [name for name in self._list(responses, "result") if name not in EXTENSIONS]
        same = [name for name in listed if _whose(self._message(name)) == wanted]
        if len(same) != 1:
            message = f"{responses} lists {len(same) or 'no'} answer{'s' if same else ''} to {params}"
            raise UnfitError(self.at.at(params), message, "list one definition with the same `x-method` and `x-side`")
        return same[0]


def _whose(message: Node) -> tuple[str, str]:
    return message["x-method"], message["x-side"]


def _listed(node: Any, member: str, at: Origin) -> Iterator[str]:
    """The definitions that a property of a message refers to, in whichever branch the property stands."""
    message = as_object(node)
    if member in message.get("properties", {}):
        yield from _references(message["properties"][member], at.at("properties", member))
    for i, branch in enumerate(message.get("anyOf", [])):
        yield from _listed(branch, member, at.at("anyOf", i))


def _references(node: Any, at: Origin) -> Iterator[str]:
    """The names in a list of definitions; null may stand beside them, and nothing else."""
    listing = as_object(node)
    if "$ref" in listing:
        yield listing["$ref"].removeprefix(DEFINITIONS)
    elif "anyOf" in listing or "allOf" in listing:
        word = "anyOf" if "anyOf" in listing else "allOf"
        for i, branch in enumerate(listing[word]):
            yield from _references(branch, at.at(word, i))
    elif listing.get("type") != "null":
        raise UnfitError(at, "only references to messages can be listed here")
