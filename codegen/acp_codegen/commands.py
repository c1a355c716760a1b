"""What the commands have in common: what was asked for, and how to say what came of it."""

from __future__ import annotations

import keyword
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NoReturn

import typer

from acp_codegen.diagnostics import Format, nearest
from acp_codegen.files import Changes
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.load import Loaded
from acp_codegen.project import NoProjectError, Project, find_project
from acp_codegen.select import UnknownFeatureError, expand
from acp_codegen.terminal import err, report

IMPORTED = frozenset(
    {"acp_schema", "annotated_types", "pydantic", "pydantic_core", "typing_extensions", "typing_inspection"}
)
"""What a generated package imports, by way of pydantic too, and the shipped package; nothing may hide these."""


def chosen_project(context: typer.Context, named: Path | None) -> Project:
    """The project that is named behind the command or before it, or the one that is found."""
    try:
        return find_project(named or context.obj)
    except NoProjectError as error:
        wrong_usage(str(error))


def sound_sources(loaded: Loaded, style: Format) -> Sources:
    """The sources, or the findings that keep them from being used and exit code 1."""
    if loaded.sources is None:
        report(loaded.diagnostics, style, to_output=False)
        say_unread(loaded)
        raise typer.Exit(1)
    return loaded.sources


def say_unread(loaded: Loaded) -> None:
    """Which versions the rules have not seen, so that nobody takes silence for praise."""
    if loaded.unread:
        err.print(
            f"the rules have not seen {' and '.join(loaded.unread)}: files there cannot be read yet", markup=False
        )


def protocol_named(sources: Sources, name: str) -> Protocol:
    """A protocol version by the name that was typed."""
    found = next((p for p in sources.protocols if p.name == name), None)
    if found is None:
        wrong_usage(f"there is no protocol {name}; there are {', '.join(p.name for p in sources.protocols)}")
    return found


def feature_names(sources: Sources, features: str) -> list[str]:
    """The names in a list that was typed, all of them known; none for `none`."""
    names = [name.strip() for name in features.split(",") if name.strip()]
    if "none" in names and len(names) > 1:
        wrong_usage("`none` stands alone: no gate beside it")
    if not names:
        wrong_usage("--features names nothing: name gates, `unstable`, or `none`")
    names = [] if names == ["none"] else names
    try:
        expand(sources.registry, names)
    except UnknownFeatureError as error:
        known = [f.name for f in sources.registry.features] + [u.name for u in sources.registry.umbrellas]
        near = nearest(error.name, known)
        more = f"is {near} meant?" if near else f"there are {', '.join(known)}"
        wrong_usage(f"there is no feature {error.name}; {more}")
    return names


def package_folder(folder: Path, name: str) -> Path:
    """The folder of a Python package with this name, which nothing else has that the package imports."""
    if not (name.isascii() and name.isidentifier()) or keyword.iskeyword(name):
        wrong_usage(f"{name!r} cannot be imported: --package takes letters, digits and _, and no word of Python's own")
    if name in sys.stdlib_module_names or name in IMPORTED:
        wrong_usage(f"{name} is the name of a module that the package needs or Python has: choose another --package")
    return folder / name


def wrong_usage(message: str) -> NoReturn:
    """Say what is wrong with the command, and exit with 2."""
    err.print(f"acp-codegen: {message}", markup=False)
    raise typer.Exit(2)


def scope(definitions: Mapping[str, int], features: int) -> str:
    """What was looked at, in numbers."""
    versions = ", ".join(f"{name} ({count} definitions)" for name, count in definitions.items())
    return f"{versions}, {features} features"


def scope_of(sources: Sources) -> str:
    """What was looked at in sources, in numbers."""
    return scope({p.name: len(p.definitions) for p in sources.protocols}, len(sources.registry.features))


def say_sound(looked_at: str, state: str) -> None:
    """That nothing was found, and how generated/ stands."""
    err.print(f"{looked_at}: no findings; {state}", markup=False)


def say_built(generated: Path, looked_at: str, files: int, changes: Changes) -> None:
    """How many files there are now, and what had to change on the disk."""
    err.print(f"{looked_at}: {files} files in {generated.name}/, {said_changes(changes)}", markup=False)


def said_changes(changes: Changes) -> str:
    """What had to change on the disk, in numbers."""
    counted = (("added", changes.missing), ("changed", changes.changed), ("removed", changes.stale))
    return ", ".join(f"{len(names)} {what}" for what, names in counted if names) or "all up to date"
