"""A value is read as few definitions.

A definition that is another name for a second one, or has it as a branch, makes a reader go on to that for the same
value. Chains of such names, and branches that lead to the same definitions over and over, cost every reader of a
compiled schema, and can cost more than it has.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.lint.reach import ROW, STEPS, other_names, ways_to_read
from acp_codegen.lint.rule import Fault, Rule

HINT = "refer to what is meant at once, or tell the branches apart by a tag and properties"


def check(sources: Sources) -> Iterator[Fault]:
    for protocol in sources.protocols:
        names, ways = other_names(protocol), ways_to_read(protocol)
        for name, way in ways.items():
            if not way.fits and all(ways[other].fits for other in names[name]):
                message = f"reading a value as {name} goes through {way.steps} definitions, up to {way.row} in a row"
                message += f" (at most {STEPS} and {ROW})"
                yield Fault(protocol.definitions[name].origin, message, HINT)


RULE = Rule("ACP135", "long-way", check)
