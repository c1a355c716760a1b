"""A feature that is stabilized is a name and no gate any more.

It stays in features.json for the record, and so that `--features` can go on naming it. No umbrella opens it, and
nothing is left of which one wire shape could be asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Sources
from acp_codegen.lint.rule import Fault, Rule


def check(sources: Sources) -> Iterator[Fault]:
    for feature in sources.registry.features:
        there = {"umbrella": feature.umbrella is not None, "sameWireShape": feature.same_wire_shape}
        for keyword in (word for word, left in there.items() if left and feature.status == "stabilized"):
            message = f"{feature.name} is stabilized and gates nothing, so its `{keyword}` means nothing"
            yield Fault(feature.origin.at(keyword), message, f"take `{keyword}` away; the feature keeps its name")


RULE = Rule("ACP134", "stabilized-feature", check)
