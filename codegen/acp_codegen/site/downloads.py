"""The compiled schemas as files of the site: whole, with their digests, and definition by definition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from acp_codegen.emit.docs.paths import schema_file
from acp_codegen.emit.json_schema import definition_files
from acp_codegen.ir.model import Sources
from acp_codegen.json_text import dumps
from acp_codegen.manifest import sha256
from acp_codegen.pipeline import Compiled, compiled, projections

SUMS = "SHA256SUMS"


@dataclass(frozen=True, slots=True)
class Download:
    """A compiled file: its path in the site, its text, and the feature set that it is of."""

    path: str
    text: str
    of: Compiled

    @property
    def is_schema(self) -> bool:
        return self.of.values[self.path.rpartition("/")[2]] is self.of.schema

    @property
    def size(self) -> int:
        return len(self.text.encode())

    @property
    def digest(self) -> str:
        """SHA-256, in hexadecimal digits."""
        return sha256(self.text.encode()).removeprefix("sha256:")


def downloads(sources: Sources) -> tuple[Download, ...]:
    """The compiled files of every version: byte for byte those of the Python package."""
    sets = (one for pair in projections(sources) for one in compiled(sources, *pair))
    return tuple(Download(f"{one.protocol.name}/{name}", text, one) for one in sets for name, text in one.texts.items())


def download_files(found: Sequence[Download]) -> dict[str, str]:
    """Every file to download, by path in the site."""
    parts = {path: text for one in found if one.is_schema for path, text in _parts(one.of)}
    sums = "".join(f"{one.digest}  {one.path}\n" for one in found)
    return {one.path: one.text for one in found} | {SUMS: sums} | parts


def _parts(of: Compiled) -> Iterator[tuple[str, str]]:
    for name, definition in definition_files(of.schema):
        yield schema_file(of.protocol.name, bool(of.suffix), name), dumps(definition)
