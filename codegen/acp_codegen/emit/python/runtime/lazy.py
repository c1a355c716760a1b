"""Packages whose names are imported when they are first used (PEP 562)."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def named(package: str, name: str) -> Any:
    """What an imported package has under a name, which may only now be imported itself."""
    return getattr(sys.modules[package], name)


def lazy(package: str, homes: Mapping[str, str], former: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package: `homes` is the module of each name, `former` what a former name is called now."""

    def get(name: str) -> Any:
        now = former.get(name)
        if now is not None:
            warnings.warn(f"{package}.{name} is called {now} now", DeprecationWarning, stacklevel=2)
            return getattr(sys.modules[package], now)
        home = homes.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(home, package), name)
        setattr(sys.modules[package], name, value)
        return value

    return get
