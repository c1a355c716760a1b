"""The files of a protocol version's packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.emit.python.classes import shapes
from acp_codegen.emit.python.enumerations import enumeration_text
from acp_codegen.emit.python.former import former_names
from acp_codegen.emit.python.known import known_names, known_text
from acp_codegen.emit.python.lazy_init import lazy_init
from acp_codegen.emit.python.methods import methods_text
from acp_codegen.emit.python.modules import Package, complete, homes, module_texts, module_titles, statements
from acp_codegen.emit.python.render import rendered
from acp_codegen.emit.python.shapes import Alias, Shapes
from acp_codegen.emit.python.sharing import share
from acp_codegen.ir import extension
from acp_codegen.ir.identifiers import BINDING_NAMES
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import RefType

METHODS = "_methods"


@dataclass(frozen=True, slots=True)
class _Stable:
    """What a package with more gates builds on."""

    shapes: Shapes
    homes: Mapping[str, str]


NOTHING = _Stable({}, {})


def packages(stable: Protocol, wide: Protocol | None, umbrella: str) -> dict[str, str]:
    """The Python files of a version by path below its folder, not yet styled.

    `wide` is the version with every gate of the umbrella open; its package is a folder of that name, and takes from
    the stable one what is the same.
    """
    base, files = _package(stable, NOTHING, 2)
    out = dict(files)
    if wide is not None:
        _, more = _package(wide, base, 3)
        out |= {f"{umbrella}/{name}": text for name, text in more.items()}
    return out


def _package(protocol: Protocol, stable: _Stable, depth: int) -> tuple[_Stable, dict[str, str]]:
    found = shapes(protocol)
    _free(found)
    sharing = share(stable.shapes, found)
    parts = complete(statements(rendered(found, stable.shapes, sharing)), found)
    home = homes(found, sharing, parts, _messages(protocol, found))
    for name, module in list(home.items()):
        more = statements(known_text(found[name]) + enumeration_text(found[name]))
        parts |= more
        home |= dict.fromkeys(more, module)
    where = Package(home, stable.homes, sharing, depth)
    titles = {area.name: area.title for area in protocol.areas} | {extension.AREA: extension.TITLE}
    texts = module_texts(where, parts, module_titles(titles))
    public = dict(_public(found, where))
    texts[METHODS] = methods_text(protocol, public, _title(protocol), depth)
    texts["__init__"] = _init(protocol, public, depth)
    return _Stable(found, home), {f"{name}.py": text for name, text in texts.items()}


def _messages(protocol: Protocol, found: Shapes) -> set[str]:
    """The names of what methods take and give; of a union also those of its alternatives."""
    names = {ref.name for method in protocol.methods for ref in method.references}
    pending = list(names)
    for name in pending:
        shape = found[name]
        kinds = [choice.type for choice in shape.choices] if isinstance(shape, Alias) else []
        more = {kind.name for kind in kinds if isinstance(kind, RefType)} - names
        pending.extend(sorted(more))
        names |= more
    return names


def _free(names: Iterable[str]) -> None:
    """See to it that no shape has a name that the modules need. The rules say so with a place, of sources alone."""
    taken = sorted(BINDING_NAMES.intersection(names))
    if taken:
        raise LookupError(f"taken in the Python bindings: {', '.join(taken)}")


def _public(found: Shapes, where: Package) -> Iterator[tuple[str, str]]:
    """Each public name of a package, and the module that has it, relative to the package."""
    for name in (*found, *(more for shape in found.values() for more in known_names(shape))):
        yield name, f".{where.home[name]}" if name in where.home else f"..{where.stable[name]}"


def _init(protocol: Protocol, public: Mapping[str, str], depth: int) -> str:
    homes = dict(sorted({**public, "METHODS": f".{METHODS}", "method": f".{METHODS}"}.items()))
    about = f"{_title(protocol)}.\n\n{_about(protocol)}\n"
    return lazy_init(about, homes, former_names(protocol, public), depth)


def _title(protocol: Protocol) -> str:
    more = ", with its unstable parts" if protocol.features else ""
    return f"Version {protocol.version} of the Agent Client Protocol{more}"


def _about(protocol: Protocol) -> str:
    if protocol.features:
        return "What is the same in the stable package is the same class."
    return "Its stable parts; those behind gates are in the package `unstable` below this one."
