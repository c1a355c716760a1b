"""The section of a definition: what it is, its parts, examples, and where else it comes up."""

from __future__ import annotations

from acp_codegen.emit.docs.book import Version
from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, bullets, code, folded, heading, plain
from acp_codegen.emit.docs.parts import parts
from acp_codegen.emit.docs.paths import anchor, schema_file
from acp_codegen.emit.docs.python import NOT_PACKAGED, PACKAGE, UNSTABLE, has_class, module, name_link, part_names
from acp_codegen.emit.docs.samples import samples
from acp_codegen.emit.docs.words import type_words
from acp_codegen.ir.model import Definition
from acp_codegen.ir.types import META, EnumType, ObjectType, Type, UnionType
from acp_codegen.ir.walk import definition_items

MANY = 8
"""More uses than this are folded away."""


def section(definition: Definition, links: VersionLinks) -> str:
    """A definition under a heading of its own."""
    links = links.within(definition)
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
        _python_names(definition, links),
        f"JSON Schema: {_schema_places(definition, links)}",
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


def _python_names(definition: Definition, links: VersionLinks) -> str:
    """How to import a definition's class, and what comes with it."""
    found = module(links.version, definition, links.book)
    if not has_class(definition, links):
        return ""
    if found is None:
        return f"Python: {NOT_PACKAGED}"
    more = part_names(definition.name, (), links)
    shown = name_link(definition.name, links, f"from {found} import {definition.name}")
    return f"Python: {shown}" + (f"; with it {more}" if more else "")


def _schema_places(definition: Definition, links: VersionLinks) -> str:
    """Where a definition stands in the compiled schemas: the stable one, and the one with more parts of it."""
    found = module(links.version, definition, links.book)
    name, version = definition.name, links.version.name
    if found is None:
        return f"{code(f'#/$defs/{name}')}, where its gate is open"
    unstable = found.endswith(UNSTABLE)
    file = f"{PACKAGE}/{version}/schema{f'.{UNSTABLE}' if unstable else ''}.json"
    first = f"{links.to(code(f'#/$defs/{name}'), schema_file(version, unstable, name))} in {code(file)}"
    grows = any(links.book.opened_by_umbrella(item.gates) for item in definition_items(definition) if item.own)
    if unstable or not grows:
        return first
    return f"{first}, and {links.to('with unstable parts', schema_file(version, True, name))}"


def _elsewhere(definition: Definition, links: VersionLinks) -> str:
    """The definition of the same name in other versions, and whether it is the same there."""
    name = definition.name
    there = [
        f"{links.of(v).to(v.name, target)} ({'the same' if _is_same(name, v, links) else 'it differs'})"
        for v in links.book.versions
        if v is not links.version and (target := links.of(v).definition_target(name))
    ]
    return f"Same name in: {', '.join(there)}" if there else ""


def _is_same(name: str, other: Version, links: VersionLinks) -> bool:
    return not links.book.likenesses[links.version.name, other.name].unlike(name, name)
