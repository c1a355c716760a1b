"""The page of what the Python package has beside the types of a version: each name, its signature, what is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import griffe

from acp_codegen.emit.docs.markdown import (
    blocks,
    bullets,
    code,
    entry,
    escaped,
    facts,
    first_sentence,
    heading,
    outside_code,
    page,
    plain,
)
from acp_codegen.site.runtime_source import Documented, Part, RuntimeSource, members

WIDTH = 88
"""Longest line of a signature."""
KINDS = ("Functions", "Classes", "Types", "Data")


def runtime_page(title: str, source: RuntimeSource, versions: Sequence[str]) -> str:
    """The page; `versions` are links to the pages of the versions' own names."""
    return _Page(source).text(title, versions)


@dataclass(frozen=True)
class _Page:
    source: RuntimeSource

    def text(self, title: str, versions: Sequence[str]) -> str:
        groups = {kind: [name for name in self.names if _kind(self.source.public[name]) == kind] for kind in KINDS}
        about = self.source.common.about
        return page(
            title,
            f"Every name that {title} exports: {', '.join(self.names)}.",
            heading(1, plain(title)),
            self.prose(about),
            f"The names of the versions have pages of their own: {', '.join(versions)}." if versions else "",
            *(blocks(f"**{kind}**", bullets(map(self._line, names))) for kind, names in groups.items() if names),
            *(self._entry(name) for names in groups.values() for name in names),
            read_rendered=True,
        )

    @cached_property
    def names(self) -> list[str]:
        return sorted(self.source.public, key=str.lower)

    @cached_property
    def _anchors(self) -> Mapping[str, str]:
        """Where a name in prose leads to: a public one, or that of a method which one class alone has."""
        methods = [
            (member.name, anchor_of(name, member.name))
            for name, found in self.source.public.items()
            if isinstance(found, griffe.Class)
            for member in members(found)
            if isinstance(member, griffe.Function)
        ]
        count = Counter(name for name, _ in methods)
        once = {name: anchor for name, anchor in methods if count[name] == 1}
        return once | {name: anchor_of(name) for name in self.source.public}

    def _line(self, name: str) -> str:
        return f"[{code(name)}](#{anchor_of(name)}): {self.prose(first_sentence(_said(self.source.public[name])))}"

    def _entry(self, name: str) -> str:
        found = self.source.public[name]
        head = heading(2, plain(name), anchor_of(name))
        match found:
            case griffe.Class():
                return blocks(head, *self._class(name, found))
            case griffe.Function():
                return blocks(head, *self._function(found, name))
            case _:
                return blocks(head, *self._assigned(found))

    def _assigned(self, found: griffe.Attribute) -> Iterator[str]:
        """What a name stands for, with links to the public names in it; of data the type says enough."""
        if _kind(found) == "Types":
            yield _fence(_folded(found.name, str(found.value)))
            words = self.type_words(found.value)
            yield words if "](" in words else ""
        elif found.annotation is not None:
            yield _fence(f"{found.name}: {self.source.text(found.annotation)}")
            yield self.type_words(found.annotation)
        else:
            yield _fence(f"{found.name} = {found.value}")
        yield self._docstring(found)

    def _class(self, name: str, found: griffe.Class) -> Iterator[str]:
        yield _fence(self._signature(f"class {name}", found))
        yield facts(*self._nature(found))
        yield self._docstring(found)
        attributes = [m for m in members(found) if isinstance(m, griffe.Attribute)]
        if attributes:
            yield "**Attributes**" if self.source.is_explained(found) else ""
        yield blocks(*(self._attribute(name, found, member) for member in attributes))
        for member in members(found):
            if isinstance(member, griffe.Function):
                at = anchor_of(name, member.name)
                yield heading(3, plain(f"{name}.{member.name}"), at)
                yield from self._function(member, member.name)

    def _nature(self, found: griffe.Class) -> Iterator[str]:
        if "dataclass" in found.labels:
            yield (
                "A frozen dataclass" if any("frozen=True" in str(d.value) for d in found.decorators) else "A dataclass"
            )
        if found.bases:
            yield f"Extends {', '.join(code(str(base)) for base in found.bases)}"

    def _attribute(self, owner: str, found: griffe.Class, member: griffe.Attribute) -> str:
        defaults = {p.name: self.source.default(p) for p in self.source.parameters(found)}
        default = defaults.get(member.name)
        return entry(
            code(member.name),
            anchor_of(owner, member.name),
            facts(
                self.type_words(member.annotation),
                "property" if "property" in member.labels else "",
                f"default {code(default)}" if default is not None else "",
            ),
            self._docstring(member),
        )

    def _function(self, found: griffe.Function, name: str) -> Iterator[str]:
        mark = "@classmethod\n" if "classmethod" in found.labels else ""
        forms = found.overloads or [found]
        yield _fence("\n".join(f"{mark}{self._signature(f'def {name}', form)}" for form in forms))
        yield self._docstring(found)

    def _signature(self, name: str, found: griffe.Class | griffe.Function) -> str:
        parameters = list(_separated([(p, self._parameter(p)) for p in self.source.parameters(found)]))
        returned = f" -> {self.source.text(found.returns)}" if isinstance(found, griffe.Function) else ""
        inside = f"({', '.join(parameters)})" if parameters or isinstance(found, griffe.Function) else ""
        short = f"{name}{inside}{returned}"
        if len(short) <= WIDTH:
            return short
        return f"{name}(\n" + "".join(f"    {parameter},\n" for parameter in parameters) + f"){returned}"

    def _parameter(self, parameter: griffe.Parameter) -> str:
        stars = {griffe.ParameterKind.var_positional: "*", griffe.ParameterKind.var_keyword: "**"}
        text = stars.get(parameter.kind, "") if parameter.kind else ""
        text += f"{parameter.name}: {self.source.text(parameter.annotation)}"
        default = self.source.default(parameter)
        return text if default is None or parameter.kind in stars else f"{text} = {default}"

    def type_words(self, annotation: griffe.Expr | str | None) -> str:
        """A type as code; each alternative of a union leads to the public name in it."""
        return " or ".join(map(_linked, _alternatives(self.source.parts(annotation))))

    def _docstring(self, found: Documented) -> str:
        sections = found.docstring.parsed if found.docstring else ()
        return blocks(*(piece for section in sections for piece in self._section(section, found)))

    def _section(self, section: griffe.DocstringSection, found: Documented) -> Iterator[str]:
        match section:
            case griffe.DocstringSectionText():
                yield self.prose(section.value)
            case griffe.DocstringSectionParameters():
                types = {p.name: p.annotation for p in self.source.parameters(_general(found))}
                for each in section.value:
                    name = each.name.lstrip("*")
                    yield entry(code(each.name), "", self.type_words(types[name]), self.prose(each.description))
            case griffe.DocstringSectionReturns():
                general = _general(found)
                words = self.type_words(general.returns if isinstance(general, griffe.Function) else None)
                yield from (entry(f"*returns* {words}", "", self.prose(each.description)) for each in section.value)
            case griffe.DocstringSectionRaises():
                for error in section.value:
                    yield entry(f"*raises* {self.type_words(error.annotation)}", "", self.prose(error.description))
            case _:
                raise TypeError(f"a docstring has a section that the page does not show: {section.kind}")

    def prose(self, text: str) -> str:
        """The text of a docstring, with its names as links."""
        parts = (self._named(part) if kept else escaped(part) for part, kept in outside_code(text))
        return "".join(parts).strip()

    def _named(self, part: str) -> str:
        anchor = self._anchors.get(part.strip("`")) if part.startswith("`") else None
        return f"[{part}](#{anchor})" if anchor else part


