"""From the documents of one protocol version to a Protocol."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from acp_codegen.diagnostics import Diagnostic, Document, Origin, finding
from acp_codegen.ir.model import Area, Definition, Method, Protocol, Registry
from acp_codegen.load.types import Node, read_capability, read_features, read_reference, read_type

DEFINED_TWICE = "ACP007"
WRONG_FOLDER = "ACP008"


def build_protocol(
    main: Document, areas: Iterable[Document], registry: Registry, digest: str
) -> tuple[Protocol, list[Diagnostic]]:
    """The protocol that `main` (its protocol.json) and its area files describe, and what keeps them from fitting."""
    read = [d for area in areas for d in _definitions(area)]
    node: Node = main.value
    at = main.origin()
    protocol = Protocol(
        version=node["version"],
        title=node["title"],
        status=node["status"],
        description=node["description"],
        definitions={d.name: d for d in read},
        methods=tuple(_method(m, at.at("methods", i)) for i, m in enumerate(node["methods"])),
        request_id=read_reference(node["requestId"], at.at("requestId")),
        error=read_reference(node["error"], at.at("error")),
        areas=tuple(_area(a) for a in areas),
        origin=at,
        release=registry.release,
        source_digest=digest,
        withdrawn=registry.withdrawn,
    )
    return protocol, [*_repeated(read), *_misplaced(main)]


def _area(document: Document) -> Area:
    name = PurePosixPath(document.path).stem
    return Area(name=name, title=document.value["title"], description=document.value["description"])


def _definitions(document: Document) -> Iterator[Definition]:
    at = document.origin("/$defs")
    for name, node in document.value["$defs"].items():
        yield read_definition(name, node, at.at(name), PurePosixPath(document.path).stem)


def read_definition(name: str, node: Node, at: Origin, area: str) -> Definition:
    return Definition(
        name=name,
        type=read_type(node, at),
        description=node.get("description", ""),
        origin=at,
        area=area,
        title=node.get("title"),
        features=read_features(node),
        former_names=tuple(node.get("x-former-names", ())),
    )


def _method(node: Node, at: Origin) -> Method:
    return Method(
        name=node["name"],
        kind=node["kind"],
        direction=node["direction"],
        params=read_reference(node["params"], at.at("params")),
        result=read_reference(node["result"], at.at("result")) if "result" in node else None,
        description=node.get("description", ""),
        origin=at,
        capability=read_capability(node, at, "capability"),
        condition=node.get("condition"),
        features=read_features(node),
    )


def _repeated(read: list[Definition]) -> Iterator[Diagnostic]:
    first: dict[str, Definition] = {}
    for definition in read:
        known = first.setdefault(definition.name, definition)
        if known is not definition:
            message = f"{definition.name} is defined a second time"
            hint = "rename one, or keep one and refer to it"
            yield finding(DEFINED_TWICE, definition.origin, message, hint, (known.origin, "first defined here"))


def _misplaced(main: Document) -> Iterator[Diagnostic]:
    folder = PurePosixPath(main.path).parent.name
    if folder != f"v{main.value['version']}":
        message = f"protocol version {main.value['version']} stands in the folder {folder}"
        hint = f"rename the folder to v{main.value['version']}, or mend the version"
        yield finding(WRONG_FOLDER, main.origin("/version"), message, hint)
