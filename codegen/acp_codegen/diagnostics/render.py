"""Findings as text, JSON or annotations of a GitHub workflow."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal, get_args

from acp_codegen.diagnostics.diagnostic import Diagnostic
from acp_codegen.diagnostics.document import Place

Format = Literal["text", "json", "github"]
FORMATS: tuple[str, ...] = get_args(Format)


def render(diagnostics: Sequence[Diagnostic], style: Format) -> str:
    """The findings in one of the formats, a newline behind each line; JSON is one array, also of none."""
    if style == "json":
        return json.dumps([_as_json(d) for d in diagnostics], indent=2, ensure_ascii=False) + "\n"
    one = _as_text if style == "text" else _as_annotation
    return "".join(one(d) for d in diagnostics)


def _as_text(d: Diagnostic) -> str:
    lines = [f"{d.place}: {d.severity}: {d.message} [{d.code}]"]
    lines += [f"  {related.place}: {related.message}" for related in d.related]
    return "\n".join([*lines, f"  help: {d.hint}"]) + "\n"


def _as_json(d: Diagnostic) -> dict[str, Any]:
    return {
        "code": d.code,
        "severity": d.severity,
        **_place(d.place),
        "message": d.message,
        "hint": d.hint,
        "related": [{**_place(r.place), "message": r.message} for r in d.related],
    }


def _place(place: Place) -> dict[str, Any]:
    return {"file": place.file, "line": place.line, "column": place.column, "pointer": place.pointer}


def _as_annotation(d: Diagnostic) -> str:
    """A workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions."""
    text = _escape(f"{d.message}\n{d.hint}")
    where = f"file={_property(d.place.file)},line={d.place.line},col={d.place.column}"
    return f"::{d.severity} {where},title={_property(d.code)}::{text}\n"


def _escape(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escape(text).replace(":", "%3A").replace(",", "%2C")
