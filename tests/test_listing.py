"""What stands in a folder of sources and is none, as far as a repository cannot hold it as a case."""

from __future__ import annotations

import os
import re
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from acp_codegen.diagnostics import Diagnostic, Format, Place, finding, render
from acp_codegen.load import load_sources
from golden import BASE


@pytest.fixture
def schema(tmp_path: Path) -> Path:
    return Path(shutil.copytree(BASE / "schema", tmp_path / "schema"))


def only(schema: Path) -> Diagnostic:
    """The one finding in a folder of sources."""
    loaded = load_sources(schema)
    assert loaded.sources is None
    (found,) = loaded.diagnostics
    assert render(loaded.diagnostics, "text").encode()
    return found


def pipe(path: Path) -> None:
    os.mkfifo(path)


def listening(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def dangling(path: Path) -> None:
    path.symlink_to("nowhere.json")


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (pipe, "this is a named pipe"),
        (listening, "this is a socket"),
        (endless, "this is a device"),
        (loop, "this symbolic link leads back to itself"),
        (dangling, "this symbolic link leads to nothing"),
    ],
)
def test_reads_nothing_but_files(
    schema: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[Path], None], message: str
) -> None:
    monkeypatch.chdir(schema / "v1")  # the path of a socket may not be long
    make(Path("more.json"))
    found = only(schema)
    assert (found.code, found.place.file, found.message) == ("ACP001", "schema/v1/more.json", message)
    assert "take it away" in found.hint


def test_reads_a_file_that_a_link_leads_to(schema: Path) -> None:
    moved = schema.parent / "elsewhere.json"
    (schema / "v1/details.json").rename(moved)
    (schema / "v1/details.json").symlink_to(moved)
    assert load_sources(schema).sources is not None


@pytest.mark.parametrize("name", [b"\xffmore.json", b"more\xff.txt", b"\xff"])
@pytest.mark.parametrize("folder", ["", "v1", "examples", "examples/v1"])
def test_says_that_a_name_is_not_utf_8(schema: Path, folder: str, name: bytes) -> None:
    try:
        (schema / folder / os.fsdecode(name)).write_text("{}")
    except OSError:
        pytest.skip("this file system knows no such name")
    found = only(schema)
    assert (found.code, found.message) == ("ACP001", "the name of this file is not UTF-8")
    assert found.place.file.endswith(name.decode("utf-8", "backslashreplace"))


@pytest.mark.parametrize("name", ["v01", "v\uff11", "V1", "v1\n"])
def test_takes_no_other_way_to_write_a_number(schema: Path, name: str) -> None:
    shutil.copytree(schema / "v1", schema / name, dirs_exist_ok=True)
    if len(list(schema.glob("[vV]1"))) == 1 and name == "V1":
        pytest.skip("this file system does not tell V1 from v1")
    found = only(schema)
    assert (found.code, found.place.file) == ("ACP010", f"schema/{name}")


@pytest.mark.parametrize("name", ["v1", "examples", "examples/v1"])
def test_says_that_a_file_stands_where_a_folder_has_to(schema: Path, name: str) -> None:
    shutil.rmtree(schema / name)
    (schema / name).write_text("")
    found = only(schema)
    assert (found.code, found.place.file) == ("ACP001", f"schema/{name}")
    assert found.message == "a folder has to stand here, and this is none"


@pytest.mark.parametrize("name", ["", "v1", "examples", "examples/v1"])
def test_says_that_a_folder_cannot_be_read(schema: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    listed = Path.iterdir

    def iterdir(path: Path) -> Iterator[Path]:
        if path == schema / name:
            raise PermissionError(13, "Permission denied", str(path))
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", iterdir)
    found = only(schema)
    assert (found.code, found.place.file) == ("ACP001", f"schema/{name}".rstrip("/"))
    assert (found.message, found.hint) == ("it cannot be read: Permission denied", "see to its permissions")


def test_the_digest_is_that_of_names_and_bytes(schema: Path) -> None:
    def digest() -> str:
        sources = load_sources(schema).sources
        assert sources is not None
        return sources.digest

    first = digest()
    (schema / "README.md").write_text("Not a source.")
    assert digest() == first
    (schema / "v1/details.json").rename(schema / "v1/other.json")
    assert digest() != first


@pytest.mark.parametrize("style", get_args(Format))
def test_lets_no_control_character_through(style: Format) -> None:
    nasty = "a\x00\x1b[31m\r\n\x7f\x9b\u2028\u202e\u200b\ufeffb"
    place = Place(f"schema/{nasty}.json")
    found = finding("ACP000", place, nasty, nasty)
    text = render((found,), style)
    assert not re.search("[^\n\x20-\x7e]", text)
    assert text.count("\n") == render((finding("ACP000", Place("a"), "a", "a"),), style).count("\n")
    assert "\\u001b[31m" in text
