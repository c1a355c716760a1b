"""The message checker: a page that needs a validator from npm, and that says so where this cannot be had."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from acp_codegen.emit.docs import UnknownFragmentError
from acp_codegen.emit.docs.markdown import blocks
from acp_codegen.emit.docs.paths import relative
from acp_codegen.ir.model import Sources
from acp_codegen.site.checker_data import schemas_script
from acp_codegen.site.commonjs import bundled
from acp_codegen.site.fragments import Make
from acp_codegen.site.npm import HOW, NoPackageError, Package, archive, cache_file
from acp_codegen.site.validator_licence import LICENCE

FRAGMENT = "checker"
PLACE = f"<!-- acp: {FRAGMENT} -->"
VALIDATOR = Package(
    "@cfworker/json-schema",
    "4.1.6",
    "sha512-YzVGTHXf4bzlyAL5KAvHYCdNbbt6zM5cYkAgxqxQPDQM6aZ4ShIIN5yJ+6q7YeonnevxT8k/LmD2tJi/jOiKkg==",
)
MODULES, ENTRY = "package/dist/commonjs/", "./validator.js"
LIBRARY, SCHEMAS = "assets/json-schema-validator.js", "assets/acp-schemas.js"
PARTS = ("json", "alternatives", "reading", "schemas", "transcript", "judge", "messages", "page")
SCRIPTS = (LIBRARY, SCHEMAS, *(f"assets/checker-{part}.js" for part in PARTS))
STYLE = "assets/checker.css"


def validator(root: Path) -> bytes | None:
    """The archive of the validator, for the project in the folder `root`; None where it cannot be had, which is said.

    A project without a page for the checker needs none.
    """
    pages = (page.read_text(encoding="utf-8", errors="replace") for page in (root / "docs").rglob("*.md"))
    return _fetched(root) if any(PLACE in text for text in pages) else None


@cache
def _fetched(root: Path) -> bytes | None:
    try:
        return archive(VALIDATOR, root)
    except NoPackageError as error:
        sys.stderr.write(f"the message checker is left out of the site: {error}\n")
        return None


def validator_file(root: Path) -> Path | None:
    """The file that the site of a project takes the validator from, which may have to be fetched first."""
    path = cache_file(VALIDATOR, root)
    return path if validator(root) is not None and path.is_file() else None


def with_checker(make: Make, root: Path) -> Make:
    """The maker of fragments with one for the message checker of the project in the folder `root`."""

    def made(name: str, arguments: Sequence[str], page: str) -> str:
        if [name, *arguments] == [FRAGMENT]:
            return _left_out() if validator(root) is None else _page(page)
        try:
            return make(name, arguments, page)
        except UnknownFragmentError as error:
            raise UnknownFragmentError(error.name, (*error.known, FRAGMENT)) from error

    return made


def checker_files(sources: Sources, root: Path) -> dict[str, str]:
    """The scripts of the checker that are not written by hand, by path in the site."""
    content = validator(root)
    if content is None:
        return {}
    head = f"{VALIDATOR.name} {VALIDATOR.version}\n\n{LICENCE}"
    library = bundled(content, MODULES, ENTRY, "acpJsonSchema", head)
    return {LIBRARY: library, SCHEMAS: schemas_script(sources)}


def _page(page: str) -> str:
    style = f'<link rel="stylesheet" href="{relative(page, STYLE)}">'
    form = '<div id="acp-checker" class="acp-checker">\n<noscript>The checker needs JavaScript.</noscript>\n</div>'
    scripts = "\n".join(f'<script src="{relative(page, script)}"></script>' for script in SCRIPTS)
    return blocks(form, style, scripts)


def _left_out() -> str:
    return blocks(
        '!!! warning "The checker is left out of this build of the site"',
        f"    It runs on `{VALIDATOR.name}` {VALIDATOR.version}, which could not be fetched. To have it, {HOW}.",
    )
