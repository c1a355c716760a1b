"""The example of a consumer does what it says."""

from __future__ import annotations

import json
import subprocess
import sys

from acp_schema import decode
from acp_schema.v1.unstable import method

from repository import ROOT

EXAMPLE = ROOT / "examples" / "auth_status.py"


def run(*messages: object) -> subprocess.CompletedProcess[str]:
    """The example with some messages piped in."""
    piped = "".join(f"{json.dumps(message)}\n" for message in messages)
    command = [sys.executable, "-W", "error", str(EXAMPLE)]
    return subprocess.run(command, input=piped, capture_output=True, text=True, check=False)


def started(**auth: object) -> dict[str, object]:
    """An answer to `initialize`."""
    return {"id": 0, "result": {"protocolVersion": 1, "agentCapabilities": {"auth": auth}}}


def test_without_messages_it_shows_its_samples() -> None:
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    assert "not signed in: offer a way to sign in\nsigned in: sessions can start\n  * Team plan" in done.stdout
    assert done.stdout.endswith("left out /accounts/1: item dropped: /label: `label` is required and is not there\n")


def test_it_writes_requests_that_the_protocol_has() -> None:
    requests = [json.loads(line.partition(": ")[2]) for line in run().stdout.splitlines() if line.startswith("to ")]
    assert [request["method"] for request in requests] == ["authenticate", "auth/status"]
    for request in requests:
        found = method(request["method"], "request", "client->agent")
        assert decode(found.params, request["params"], report=True)[1] == ()
        assert request["jsonrpc"] == "2.0"


def test_it_asks_only_where_the_agent_reports_its_status() -> None:
    for auth in ({}, {"status": None}, {"status": True}):
        assert "the agent does not report its status" in run(started(**auth)).stdout
    assert '"method":"auth/status"' in run(started(status={})).stdout


def test_a_state_of_later_is_acted_on_as_unknown() -> None:
    shown = [run(started(status={}), {"result": {"state": state}}).stdout for state in ("unknown", "_resting")]
    assert shown[0] == shown[1]
    assert "not known: start a session" in shown[0]


def test_what_cannot_be_read_is_told_with_its_place() -> None:
    done = run(started(status={}), {"result": {"accounts": []}})
    assert done.returncode == 1
    assert done.stderr == "not a valid AuthStatusResponse:\n  /state: `state` is required and is not there\n"
