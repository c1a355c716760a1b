"""Showing the site while it is worked on: a page that is not sound must not take the others from the screen."""

from __future__ import annotations

import shutil
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from mkdocs.exceptions import ConfigurationError

from acp_codegen.diagnostics import Diagnostic, ordered, render
from acp_codegen.site.build import found_below, warnings_of_mkdocs
from acp_codegen.site.content import read_content
from acp_codegen.site.mkdocs_warnings import configuration_finding
from acp_codegen.site.staging import staging_folder


def is_taken(host: str, port: int, family: int) -> bool:
    """Whether something else listens at an address, or it cannot be had for another reason."""
    with closing(socket.socket(family, socket.SOCK_STREAM)) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return True
    return False


def keeps_serving(build: Callable[[], None], root: Path, served: Path) -> Callable[[], None]:
    """Build the site of the project in `root` into the folder `served`, as `build` does, only where that succeeds.

    Else what is there stays. What was found is said.
    """

    def rebuild() -> None:
        say(read_content(root).found or _built(build, root, served))

    return rebuild


def say(found: tuple[Diagnostic, ...]) -> None:
    """Write findings for whoever works on the pages."""
    sys.stderr.write(render(found, "text"))


def _built(build: Callable[[], None], root: Path, served: Path) -> tuple[Diagnostic, ...]:
    """Build, and what is wrong with the outcome; put the folder back to what it was where there is none."""
    with staging_folder() as aside:
        shutil.copytree(served, aside, dirs_exist_ok=True)
        try:
            with warnings_of_mkdocs() as said:
                build()
        except (Exception, SystemExit) as error:  # noqa: BLE001 the server goes on, whatever a page has done
            shutil.rmtree(served, ignore_errors=True)
            shutil.copytree(aside, served)
            return _failed(root, error)
    return found_below(root, served, said)


def _failed(root: Path, error: BaseException) -> tuple[Diagnostic, ...]:
    """Say that a build failed, and why; what is wrong with the configuration is a finding."""
    sys.stderr.write("the site was not built, and the last one stays\n")
    if isinstance(error, ConfigurationError):
        return ordered(configuration_finding(root, [str(error)]))
    sys.stderr.write(" ".join(str(error).split()) + "\n")
    return ()
