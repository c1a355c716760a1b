"""Where the site describes what a protocol has, for whoever makes links without making a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.paths import method_page, type_page
from acp_codegen.ir.model import Protocol


@dataclass(frozen=True, slots=True)
class Places:
    """The page of each definition and of each method of a protocol version, by its name; pages are below docs/."""

    definitions: Mapping[str, str]
    methods: Mapping[str, str]


def places(protocol: Protocol) -> Places:
    """The pages of a protocol as written."""
    version = Version(protocol, ())
    types = {name: type_page(version.name, version.files[d.area]) for name, d in protocol.definitions.items()}
    return Places(types, {name: method_page(version.name, slug) for name, slug in version.slugs.items()})
