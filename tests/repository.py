"""The sources of this repository, read and compiled once, and the folders outside it that some tests look into."""

from __future__ import annotations

import os
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from acp_codegen.diagnostics import render
from acp_codegen.emit.json_schema import compile_schema
from acp_codegen.ir.model import Protocol, Sources
from acp_codegen.load import load_sources
from acp_codegen.pipeline import project_features

ROOT = Path(__file__).parents[1]

needs_reference = pytest.mark.skipif(
    "ACP_REFERENCE" not in os.environ, reason="ACP_REFERENCE does not name a folder of published schemas"
)
needs_corpus = pytest.mark.skipif(
    "ACP_CORPUS" not in os.environ, reason="ACP_CORPUS does not name a folder of recorded messages"
)


def reference(*parts: str) -> Path:
    """A file in the folder of published schemas."""
    return Path(os.environ["ACP_REFERENCE"], *parts)


def corpus(*parts: str) -> Path:
    """A file in the folder of recorded messages."""
    return Path(os.environ["ACP_CORPUS"], *parts)


@cache
def sources() -> Sources:
    """Everything under `schema/`."""
    loaded = load_sources(ROOT / "schema")
    assert loaded.sources is not None, render(loaded.diagnostics, "text")
    return loaded.sources


def versions() -> tuple[int, ...]:
    return tuple(protocol.version for protocol in sources().protocols)


def written(version: int) -> Protocol:
    """A protocol version as it stands in the sources, with every gate's parts."""
    return next(protocol for protocol in sources().protocols if protocol.version == version)


@cache
def projected(version: int, names: tuple[str, ...] = ()) -> Protocol:
    """A protocol version with the features that are named."""
    return project_features(sources(), written(version), names)[0]


@cache
def compiled(version: int, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The compiled schema of a protocol version with the features that are named."""
    return compile_schema(*project_features(sources(), written(version), names))


def gates() -> tuple[str, ...]:
    """Every gate, also those that no umbrella has."""
    return tuple(feature.name for feature in sources().registry.features)


def feature_sets() -> list[tuple[str, ...]]:
    """No gate, each one, each pair, and all."""
    return [(), *((gate,) for gate in gates()), *combinations(gates(), 2), gates()]
