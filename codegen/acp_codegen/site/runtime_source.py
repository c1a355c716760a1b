"""What the Python package has beside the types of a version, as its sources say it: nothing of it is imported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import griffe

from acp_codegen.emit.python import Common

Part = tuple[str, str]
"""A piece of an expression, and the public name that it is, empty where it is none."""
Documented = griffe.Class | griffe.Function | griffe.Attribute
RETURNS: griffe.GoogleOptions = {"returns_named_value": False, "returns_multiple_items": False}


@dataclass(frozen=True)
class RuntimeSource:
    """The public names of the package, each with what its module says of it."""

    common: Common

    @cached_property
    def modules(self) -> Mapping[str, griffe.Module]:
        """The modules that have public names, read from their text."""
        found: dict[str, griffe.Module] = {}
        for home in sorted(set(self.common.homes.values())):
            path = f"{home.removeprefix('.').replace('.', '/')}.py"
            known = griffe.ModulesCollection()
            text = self.common.texts[path]
            module = griffe.visit(
                home.rpartition(".")[2],
                Path(path),
                text,
                docstring_parser="google",
                docstring_options=RETURNS,
                modules_collection=known,
            )
            griffe.DataclassesExtension().on_package(pkg=module)
            found[home] = module
        return found

    @cached_property
    def public(self) -> Mapping[str, Documented]:
        """Each public name, and what it stands for."""
        return {name: _documented(self.modules[home][name]) for name, home in self.common.homes.items()}

    @cached_property
    def _private_aliases(self) -> Mapping[str, griffe.Expr]:
        """Aliases that annotations use and readers cannot import: their meaning is shown in their place."""
        return {
            member.name: member.value
            for module in self.modules.values()
            for member in module.members.values()
            if isinstance(member, griffe.Attribute)
            and str(member.annotation) == "TypeAlias"
            and member.name not in self.common.homes
            and isinstance(member.value, griffe.Expr)
        }

    def parts(self, expression: griffe.Expr | str | None) -> list[Part]:
        """An annotation in pieces, with private aliases written out."""
        return list(self._parts(expression))

    def _parts(self, expression: griffe.Expr | str | None) -> Iterator[Part]:
        tokens: Iterable[griffe.Expr | str] = (
            expression.iterate(flat=True) if isinstance(expression, griffe.Expr) else [expression or ""]
        )
        for token in tokens:
            name = str(token)
            alias = self._private_aliases.get(name) if isinstance(token, griffe.ExprName) else None
            if alias is not None:
                yield from self._parts(alias)
            else:
                yield name, name if isinstance(token, griffe.ExprName) and name in self.common.homes else ""

    def text(self, expression: griffe.Expr | str | None) -> str:
        """An annotation as text, with private aliases written out."""
        return "".join(text for text, _ in self._parts(expression))

    def parameters(self, found: griffe.Class | griffe.Function) -> Sequence[griffe.Parameter]:
        """What a function, or the constructor of a class, takes; of a class that makes its own signature nothing."""
        if isinstance(found, griffe.Class) and "__signature__" in found.members:
            return ()
        return [parameter for parameter in found.parameters if parameter.name not in ("self", "cls")]

    def is_explained(self, found: Documented) -> bool:
        """Whether a docstring tells of what is taken in, and what comes out of it."""
        return found.docstring is not None and len(found.docstring.parsed) > 1

    def default(self, parameter: griffe.Parameter) -> str | None:
        """The value of a parameter that is not given; a constant of the module is shown as what it is."""
        value = parameter.default
        if isinstance(value, griffe.ExprName) and parameter.function is not None:
            constant = parameter.function.module.members.get(value.name)
            value = constant.value if isinstance(constant, griffe.Attribute) and constant.value is not None else value
        return None if value is None else str(value)


def members(found: griffe.Class) -> Iterator[griffe.Attribute | griffe.Function]:
    """The public attributes, properties and methods that a class has itself, in the order of its source."""
    for name, member in found.members.items():
        if not name.startswith("_") and isinstance(member, (griffe.Attribute, griffe.Function)):
            yield member


def _documented(found: griffe.Object | griffe.Alias) -> Documented:
    if isinstance(found, (griffe.Class, griffe.Function, griffe.Attribute)):
        return found
    raise TypeError(f"what is {found.path}?")
