"""The public names of a version's packages as data, for whoever describes them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from acp_codegen.emit.python.classes import shapes
from acp_codegen.emit.python.expressions import annotation, keyword
from acp_codegen.emit.python.former import former_names
from acp_codegen.emit.python.known import names_beside
from acp_codegen.emit.python.methods import NAMES
from acp_codegen.emit.python.shapes import Alias, Class, Enumeration, Shape, Shapes
from acp_codegen.emit.python.sharing import Sharing, share
from acp_codegen.ir.availability import Alternatives, availability, minimal
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.python_names import constant
from acp_codegen.ir.types import EnumType, Type
from acp_codegen.ir.walk import definition_items

Kind = Literal["class", "union", "literal", "alias", "constants", "function", "data"]
Relation = Literal["same", "subclass", "own"]


@dataclass(frozen=True, slots=True)
class Form:
    """What a name stands for, as Python.

    `parts` are the keywords of a constructor, the alternatives of a union or an enum of texts, the constants of an
    enum of numbers, the one type of another alias or of data, or the signature of a function behind its name.
    """

    kind: Kind
    parts: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicName:
    """A public name of a version.

    `path` is that of the part of the model that it is for, and `area` is where that belongs; both are empty where it
    is for none. `stable` is what it stands for in the package of the stable parts, and `wide` in the one with every
    gate open; None where it is not there. `relation` is what the latter is to the former: the same thing, a subclass,
    or something of its own. Where it is in the latter alone, `gates` are the smallest sets of gates under which it is
    there. `former` are the names that it had.
    """

    name: str
    path: str = ""
    area: str = ""
    words: str
    stable: Form | None
    wide: Form | None
    relation: Relation | None = None
    gates: Alternatives = frozenset()
    former: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Named:
    """A name in one of the packages."""

    name: str
    path: str
    area: str
    words: str
    form: Form
    shape: str
    """The shape that it is, or comes with."""


def public_names(stable: Protocol, wide: Protocol | None) -> tuple[PublicName, ...]:
    """The public names of a version's packages, those of one part of the model together, in the order of the sources.

    `wide` is the version with every gate of the umbrella open.
    """
    narrow, more = shapes(stable), shapes(wide or stable)
    ours, theirs = _named(narrow), _named(more)
    sharing = share(narrow, more)
    former = _former(wide or stable, theirs)
    gates = _gates(wide or stable)
    found = [
        PublicName(
            name=name,
            path=named.path,
            area=named.area,
            words=named.words,
            stable=ours[name].form if name in ours else None,
            wide=named.form if wide else None,
            relation=_relation(named.shape, sharing) if name in ours and wide else None,
            gates=frozenset() if name in ours else gates.get(named.path, frozenset()),
            former=former.get(name, ()),
        )
        for name, named in theirs.items()
    ]
    return (*found, *_of_package(wide))


def _named(found: Shapes) -> dict[str, _Named]:
    names = (named for shape in found.values() for named in (_shape(shape, found), *_known(shape)))
    return {named.name: named for named in names}


def _shape(shape: Shape, found: Shapes) -> _Named:
    return _Named(shape.name, shape.about.path, shape.area, shape.about.words, _form(shape, found), shape.name)


def _form(shape: Shape, found: Shapes) -> Form:
    match shape:
        case Class():
            return Form("class", tuple(keyword(member, found) for member in shape.members))
        case Enumeration():
            return Form("constants", tuple(f"{constant(v)} = {v.value}" for v in shape.type.values))
        case Alias(choices=()):
            return _alias(shape.type)
        case Alias():
            return Form("union", tuple(dict.fromkeys(annotation(choice.type) for choice in shape.choices)))


def _alias(kind: Type) -> Form:
    if not isinstance(kind, EnumType):
        return Form("alias", (annotation(kind),))
    return Form("literal", (*(repr(v.value) for v in kind.values), *((annotation(kind.base),) if kind.other else ())))


def _known(shape: Shape) -> Iterable[_Named]:
    """What comes with an enum that says what its unknown values are read as."""
    names = names_beside(shape)
    if names and isinstance(shape, Alias) and isinstance(shape.type, EnumType):
        alias, function = names
        values = Form("literal", tuple(repr(v.value) for v in shape.type.values))
        answers = f"What `{function}` answers: the values of `{shape.name}` that have a meaning here."
        yield _Named(alias, shape.about.path, shape.area, answers, values, shape.name)
        acted_on = f"What to act on for a value of `{shape.name}`: the value, or `{shape.read_as}` for an unknown one."
        signature = Form("function", (f"(value: str) -> {alias}",))
        yield _Named(function, shape.about.path, shape.area, acted_on, signature, shape.name)


def _relation(shape: str, sharing: Sharing) -> Relation:
    if shape in sharing.same:
        return "same"
    return "subclass" if shape in sharing.bases else "own"


def _gates(protocol: Protocol) -> Mapping[str, Alternatives]:
    """The sets of gates under which each part of each definition is there, by its path."""
    there = availability(protocol)
    return {
        item.path: minimal(gates | item.gates for gates in there[name])
        for name, definition in protocol.definitions.items()
        for item in definition_items(definition)
    }


def _former(protocol: Protocol, public: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The names that each name had before."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for old, new in former_names(protocol, public).items():
        found[new].append(old)
    return {new: tuple(old) for new, old in found.items()}


def _of_package(wide: Protocol | None) -> Iterable[PublicName]:
    for name, (kind, text, words) in NAMES.items():
        form = Form(kind, (text,))
        yield PublicName(
            name=name, words=words, stable=form, wide=form if wide else None, relation="own" if wide else None
        )
