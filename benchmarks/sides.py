"""Who is compared: how each reads JSON text into a value, and writes that again.

Nothing of a side is imported before it is asked for, so that the others do not pay for it.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Work = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to read and write: `reader`, for a class, and `writer` give what is called for each message."""

    modules: dict[str, str]
    """By version: where the classes are."""
    reader: Callable[[Any], Work]
    writer: Callable[[], Work]
    writes_defaults: bool = True
    """Whether members are written that are there and say what would hold without them."""

    def form(self, version: str, name: str) -> Any:
        return getattr(importlib.import_module(self.modules[version]), name)


def _our_reader(form: Any) -> Work:
    decode: Any = importlib.import_module("acp_schema").decode
    return lambda text: decode(form, text)


def _our_writer() -> Work:
    encode: Work = importlib.import_module("acp_schema").encode
    return encode


def _floor_reader(form: Any) -> Work:
    read: Work = importlib.import_module("msgspec.json").Decoder(form).decode
    return read


def _floor_writer() -> Work:
    write: Work = importlib.import_module("msgspec.json").Encoder().encode
    return write


def _peer_reader(form: Any) -> Work:
    """The quickest documented way in."""
    return lambda text: form.model_validate_json(text)


def _peer_writer() -> Work:
    """The quickest documented way out."""
    return lambda value: value.model_dump_json(by_alias=True, exclude_none=True)


def _connection_reader(form: Any) -> Work:
    """As the peer's connection reads a line."""
    return lambda text: form.model_validate(json.loads(text))


def _connection_writer() -> Work:
    """As the peer's connection writes a line."""

    def write(value: Any) -> bytes:
        plain = value.model_dump(mode="json", by_alias=True, exclude_none=True, exclude_defaults=True)
        return json.dumps(plain, separators=(",", ":")).encode()

    return write


PEER = {"v1": "acp.schema", "v2": "acp.experimental.v2.schema"}
WAYS = {
    "ours": Way({"v1": "acp_schema.v1", "v2": "acp_schema.v2"}, _our_reader, _our_writer),
    "peer": Way(PEER, _peer_reader, _peer_writer),
    "connection": Way(PEER, _connection_reader, _connection_writer, writes_defaults=False),
    "floor": Way({"v1": "benchmarks.floor"}, _floor_reader, _floor_writer),
}
