"""Reading a whole compiled schema."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from acp_codegen.diagnostics import Diagnostic, Document, Origin, ordered
from acp_codegen.ir.model import Definition, Protocol
from acp_codegen.load.compiled.defaults import Defaults, defaults_of, fold_defaults
from acp_codegen.load.compiled.form import UNFIT, UnfitError, as_object, misformed, references, unfit
from acp_codegen.load.compiled.methods import DERIVED, Table, read_table
from acp_codegen.load.compiled.nodes import dialect_definition
from acp_codegen.load.protocol import read_definition
from acp_codegen.load.text import read_document

__all__ = ["UNFIT", "load_compiled"]

VERSION_FOLDER = re.compile(r"v(0|[1-9][0-9]*)")
BRANCHES = frozenset({"Agent", "Client", "ProtocolLevel", "Proxy"})

Read = tuple[Protocol | None, tuple[Diagnostic, ...]]


def load_compiled(source: Document | Path, version: int | None = None) -> Read:
    """The protocol that a compiled schema describes, and what is wrong with the schema.

    The protocol is there only where no finding is an error. `version` is the protocol version; where it is None,
    `x-acp` says it, or the name of a folder in the path (`v1`). What a compiled schema does not say is left out:
    gates, capabilities, conditions, class names, areas.
    """
    if isinstance(source, Path):
        document, problems = read_document(source, source.as_posix())
        if document is None:
            return None, ordered(problems)
        source = document
    found = list(_misformed(source.value, source.origin()))
    if found:
        return None, ordered(found)
    protocol, found = _protocol(source, version)
    broken = any(d.severity == "error" for d in found)
    return None if broken else protocol, ordered(found)


def _misformed(value: Any, at: Origin) -> Iterator[Diagnostic]:
    """What keeps a document from being a compiled schema at all."""
    document = as_object(value)
    if not isinstance(document.get("$defs"), dict):
        yield unfit(at, "this is not a compiled schema: it has no `$defs`", "name a compiled schema.json")
        return
    for name, node in document["$defs"].items():
        yield from misformed(node, at.at("$defs", name))
    yield from misformed({word: node for word, node in document.items() if word != "$defs"}, at)


def _protocol(document: Document, version: int | None) -> tuple[Protocol | None, list[Diagnostic]]:
    value: Mapping[str, Any] = document.value
    at = document.origin()
    definitions, found = _definitions(value["$defs"], at.at("$defs"))
    found += [*_unresolved(value["$defs"], at.at("$defs")), *_unknown_branches(value, at)]
    try:
        table = read_table(value, at)
        number = _version(value, document.path, version, at)
    except UnfitError as error:
        return None, [*found, error.diagnostic]
    return _assembled(value, at, number, definitions, table), found


def _assembled(
    value: Mapping[str, Any], at: Origin, version: int, definitions: Mapping[str, Definition], table: Table
) -> Protocol:
    made = _made_from(value)
    return Protocol(
        version=version,
        title=value.get("title", ""),
        status="stable",
        description=value.get("description", ""),
        definitions=definitions,
        methods=table.methods,
        request_id=table.request_id,
        error=table.error,
        areas=(),
        origin=at,
        release=str(made.get("release", "0")),
        source_digest=str(made.get("sourceDigest", "")).removeprefix("sha256:"),
        features=_features(made),
    )


def _made_from(value: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a schema of our own says about itself; empty for others."""
    return as_object(value.get("x-acp"))


def _features(made: Mapping[str, Any]) -> tuple[str, ...]:
    named: list[Any] = made["features"] if isinstance(made.get("features"), list) else []
    return tuple(str(name) for name in named)


def _version(value: Mapping[str, Any], path: str, told: int | None, at: Origin) -> int:
    """The protocol version: as told, as the schema says, or as the nearest folder is called."""
    said = _made_from(value).get("protocolVersion")
    folders = (VERSION_FOLDER.fullmatch(part) for part in reversed(path.split("/")))
    named = next((int(match[1]) for match in folders if match), None)
    numbers = (number for number in (told, said, named) if isinstance(number, int))
    found = next(numbers, None)
    if found is None:
        hint = "put the file into a folder v1 or v2, or say the version"
        raise UnfitError(at, "nothing tells which protocol version this is", hint)
    return found


def _definitions(nodes: Mapping[str, Any], at: Origin) -> tuple[dict[str, Definition], list[Diagnostic]]:
    """The definitions that do not follow from the method table."""
    defaults = defaults_of(nodes)
    read: dict[str, Definition] = {}
    found: list[Diagnostic] = []
    for name, node in nodes.items():
        if name not in DERIVED:
            try:
                read[name] = _definition(name, node, defaults, at.at(name))
            except UnfitError as error:
                found.append(error.diagnostic)
    return read, found


def _definition(name: str, compiled: Any, defaults: Defaults, at: Origin) -> Definition:
    node = dialect_definition(compiled, at)
    fold_defaults(node, defaults, at)
    return read_definition(name, node, at, "")


def _unresolved(nodes: Mapping[str, Any], at: Origin) -> Iterator[Diagnostic]:
    """References to what is not there; the definitions that follow from the method table are not referred to."""
    known = nodes.keys() - DERIVED
    for name in known:
        for found, where in references(nodes[name], at.at(name)):
            if found not in known:
                yield unfit(where, f"no message or type is called {found}", "define it, or take the reference away")


def _unknown_branches(value: Mapping[str, Any], at: Origin) -> Iterator[Diagnostic]:
    """Kinds of messages that the method table has no word for: they are passed over, with a warning."""
    for i, branch in enumerate(value.get("anyOf", [])):
        title = as_object(branch).get("title")
        if title not in BRANCHES:
            hint = "what is read here lacks them"
            yield replace(
                unfit(at.at("anyOf", i), f"messages of the kind {title} are passed over", hint), severity="warning"
            )
