"""How to get at the parts of a gate: with the compiler, and in Python."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.feature_tables import listed
from acp_codegen.emit.docs.links import Links
from acp_codegen.emit.docs.markdown import blocks, code, fence, heading
from acp_codegen.emit.docs.python import PACKAGE, UNSTABLE
from acp_codegen.ir.coverage import Coverage, Row
from acp_codegen.ir.model import Feature

MANY = 3
"""How many classes an example imports."""


def opening(row: Row, links: Links) -> str:
    """How to get at a gate's parts."""
    title = heading(2, "How to open it", "open")
    there = [(version, row.versions[version.name]) for version in links.book.versions if row.versions[version.name]]
    if row.feature.status == "stabilized":
        return blocks(title, "There is nothing to open: its parts are in the stable schema and in the stable package.")
    if not there:
        return blocks(title, "There is nothing to open yet.")
    return blocks(
        title,
        "The compiler writes a JSON Schema with this gate open:",
        fence("sh", "With the compiler", "\n".join(_compile(row, there))),
        heading(3, "In Python", "python"),
        *_released(row.feature, there),
        "A package of your own, with this gate alone and what is stable:",
        fence("sh", "A package with this gate", "\n".join(_package(row.feature, there))),
        *_imports({f"acp_{version.name}": _names(coverage) for version, coverage in there}),
        "What the registry says of the gate:",
        fence("python", "The gate as data", _entry(row.feature)),
    )


def _compile(row: Row, there: Sequence[tuple[Version, Coverage]]) -> Iterator[str]:
    """A command for each version; then one for each set of gates that some parts need beside this one."""
    for version, _ in there:
        for beside in ((), *row.also_required(version.name)):
            if beside:
                yield f"# with the parts that need {listed(beside)} too"
            yield f"acp-codegen compile --protocol {version.name} --features {','.join([row.feature.name, *beside])}"


def _package(feature: Feature, there: Sequence[tuple[Version, Coverage]]) -> Iterator[str]:
    return (f"acp-codegen python --protocol {v.name} --features {feature.name} -o src" for v, _ in there)


def _released(feature: Feature, there: Sequence[tuple[Version, Coverage]]) -> Iterator[str]:
    """What the released package has of a gate."""
    if not feature.umbrella:
        yield (
            f"No module of {code(PACKAGE)} has its classes, since no umbrella opens it: there, what a peer sends of it "
            "is at most a variant that is not known. Who needs them makes a package."
        )
        return
    modules = listed([code(f"{PACKAGE}.{version.name}.{UNSTABLE}") for version, _ in there])
    yield f"In the released package, its classes are in {modules}, with those of every other gate of the umbrella."
    yield from _imports({f"{PACKAGE}.{version.name}.{UNSTABLE}": _names(coverage) for version, coverage in there})


def _names(coverage: Coverage) -> list[str]:
    """Some of the classes that need the gate alone."""
    return [part.path for part in coverage.definitions if not part.also_requires][:MANY]


def _imports(found: dict[str, list[str]]) -> Iterator[str]:
    lines = [f"from {where} import {', '.join(names)}" for where, names in found.items() if names]
    if lines:
        yield fence("python", "Import", "\n# or\n".join(lines))


def _entry(feature: Feature) -> str:
    return (
        f"from {PACKAGE} import FEATURES\n\n"
        f'gate = next(feature for feature in FEATURES if feature.name == "{feature.name}")\n'
        f'assert gate.status == "{feature.status}"'
    )
