"""The definitions of the shipped packages, each with its class or alias and the model that it was made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from acp_schema import v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import Type
from repository import projected


@dataclass(frozen=True)
class Shipped:
    """A package of the bindings. `stable` is the one of the same version with nothing behind a gate."""

    label: str
    module: Any
    stable: Any
    protocol: Protocol

    def form(self, name: str) -> Any:
        return getattr(self.module, name)

    def kind(self, name: str) -> Type:
        return self.protocol.definitions[name].type

    def is_own(self, name: str) -> bool:
        """Whether a definition is not just the class or alias of the stable package."""
        return self.stable is self.module or getattr(self.stable, name, None) is not self.form(name)


SHIPPED = (
    Shipped("v1", v1, v1, projected(1)),
    Shipped("v1.unstable", v1_unstable, v1, projected(1, ("unstable",))),
    Shipped("v2", v2, v2, projected(2)),
    Shipped("v2.unstable", v2_unstable, v2, projected(2, ("unstable",))),
)
Subject = tuple[Shipped, str]
SUBJECTS: list[Subject] = [(package, name) for package in SHIPPED for name in package.protocol.definitions]
each_package = pytest.mark.parametrize("package", SHIPPED, ids=lambda package: package.label)


def each(subjects: list[Subject]) -> pytest.MarkDecorator:
    """Runs a test, which takes `package` and `name`, for each of these definitions."""
    names = [f"{package.label}-{name}" for package, name in subjects]
    return pytest.mark.parametrize(("package", "name"), subjects, ids=names)
