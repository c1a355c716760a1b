"""A default is a value of its property, whichever gates are open.

It is read as a receiver would read it, nested defaults put together, and nothing may be wrong with it or be lost; as
the property is written, and with just the gates that bring it in. The same holds for `x-error-default`, which stands
in for a value that does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from acp_codegen.ir.availability import Alternatives, availability
from acp_codegen.ir.defaults import Extent, composed_default, extents, source
from acp_codegen.ir.model import Definition, Protocol, Sources
from acp_codegen.ir.notes import Note
from acp_codegen.ir.projection import Projection, narrow_part
from acp_codegen.ir.reading import read
from acp_codegen.ir.types import MISSING, Field, Json, Missing
from acp_codegen.ir.walk import OPEN, Gates, Item, definition_items, references
from acp_codegen.lint.gates import decisive, with_just
from acp_codegen.lint.reach import broken
from acp_codegen.lint.rule import Fault, Rule, too_deep

Definitions = Mapping[str, Definition]
HINT = "write a value that the property can have, or change its type"
GATED_HINT = "write a value that fits whichever gates are open, or put the gate on the property as well"


@dataclass(frozen=True, slots=True)
class _Version:
    """A protocol version, and what all its defaults are judged by."""

    protocol: Protocol
    there: Mapping[str, Alternatives]
    unclear: frozenset[str]
    extents: Mapping[str, Extent]
    projections: dict[Gates, Projection] = field(default_factory=dict[Gates, Projection])

    def projection(self, gates: Gates) -> Projection:
        return self.projections.setdefault(gates, Projection(self.protocol.definitions, gates))


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        definitions = protocol.definitions
        version = _Version(protocol, availability(protocol), broken(protocol), extents(definitions))
        for name, definition in definitions.items():
            for item in definition_items(definition):
                if isinstance(item.node, Field) and _clear(item.node, version):
                    ways = [gates | item.gates for gates in version.there.get(name, {OPEN})]
                    yield from _misfits(item, item.node, ways, version)


def _clear(member: Field, version: _Version) -> bool:
    """Whether the default can be read: what it is made of is there and has an end."""
    of = source(member, version.protocol.definitions)
    bounded = of is None or (of in version.extents and version.extents[of].fits)
    return bounded and version.unclear.isdisjoint(ref.name for ref, _ in references(member.type))


def _misfits(item: Item, member: Field, ways: list[Gates], version: _Version) -> Iterator[Fault]:
    for keyword in ("default", "x-error-default"):
        try:
            yield from _misfit(keyword, item, member, ways, version)
        except RecursionError:
            yield too_deep(member.origin.at(keyword), f"the `{keyword}` of {item.path}")


def _misfit(keyword: str, item: Item, member: Field, ways: list[Gates], version: _Version) -> Iterator[Fault]:
    definitions = version.protocol.definitions
    value = _value(keyword, member, definitions)
    if value is MISSING:
        return
    note, words = _first_note(keyword, member, definitions), ""
    sets = (gates for way in ways for gates in decisive(value, member.type, way, definitions))
    for gates in sets if note is None else ():
        note = _first_note(keyword, narrow_part(member, gates), version.projection(gates))
        if note is not None:
            words = f" {with_just(gates)}"
            break
    if note is not None:
        where = f" at {note.pointer}" if note.pointer else ""
        message = f"the `{keyword}` of {item.path} does not fit its type{words}{where}: {note.reason}"
        yield Fault(member.origin.at(keyword), message, GATED_HINT if words else HINT)


def _first_note(keyword: str, member: Field, definitions: Definitions) -> Note | None:
    value = _value(keyword, member, definitions)
    return next(iter(read(value, member.type, definitions).notes), None)


def _value(keyword: str, member: Field, definitions: Definitions) -> Json | Missing:
    return composed_default(member, definitions) if keyword == "default" else member.error_default


RULE = Rule("ACP110", "default-does-not-fit", check)
