"""One type of finding for everything that the toolchain checks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from acp_codegen.diagnostics.document import Origin, Place

Severity = Literal["error", "warning"]


@dataclass(frozen=True, slots=True)
class Related:
    """A second place that bears on a finding, with what it has to do with it."""

    place: Place
    message: str


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A finding: what is wrong, where, and how to mend it.

    Codes: `ACP0xx` reading the sources, `ACP1xx` lint, `ACP4xx` drift of what is generated,
    `ACP5xx` the pages of the site.
    """

    code: str
    place: Place
    message: str
    hint: str
    severity: Severity = "error"
    related: tuple[Related, ...] = ()

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        return (self.place.file, self.place.line, self.place.column, self.code, self.message)


def finding(code: str, at: Origin | Place, message: str, hint: str, *related: tuple[Origin, str]) -> Diagnostic:
    """A diagnostic at a place or at where a part of the model was read from."""
    place = at.place if isinstance(at, Origin) else at
    return Diagnostic(code, place, message, hint, related=tuple(Related(o.place, text) for o, text in related))


def ordered(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Each finding once, by place."""
    return tuple(sorted(set(diagnostics), key=lambda d: d.sort_key))
