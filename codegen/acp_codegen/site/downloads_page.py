"""The page that lists what can be downloaded, and says what it is for."""

from __future__ import annotations

from collections.abc import Sequence

from acp_codegen.emit.docs.markdown import WIDTH, blocks, code, entry, facts, fence, heading, page
from acp_codegen.emit.docs.paths import SCHEMAS_PAGE, relative, schema_file
from acp_codegen.ir.model import Registry
from acp_codegen.json_text import dumps
from acp_codegen.site.downloads import SUMS, Download

PURPOSE = {True: "every message and every type", False: "the names of the methods, by the side that receives them"}
ABOUT = "The compiled JSON Schemas as files, whole and definition by definition, with their digests."
FILES = """\
These files are made from the same sources as the pages, and are byte for byte those of the Python package. Each says in
`x-acp` which gates are open in it, and the digest of its sources."""
USE = """\
The dialect is JSON Schema 2020-12, and no file refers to another. The root takes a line on the wire and looks at its
envelope; to check a value, point at its definition, `#/$defs/NAME`."""
IDENTITY = """\
`$id` names a schema and leads nowhere: nothing has to be fetched from a network. A validator takes a reference such as
the one below once it has read the file."""
DEFINITIONS = """\
Each definition is a file as well, in a folder named as the schema is: {example} and so on. A reference in it names the
file beside it, so that an editor or a validator finds what it needs, on a server or on disk. Every type has a link to
its own."""
CHECK = "With {sums} beside the files, as they are here:"
EDITOR = """\
An editor that knows JSON Schema completes and checks messages while they are written. In the settings of Visual Studio
Code, for files of one type:"""
CHOICE = "For any other choice of gates there is the compiler. The [feature table](features/index.md) lists them."


def downloads_page(found: Sequence[Download], registry: Registry) -> str:
    """The page, for the path SCHEMAS_PAGE."""
    schemas = [one for one in found if one.is_schema]
    return page(
        "Downloads",
        ABOUT,
        heading(1, "Downloads"),
        FILES,
        *(_version(name, [one for one in found if one.of.protocol.name == name]) for name in _versions(found)),
        heading(2, "Use", "use"),
        USE,
        IDENTITY,
        *(
            fence("text", "A definition by its address", f"{one.of.schema['$id']}#/$defs/{one.of.protocol.error.name}")
            for one in schemas[:1]
        ),
        heading(2, "One file for each definition", "definitions"),
        *(DEFINITIONS.format(example=_example(one)) for one in schemas[:1]),
        heading(2, "In an editor", "editor"),
        EDITOR,
        *(_settings(one) for one in schemas[:1]),
        heading(2, "Check the digests", "digests"),
        CHECK.format(sums=f"[{SUMS}]({SUMS})"),
        fence("sh", "In the folder with SHA256SUMS", f"sha256sum --check --ignore-missing {SUMS}"),
        heading(2, "Other choices of gates", "choice"),
        CHOICE,
        *(_command(one, registry) for one in schemas[:1]),
    )


def _versions(found: Sequence[Download]) -> list[str]:
    return list(dict.fromkeys(one.of.protocol.name for one in found))


def _version(name: str, found: Sequence[Download]) -> str:
    return blocks(heading(2, name, name), *map(_entry, found))


def _entry(one: Download) -> str:
    gates = len(one.of.protocol.features or ())
    features = f"with the {gates} unstable gates open" if one.of.suffix else "stable"
    return entry(
        f"[{one.path}]({one.path})",
        one.path.lower(),
        facts(PURPOSE[one.is_schema], features, f"{one.size:,} bytes"),
        f"SHA-256 {code(one.digest)}",
    )


def _example(one: Download) -> str:
    """The first definition of a schema, as a link to its file."""
    path = schema_file(one.of.protocol.name, bool(one.of.suffix), next(iter(one.of.schema["$defs"])))
    return f"[{path}]({relative(SCHEMAS_PAGE, path)})"


def _settings(one: Download) -> str:
    path = schema_file(one.of.protocol.name, bool(one.of.suffix), next(iter(one.of.schema["$defs"])))
    settings = {"json.schemas": [{"fileMatch": ["*.example.json"], "url": f"./{path}"}]}
    return fence("json-file", "settings.json", dumps(settings, WIDTH).rstrip("\n"))


def _command(one: Download, registry: Registry) -> str:
    gate = next((f.name for f in registry.features if f.status == "unstable"), "none")
    version = one.of.protocol.name
    return fence("sh", "A schema with one gate", f"acp-codegen compile --protocol {version} --features {gate} -o FILE")
