"""Findings as text, JSON or annotations of a GitHub workflow."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Literal

from acp_codegen.diagnostics.diagnostic import Diagnostic
from acp_codegen.diagnostics.document import Place

Format = Literal["text", "json", "github"]
UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]"
)
"""Characters that move the cursor, turn the line round or do not show: a terminal must not get them from a source."""


def render(diagnostics: Sequence[Diagnostic], style: Format) -> str:
    """The findings in one of the formats, a newline behind each line; JSON is one array, also of none."""
    if style == "json":
        text = json.dumps([_as_json(d) for d in diagnostics], indent=2, ensure_ascii=False)
        return "".join(_visible(line) + "\n" for line in text.split("\n"))
    one = _as_text if style == "text" else _as_annotation
    return "".join(one(d) for d in diagnostics)


def _as_text(d: Diagnostic) -> str:
    lines = [f"{d.place}: {d.severity}: {d.message} [{d.code}]"]
    lines += [f"  {related.place}: {related.message}" for related in d.related]
    return "".join(_visible(line) + "\n" for line in [*lines, f"  help: {d.hint}"])


def _visible(text: str) -> str:
    """The text with an escape in place of each character that is not to be seen."""
    return UNSEEN.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


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
    text = _escape(f"{_visible(d.message)}\n{_visible(d.hint)}")
    where = f"file={_property(d.place.file)},line={d.place.line},col={d.place.column}"
    return f"::{d.severity} {where},title={_property(d.code)}::{text}\n"


def _escape(text: str) -> str:
    return text.replace("%", "%25").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escape(_visible(text)).replace(":", "%3A").replace(",", "%2C")
