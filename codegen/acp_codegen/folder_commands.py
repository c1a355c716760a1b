"""The commands that write a folder as a whole: a Python package, the reference pages, the site."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import typer

from acp_codegen import pipeline
from acp_codegen.commands import said_changes, sound_sources, wrong_usage
from acp_codegen.diagnostics import Format
from acp_codegen.files import Tree
from acp_codegen.folders import UnfitFolderError, write_folder
from acp_codegen.project import Project
from acp_codegen.terminal import err, progress, report


def check_package(target: Path, tree: Tree, style: Format) -> None:
    """Compare the Python package in a folder with what it should be; findings, and exit code 1, where it differs."""
    found = pipeline.package_drift(target, tree)
    report(found, style, to_output=True)
    if found:
        raise typer.Exit(1)
    err.print(f"{len(tree)} files in {target}, as they are made from the sources", markup=False)


def write_package(target: Path, tree: Tree) -> None:
    """Make a folder the Python package, where nothing of anybody else's is in it."""
    try:
        changes = write_folder(target, tree, modules=True)
    except UnfitFolderError as error:
        wrong_usage(str(error))
    err.print(f"{len(tree)} files in {target}, {said_changes(changes)}", markup=False)


def write_pages(chosen: Project, folder: Path, style: Format) -> None:
    """Make a folder the reference pages and what they have for download, where nothing of anybody else's is in it."""
    from acp_codegen.emit.docs import LostPartError, Site
    from acp_codegen.site.reference import Reference, hand_written, lost_parts

    with progress("reading the sources") as say:
        sources = sound_sources(pipeline.read_sources(chosen), style)
        say("writing")
        site = hand_written(chosen.root) if chosen.root else Site(rfds=frozenset())
        reference = Reference(sources, site)
        try:
            pages = reference.pages()
        except LostPartError as error:
            report(lost_parts(error), style, to_output=False)
            raise typer.Exit(1) from error
        tree = {path: text.encode() for path, text in (pages | reference.files()).items()}
        try:
            changes = write_folder(folder, tree)
        except UnfitFolderError as error:
            wrong_usage(str(error))
    err.print(f"{len(pages)} pages in {folder}, {said_changes(changes)}", markup=False)


def render_site(chosen: Project, folder: Path | None, style: Format) -> None:
    """Make a folder the site, where nothing of anybody else's is in it; `site/` of the project if none is named."""
    if chosen.root is None:
        wrong_usage("there is no project here: go to one, or name it with --project DIR")
    if not all(find_spec(name) for name in ("lxml", "material", "mkdocs", "pymdownx", "yaml")):
        wrong_usage("the site needs MkDocs: pip install 'acp-schema[codegen,docs]'")
    from acp_codegen.site.build import SITE, build_site, up_to_date

    target = folder or chosen.root / SITE
    with progress("looking for changes") as say:
        if up_to_date(chosen.root, target):
            err.print(f"the site in {target.name}/ is up to date", markup=False)
            return
        say("rendering the site")
        try:
            count, changes, found = build_site(chosen.root, target)
        except UnfitFolderError as error:
            wrong_usage(str(error))
    report(found, style, to_output=False)
    if found:
        raise typer.Exit(1)
    err.print(f"{count} files in {target.name}/, {said_changes(changes)}", markup=False)
