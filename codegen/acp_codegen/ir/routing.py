"""The definitions that list the messages of each side; all of them follow from the method table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal

from acp_codegen.ir.extension import EXTENSIONS
from acp_codegen.ir.model import Definition, Method, Protocol, Receiver
from acp_codegen.ir.types import (
    AnyType,
    Field,
    NullableType,
    NullType,
    ObjectType,
    RefType,
    StringType,
    Type,
    UnionType,
    Variant,
)

Side = Literal["Agent", "Client", "Proxy"]
"""Who sends."""
Kind = Literal["Request", "Response", "Notification"]
SIDES: Mapping[Side, str] = {"Agent": "an agent", "Client": "a client", "Proxy": "a proxy or its conductor"}
KINDS: Mapping[Kind, str] = {
    "Request": "Every request that {sender} sends, by its params.",
    "Response": "Every answer that {sender} gives: a result or an error.",
    "Notification": "Every notification that {sender} sends, by its params.",
}
AREA = "messages"

_SENDERS: Mapping[Receiver, Side] = {"client": "Agent", "agent": "Client", "proxy": "Proxy"}
_ANSWERERS: Mapping[Receiver, Side] = {"agent": "Agent", "client": "Client", "proxy": "Proxy"}
_EXTENSION_TITLES: Mapping[Kind, str] = {
    "Request": "ExtMethodRequest",
    "Response": "ExtMethodResponse",
    "Notification": "ExtNotification",
}
Listed = tuple[str, RefType, Method | None]
"""Title of a branch, the definition that it is, and its method; a message outside the protocol has none."""


def routing_definitions(protocol: Protocol, *, told: bool = False) -> dict[str, Definition]:
    """AgentRequest, AgentResponse, ... and the definitions of messages outside the protocol.

    `told` also says which method each message is of, and its gates; the compiled form leaves that out.
    """
    writer = _Writer(protocol, told)
    found = [writer.definition(side, kind) for side in sides(protocol) for kind in kinds(protocol, side)]
    found += [_definition(protocol, name, AnyType(), text) for name, text in EXTENSIONS.items()]
    return {definition.name: definition for definition in found}


def sides(protocol: Protocol) -> list[Side]:
    """The sides that have messages: proxies where there is a method for them."""
    proxies = any(method.receiver == "proxy" for method in protocol.methods)
    return [side for side in SIDES if side != "Proxy" or proxies]


def kinds(protocol: Protocol, side: Side) -> list[Kind]:
    """The kinds of messages that a side can send."""
    return [kind for kind in KINDS if _extended(side) or _methods(protocol, side, kind)]


def params_type(protocol: Protocol, methods: Iterable[Method]) -> Type:
    """What the params of some methods are."""
    return _Writer(protocol).params([(m.params.name, m.params, m) for m in methods])


def _extended(side: Side) -> bool:
    """Whether a side also sends messages outside the protocol: a proxy has none of its own."""
    return side != "Proxy"


def _methods(protocol: Protocol, side: Side, kind: Kind) -> list[Method]:
    """The methods that a side sends a kind of message of."""
    if kind == "Response":
        return [m for m in protocol.methods if _ANSWERERS.get(m.receiver) == side and m.result is not None]
    return [m for m in protocol.methods if _SENDERS.get(m.receiver) == side and m.kind == kind.lower()]


def _definition(protocol: Protocol, name: str, kind: Type, text: str, features: tuple[str, ...] = ()) -> Definition:
    return Definition(name=name, type=kind, description=text, origin=protocol.origin, area=AREA, features=features)


class _Writer:
    """Puts the definitions of a protocol together."""

    def __init__(self, protocol: Protocol, told: bool = False) -> None:
        self._protocol = protocol
        self._told = told

    def definition(self, side: Side, kind: Kind) -> Definition:
        methods = _methods(self._protocol, side, kind)
        listed = [self._listed(m, kind) for m in methods] + self._extension(side, kind)
        shape = self._response(listed) if kind == "Response" else self._sent(listed, kind)
        text = KINDS[kind].format(sender=SIDES[side])
        return _definition(self._protocol, f"{side}{kind}", shape, text, self._needed(side, methods))

    def _needed(self, side: Side, methods: Iterable[Method]) -> tuple[str, ...]:
        """The gates without which none of the messages is there."""
        if not self._told or _extended(side):
            return ()
        needed = [set(method.features) for method in methods]
        return tuple(sorted(set[str]().union(*needed).intersection(*needed)))

    def params(self, listed: Iterable[Listed]) -> Type:
        return NullableType(self._titled(listed))

    def _listed(self, method: Method, kind: Kind) -> Listed:
        ref = method.result if kind == "Response" and method.result is not None else method.params
        return ref.name, ref, method

    def _extension(self, side: Side, kind: Kind) -> list[Listed]:
        ref = RefType(f"Ext{kind}", self._protocol.origin)
        return [(_EXTENSION_TITLES[kind], ref, None)] if _extended(side) else []

    def _titled(self, listed: Iterable[Listed]) -> UnionType:
        """One of several definitions, each under the title that it goes by."""
        return UnionType("anyOf", tuple(self._branch(*one) for one in listed))

    def _branch(self, title: str, ref: RefType, method: Method | None) -> Variant:
        branch = Variant(title=title, type=ref, origin=self._protocol.origin)
        if method is None or not self._told:
            return branch
        return replace(branch, description=f"`{method.name}`", features=method.features)

    def _sent(self, listed: list[Listed], kind: Kind) -> Type:
        ids = [self._field("id", self._protocol.request_id)] if kind == "Request" else []
        method = self._field("method", StringType())
        return _object(*ids, method, self._field("params", self.params(listed), required=False))

    def _response(self, listed: list[Listed]) -> Type:
        result = _object(self._field("id", self._protocol.request_id), self._field("result", self._titled(listed)))
        error = _object(self._field("id", self._error_id()), self._field("error", self._protocol.error))
        parts = (("Result", result), ("Error", error))
        return UnionType("anyOf", tuple(Variant(title=t, type=k, origin=self._protocol.origin) for t, k in parts))

    def _error_id(self) -> Type:
        """The id of an error: null too, for a request whose id could not be read."""
        definition = self._protocol.definitions.get(self._protocol.request_id.name)
        kind = definition.type if definition else None
        if not isinstance(kind, UnionType) or any(isinstance(v.type, NullType) for v in kind.variants):
            return self._protocol.request_id
        null = Variant(type=NullType(), origin=self._protocol.origin)
        return UnionType("anyOf", (*kind.variants, null))

    def _field(self, name: str, kind: Type, *, required: bool = True) -> Field:
        return Field(name=name, type=kind, required=required, description="", origin=self._protocol.origin)


def _object(*fields: Field) -> ObjectType:
    return ObjectType(fields, None, tuple(f.name for f in fields if f.required))
