"""The meta-schema that the sources have to meet, and where it lies."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def bundled_schema() -> Path:
    """The folder of sources that this toolchain came with: in the wheel beside the code, in a checkout above it."""
    package = Path(__file__).resolve().parent
    inside = package / "schema"
    return inside if inside.is_dir() else package.parents[1] / "schema"


def meta_schema_path() -> Path:
    """The meta-schema that belongs to this toolchain."""
    return bundled_schema() / "source.schema.json"


@cache
def meta_definitions() -> dict[str, Any]:
    """The definitions of source.schema.json by name; nobody changes what is in them."""
    definitions: dict[str, Any] = json.loads(meta_schema_path().read_text(encoding="utf-8"))["$defs"]
    return definitions
