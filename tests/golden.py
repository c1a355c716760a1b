"""Golden cases: a folder of sources laid over a base, and what has to come of them."""

from __future__ import annotations

import shutil
from pathlib import Path

from acp_codegen.source_schema import meta_schema_path

CASES = Path(__file__).parent / "cases"
BASE = CASES / "base"
EXPECTED = "expected.txt"
DELETE = ".delete"
META_SCHEMA = "source.schema.json"


def cases(*kinds: str) -> list[Path]:
    """The folders below `cases/KIND` that hold a schema to lay over the base."""
    schemas = (path for kind in kinds for path in (CASES / kind).rglob("schema"))
    return sorted(path.parent for path in schemas if path.is_dir())


def name(case: Path) -> str:
    """What a case is called in the report."""
    return case.relative_to(CASES).as_posix()


def lay_over(case: Path, target: Path, base: Path = BASE) -> Path:
    """The schema of a case in the folder `target`: the base's, with the case's files in place of those.

    `NAME.delete` takes the file or folder NAME away. source.schema.json is that of the toolchain.
    """
    schema = target / "schema"
    shutil.copytree(base / "schema", schema)
    shutil.copyfile(meta_schema_path(), schema / META_SCHEMA)
    for path in sorted((case / "schema").rglob("*")):
        place = schema / path.relative_to(case / "schema")
        if path.is_dir():
            place.mkdir(exist_ok=True)
        elif path.name.endswith(DELETE):
            _remove(place.with_name(path.name.removesuffix(DELETE)))
        else:
            shutil.copyfile(path, place)
    return schema


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()


def agree(expected: Path, text: str, *, update: bool) -> None:
    """Compare with what is expected, or make it what is expected; the toolchain's own path does not count."""
    text = text.replace(str(meta_schema_path()), f"<toolchain>/{META_SCHEMA}")
    if update:
        expected.write_text(text, encoding="utf-8", newline="")
    assert text == (expected.read_text(encoding="utf-8") if expected.exists() else f"there is no {expected.name}")
