"""The writer: contained, exact, and whole at every moment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from acp_codegen import files
from acp_codegen.files import Changes, compare, files_below, write_file, write_tree

OLD = {"a.json": b"old a", "deep/b.json": b"old b", "deep/er/c.json": b"same"}
NEW = {"a.json": b"new a", "deep/er/c.json": b"same", "other/d.json": b"new d"}


def contents(root: Path) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in files_below(root).items()}


def test_writes_the_tree_and_says_what_changed(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    assert write_tree(root, OLD) == Changes(missing=tuple(OLD))
    assert write_tree(root, NEW) == Changes(missing=("other/d.json",), changed=("a.json",), stale=("deep/b.json",))
    assert contents(root) == NEW
    assert [p.name for p in tmp_path.iterdir()] == ["generated"]


def test_writes_nothing_where_nothing_changes(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    write_tree(root, OLD)
    before = {p: p.stat().st_mtime_ns for p in root.rglob("*")}
    assert not write_tree(root, OLD)
    assert {p: p.stat().st_mtime_ns for p in root.rglob("*")} == before


def test_keeps_the_time_of_a_file_that_stays(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    write_tree(root, OLD)
    os.utime(root / "deep/er/c.json", (1_000_000, 1_000_000))
    write_tree(root, NEW)
    assert (root / "deep/er/c.json").stat().st_mtime == 1_000_000


@pytest.mark.parametrize("name", ["../x", "/etc/x", "a/../../x", "", ".", "a//b", "a\\b", "./a"])
def test_refuses_a_path_that_leads_outside(tmp_path: Path, name: str) -> None:
    root = tmp_path / "generated"
    write_tree(root, OLD)
    with pytest.raises(ValueError, match="does not lead to a file below"):
        write_tree(root, {**NEW, name: b"x"})
    assert contents(root) == OLD


def test_a_link_is_replaced_and_never_written_through(tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.write_bytes(b"old a")
    root = tmp_path / "generated"
    root.mkdir()
    (root / "a.json").symlink_to(outside)
    assert compare(root, {"a.json": b"old a"}) == Changes(changed=("a.json",))
    write_tree(root, {"a.json": b"new"})
    assert outside.read_bytes() == b"old a"
    assert not (root / "a.json").is_symlink()


def test_a_file_where_the_folder_goes_is_not_replaced(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    root.write_text("mine")
    with pytest.raises(NotADirectoryError):
        write_tree(root, OLD)
    assert root.read_text() == "mine"
    assert [p.name for p in tmp_path.iterdir()] == ["generated"]


def test_a_link_to_the_folder_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    root = tmp_path / "generated"
    root.symlink_to(tmp_path / "elsewhere")
    write_tree(root, OLD)
    assert root.is_symlink()
    assert contents(tmp_path / "elsewhere") == OLD


def test_leaves_the_caches_of_interpreters_out_of_account(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    write_tree(root, OLD)
    (root / "__pycache__").mkdir()
    (root / "__pycache__" / "x.pyc").write_bytes(b"")
    assert not compare(root, OLD)


def no_exchange(*_: Path) -> bool:
    return False


@pytest.mark.parametrize("exchange", [True, False], ids=["exchange", "two renames"])
def test_either_way_of_swapping_gives_the_new_tree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exchange: bool
) -> None:
    if not exchange:
        monkeypatch.setattr(files, "exchange", no_exchange)
    root = tmp_path / "generated"
    write_tree(root, OLD)
    write_tree(root, NEW)
    assert contents(root) == NEW
    assert [p.name for p in tmp_path.iterdir()] == ["generated"]


KILLED = """
import os, signal, sys
from pathlib import Path
from acp_codegen import files
left = int(sys.argv[2])
EVENTS = "open os.rename os.mkdir os.remove os.rmdir shutil.copyfile ctypes.dlsym os.listdir".split()
def count(event, args):
    global left
    if event in EVENTS:
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.{signal})
if {two}:
    files.exchange = lambda *_: False
