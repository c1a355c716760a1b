"""Every public definition of the compiled schemas is a name of its package."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest

from repository import ROOT

SCHEMAS = {
    "v1": "v1/schema.json",
    "v1.unstable": "v1/schema.unstable.json",
    "v2": "v2/schema.json",
    "v2.unstable": "v2/schema.unstable.json",
}


def public(schema: str) -> list[str]:
    """The definitions that readers are meant to see."""
    text = (ROOT / "generated" / "acp_schema" / schema).read_text(encoding="utf-8")
    definitions: dict[str, dict[str, Any]] = json.loads(text)["$defs"]
    return [name for name, definition in definitions.items() if not definition.get("x-docs-ignore")]


@pytest.mark.parametrize(("package", "schema"), SCHEMAS.items())
def test_every_public_definition_can_be_imported(package: str, schema: str) -> None:
    module = import_module(f"acp_schema.{package}")
    wanted = public(schema)
    assert len(wanted) > 100
    assert [name for name in wanted if name not in module.__all__] == []
    assert [name for name in wanted if getattr(module, name, None) is None] == []
