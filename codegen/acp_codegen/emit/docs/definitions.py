"""The section of a definition: what it is, its parts, examples, and where else it comes up."""

from __future__ import annotations

from acp_codegen.emit.docs.book import Book, Version
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, bullets, code, facts, folded, heading, plain
from acp_codegen.emit.docs.parts import parts
from acp_codegen.emit.docs.paths import anchor
from acp_codegen.emit.docs.samples import samples
from acp_codegen.emit.docs.words import type_words
from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import META, EnumType, ObjectType, Type, UnionType

MANY = 8
"""More uses than this are folded away."""
PACKAGE = "acp_schema"
UNSTABLE = "unstable"


def section(definition: Definition, links: VersionLinks) -> str:
    """A definition under a heading of its own."""
    links = links.on(definition.name)
    return blocks(
        heading(2, plain(definition.name), anchor(definition.name)),
        links.gates_of(definition),
        links.prose(definition.description),
        _form(definition.type, links),
        parts(definition.type, definition.name, links),
        samples(definition, links),
        facts_list(definition, links),
        _many_uses(definition, links),
    )


def _form(kind: Type, links: VersionLinks) -> str:
    """What the whole value is, where its parts do not say it."""
    match kind:
        case ObjectType(fields=fields, union=None) if all(f.name == META for f in fields):
            return "An object without properties of its own."
        case ObjectType() | UnionType():
            return ""
        case EnumType():
            last = "Any other value of this type is read too." if kind.other else "No other value is read."
            return f"On the wire: {type_words(kind.base, links)}, one of these. {last}"
        case _:
            return f"On the wire: {type_words(kind, links)}."


def facts_list(definition: Definition, links: VersionLinks) -> str:
    """Uses, names in Python and in the compiled schema, former names, and the other versions."""
    uses = _uses(definition, links)
    lines = [
        f"Used by: {', '.join(uses)}" if 0 < len(uses) <= MANY else "",
        f"Python: {python_name(definition, links)}",
        f"JSON Schema: {schema_place(definition, links)}",
        f"Former names: {', '.join(map(code, definition.former_names))}" if definition.former_names else "",
        _elsewhere(definition, links),
    ]
    return f'<div class="acp-facts" markdown>\n\n{bullets(lines)}\n\n</div>'


def _many_uses(definition: Definition, links: VersionLinks) -> str:
    uses = _uses(definition, links)
    return folded("info", f"Used by {len(uses)}", bullets(uses)) if len(uses) > MANY else ""


def _uses(definition: Definition, links: VersionLinks) -> list[str]:
    """The methods whose message it is, and the parts that refer to it."""
    name, protocol = definition.name, links.version.protocol
    roles = [
        (f"{role} of {links.method(method.name)}")
        for method in protocol.methods
        for role, ref in (("params", method.params), ("result", method.result))
        if ref is not None and ref.name == name
    ]
    envelope = [("id of requests", protocol.request_id), ("error of responses", protocol.error)]
    roles += [role for role, ref in envelope if ref.name == name]
    return [*dict.fromkeys(roles), *map(links.part, links.version.users.get(name, ()))]


def module(version: Version, definition: Definition, book: Book) -> str | None:
    """The Python module that has a definition; None where it stands behind a gate that no package opens."""
    ways = version.alternatives(definition)
    if frozenset() in ways:
        return f"{PACKAGE}.{version.name}"
    opened = any(book.opened_by_umbrella(gates) for gates in ways)
    return f"{PACKAGE}.{version.name}.{UNSTABLE}" if opened else None


def python_name(definition: Definition, links: VersionLinks) -> str:
    """How to import a definition's class."""
    found = module(links.version, definition, links.book)
    return code(f"from {found} import {definition.name}") if found else "not in the package; compile it with its gate"


def schema_place(definition: Definition, links: VersionLinks) -> str:
    """Where a definition stands in the compiled schema."""
    found = module(links.version, definition, links.book)
    if found is None:
        return facts(f"{code(f'#/$defs/{definition.name}')}, where its gate is open")
    suffix = f".{UNSTABLE}" if found.endswith(UNSTABLE) else ""
    file = f"{PACKAGE}/{links.version.name}/schema{suffix}.json"
    return f"{code(f'#/$defs/{definition.name}')} in {code(file)}"


def _elsewhere(definition: Definition, links: VersionLinks) -> str:
    others = [v for v in links.book.versions if v is not links.version]
    there = [
        links.of(v).to(v.name, target) for v in others if (target := links.of(v).definition_target(definition.name))
    ]
    return f"Same name in: {', '.join(there)}" if there else ""
