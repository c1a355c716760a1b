"""A small project with a docs site: the sources of the golden cases, an RFD for one gate, and a page of its own."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from acp_codegen.diagnostics import Diagnostic, render
from acp_codegen.site.build import build_site
from acp_codegen.site.content import read_content
from golden import BASE
from repository import ROOT

HEAD = "---\ntitle: A page\ndescription: What it says.\n---\n"
"""Front matter; four lines."""
RFD = """---
title: Status
description: What it is about.
slug: session-status
status: draft
versions: [v1]
gate: unstable_status
history:
  - {date: 2026-01-31, change: First draft.}
---

# Status

Text.
"""
CONFIGURATION = f"""site_name: x
use_directory_urls: false
theme: {{name: material, font: false}}
hooks: [{ROOT / "codegen" / "acp_codegen" / "mkdocs_hook.py"}]
extra: {{generator: false, polyfills: [assets/iframe-worker.js]}}
plugins: [offline]
validation:
  nav: {{omitted_files: warn, not_found: warn, absolute_links: warn}}
  links: {{not_found: warn, anchors: warn, absolute_links: warn, unrecognized_links: warn}}
markdown_extensions: [attr_list, def_list, footnotes, md_in_html, tables, pymdownx.details, pymdownx.superfences]
nav:
  - index.md
  - v1: [{{Methods: v1/methods/}}, {{Types: v1/types/}}, v1/unstable.md]
  - v2: [{{Methods: v2/methods/}}, {{Types: v2/types/}}, v2/unstable.md, differences.md]
  - Gates: features/
  - Python: python/
  - schemas.md
"""


def small_project(folder: Path) -> Path:
    """Make the project in an empty folder."""
    shutil.copytree(BASE / "schema", folder / "schema")
    registry = folder / "schema" / "features.json"
    umbrella = '"umbrella": "unstable",\n'
    registry.write_text(registry.read_text().replace(umbrella, f'{umbrella}      "rfd": "session-status",\n', 1))
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(f"{HEAD}\n# Home\n\n<!-- acp: features -->\n")
    (folder / "docs" / "assets").mkdir()
    (folder / "docs" / "assets" / "iframe-worker.js").write_text("")
    (folder / "mkdocs.yml").write_text(CONFIGURATION)
    return folder


def write(project: Path, name: str, text: str) -> None:
    """Write a page; one that has no front matter gets HEAD."""
    path = project / "docs" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text if text.lstrip("\ufeff").startswith("---") else HEAD + text, encoding="utf-8")


def rfd(**changes: str | None) -> str:
    """An RFD page; each change replaces a line of its front matter, or takes it away."""
    text = RFD
    for key, value in changes.items():
        line = re.compile(rf"^{key}:.*\n(?:  .*\n)*", re.M)
        text = line.sub("" if value is None else f"{key}: {value}\n", text)
    return text


def findings(project: Path) -> str:
    """What is wrong with the pages of a project, before they are rendered."""
    return render(read_content(project).found, "text")


def rendered_findings(project: Path) -> list[Diagnostic]:
    """What is wrong with the site of a project, which is not written."""
    return list(build_site(project, project / "site")[2])


def docs(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run the verb `docs` in a folder."""
    command = [sys.executable, "-m", "acp_codegen", "docs", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
