"""What the page of a method says of its messages: properties in short, errors, names in Python, other versions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

from acp_codegen.emit.docs.links import VersionLinks
from acp_codegen.emit.docs.markdown import blocks, bullets, code, facts, plain
from acp_codegen.emit.docs.python import NOT_PACKAGED, import_line, module, name_link
from acp_codegen.emit.docs.words import presence, type_words
from acp_codegen.ir.likeness import Unlike
from acp_codegen.ir.model import Method
from acp_codegen.ir.types import META, EnumType, EnumValue, ObjectType, RefType, Type, UnionType
from acp_codegen.ir.walk import labelled

_NUMBER = re.compile(r"(?<![\w.])-?\d+(?!\w|\.\d)")


def message(ref: RefType, links: VersionLinks) -> str:
    """The definition of a message, and its properties and variants in short."""
    definition = links.version.protocol.definitions.get(ref.name)
    kind = definition.type if definition else None
    members = list(_members(ref.name, kind, links)) if kind is not None else []
    return blocks(links.definition(ref.name), bullets(members))


def _members(name: str, kind: Type, links: VersionLinks) -> Iterator[str]:
    fields = kind.fields if isinstance(kind, ObjectType) else ()
    for member in fields:
        if member.name != META:
            yield facts(
                f"{links.part(f'{name}.{member.name}', member.name)}: {type_words(member.type, links)}",
                presence(member),
                links.badges(member.features),
            )
    union = kind.union if isinstance(kind, ObjectType) else kind if isinstance(kind, UnionType) else None
    if union is not None:
        choices = ", ".join(links.part(f"{name}:{label}", v.label) for v, label in labelled(union))
        yield f"{'and those of one' if fields else 'the properties of one'} of {choices}"


def errors(method: Method, links: VersionLinks) -> str:
    """What a request can fail with: the codes that the text names, then the others."""
    protocol = links.version.protocol
    kind = _code_type(links)
    if kind is None or not isinstance(kind[1], EnumType):
        return f"{links.definition(protocol.error.name)}."
    named = _named_codes(method, links)
    told = [value for value in kind[1].values if value.value in named]
    rest = [value for value in kind[1].values if value.value not in named]
    return blocks(
        f"{links.definition(protocol.error.name)}, with a code of {links.definition(kind[0])}",
        bullets(
            [
                _codes("named for it: ", kind[0], told, links),
                _codes("" if not told else "others: ", kind[0], rest, links),
            ]
        ),
    )


def _codes(lead: str, owner: str, values: Sequence[EnumValue], links: VersionLinks) -> str:
    shown = (f"{links.part(f'{owner}={v.value}', str(v.value))} {plain(v.title or '')}".strip() for v in values)
    return f"{lead}{', '.join(shown)}" if values else ""


def _code_type(links: VersionLinks) -> tuple[str, Type] | None:
    """The definition of an error's code: its name and type."""
    definitions = links.version.protocol.definitions
    error = definitions.get(links.version.protocol.error.name)
    kind = error.type if error else None
    member = kind.field("code") if isinstance(kind, ObjectType) else None
    name = member.type.name if member and isinstance(member.type, RefType) else ""
    return (name, definitions[name].type) if name in definitions else None


def _named_codes(method: Method, links: VersionLinks) -> frozenset[int]:
    """The numbers in what is said of a method and its messages."""
    definitions = links.version.protocol.definitions
    said = [definitions[ref.name].description for ref in method.references if ref.name in definitions]
    text = " ".join([method.description, method.condition or "", *said])
    return frozenset(int(number) for number in _NUMBER.findall(text))


def python(method: Method, links: VersionLinks) -> str:
    """The classes of the messages, by the module that has them, and the call that sends one."""
    found: dict[str, list[str]] = {}
    for ref in method.references:
        definition = links.version.protocol.definitions.get(ref.name)
        where = definition and module(links.version, definition, links.book)
        if where:
            found.setdefault(where, []).append(ref.name)
    names = ", ".join(name_link(name, links) for inner in found.values() for name in inner)
    lines = [import_line(where, inner) for where, inner in found.items()]
    return blocks(f"{names}: {', '.join(lines)}", _call(method)) if found else NOT_PACKAGED


def _call(method: Method) -> str:
    """How a `Connection` sends it; the messages of proxies are none that it has a side for."""
    if method.receiver == "proxy":
        return ""
    call = f"send_{method.kind}({json.dumps(method.name)}, {method.params.name}(...))"
    return f"Sent by {code(call)} of a {code('Connection')}"


def unlike_words(found: Unlike, here: str, there: str) -> str:
    """What two messages do not have in common: `here` and `there` are their versions."""
    words = [
        f"{_listed(found.changed)} differ{'' if len(found.changed) > 1 else 's'}" if found.changed else "",
        f"only in {here} {_listed(found.left)}" if found.left else "",
        f"only in {there} {_listed(found.right)}" if found.right else "",
    ]
    return "; ".join(word for word in words if word) or ("another form" if found else "the same")


def _listed(names: Sequence[str]) -> str:
    return ", ".join(map(code, names))
