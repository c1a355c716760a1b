"""The schemas that upstream publishes become packages that can be imported and read with."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from acp_codegen.emit.python import bindings
from acp_codegen.ir.model import Protocol
from acp_codegen.load.compiled import load_compiled
from repository import needs_reference, reference, sources

PACKAGE = "published_acp_schema"
pytestmark = needs_reference


def published(version: str, name: str) -> Protocol:
    protocol, _ = load_compiled(reference(version, name))
    assert protocol is not None
    return protocol


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder on the path with the package of both versions."""
    root = tmp_path_factory.mktemp("published")
    versions = [(published(v, "schema.json"), published(v, "schema.unstable.json")) for v in ("v1", "v2")]
    for name, text in bindings(sources().registry, versions, "unstable").items():
        path = root / PACKAGE / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    sys.path.insert(0, str(root))
    yield root
    sys.path.remove(str(root))


@pytest.mark.parametrize("name", ["v1", "v1.unstable", "v2", "v2.unstable"])
def test_every_type_of_a_published_schema_reads(folder: Path, name: str) -> None:
    """Each name of a package is a type that takes an object or says what is wrong with it."""
    root, package = importlib.import_module(PACKAGE), importlib.import_module(f"{PACKAGE}.{name}")
    assert Path(str(package.__file__)).is_relative_to(folder)
    version, _, wide = name.partition(".")
    wanted = set(published(version, "schema.unstable.json" if wide else "schema.json").definitions)
    assert wanted <= set(package.__all__)
    for each in sorted(wanted):
        assert reads(root, getattr(package, each)) in (True, False)


def reads(root: ModuleType, form: object) -> bool:
    try:
        root.decode(form, {}, report=True)
    except root.DecodeError:
        return False
    return True
