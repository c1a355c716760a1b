"""From features.json and the example files to the model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath

from acp_codegen.diagnostics import Diagnostic, Document, finding
from acp_codegen.ir.model import Example, Feature, Registry, Umbrella
from acp_codegen.ir.types import RefType

REGISTERED_TWICE = "ACP009"


def build_registry(document: Document) -> tuple[Registry, list[Diagnostic]]:
    """The gates, and names that stand for two things."""
    at = document.origin("/features")
    features = tuple(
        Feature(
            name=node["name"],
            title=node["title"],
            description=node["description"],
            status=node["status"],
            origin=at.at(i),
            umbrella=node.get("umbrella"),
            rfd=node.get("rfd"),
            same_wire_shape=node.get("sameWireShape", False),
        )
        for i, node in enumerate(document.value["features"])
    )
    umbrellas = tuple(Umbrella(name=u["name"], description=u["description"]) for u in document.value["umbrellas"])
    registry = Registry(
        release=document.value["release"], features=features, umbrellas=umbrellas, origin=document.origin()
    )
    return registry, list(_unclear(registry))


def _unclear(registry: Registry) -> Iterator[Diagnostic]:
    seen = {u.name for u in registry.umbrellas}
    for feature in registry.features:
        if feature.name in seen:
            message = f"{feature.name} names two things in the registry"
            yield finding(REGISTERED_TWICE, feature.origin.at("name"), message, "give one of them another name")
        seen.add(feature.name)
        if feature.umbrella is not None and feature.umbrella not in {u.name for u in registry.umbrellas}:
            message = f"there is no umbrella {feature.umbrella}"
            hint = "add it to `umbrellas`, or name one that is there"
            yield finding(REGISTERED_TWICE, feature.origin.at("umbrella"), message, hint)


def build_examples(document: Document, version: int) -> Iterator[Example]:
    """The examples of one file, in its order."""
    for i, node in enumerate(document.value):
        at = document.origin(f"/{i}")
        pointer = node.get("pointer", [])
        yield Example(
            of=RefType(node["of"], at.at("of")),
            version=version,
            area=PurePosixPath(document.path).stem,
            verdict=node["verdict"],
            value=node["value"],
            origin=at,
            pointers=(pointer,) if isinstance(pointer, str) else tuple(pointer),
            why=node.get("why", ""),
        )
