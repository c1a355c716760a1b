"""All that decides what a site is: sources, pages, configuration, this package, and what renders them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from acp_codegen.files import files_below
from acp_codegen.manifest import sha256
from acp_codegen.site.checker import validator_file
from acp_codegen.site.faults import CONFIGURATION

RENDERERS = ("griffelib", "jinja2", "markdown", "mkdocs", "mkdocs-material", "pygments", "pymdown-extensions")


def inputs_digest(root: Path) -> str:
    """Digest of it for the project in `root`."""
    state = hashlib.sha256()
    for name, path in _inputs(root):
        state.update(f"{name}\0{sha256(path.read_bytes()) if path.is_file() else ''}\0".encode())
    for name in RENDERERS:
        state.update(f"{name}=={version(name)}\0".encode())
    return "sha256:" + state.hexdigest()


def sources_digest(root: Path) -> str:
    """Digest of the sources, and of which RFDs there are: what generated pages are made from."""
    state = hashlib.sha256("\0".join(sorted(path.name for path in (root / "docs" / "rfds").glob("*.md"))).encode())
    for name, path in files_below(root / "schema").items():
        state.update(f"{name}\0{sha256(path.read_bytes())}\0".encode())
    return state.hexdigest()


def _inputs(root: Path) -> Iterator[tuple[str, Path]]:
    package = Path(__file__).parents[1]
    for folder in (root / "docs", root / "schema", package):
        for name, path in files_below(folder).items():
            if folder != package or path.suffix in {".py", ".jinja2"}:
                yield f"{folder.name}/{name}", path
    yield CONFIGURATION, root / CONFIGURATION
    fetched = validator_file(root)
    if fetched is not None:
        yield fetched.name, fetched
