"""The command line."""

from __future__ import annotations

import errno
import os
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from acp_codegen import pipeline
from acp_codegen.commands import (
    chosen_project,
    compiled,
    feature_names,
    protocol_named,
    said_changes,
    say_built,
    say_sound,
    say_unread,
    scope,
    scope_of,
    sound_sources,
    wrong_usage,
)
from acp_codegen.diagnostics import Format
from acp_codegen.emit.feature_table import as_json, as_markdown
from acp_codegen.files import Changes, write_file
from acp_codegen.json_text import dumps
from acp_codegen.project import Project
from acp_codegen.terminal import TableFormat, err, output, print_table, progress, report


def _examples(*pairs: tuple[str, str], end: str = "") -> str:
    """An epilog of commands, each under a line that says what it is for."""
    lines = [f"  # {what}\n  acp-codegen {command}" for what, command in pairs]
    return "\b\nExamples:\n" + "\n".join(lines) + (f"\n\n{end}" if end else "")


EXIT_CODES = "Exit codes: 0 fine, 1 findings (or a file that cannot be written), 2 wrong usage, 130 interrupted."
CHECK = ("are the sources sound, and is generated/ what they make?", "check")
BUILD = ("write generated/", "build")
COMPILE = (
    "the v1 schema with one gate, into a file",
    "compile --protocol v1 --features unstable_auth_status -o v1.json",
)
FEATURES = ("the table of gates, for a page", "features --format markdown")
DOCS = ("the reference pages, as Markdown", "docs -o pages")

