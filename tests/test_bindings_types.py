"""What type checkers make of code that is written on the bindings: mypy --strict and pyright, each run once."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from repository import ROOT

EXAMPLE = ROOT / "examples" / "auth_status.py"
MARK = "# error"
SNIPPETS = """
from typing import assert_never, assert_type

from acp_schema import Connection, Drop, Event, Failure, Malformed, Notification, Request, Result, UnknownUpdate
from acp_schema import decode, encode, v1
from acp_schema.v1.unstable import AuthAccount, AuthStatusResponse, KnownAuthState, known_auth_state
from acp_schema.v2 import AuthMethod, AuthMethodAgent, AuthMethodOther, AuthMethodTerminal

account = AuthAccount(label="a", active=None, meta={"a": [1]})
AuthAccount(label="a", lable="b")  # error
AuthAccount(label=5)  # error
AuthAccount(label="a", active="yes")  # error
AuthAccount()  # error
AuthAccount("a")  # error
v1.AuthenticateRequest(methodId="a")  # error
account.label = "b"  # error
print(account.lable)  # error
print(v1.AuthState)  # error

status = AuthStatusResponse(state="_later", accounts=[account])
AuthStatusResponse(state="unknown", accounts=(account,))
AuthStatusResponse(state="unknown", accounts=[{"label": "a"}])  # error
status.accounts.append(account)  # error
for one in status.accounts:
    assert_type(one, AuthAccount)
assert_type(known_auth_state(status.state), KnownAuthState)
assert_type(encode(status), bytes)

AuthMethodTerminal(method_id="i", name="n", args=["login"])
AuthMethodTerminal(type="agent", method_id="i", name="n")  # error

assert_type(decode(AuthStatusResponse, b"{}"), AuthStatusResponse)
assert_type(decode(AuthStatusResponse, {}, report=True), tuple[AuthStatusResponse, tuple[Drop, ...]])
assert_type(decode(list[AuthAccount], []), list[AuthAccount])
entry = decode(AuthMethod, "{}")
assert_type(entry, AuthMethodTerminal | AuthMethodAgent | AuthMethodOther)
assert_type(decode(AuthMethod, "{}", report=True)[0], AuthMethodTerminal | AuthMethodAgent | AuthMethodOther)
decode(AuthAccount, "{}", reprot=True)  # error


def complete(entry: AuthMethod) -> str:
    match entry:
        case AuthMethodTerminal():
            return entry.type
        case AuthMethodAgent():
            return entry.method_id
        case AuthMethodOther():
            return entry.type
        case _:
            assert_never(entry)


def forgetful(entry: AuthMethod) -> str:
    match entry:
        case AuthMethodTerminal() | AuthMethodAgent():
            return entry.type
        case _:
            assert_never(entry)  # error


def acts(state: KnownAuthState) -> bool:
    match state:
        case "authenticated" | "not_required":
            return True
        case "unauthenticated":
            return False
        case _:
            assert_never(state)  # error


connection = Connection(side="agent", version=(1, v1.PROTOCOL))
Connection(side="server", version=1)  # error
Connection(side="agent", version="1")  # error
assert_type(connection.receive_data(b""), list[Event])
connection.receive_data("")  # error
connection.send_result(connection.waiting[0], None)  # error


def answer(event: Event) -> bytes | None:
    match event:
        case Request(params=v1.PromptRequest() as params):
            assert_type(params, v1.PromptRequest)
            event.id = 3  # error
            return connection.send_result(event, v1.PromptResponse(stop_reason="end_turn"))
        case Notification(params=UnknownUpdate() as update):
            assert_type(update.session_id, str | None)
        case Result() | Failure() | Request() | Notification():
            assert_type(event.drops, tuple[Drop, ...])
        case Malformed():
            return event.reply
        case _:
            assert_never(event)
    return None


def dropping(event: Event) -> str:
    match event:
        case Request() | Notification() | Result() | Failure():
            return ""
        case _:
            assert_never(event)  # error
"""

WANTED = {number for number, line in enumerate(SNIPPETS.splitlines(), 1) if line.endswith(MARK)}
CHECKERS = {
    "mypy": [sys.executable, "-m", "mypy", "--strict", "--no-error-summary"],
    "pyright": [sys.executable, "-m", "pyright", "--project", str(ROOT)],
}
LINE = re.compile(r"^\s*(\S+\.py):(\d+).*?error: (.*)$", re.MULTILINE)


@pytest.mark.parametrize("checker", CHECKERS)
def test_mistakes_are_found_and_nothing_else(checker: str, tmp_path: Path) -> None:
    """Each marked line has an error; no other line has one, nor has the example."""
    path = tmp_path / "snippets.py"
    path.write_text(SNIPPETS, encoding="utf-8")
    command = [*CHECKERS[checker], str(path), str(EXAMPLE)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    found = [(Path(name).name, int(line)) for name, line, _ in LINE.findall(done.stdout)]
    assert set(found) == {("snippets.py", line) for line in WANTED}, done.stdout + done.stderr
