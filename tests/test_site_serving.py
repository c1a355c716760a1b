"""Showing the site while it is worked on."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from mkdocs.exceptions import ConfigurationError

from acp_codegen.site.serving import is_taken, keeps_serving
from repository import ROOT
from small_project import small_project, write


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


@pytest.fixture
def port() -> Iterator[int]:
    """A port that something listens at."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def served(project: Path) -> Path:
    folder = project / "served"
    folder.mkdir()
    (folder / "index.html").write_text("sound")
    return folder


def test_pages_that_are_not_sound_leave_the_last_ones(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = served(project)
    write(project, "index.md", "<!-- acp: nothing -->\n")
    keeps_serving(lambda: pytest.fail("built all the same"), project, folder)()
    assert "docs/index.md:5:1: error: there is no fragment nothing" in capsys.readouterr().err
    assert (folder / "index.html").read_text() == "sound"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("it is\nbroken"), "it is broken"),
        (SystemExit("broken"), "broken"),
        (
            ConfigurationError("while\n  in mkdocs.yml, line 1, column 2\nno key\n  in mkdocs.yml, line 2, column 3"),
            "mkdocs.yml:2:3: error: this is not YAML: no key [ACP506]\n  help: mend mkdocs.yml",
        ),
    ],
)
def test_a_build_that_fails_leaves_the_last_pages(
    project: Path, capsys: pytest.CaptureFixture[str], error: BaseException, said: str
) -> None:
    folder = served(project)

    def build() -> None:
        (folder / "index.html").unlink()
        raise error

    keeps_serving(build, project, folder)()
    assert capsys.readouterr().err == f"the site was not built, and the last one stays\n{said}\n"
    assert (folder / "index.html").read_text() == "sound"


def test_what_is_wrong_with_new_pages_is_said(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = served(project)

    def build() -> None:
        (folder / "index.html").write_text('<a href="lost">L</a>')

    keeps_serving(build, project, folder)()
    assert "docs/index.md:1:1: error: the link lost leads to no file of the site" in capsys.readouterr().err


def test_a_warning_of_mkdocs_is_told_where_it_is_to_be_mended(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = served(project)
    configuration = project / "mkdocs.yml"
    configuration.write_text(configuration.read_text() + "  - Lost: lost.md\n")
    line = len(configuration.read_text().splitlines())

    def build() -> None:
        (folder / "index.html").write_text('<a href="lost.md">Lost</a>')
        logging.getLogger("mkdocs").warning("A reference to 'lost.md' is included in the 'nav' configuration")

    keeps_serving(build, project, folder)()
    told = capsys.readouterr().err
    assert f"mkdocs.yml:{line}:1: error: the navigation names lost.md, which is not there" in told
    assert told.count("error:") == 1


def test_whether_an_address_is_taken_is_known(port: int) -> None:
    assert is_taken("127.0.0.1", port, socket.AF_INET)
    assert not is_taken("127.0.0.1", 0, socket.AF_INET)


def test_a_taken_address_is_told_in_a_line(project: Path, port: int) -> None:
    command = [sys.executable, "-m", "mkdocs", "serve", "-q", "-a", f"127.0.0.1:{port}"]
    environment = {"NO_MKDOCS_2_WARNING": "1", "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        command, cwd=project, env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert done.stdout.strip() == (
        f"127.0.0.1:{port} is taken: end what listens there, or name another port with make serve PORT=8123"
    )


def test_make_serve_takes_a_port() -> None:
    command = ["make", "-n", "serve", "PORT=8123"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "mkdocs serve -a localhost:8123" in done.stdout
