"""The files of a protocol version's packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from acp_codegen.emit.python.classes import shapes
from acp_codegen.emit.python.known import known_names, known_text
from acp_codegen.emit.python.lazy_init import lazy_init
from acp_codegen.emit.python.methods import methods_text
from acp_codegen.emit.python.modules import Package, complete, homes, module_name, module_texts, statements
from acp_codegen.emit.python.render import rendered
from acp_codegen.emit.python.shapes import Shapes
from acp_codegen.emit.python.sharing import share
from acp_codegen.ir.identifiers import BINDING_NAMES
from acp_codegen.ir.model import Protocol

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
    base, files = _package(stable, NOTHING, 2, f"{stable.name}/schema.json")
    out = dict(files)
    if wide is not None:
        _, more = _package(wide, base, 3, f"{stable.name}/schema.{umbrella}.json")
        out |= {f"{umbrella}/{name}": text for name, text in more.items()}
    return out


def _package(protocol: Protocol, stable: _Stable, depth: int, schema: str) -> tuple[_Stable, dict[str, str]]:
    found = shapes(protocol)
    _free(found)
    sharing = share(stable.shapes, found)
    parts = complete(statements(rendered(found, stable.shapes, sharing)), found)
    home = homes(found, sharing, parts)
    for name, module in list(home.items()):
        known = statements(known_text(found[name]))
        parts |= known
        home |= dict.fromkeys(known, module)
    where = Package(home, stable.homes, sharing, depth)
    texts = module_texts(where, parts, {module_name(a.name): a.title for a in protocol.areas})
    public = dict(_public(found, where))
    texts[METHODS] = methods_text(protocol, public, _title(protocol), depth, schema)
    texts["__init__"] = _init(protocol, public, depth)
    return _Stable(found, home), {f"{name}.py": text for name, text in texts.items()}


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
    homes = dict(sorted({**public, **dict.fromkeys(("METHODS", "PROTOCOL", "method"), f".{METHODS}")}.items()))
    former = {f: d.name for d in protocol.definitions.values() for f in d.former_names}
    return lazy_init(f"{_title(protocol)}.\n\n{_about(protocol)}\n", homes, former, depth)


def _title(protocol: Protocol) -> str:
    more = ", with its unstable parts" if protocol.features else ""
    return f"Version {protocol.version} of the Agent Client Protocol{more}"


def _about(protocol: Protocol) -> str:
    if protocol.features:
        return "What is the same in the stable package is the same class."
    return "Its stable parts; those behind gates are in the package `unstable` below this one."
