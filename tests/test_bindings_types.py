"""What type checkers make of code that is written on the bindings: mypy --strict and pyright, each run once."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from repository import ROOT

EXAMPLE = ROOT / "examples" / "auth_status.py"
MARK = "# error"
SNIPPETS = """
from collections.abc import Mapping, Sequence
from typing import Any, Literal, assert_never, assert_type

from acp_schema import Connection, Drop, Event, Failure, Malformed, Method, Notification, Request, Result
from acp_schema import UnknownUpdate, decode, encode, v1, v2
from acp_schema.v1 import unstable
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


call = v1.ToolCall(tool_call_id="t", title="T", kind="read", raw_input={"a": [1]})
v1.ToolCall(tool_call_id="t", title="T", kindd="read")  # error
v1.ToolCall(tool_call_id="t", title="T", kind="_later")  # error
v1.ToolCall(toolCallId="t", title="T")  # error
v2.ToolCallUpdate(tool_call_id="t", kind="_later")
v2.ToolCallUpdate(tool_call_id="t", kind=5)  # error
v2.ElicitationSchema(properties={})
v2.ElicitationSchema(type="array", properties={})  # error
v2.ElicitationSchema()  # error
assert_type(call.title, str)
call.title = "U"  # error
call.model_copy(update={"title": "U"}).title = "V"  # error
assert_type(call.content, Sequence[v1.Content | v1.Diff | v1.Terminal])
assert_type(call.meta, Mapping[str, Any] | None)
call.content[0] = call.content[0]  # error
print(call.content[0].nothing)  # error
call.model_extra.get("later")
assert_type(call.model_fields_set, set[str])
form = v1.ElicitationSchema(properties={"a": v1.BooleanPropertySchema()})
form.properties["b"] = v1.BooleanPropertySchema()  # error
for key, field in form.properties.items():
    assert_type(key, str)
    assert_type(field, v1.ElicitationPropertySchema)

other = AuthMethodOther(type="_x", method_id="i", name="n")
assert_type(other.with_unlisted({"a": 1, **other.model_extra}), AuthMethodOther)
other.with_unlisted([1])  # error
other.with_unlisted(a=1)  # error
AuthMethodOther(type="_x", method_id="i", name="n", a=1)  # error

stable: v1.AgentCapabilities = unstable.AgentCapabilities(load_session=True)
wide: unstable.AgentCapabilities = v1.AgentCapabilities()  # error
v1.InitializeResponse(protocol_version=1, agent_capabilities=unstable.AgentCapabilities())
unstable.InitializeResponse(protocol_version=1, agent_capabilities=v1.AgentCapabilities())  # error
v1.InitializeResponse(protocol_version=1, agent_capabilities=v2.AgentCapabilities())  # error
same: type[v1.Implementation] = unstable.Implementation

assert_type(v1.METHODS, tuple[Method, ...])
assert_type(v1.method("initialize", "request", "client->agent"), Method)
v1.method("initialize", "requests", "client->agent")  # error
assert_type(v1.METHODS[0].kind, Literal["request", "notification"])

assert_type(decode(v1.SessionId, "1"), str)
assert_type(decode(v1.AuthMethod | None, "1"), v1.AuthMethodTerminal | v1.AuthMethodAgent | v1.AuthMethodOther | None)
assert_type(decode(dict[str, v1.Plan], "{}"), dict[str, v1.Plan])
assert_type(v1.Plan.model_validate_json("{}"), v1.Plan)


def tool_content(piece: v1.ToolCallContent) -> str:
    match piece:
        case v1.Content(content=block):
            return block.type
        case v1.Diff(path=path):
            return path
        case v1.Terminal():
            return piece.terminal_id
        case _:
            assert_never(piece)


def forgetful_content(piece: v2.ContentBlock) -> str:
    match piece:
        case v2.TextContent() | v2.ImageContent() | v2.AudioContent() | v2.ResourceLink() | v2.EmbeddedResource():
            return piece.type
        case _:
            assert_never(piece)  # error


def open_content(piece: v2.ContentBlock) -> str:
    match piece:
        case v2.TextContent(text=text):
            return text
        case v2.ImageContent() | v2.AudioContent() | v2.ResourceLink() | v2.EmbeddedResource():
            return piece.type
        case v2.ContentBlockOther(type=kind):
            return kind
        case _:
            assert_never(piece)


def by_tag(piece: v1.ToolCallContent) -> str:
    if piece.type == "diff":
        return piece.path
    if piece.type == "terminal":
        return piece.terminal_id
    assert_type(piece, v1.Content)
    return piece.path  # error


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


PACKAGES = ("v1", "v1.unstable", "v2", "v2.unstable")
REVEALED = re.compile(r"snippets\.py:(\d+):\d+ - information: .* is \"\(self: \w+(?:, \*, (.*))?\) -> None\"$", re.M)


def classes() -> list[tuple[str, type[Any]]]:
    """Each public class of the packages once, with the name to import it by."""
    found: dict[type[Any], str] = {}
    for package in PACKAGES:
        module: Any = import_module(f"acp_schema.{package}")
        for name in module.__all__:
            if hasattr(getattr(module, name), "__pydantic_fields__"):
                found.setdefault(getattr(module, name), f"acp_schema.{package}.{name}")
    return [(name, form) for form, name in found.items()]


def parameters(text: str) -> dict[str, bool]:
    """The keywords in a signature as pyright shows it, and whether each may be left out."""
    depth, parts = 0, [""]
    for sign in text:
        depth += (sign in "([{") - (sign in ")]}")
        parts[-1] += sign
        if sign == "," and not depth:
            parts.append("")
    return {part.partition(":")[0].strip(): " = " in part for part in parts if part.strip()}


def test_constructors_are_the_same_to_editors_and_at_run_time(tmp_path: Path) -> None:
    """Editors show the signature that pyright infers; `help` and `inspect` that of the class."""
    subjects = classes()
    assert len(subjects) > 400
    lines = ["from typing import reveal_type", *(f"import acp_schema.{package}" for package in PACKAGES)]
    path = tmp_path / "snippets.py"
    path.write_text("\n".join([*lines, *(f"reveal_type({name}.__init__)" for name, _ in subjects)]), encoding="utf-8")
    done = subprocess.run([*CHECKERS["pyright"], str(path)], cwd=ROOT, capture_output=True, text=True, check=False)
    found = {int(line): parameters(text) for line, text in REVEALED.findall(done.stdout)}
    for number, (name, form) in enumerate(subjects, len(lines) + 1):
        signature = inspect.signature(form).parameters
        wanted = {key: each.default is not inspect.Parameter.empty for key, each in signature.items()}
        assert found.get(number) == wanted, name
