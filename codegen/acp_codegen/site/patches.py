"""What each gate changes in the compiled schemas."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from acp_codegen.emit.docs import Patch
from acp_codegen.emit.json_schema import compile_schema
from acp_codegen.ir.coverage import Row
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.json_text import dumps
from acp_codegen.pipeline import project_features
from acp_codegen.site.json_patch import Operation, json_patch

IDENTITY = ("/$id", "/x-acp/")
"""Where any two compiled schemas differ."""
WIDTH = 100

Compile = Callable[[frozenset[str]], dict[str, Any]]


def patches(sources: Sources, rows: Sequence[Row]) -> Mapping[tuple[str, str], tuple[Patch, ...]]:
    """For each gate and each version that it adds to: what it changes alone, then what beside gates that parts need.

    Each patch makes the compiled schema with the gate from the one without, `$id` and `x-acp` included.
    """
    found: dict[tuple[str, str], tuple[Patch, ...]] = {}
    for protocol in sources.protocols:
        compiled = _compile(sources, protocol)
        for row in rows:
            if row.versions.get(protocol.name):
                found[row.feature.name, protocol.name] = tuple(_patches(row, protocol.name, compiled))
    return found


def _compile(sources: Sources, protocol: Protocol) -> Compile:
    """A compiler of one version that makes each schema once."""

    @cache
    def compiled(gates: frozenset[str]) -> dict[str, Any]:
        return compile_schema(*project_features(sources, protocol, sorted(gates)))

    return compiled


def _patches(row: Row, version: str, compiled: Compile) -> Iterator[Patch]:
    gate = row.feature.name
    for beside in ((), *row.also_required(version)):
        base = frozenset(beside)
        operations = json_patch(compiled(base), compiled(base | {gate}))
        if any(map(_says_something, operations)):
            file = "features/" + ".".join([gate, version, *beside, "json"])
            yield Patch(beside, tuple(operations), dumps(operations, WIDTH), file)


def _says_something(operation: Operation) -> bool:
    return not operation["path"].startswith(IDENTITY)
