"""One measurement in a process of its own: `python -m benchmarks.worker TASK WAY VERSION`; the answer is JSON.

`check` reads and writes each message, and fails where something of it is lost. `speed` measures both. `values` measures
building, showing and comparing a value.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from .messages import Message, covers, messages
from .sides import WAYS, Way
from .timing import per_call

CHUNK = "The rows are added up without a look at their currency, so I will "


def check(way: Way, version: str) -> dict[str, str]:
    """By kind, the class that the message is read as."""
    return {message.kind: _read_whole(way, version, message) for message in messages(version)}


def _read_whole(way: Way, version: str, message: Message) -> str:
    form = way.form(version, message.of)
    value = way.reader(form)(message.text)
    whole = not way.writes_defaults or covers(json.loads(way.writer()(value)), message.value)
    if not isinstance(value, form) or not whole:
        raise SystemExit(f"{way.modules[version]} does not read the whole of: {message.kind}")
    return type(getattr(value, "update", value)).__name__


def speed(way: Way, version: str) -> dict[str, tuple[float, float]]:
    """By kind, microseconds of reading and of writing."""
    return {message.kind: _speed(way, version, message) for message in messages(version)}


def _speed(way: Way, version: str, message: Message) -> tuple[float, float]:
    form, text = way.form(version, message.of), message.text
    read, write = way.reader(form), way.writer()
    value = read(text)
    return per_call(lambda: read(text)), per_call(lambda: write(value))


def values(way: Way, version: str) -> dict[str, float]:
    """Microseconds of building a chunk of a message from its parts, of its `repr`, and of comparing two."""
    ours = way is WAYS["ours"]
    notification, chunk = way.form(version, "SessionNotification"), way.form(version, "AgentMessageChunk")
    text = way.form(version, "TextContent" if ours else "TextContentBlock")
    tag: Any = {} if ours else {"session_update": "agent_message_chunk"}
    kind: Any = {} if ours else {"type": "text"}

    def build() -> Any:
        return notification(session_id="sess_1", update=chunk(content=text(text=CHUNK, **kind), **tag))

    one, other = build(), build()
    return {
        "build": per_call(build),
        "repr": per_call(lambda: repr(one)),
        "==": per_call(lambda: one == other),
    }


TASKS: dict[str, Any] = {"check": check, "speed": speed, "values": values}


def main(task: str, way: str, version: str) -> None:
    print(json.dumps(TASKS[task](WAYS[way], version)))


if __name__ == "__main__":
    main(*sys.argv[1:])