def anchor_of(*names: str) -> str:
    """The anchor of a public name, or of a part of a class: `connection.send_request`."""
    return ".".join(names).lower()


def _kind(found: Documented) -> str:
    match found:
        case griffe.Function():
            return "Functions"
        case griffe.Class():
            return "Classes"
        case _:
            is_type = str(found.annotation or "TypeAlias") == "TypeAlias" and isinstance(found.value, griffe.Expr)
            return "Types" if is_type else "Data"


def _general(found: Documented) -> griffe.Class | griffe.Function:
    """What is called: of a function with several signatures the last one, which takes all that the others do."""
    if isinstance(found, griffe.Attribute):
        raise TypeError(f"{found.name} cannot be called, and yet its docstring says with what")
    return found.overloads[-1] if isinstance(found, griffe.Function) and found.overloads else found


def _said(found: Documented) -> str:
    return found.docstring.value if found.docstring else ""


def _fence(text: str) -> str:
    return f"```python\n{text}\n```"


def _folded(name: str, value: str) -> str:
    """An alias in lines that are not too long: a line for each thing in brackets, or for each alternative."""
    if len(name) + len(value) + 3 <= WIDTH:
        return f"{name} = {value}"
    if " | " in value:
        return f"{name} = (\n    " + value.replace(" | ", "\n    | ") + "\n)"
    head, _, items = value.removesuffix("]").partition("[")
    return f"{name} = {head}[\n" + "".join(f"    {item},\n" for item in items.split(", ")) + "]"


def _separated(parameters: Iterable[tuple[griffe.Parameter, str]]) -> Iterator[str]:
    """Parameters as they are written, with a star before those that are keywords alone."""
    starred = False
    for parameter, text in parameters:
        if parameter.kind is griffe.ParameterKind.keyword_only and not starred:
            starred = True
            yield "*"
        starred = starred or parameter.kind is griffe.ParameterKind.var_positional
        yield text


def _alternatives(parts: Iterable[Part]) -> Iterator[list[Part]]:
    """The alternatives of a union that stands at the top of an annotation."""
    depth, found = 0, list[Part]()
    for text, name in parts:
        depth += (text in ("[", "(")) - (text in ("]", ")"))
        if text.strip() == "|" and not depth:
            yield found
            found = []
        else:
            found.append((text, name))
    if any(text for text, _ in found):
        yield found


def _linked(parts: Sequence[Part]) -> str:
    """A type as code, as a link where one public name is in it; of several, each by itself."""
    names = {name for _, name in parts if name}
    if len(names) == 1:
        return f"[{code(''.join(text for text, _ in parts))}](#{anchor_of(*names)})"
    pieces = list[Part]()
    for text, name in parts:
        if pieces and not name and not pieces[-1][1]:
            pieces[-1] = (pieces[-1][0] + text, "")
        else:
            pieces.append((text, name))
    return "".join(f"[{code(text)}](#{anchor_of(name)})" if name else code(text) for text, name in pieces)
