"""What the message checker knows of the protocol: schemas without prose, methods, and where all is described."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from acp_codegen.emit import docs
from acp_codegen.emit.json_schema import compile_plain
from acp_codegen.ir.model import Example, Method, Protocol, Sources, Verdict

SCRIPT = "assets/acp-schemas.js"
SHOWN = 3
"""How many calls of each direction are in the transcript that is shown as an example."""
TITLES: dict[Verdict, str] = {"invalid": "A message with a fault", "lenient": "A message that is read leniently"}


def schemas_script(sources: Sources) -> str:
    """A script that sets `acpSchemas` to all of it, for every version and with every gate."""
    data = {
        "release": sources.registry.release,
        "gates": {f.name: {"status": f.status, "page": f"features/{f.name}.html"} for f in sources.registry.features},
        "versions": {protocol.name: _version(protocol) for protocol in sources.protocols},
        "examples": list(_examples(sources)),
    }
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=True)
    return f"globalThis.acpSchemas = {text};\n"


def _version(protocol: Protocol) -> dict[str, Any]:
    places = docs.places(protocol)
    pages: defaultdict[str, list[str]] = defaultdict(list)
    for name, page in places.definitions.items():
        pages[_html(page)].append(name)
    return {
        "number": protocol.version,
        "requestId": protocol.request_id.name,
        "error": protocol.error.name,
        "methods": [_method(method, _html(places.methods[method.name])) for method in protocol.methods],
        "pages": list(pages.items()),
        "definitions": compile_plain(protocol.definitions),
    }


def _method(method: Method, page: str) -> dict[str, Any]:
    result = {} if method.result is None else {"result": method.result.name}
    gates = {"gates": list(method.features)} if method.features else {}
    key = {"name": method.name, "kind": method.kind, "direction": method.direction}
    return {**key, "params": method.params.name, **result, **gates, "page": page}


def _html(page: str) -> str:
    return f"{page.removesuffix('.md')}.html"


def _examples(sources: Sources) -> Iterator[dict[str, str]]:
    """What can be looked at first, with a title: a transcript, and a message of each verdict that is not valid."""
    protocol = next((p for p in sources.protocols if p.status == "stable"), None)
    if protocol is None:
        return
    examples = [e for e in sources.examples if e.version == protocol.version]
    rows = [{"dir": way, "message": message} for way, message in _calls(protocol, examples)]
    yield {"title": "A transcript", "text": "\n".join(map(json.dumps, rows))}
    for verdict, title in TITLES.items():
        message = next(_messages(protocol, [e for e in examples if e.verdict == verdict]), None)
        if message is not None:
            yield {"title": title, "text": json.dumps(message, indent=2, ensure_ascii=False)}


def _calls(protocol: Protocol, examples: list[Example]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Requests with their answers, and notifications, first those that a client sends."""
    valid = {e.of.name: e.value for e in reversed(examples) if e.verdict == "valid"}
    ways = {"client->agent": "agent->client", "agent->client": "client->agent"}
    for way, back in ways.items():
        methods = [m for m in protocol.methods if m.direction == way and not m.features and m.params.name in valid]
        for number, method in enumerate(methods[:SHOWN]):
            yield way, _call(method, valid[method.params.name], number)
            if method.result is not None:
                yield back, {"jsonrpc": "2.0", "id": number, "result": valid.get(method.result.name, {})}


def _call(method: Method, params: Any, number: int) -> dict[str, Any]:
    ident = {"id": number} if method.kind == "request" else {}
    return {"jsonrpc": "2.0", **ident, "method": method.name, "params": params}


def _messages(protocol: Protocol, examples: list[Example]) -> Iterator[dict[str, Any]]:
    """Examples as params of the methods that have such params, those first that everybody may send."""
    values = {e.of.name: e.value for e in reversed(examples)}
    return (_call(m, values[m.params.name], 1) for m in protocol.methods if m.params.name in values and not m.features)
