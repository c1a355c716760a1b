"""Rendering the site with MkDocs, and only where something has changed since.

MkDocs renders into a folder that is thrown away; the result takes the place of the old site in one step.
"""

from __future__ import annotations

import hashlib
import logging
import re
import tempfile
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, Place, finding, ordered
from acp_codegen.files import Changes, files_below
from acp_codegen.pipeline import sha256
from acp_codegen.site.content import read_content
from acp_codegen.site.folder import is_made_from, write_folder

SITE = "site"
CONFIGURATION = "mkdocs.yml"
RENDERED = "ACP506"
RENDERERS = ("jinja2", "markdown", "mkdocs", "mkdocs-material", "pygments", "pymdown-extensions")
OF_NO_USE = {"sitemap.xml", "sitemap.xml.gz"}
"""A site that does not know its address has no map, and the packed one holds the time of day."""
PAGE = re.compile(r"'(?P<page>[^']+\.md)'")
LINK = re.compile(r" link '(?P<link>[^']+)'")


def up_to_date(root: Path, target: Path) -> bool:
    """Whether the site in `target` was made from what is there now, and has not been changed since."""
    return is_made_from(target, inputs_digest(root))


def inputs_digest(root: Path) -> str:
    """Digest of all that decides the site: sources, pages, configuration, this package, and what renders them."""
    state = hashlib.sha256()
    for name, path in _inputs(root):
        state.update(f"{name}\0{sha256(path.read_bytes())}\0".encode())
    for name in RENDERERS:
        state.update(f"{name}=={version(name)}\0".encode())
    return "sha256:" + state.hexdigest()


def _inputs(root: Path) -> Iterator[tuple[str, Path]]:
    package = Path(__file__).parents[1]
    for folder in (root / "docs", root / "schema", package):
        for name, path in files_below(folder).items():
            if folder != package or path.suffix in {".py", ".jinja2"}:
                yield f"{folder.name}/{name}", path
    yield CONFIGURATION, root / CONFIGURATION


def build_site(root: Path, target: Path, *, own: bool) -> tuple[int, Changes, tuple[Diagnostic, ...]]:
    """Render the site of the project in `root`; how many files it has, what had to change, and what was found.

    The old site stays where something was found. Raises ForeignFilesError, OSError.
    """
    inputs = inputs_digest(root)
    found = read_content(root).found
    with tempfile.TemporaryDirectory(prefix="acp-site-") as staging:
        found = found or ordered(_rendered(root, Path(staging)))
        if found:
            return 0, Changes(), found
        tree = {name: path.read_bytes() for name, path in files_below(Path(staging)).items() if name not in OF_NO_USE}
    return len(tree), write_folder(target, tree, inputs, own=own), ()


def _rendered(root: Path, staging: Path) -> Iterable[Diagnostic]:
    """Run MkDocs; what it warns of."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config  # pyright: ignore[reportUnknownVariableType]
    from mkdocs.exceptions import Abort, ConfigurationError

    with _warnings() as said:
        try:
            build(load_config(str(root / CONFIGURATION), site_dir=str(staging)))
        except (Abort, ConfigurationError) as error:
            said.append(str(error))
    return [_finding(root, message) for message in said]


class _Listener(logging.Handler):
    """Keeps the messages that it gets."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@contextmanager
def _warnings() -> Generator[list[str]]:
    """The warnings of MkDocs, which then go nowhere else."""
    listener, logger = _Listener(), logging.getLogger("mkdocs")
    before = logger.propagate
    logger.addHandler(listener)
    logger.propagate = False
    try:
        yield listener.messages
    finally:
        logger.removeHandler(listener)
        logger.propagate = before


def _finding(root: Path, message: str) -> Diagnostic:
    """A warning of MkDocs, at the line that it is about where that is in a hand-written page."""
    page, link = PAGE.search(message), LINK.search(message)
    path = root / "docs" / page["page"] if page else root / CONFIGURATION
    if not path.is_file():
        return finding(RENDERED, Place(CONFIGURATION), message.strip(), "mend the page that it names")
    before, written, _ = path.read_text(encoding="utf-8").partition(f"({link['link']}" if link else "\0")
    line = before.count("\n") + 1 if written else 1
    place = Place(path.relative_to(root).as_posix(), line)
    return finding(RENDERED, place, message.strip(), "mend the link or its target")
