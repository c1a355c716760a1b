"""Rendering the site with MkDocs, and only where something has changed since.

MkDocs renders into a folder that is thrown away; the result takes the place of the old site in one step.
"""

from __future__ import annotations

import logging
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, ordered
from acp_codegen.files import Changes, files_below
from acp_codegen.folders import is_made_from, write_folder
from acp_codegen.site.content import read_content
from acp_codegen.site.faults import CONFIGURATION, place_fault
from acp_codegen.site.inputs import inputs_digest
from acp_codegen.site.links import target
from acp_codegen.site.mkdocs_warnings import configuration_finding, faults_of
from acp_codegen.site.rendered import Rendered
from acp_codegen.site.staging import staging_folder

SITE = "site"
OF_NO_USE = {"404.html", "sitemap.xml", "sitemap.xml.gz"}
"""A site that does not know its address has no map, and the packed one holds the time of day; and its page for what is
not found would look for all else at the root of a server. A server has one of its own."""


def up_to_date(root: Path, folder: Path) -> bool:
    """Whether the site in `folder` was made from what is there now, and has not been changed since."""
    return is_made_from(folder, inputs_digest(root))


def build_site(root: Path, folder: Path) -> tuple[int, Changes, tuple[Diagnostic, ...]]:
    """Render the site of the project in `root`; how many files it has, what had to change, and what was found.

    The old site stays where something was found. Raises UnfitFolderError, OSError.
    """
    inputs = inputs_digest(root)
    found = read_content(root).found
    with staging_folder() as staging:
        found = found or _rendered(root, staging)
        if found:
            return 0, Changes(), found
        tree = site_below(staging)
    return len(tree), write_folder(folder, tree, inputs), ()


def site_below(folder: Path) -> dict[str, bytes]:
    """The files of a site that was rendered into a folder, but for those that are of no use."""
    return {name: path.read_bytes() for name, path in files_below(folder).items() if name not in OF_NO_USE}


def found_below(root: Path, folder: Path, said: Sequence[str] = ()) -> tuple[Diagnostic, ...]:
    """What is wrong with the site that was rendered into a folder; `said` is what MkDocs warned of meanwhile."""
    faults = [fault for message in said for fault in faults_of(message)]
    known = {(fault.page, target(fault.page, fault.written)) for fault in faults}
    for fault in Rendered(site_below(folder), read_content(root).footer).faults():
        there = target(fault.page, fault.written) if fault.kind == "link" else None
        if there is None or not known & {(fault.page, there), ("", there)}:
            faults.append(fault)
    return ordered(found for fault in faults for found in place_fault(fault, root))


def _rendered(root: Path, staging: Path) -> tuple[Diagnostic, ...]:
    """Run MkDocs; what is wrong with what it made, or with what it was told."""
    from mkdocs.commands.build import build
    from mkdocs.config import load_config  # pyright: ignore[reportUnknownVariableType]
    from mkdocs.exceptions import Abort, ConfigurationError

    with warnings_of_mkdocs() as said:
        try:
            configuration = load_config(str(root / CONFIGURATION), site_dir=str(staging))
        except (Abort, ConfigurationError) as error:
            return ordered(configuration_finding(root, [*said, str(error)]))
        try:
            build(configuration)
        except (Abort, ConfigurationError) as error:
            said.append(str(error))
    return found_below(root, staging, said)


class _Listener(logging.Handler):
    """Keeps the messages that it gets."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@contextmanager
def warnings_of_mkdocs() -> Generator[list[str]]:
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
