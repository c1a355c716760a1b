"""The feature table as JSON and as Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from acp_codegen.ir.coverage import Coverage, Covered, Row
from acp_codegen.ir.model import Method, Registry

HEADINGS = ("Gate", "Title", "Status", "Versions", "Capability", "Methods", "Definitions", "RFD")


def as_json(registry: Registry, rows: Sequence[Row]) -> dict[str, Any]:
    """The table as a JSON value: the release, the umbrellas with their gates, and each gate with what it covers."""
    return {
        "release": registry.release,
        "umbrellas": {
            u.name: {
                "description": u.description,
                "features": [f.name for f in registry.features if f.umbrella == u.name],
            }
            for u in registry.umbrellas
        },
        "features": [_row(row) for row in rows],
    }


def _row(row: Row) -> dict[str, Any]:
    feature = row.feature
    return {
        "name": feature.name,
        "title": feature.title,
        "description": feature.description,
        "status": feature.status,
        "umbrella": feature.umbrella,
        "rfd": feature.rfd,
        "sameWireShape": feature.same_wire_shape,
        "versions": {name: _coverage(coverage) for name, coverage in row.versions.items() if coverage},
    }


def _coverage(coverage: Coverage) -> dict[str, Any]:
    return {
        "capabilities": [{"of": c.of, "at": c.at} for c in coverage.capabilities],
        "methods": [_method(m) for m in coverage.methods],
        "definitions": _covered(coverage.definitions),
        "properties": _covered(coverage.properties),
        "variants": _covered(coverage.variants),
        "values": _covered(coverage.values),
    }


def _method(method: Method) -> dict[str, Any]:
    result = None if method.result is None else method.result.name
    return {
        "name": method.name,
        "kind": method.kind,
        "direction": method.direction,
        "params": method.params.name,
        "result": result,
    }


def _covered(parts: Iterable[Covered]) -> list[dict[str, Any]]:
    return [{"path": p.path} | ({"alsoRequires": list(p.also_requires)} if p.also_requires else {}) for p in parts]


def cells(row: Row) -> tuple[str, ...]:
    """What a person sees of a row, under HEADINGS; several entries stand on lines of their own."""
    feature = row.feature
    there = {name: c for name, c in row.versions.items() if c}
    return (
        feature.name,
        feature.title,
        feature.status,
        ", ".join(there) or "none",
        _merged({name: tuple(map(str, c.capabilities)) for name, c in there.items()}),
        _merged({name: tuple(m.name for m in c.methods) for name, c in there.items()}),
        _merged({name: tuple(d.path for d in c.definitions) for name, c in there.items()}),
        feature.rfd or "",
    )


def _merged(lists: dict[str, tuple[str, ...]]) -> str:
    """The entries of all versions, each marked with its versions where not all have it."""
    entries = dict.fromkeys(entry for entries in lists.values() for entry in entries)
    where = {entry: [name for name, those in lists.items() if entry in those] for entry in entries}
    return "\n".join(e if len(where[e]) == len(lists) else f"{e} ({', '.join(where[e])})" for e in entries)


def as_markdown(rows: Sequence[Row]) -> str:
    """The table in Markdown, names as code."""
    lines = ["| " + " | ".join(HEADINGS) + " |", "|" + " --- |" * len(HEADINGS)]
    return "\n".join([*lines, *(_line(row) for row in rows)]) + "\n"


def _line(row: Row) -> str:
    gate, title, status, versions, *lists, rfd = cells(row)
    coded = ["<br>".join(_code(entry) for entry in text.split("\n") if entry) for text in lists]
    shown = [f"`{gate}`", title, status, versions, *coded, f"`{rfd}`" if rfd else ""]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in shown) + " |"


def _code(entry: str) -> str:
    name, bracket, where = entry.partition(" (")
    return f"`{name}`{bracket}{where}"
