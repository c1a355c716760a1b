"""The command line."""

from __future__ import annotations

import errno
import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

from acp_codegen import pipeline
from acp_codegen.commands import (
    chosen_project,
    feature_names,
    package_folder,
    protocol_named,
    say_built,
    say_sound,
    say_unread,
    scope,
    scope_of,
    sound_sources,
    wrong_usage,
)
from acp_codegen.emit.feature_table import as_json, as_markdown
from acp_codegen.files import Changes, write_file
from acp_codegen.folder_commands import check_package, render_site, write_package, write_pages
from acp_codegen.json_text import dumps
from acp_codegen.options import (
    BUILD,
    CHECK,
    COMPILE,
    DOCS,
    EXIT_CODES,
    FEATURES,
    PYTHON,
    FeaturesOption,
    FormatOption,
    ProjectOption,
    ProtocolOption,
    examples,
)
from acp_codegen.terminal import TableFormat, err, output, print_table, progress, report

app = typer.Typer(
    name="acp-codegen",
    help="Check the sources of the Agent Client Protocol's schema and write what is made from them.",
    epilog=examples(CHECK, BUILD, COMPILE, PYTHON, FEATURES, DOCS, end=EXIT_CODES),
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
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


@app.command(epilog=examples(BUILD, ("the project in another folder", "build --project ../acp")))
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
    epilog=examples(
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
    epilog=examples(
        ("the stable v2 schema, on standard output", "compile --protocol v2 --features none"),
        COMPILE,
        ("all of the umbrella and one gate more", "compile --protocol v1 --features unstable,unstable_auth_methods"),
    ),
)
def compile_(
    context: typer.Context,
    protocol: ProtocolOption,
    features: FeaturesOption = "none",
    file: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help="File to write; `-` is standard output.")
    ] = None,
    project: ProjectOption = None,
    style: FormatOption = "text",
) -> None:
    """Compile one protocol version with some features to JSON Schema."""
    with progress("compiling"):
        sources = sound_sources(pipeline.read_sources(chosen_project(context, project)), style)
        chosen = protocol_named(sources, protocol)
        text = pipeline.compiled_text(sources, chosen, feature_names(sources, features))
    if file is None or str(file) == "-":
        output(text)
    elif not file.parent.is_dir() or file.is_dir():
        reason = "it is a folder" if file.is_dir() else f"there is no folder {file.parent}"
        wrong_usage(f"cannot write {file}: {reason}")
    else:
        write_file(file, text.encode())


@app.command(
    epilog=examples(
        ("the stable v2 package, acme/acp_v2", "python --protocol v2 -o acme"),
        PYTHON,
        ("in CI: is it what these sources make?", "python --protocol v2 -o acme --check"),
    )
)
def python(
    context: typer.Context,
    protocol: ProtocolOption,
    folder: Annotated[
        Path,
        typer.Option(
            "-o",
            "--output",
            metavar="DIR",
            help="Folder to put the package in. The package is a folder of its own there and is written as a whole: "
            "what an earlier run wrote goes away; a folder with anything else in it is left alone.",
        ),
    ],
    features: FeaturesOption = "none",
    package: Annotated[
        str | None,
        typer.Option("--package", metavar="NAME", help="Name of the package; else acp_v1 or acp_v2."),
    ] = None,
    only_check: Annotated[
        bool, typer.Option("--check", help="Write nothing; exit 1 if the package is not what would be written.")
    ] = False,
    project: ProjectOption = None,
    style: FormatOption = "text",
) -> None:
    """Write a Python package with some features of one protocol version. It needs pydantic alone."""
    with progress("reading the sources") as say:
        sources = sound_sources(pipeline.read_sources(chosen_project(context, project)), style)
        chosen = protocol_named(sources, protocol)
        names = feature_names(sources, features)
        target = package_folder(folder, f"acp_{chosen.name}" if package is None else package)
        say("making the Python package")
        tree = pipeline.python_package(sources, chosen, names)
    if only_check:
        check_package(target, tree, style)
    else:
        write_package(target, tree)


@app.command(epilog=examples(("to read", "features"), FEATURES, ("for a script", "features --format json")))
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


@app.command(epilog=examples(DOCS, ("the site, with the hand-written pages, in site/", "docs --site")))
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
        render_site(chosen, folder, style)
    elif folder is None:
        wrong_usage("where to? name a folder with -o DIR, or render the site with --site")
    else:
        write_pages(chosen, folder, style)


@app.command(epilog=examples(("write the files", "fmt"), ("only say which would change", "fmt --check")))
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
