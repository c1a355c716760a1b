"""What the benchmarks measure is what they say: everybody reads the whole of each message. No time is asserted."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from acp_schema import decode, encode

from repository import ROOT

MSGSPEC = ROOT / ".peers" / "msgspec-0.23.0"
needs_msgspec = pytest.mark.skipif(not MSGSPEC.is_dir(), reason="python -m benchmarks peer installs msgspec")


def wire(version: str) -> list[dict[str, Any]]:
    whole: list[dict[str, Any]] = json.loads((ROOT / "benchmarks" / "wire" / f"{version}.json").read_text("utf-8"))
    return whole


def asked(way: str, version: str, home: Path) -> dict[str, str]:
    """What the worker of the benchmarks reads each message as; it fails where something of one is lost."""
    path = os.pathsep.join([str(home), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-m", "benchmarks.worker", "check", way, version]
    environment = os.environ | {"PYTHONPATH": path}
    answer: dict[str, str] = json.loads(subprocess.check_output(command, cwd=ROOT, env=environment, text=True))
    return answer


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_every_message_is_valid_and_comes_back_as_it_was(version: str) -> None:
    package = importlib.import_module(f"acp_schema.{version}")
    for message in wire(version):
        value, drops = decode(getattr(package, message["of"]), message["value"], report=True)
        assert not drops, message["kind"]
        assert json.loads(encode(value)) == message["value"], message["kind"]


@pytest.mark.parametrize("version", ["v1", "v2"])
def test_the_worker_reads_every_message_with_the_bindings(version: str) -> None:
    assert asked("ours", version, ROOT / "generated").keys() == {message["kind"] for message in wire(version)}


@needs_msgspec
def test_the_floor_reads_every_message_of_v1() -> None:
    kinds = asked("floor", "v1", MSGSPEC)
    assert kinds == asked("ours", "v1", ROOT / "generated") | {"tool_call_update": "ToolCallUpdate"}