tree = {tree!r}
sys.addaudithook(count)
files.write_tree(Path(sys.argv[1]), tree)
"""


def run_killed(root: Path, after: int, name: str, *, two_renames: bool = False) -> int:
    code = KILLED.replace("{signal}", name).replace("{two}", str(two_renames)).replace("{tree!r}", repr(NEW))
    done = subprocess.run([sys.executable, "-c", code, str(root), str(after)], stderr=subprocess.DEVNULL, check=False)
    return done.returncode


@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_a_killed_run_leaves_the_old_tree_or_the_new(tmp_path: Path, name: str) -> None:
    """Killed before each of its system calls in turn, until one run is through."""
    seen: set[str] = set()
    for after in range(200):
        root = tmp_path / str(after) / "generated"
        root.parent.mkdir()
        write_tree(root, OLD)
        ended = run_killed(root, after, name)
        found = contents(root)
        assert found in (OLD, NEW), f"half a tree when stopped after {after} calls"
        seen.add("old" if found == OLD else "new")
        write_tree(root, NEW)
        assert contents(root) == NEW
        assert [p.name for p in root.parent.iterdir()] == ["generated"]
        if ended == 0:
            break
    else:
        pytest.fail("no run came through")
    assert seen == {"old", "new"}


def test_builds_at_the_same_time_wait_for_each_other(tmp_path: Path) -> None:
    root = tmp_path / "generated"
    trees = [{f"{n}/{i}.json": bytes([n]) for i in range(60)} for n in range(6)]
    code = (
        "import sys; from pathlib import Path; from acp_codegen import files; files.write_tree(Path(sys.argv[1]), {})"
    )
    commands = [[sys.executable, "-c", code.replace("{}", repr(tree)), str(root)] for tree in trees]
    running = [subprocess.Popen(command) for command in commands]
    assert [process.wait() for process in running] == [0] * len(running)
    assert contents(root) in trees
    assert [p.name for p in tmp_path.iterdir()] == ["generated"]


def test_where_the_system_cannot_exchange_the_next_run_mends(tmp_path: Path) -> None:
    for after in range(200):
        root = tmp_path / str(after) / "generated"
        root.parent.mkdir()
        write_tree(root, OLD)
        ended = run_killed(root, after, "SIGKILL", two_renames=True)
        write_tree(root, NEW)
        assert contents(root) == NEW
        assert [p.name for p in root.parent.iterdir()] == ["generated"]
        if ended == 0:
            return
    pytest.fail("no run came through")


def test_a_file_is_replaced_in_one_step_and_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "x.json"
    target.write_bytes(b"old")
    target.chmod(0o600)
    write_file(target, b"new")
    assert target.read_bytes() == b"new"
    assert target.stat().st_mode & 0o777 == 0o600
    assert [p.name for p in tmp_path.iterdir()] == ["x.json"]


def test_a_link_is_followed_to_the_file_that_is_meant(tmp_path: Path) -> None:
    (tmp_path / "target.json").write_bytes(b"old")
    (tmp_path / "link.json").symlink_to("target.json")
    (tmp_path / "ahead.json").symlink_to("new.json")
    write_file(tmp_path / "link.json", b"new")
    write_file(tmp_path / "ahead.json", b"new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "target.json").read_bytes() == (tmp_path / "new.json").read_bytes() == b"new"


def test_a_pipe_is_written_into(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:
        write_file(pipe, b"new")
        assert reader.communicate()[0] == b"new"
    assert pipe.is_fifo()


def test_a_failed_write_names_the_file_that_was_meant(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file") as caught:
        write_file(tmp_path / "none" / "x.json", b"new")
    assert caught.value.filename == str(tmp_path / "none" / "x.json")


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "x.json"
    target.write_bytes(b"old")

    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(OSError, match="No space left"):
        write_file(target, b"new")
    assert target.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["x.json"]