app = typer.Typer(
    name="acp-codegen",
    help="Check the sources of the Agent Client Protocol's schema and write what is made from them.",
    epilog=_examples(CHECK, BUILD, COMPILE, FEATURES, DOCS, end=EXIT_CODES),
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
ProjectOption = Annotated[
    Path | None,
    typer.Option(
        "--project",
        metavar="DIR",
        help="Folder that holds schema/; else the nearest one upwards, else the sources that came with the tool.",
    ),
]
FormatOption = Annotated[Format, typer.Option("--format", help="How findings are written.")]


MENDS = {
    errno.EACCES: "see to its permissions",
    errno.EPERM: "see to its permissions",
    errno.EROFS: "write somewhere else",
    errno.ENOSPC: "make room on the disk",
    errno.EEXIST: "a file stands where a folder has to be: move it away",
    errno.ENOTDIR: "a file stands where a folder has to be: move it away",
}


INTERRUPTED = 130
AS_BUILT, AS_MADE = "generated/ is as its manifest says", "generated/ is what they make"


def run() -> int:
    """Run the command line on this process's arguments; returns the exit code. Raises KeyboardInterrupt."""
    try:
        app(prog_name="acp-codegen")
    except SystemExit as end:
        if end.code == INTERRUPTED:
            raise KeyboardInterrupt from end
        return end.code if isinstance(end.code, int) else 1
    except BrokenPipeError:
        return _reader_gone()
    except OSError as error:
        mend = MENDS.get(error.errno or 0, "mend that and run it again")
        err.out(f"error: {error.filename or 'the system'}: {error.strerror or error}; {mend}")
        return 1
    return 0


def _reader_gone() -> int:
    """Whoever read the output has stopped: nothing more to say, also not when Python flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"acp-codegen {version('acp-schema')}")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    project: ProjectOption = None,
    _: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """What all commands share."""
    context.obj = project


@app.command(epilog=_examples(BUILD, ("the project in another folder", "build --project ../acp")))
def build(context: typer.Context, project: ProjectOption = None, style: FormatOption = "text") -> None:
    """Check the sources and write generated/."""
    chosen = chosen_project(context, project)
    if chosen.generated is None:
        wrong_usage("there is no project here to write into: go to one, or name it with --project DIR")
    manifest = pipeline.as_built(chosen)
    if manifest is not None:
        say_built(chosen.generated, scope(manifest.definitions, manifest.features), len(manifest.digests), Changes())
        return
    with progress("reading the sources") as say:
        sources = sound_sources(pipeline.read_sources(chosen), style)
        count, changes = pipeline.build(chosen.generated, sources, say)
    say_built(chosen.generated, scope_of(sources), count, changes)


@app.command(
    epilog=_examples(
        CHECK,
        ("trust no digest: generate everything again and compare", "check --full"),
        ("findings beside the lines of a pull request", "check --format github"),
    )
)
def check(
    context: typer.Context,
    project: ProjectOption = None,
    full: Annotated[bool, typer.Option("--full", help="Generate again in memory and compare every byte.")] = False,
    style: FormatOption = "text",
) -> None:
    """Check the sources, and that generated/ is what they make. Writes nothing."""
    chosen = chosen_project(context, project)
    manifest = None if full else pipeline.as_built(chosen)
    if manifest is not None:
        report((), style, to_output=True)
        say_sound(scope(manifest.definitions, manifest.features), AS_BUILT)
        return
    with progress("checking") as say:
        loaded = pipeline.read_sources(chosen)
        found = loaded.diagnostics
        if loaded.sources is not None and chosen.generated is not None:
            found = pipeline.drift(chosen.generated, loaded.sources, full, say)
    report(found, style, to_output=True)
    say_unread(loaded)
    if loaded.sources is None or found:
        raise typer.Exit(1)
    where = (AS_MADE if full else AS_BUILT) if chosen.generated else "bundled with this tool; no generated/ to compare"
    say_sound(scope_of(loaded.sources), where)


@app.command(
    "compile",
    epilog=_examples(
        ("the stable v2 schema, on standard output", "compile --protocol v2 --features none"),
        COMPILE,
        ("all of the umbrella and one gate more", "compile --protocol v1 --features unstable,unstable_auth_methods"),
    ),
)
def compile_(
    context: typer.Context,
    protocol: Annotated[str, typer.Option("--protocol", metavar="v1|v2", help="Protocol version.")],
    features: Annotated[
        str,
        typer.Option(
            "--features",
            metavar="LIST",
            help="Gates to open, joined by commas; `unstable` stands for all of that umbrella, `none` for no gate.",
        ),
    ] = "none",
    file: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="File to write; `-` is standard output.")
    ] = None,
    project: ProjectOption = None,
    style: FormatOption = "text",
) -> None:
    """Compile one protocol version with some features to JSON Schema."""
    with progress("compiling"):
        sources = sound_sources(pipeline.read_sources(chosen_project(context, project)), style)
        text = compiled(sources, protocol_named(sources, protocol), feature_names(features))
    if file is None or str(file) == "-":
        output(text)
    elif not file.parent.is_dir() or file.is_dir():
        reason = "it is a folder" if file.is_dir() else f"there is no folder {file.parent}"
        wrong_usage(f"cannot write {file}: {reason}")
    else:
        write_file(file, text.encode())


@app.command(epilog=_examples(("to read", "features"), FEATURES, ("for a script", "features --format json")))
def features(
    context: typer.Context,
    style: Annotated[TableFormat, typer.Option("--format", help="How the table is written.")] = "table",
    project: ProjectOption = None,
) -> None:
    """Show the gates and what each covers."""
    sources = sound_sources(pipeline.read_sources(chosen_project(context, project)), "text")
    rows = pipeline.rows(sources)
    if style == "json":
        output(dumps(as_json(sources.registry, rows)))
    elif style == "markdown":
        output(as_markdown(rows))
    else:
        print_table(rows)


@app.command(epilog=_examples(DOCS, ("the site, with the hand-written pages, in site/", "docs --site")))
def docs(
    context: typer.Context,
    folder: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="DIR", help="Folder to write, as a whole; what it had written there goes away."
        ),
    ] = None,
    site: Annotated[
        bool, typer.Option("--site", help="Render the whole site, into site/ if no folder is named.")
    ] = False,
    project: ProjectOption = None,
    style: FormatOption = "text",
) -> None:
    """Write the reference pages as Markdown, or render the site. The site is made anew only where it has to be."""
    chosen = chosen_project(context, project)
    if site:
        _render_site(chosen, folder, style)
    elif folder is None:
        wrong_usage("where to? name a folder with -o DIR, or render the site with --site")
    else:
        _write_pages(chosen, folder, style)


def _write_pages(chosen: Project, folder: Path, style: Format) -> None:
    from acp_codegen.emit.docs import Site
    from acp_codegen.site.folder import UnfitFolderError, write_folder
    from acp_codegen.site.reference import Reference, hand_written

    with progress("reading the sources") as say:
        sources = sound_sources(pipeline.read_sources(chosen), style)
        say("writing")
        site = hand_written(chosen.root) if chosen.root else Site(rfds=frozenset())
        pages = Reference(sources, site).pages()
        try:
            changes = write_folder(folder, {path: text.encode() for path, text in pages.items()})
        except UnfitFolderError as error:
            wrong_usage(str(error))
    err.print(f"{len(pages)} pages in {folder}, {said_changes(changes)}", markup=False)


def _render_site(chosen: Project, folder: Path | None, style: Format) -> None:
    if chosen.root is None:
        wrong_usage("there is no project here: go to one, or name it with --project DIR")
    if not all(find_spec(name) for name in ("material", "mkdocs", "pymdownx", "yaml")):
        wrong_usage("the site needs MkDocs: pip install 'acp-schema[codegen,docs]'")
    from acp_codegen.site.build import SITE, build_site, up_to_date
    from acp_codegen.site.folder import UnfitFolderError

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


@app.command(epilog=_examples(("write the files", "fmt"), ("only say which would change", "fmt --check")))
def fmt(
    context: typer.Context,
    project: ProjectOption = None,
    only_check: Annotated[bool, typer.Option("--check", help="Write nothing; exit 1 if a file would change.")] = False,
) -> None:
    """Bring the sources into their canonical form."""
    chosen = chosen_project(context, project)
    if chosen.root is None:
        wrong_usage("there is no project here to format: go to one, or name it with --project DIR")
    changed, found = pipeline.format_sources(chosen, write=not only_check)
    for name in changed:
        typer.echo(f"{'would change' if only_check else 'changed'} {name}")
    report(found, "text", to_output=False)
    if found or (changed and only_check):
        raise typer.Exit(1)
    err.print(f"{len(changed)} of the sources changed" if changed else "the sources are in canonical form")
