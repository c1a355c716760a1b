"""Import and first message in a process of its own: `python -m benchmarks.first WAY [MODULE...]`; the answer is JSON.

The modules, which all sides need, are imported before the clock starts. Beside milliseconds and KiB of memory the
answer has the modules that are loaded at the end. Memory is what the process has in core (RSS), from /proc; where there
is none, the peak from `getrusage`, which also counts what was given back.
"""

import json
import sys
import time
from importlib import import_module

CHUNK = (
    b'{"sessionId":"sess_1","update":{"sessionUpdate":"agent_message_chunk",'
    b'"content":{"type":"text","text":"The rows are added up"}}}'
)


def memory() -> float:
    """KiB that the process has in core."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 -- pathlib is no part of the start
            return int(file.read().split()[1]) * 4.0
    except OSError:
        import resource

        return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def first(way: str) -> object:
    """Import what reads a chunk of an agent's message, and read one."""
    if way == "ours":
        from acp_schema import decode
        from acp_schema.v1 import SessionNotification

        return decode(SessionNotification, CHUNK)
    return import_module("acp.schema").SessionNotification.model_validate_json(CHUNK)


def main(way: str, *before: str) -> None:
    for name in before:
        import_module(name)
    kept, begun = memory(), time.perf_counter()
    first(way)
    milliseconds = (time.perf_counter() - begun) * 1000
    loaded = sorted(set(sys.modules) - {"__main__"})
    print(json.dumps({"ms": milliseconds, "KiB": memory() - kept, "modules": loaded}))


if __name__ == "__main__":
    main(*sys.argv[1:])
