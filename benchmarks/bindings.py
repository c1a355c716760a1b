"""What reading and writing a message costs with the bindings, and what it takes until the first.

The yardsticks, measured in the same run, are `json.loads` and `json.dumps` of the same message. Imports are whole
processes, with the start of the interpreter.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import acp_schema.v1.unstable as v1
from acp_schema import decode, encode
from rich.console import Console
from rich.table import Table

from .timing import best, per_call

MESSAGE = json.dumps(
    {
        "protocolVersion": 1,
        "agentInfo": {"name": "acme-agent", "version": "1.4.2"},
        "agentCapabilities": {"loadSession": True, "auth": {"logout": {}, "status": {}}, "_meta": {"acme": [1, 2]}},
        "authMethods": [
            {"id": "browser", "name": "Sign in with a browser"},
            {"type": "terminal", "id": "tui", "name": "Sign in at a terminal", "args": ["login"], "env": {"A": "1"}},
        ],
    }
)


def imports(module: str) -> Callable[[], object]:
    return lambda: subprocess.run([sys.executable, "-c", f"import {module}"], check=True)


def bindings() -> None:
    """Measure reading and writing a message, and what it takes until the first."""
    value, plain = decode(v1.InitializeResponse, MESSAGE), json.loads(MESSAGE)
    read = per_call(lambda: json.loads(MESSAGE))
    write = per_call(lambda: json.dumps(plain))
    bare = best(imports("pydantic.main, pydantic.fields, pydantic.types"), 5)
    measured = {
        "json.loads of a message (yardstick)": (read, read),
        "decode": (per_call(lambda: decode(v1.InitializeResponse, MESSAGE)), read),
        "decode with report": (per_call(lambda: decode(v1.InitializeResponse, MESSAGE, report=True)), read),
        "json.dumps of it (yardstick)": (write, write),
        "encode": (per_call(lambda: encode(value)), write),
    }
    table = Table("what", "µs", "x yardstick", title=f"a message of {len(MESSAGE)} characters")
    for what, (microseconds, yardstick) in measured.items():
        table.add_row(what, f"{microseconds:.2f}", f"{microseconds / yardstick:.2f}")
    Console().print(table)
    table = Table("what", "ms", "x yardstick")
    for what, seconds in {
        "import what is needed of pydantic (yardstick)": bare,
        "import all of acp_schema.v1": best(imports("acp_schema.v1 as v; [getattr(v, n) for n in v.__all__]"), 5),
        "first decode": best(imports("acp_schema as a, acp_schema.v1 as v; a.decode(v.LogoutRequest, b'{}')"), 5),
    }.items():
        table.add_row(what, f"{seconds * 1000:.0f}", f"{seconds / bare:.2f}")
    Console().print(table)
