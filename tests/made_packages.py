"""Python packages with chosen gates, made from the sources of this repository and imported from a folder."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path

from acp_codegen.folders import write_folder
from acp_codegen.pipeline import python_package
from differential import Package
from repository import projected, sources, written


@cache
def files(version: int, names: tuple[str, ...]) -> dict[str, bytes]:
    """The files of a package, made once."""
    return python_package(sources(), written(version), names)


class Workshop:
    """Puts packages into a folder, and imports them from there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, version: int, names: tuple[str, ...] = (), *, name: str = "") -> str:
        """Put the package there; returns what it is called, which is something of its own if no name is given."""
        name = name or "_".join([f"made_v{version}", *names])
        write_folder(self.folder / name, files(version, names), modules=True)
        return name

    def package(self, version: int, names: tuple[str, ...] = (), *, name: str = "") -> Package:
        """The package, imported."""
        called = self.write(version, names, name=name)
        module = import_module(called)
        return Package(called, module, module, projected(version, names), self.folder / called / "schema.json")


@contextmanager
def workshop(folder: Path) -> Generator[Workshop]:
    """A workshop in a folder, from which can be imported for as long as it is open."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    yield Workshop(folder)
    sys.path.remove(str(folder))
    for name in set(sys.modules) - before:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
            del sys.modules[name]
