"""Former names in Python, which stay as deprecated aliases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from acp_codegen.emit.python.classes import named_after
from acp_codegen.emit.python.known import names_beside
from acp_codegen.emit.python.shapes import Shapes
from acp_codegen.ir.model import Definition, Protocol


def former_names(protocol: Protocol, public: Iterable[str]) -> dict[str, str]:
    """What each former name is called now: those of definitions, and what was named after them.

    A name that something else has by now is that; what is no longer there under any name has none.
    """
    taken = set(public)
    renamed = ((d, former) for d in protocol.definitions.values() for former in d.former_names)
    pairs = (pair for definition, former in renamed for pair in _pairs(protocol, definition, former))
    return {old: new for old, new in pairs if old not in taken and new in taken}


def _pairs(protocol: Protocol, definition: Definition, former: str) -> Iterator[tuple[str, str]]:
    """The names that a definition would bring if it was still called so, each with the one that it brings."""
    before = _names(named_after(protocol, replace(definition, name=former)))
    return zip(before, _names(named_after(protocol, definition)), strict=True)


def _names(shapes: Shapes) -> list[str]:
    return [name for shape in shapes.values() for name in (shape.name, *names_beside(shape))]
