"""A protocol as one side of a connection has it: what it may receive and send, read and checked."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from .codec import decode, encode, reader
from .core import value_at
from .errors import DecodeError, Drop
from .events import Id, UnknownUpdate
from .methods import Kind, Method, Methods, Side
from .model import Model
from .protocol import Protocol

INT64 = range(-(2**63), 2**63)
Read = tuple[Any, tuple[Drop, ...]]
"""A value, and what leniency left out of it."""


class Endpoint:
    """One side of a connection on which one protocol is spoken. Raises ValueError for a side that there is not."""

    def __init__(self, protocol: Protocol, side: Side, *, report: bool) -> None:
        if side not in protocol.sides:
            raise ValueError(f"v{protocol.version} has no side {side} here, but {', '.join(protocol.sides)}")
        self.protocol = protocol
        self.receives = protocol.receives(side)
        self.sends = protocol.sends(side)
        self._side, self._report = side, report

    def id(self, value: Any) -> Id:
        """The id of a request. Raises DecodeError where it is none."""
        if type(value) is str or (type(value) is int and value in INT64):
            return value
        found: Id = reader(self.protocol.request_id).read_parsed(value)
        return found

    def read(self, form: Any, raw: Any) -> Read:
        """A parsed JSON value as one of a type. Raises DecodeError."""
        if self._report:
            text = reader(form).text(raw)
            return decode(form, text, report=True)
        return reader(form).read_parsed(raw), ()

    def read_params(self, method: Method, raw: Any) -> Read:
        """The params of a method. Raises DecodeError.

        None, where there are none, is read as an object without properties.
        """
        return self.read(method.params, {} if raw is None else raw)

    def read_result(self, method: Method, raw: Any) -> Read:
        """The result of a method. Raises DecodeError.

        A null that is none is read as an object without properties, where that is one.
        """
        try:
            return self.read(method.result, raw)
        except DecodeError:
            if raw is not None or not reads_as_empty(method.result):
                raise
        return self.read(method.result, {})

    def sending(self, name: str, kind: Kind) -> Method:
        """The method that this side may send. Raises LookupError, which says what there is instead."""
        found = self.sends.get((name, kind))
        if found is None:
            raise LookupError(f"this side, {self._side}, sends no {kind} {name}; {self._instead(name)}")
        return found

    def not_received(self, name: str, kind: Kind) -> str:
        """Why there is no method of a name and kind that this side receives, in words for the peer."""
        other: Kind = "notification" if kind == "request" else "request"
        if (name, other) in self.receives:
            return f"{name} is a {other}"
        if (name, kind) in self.sends:
            return f"The {self._side} sends {name}, and does not receive it"
        return f"There is no such {kind}"

    def _instead(self, name: str) -> str:
        if any(name == known for known, _ in self.receives):
            return f"{name} comes from the other side"
        return Methods(self.sends.values()).near(name)


def unknown_update(raw: Any, error: DecodeError) -> UnknownUpdate | None:
    """What params are where all that is wrong with them is a tag that is not known; else None."""
    fault, *more = error.faults
    if more or fault.kind != "variant":
        return None
    tag = value_at(raw, fault.pointer)
    return UnknownUpdate(raw=raw, pointer=fault.pointer, tag=tag, known=fault.known) if isinstance(tag, str) else None


def checked(form: Any, value: Any) -> bytes:
    """The JSON text of a value of a type. Raises TypeError where it is an instance of another class."""
    wanted = classes(form)
    if object not in wanted and not isinstance(value, wanted):
        raise TypeError(f"{_either(wanted)} is wanted, and not {_named(value.__class__)}")
    return encode(value)


@cache
def classes(form: Any) -> tuple[type, ...]:
    """The classes of which the values of a type are; `object` among them where they may be of any."""
    if form is Any:
        return (object,)
    if form is None:
        return (NoneType,)
    if get_origin(form) is Annotated:
        return classes(get_args(form)[0])
    if get_origin(form) in (Union, UnionType):
        return tuple(dict.fromkeys(cls for each in get_args(form) for cls in classes(each)))
    return (form if isinstance(form, type) else get_origin(form) or object,)


@cache
def reads_as_empty(form: Any) -> bool:
    """Whether an object without properties stands for null: it is a value of the type, and null is none."""
    return _reads(form, {}) and not _reads(form, None)


def _reads(form: Any, raw: Any) -> bool:
    try:
        reader(form).read_parsed(raw)
    except DecodeError:
        return False
    return True


def _either(wanted: tuple[type, ...]) -> str:
    return " or ".join(map(_named, wanted))


def _named(cls: type) -> str:
    """A class by its name, and the package that has it: there are several of one name."""
    public = [part for part in cls.__module__.split(".") if not part.startswith("_")]
    return f"{'.'.join(public)}.{cls.__name__}" if issubclass(cls, Model) else cls.__name__
