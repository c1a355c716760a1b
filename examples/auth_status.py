"""Tell whether the user of an agent has to sign in, and how.

Reads the answers of an agent, one JSON-RPC message a line: that to `initialize`, then, if there are any, those to
`auth/status` and `auth/status_update` notifications. Where nothing is piped in, samples stand for an agent.

    python examples/auth_status.py < answers.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, assert_never

from acp_schema import DecodeError, decode, encode
from acp_schema.v1.unstable import (
    AuthAccount,
    AuthenticateRequest,
    AuthMethod,
    AuthMethodAgent,
    AuthMethodOther,
    AuthMethodTerminal,
    AuthStatusRequest,
    AuthStatusResponse,
    AuthStatusUpdateNotification,
    InitializeResponse,
    KnownAuthState,
    known_auth_state,
    method,
)

SAMPLE = (
    '{"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": 1, "agentCapabilities": {"auth": {"status": {}}},'
    ' "authMethods": [{"id": "browser", "name": "Sign in with a browser"},'
    ' {"type": "terminal", "id": "tui", "name": "Sign in at a terminal", "args": ["login"]}]}}',
    '{"jsonrpc": "2.0", "id": 1, "result": {"state": "unauthenticated"}}',
    '{"jsonrpc": "2.0", "method": "auth/status_update", "params": {"state": "authenticated",'
    ' "accounts": [{"label": "Team plan", "active": true, "email": "ada@example.com"}, {"name": "no label"}]}}',
)


def status_request(number: int) -> bytes:
    """The request for the status. It has no parameters of its own."""
    return request(number, "auth/status", AuthStatusRequest())


def login_request(number: int, entry: AuthMethodAgent) -> bytes:
    """The request to sign in by an entry that the agent handles itself."""
    return request(number, "authenticate", AuthenticateRequest(method_id=entry.id))


def request(number: int, name: str, params: AuthStatusRequest | AuthenticateRequest) -> bytes:
    """A JSON-RPC request. `method` refuses a name that the protocol does not have."""
    found = method(name, "request", "client->agent")
    return encode({"jsonrpc": "2.0", "id": number, "method": found.name, "params": params})


def advice(state: KnownAuthState) -> str:
    """What a client does about a state; the checker sees to it that none is forgotten."""
    match state:
        case "authenticated":
            return "signed in: sessions can start"
        case "not_required":
            return "nobody has to sign in: sessions can start"
        case "unauthenticated":
            return "not signed in: offer a way to sign in"
        case "unknown":
            return "not known: start a session, and offer a way to sign in if that fails with -32000"
        case _:
            assert_never(state)


def way_in(entry: AuthMethod) -> str:
    """How to present an entry of `authMethods`."""
    match entry:
        case AuthMethodAgent():
            return f"{entry.name}: call `authenticate` with {entry.id}"
        case AuthMethodTerminal():
            return f"{entry.name}: run the agent in a terminal with {' '.join(entry.args) or 'no more arguments'}"
        case AuthMethodOther():
            return f"{entry.name}: not supported by this client"
        case _:
            assert_never(entry)


def account_line(account: AuthAccount) -> str:
    """An account as the user sees it."""
    more = ", ".join(text for text in (account.name, account.email, account.organization) if text)
    return f"{'*' if account.active else ' '} {account.label}{f' ({more})' if more else ''}"


def show_status(status: AuthStatusResponse | AuthStatusUpdateNotification) -> Iterator[str]:
    yield advice(known_auth_state(status.state))
    yield from (f"  {account_line(account)}" for account in status.accounts)


def show_start(answer: InitializeResponse) -> Iterator[str]:
    """What the answer to `initialize` offers, and what to send next."""
    yield from (f"  {way_in(entry)}" for entry in answer.auth_methods)
    login = next((entry for entry in answer.auth_methods if isinstance(entry, AuthMethodAgent)), None)
    if login is not None:
        yield f"to sign in: {login_request(2, login).decode()}"
    if answer.agent_capabilities.auth.status is None:
        yield "the agent does not report its status"
    else:
        yield f"to ask for the status: {status_request(1).decode()}"


def show(lines: Iterable[str]) -> Iterator[str]:
    """What there is to tell of each message."""
    started = False
    for line in lines:
        message: dict[str, Any] = json.loads(line)
        if not started:
            started = True
            answer, left_out = decode(InitializeResponse, message.get("result"), report=True)
            yield from show_start(answer)
        elif message.get("method") == "auth/status_update":
            update, left_out = decode(AuthStatusUpdateNotification, message.get("params"), report=True)
            yield from show_status(update)
        else:
            status, left_out = decode(AuthStatusResponse, message.get("result"), report=True)
            yield from show_status(status)
        yield from (f"left out {drop}" for drop in left_out)


def main() -> int:
    piped = "" if sys.stdin.isatty() else sys.stdin.read()
    try:
        for line in show(piped.splitlines() or SAMPLE):
            print(line)
    except DecodeError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
