"""What a rule is, and running all of them."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from acp_codegen.diagnostics import Diagnostic, Origin, Place, finding, ordered
from acp_codegen.ir.model import Sources


@dataclass(frozen=True, slots=True)
class Fault:
    """What a rule found: where, what is wrong, how to mend it, and places that bear on it."""

    origin: Origin | Place
    message: str
    hint: str
    related: tuple[tuple[Origin, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """`code` is for tools, `name` for people; `check` finds the faults. The module's docstring is the rule's page.

    `of_all` marks a rule that says something only where every version of the protocol is there.
    """

    code: str
    name: str
    check: Callable[[Sources], Iterator[Fault]]
    of_all: bool = False


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule under `acp_codegen.lint.rules`, by code."""
    package = import_module("acp_codegen.lint.rules")
    modules = (import_module(f"{package.__name__}.{m.name}") for m in pkgutil.iter_modules(package.__path__))
    return tuple(sorted((m.RULE for m in modules), key=lambda rule: rule.code))


def lint(sources: Sources, *, whole: bool = True) -> tuple[Diagnostic, ...]:
    """What all rules find, each finding once, by place; `whole` says whether every version could be read."""
    return ordered(
        finding(rule.code, fault.origin, fault.message, fault.hint, *fault.related)
        for rule in rules()
        if whole or not rule.of_all
        for fault in _faults(rule, sources)
    )


def too_deep(at: Origin | Place, what: str) -> Fault:
    """The fault of something that is defined through too many definitions to follow."""
    message = f"{what} leads through definitions that stand too deep in one another to follow"
    return Fault(at, message, "shorten the chain of definitions")


def _faults(rule: Rule, sources: Sources) -> list[Fault]:
    """What a rule finds; definitions that are too entangled for it to follow are a finding themselves."""
    try:
        return list(rule.check(sources))
    except RecursionError:
        message = f"definitions lead to one another too deep for the rule {rule.name} to follow"
        return [Fault(sources.registry.origin, message, "shorten the chains of definitions")]
