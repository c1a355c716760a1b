"""The files of a protocol version's packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import fill

from acp_codegen.emit.python.classes import shapes
from acp_codegen.emit.python.enumerations import enumeration_text
from acp_codegen.emit.python.former import former_names
from acp_codegen.emit.python.known import known_text, names_beside
from acp_codegen.emit.python.lazy_init import lazy_init
from acp_codegen.emit.python.methods import NAMES, methods_text
from acp_codegen.emit.python.modules import Package, complete, homes, module_texts, module_titles, statements
from acp_codegen.emit.python.render import rendered
from acp_codegen.emit.python.shapes import Alias, Shapes
from acp_codegen.emit.python.sharing import share
from acp_codegen.ir import extension
from acp_codegen.ir.identifiers import BINDING_NAMES
from acp_codegen.ir.model import Protocol
from acp_codegen.ir.types import RefType

METHODS = "_methods"
STABLE = "Its stable parts; those behind gates are in the package `unstable` below this one."
WIDE = "What is the same in the stable package is the same class."
ALONE = "Every type of it, what reads and writes them, and the schema; this package needs pydantic and no other."
WIDTH = 118
"""Of a line of prose."""


@dataclass(frozen=True, slots=True)
class _Stable:
    """What a package with more gates builds on."""

    shapes: Shapes
    homes: Mapping[str, str]


NOTHING = _Stable({}, {})


@dataclass(frozen=True, slots=True)
class _Setting:
    """What is around a package: how far above it the runtime is, how it tells of itself, and what it builds on.

    `schema` is the path of its compiled schema, below the package that has the runtime. `beside` are names that it has
    beside those of the protocol, and the module of each.
    """

    depth: int
    title: str
    about: str
    schema: str
    stable: _Stable = NOTHING
    beside: Mapping[str, str] = field(default_factory=dict[str, str])


def packages(stable: Protocol, wide: Protocol | None, umbrella: str) -> dict[str, str]:
    """The Python files of a version by path below its folder, not yet styled.

    `wide` is the version with every gate of the umbrella open; its package is a folder of that name, and takes from
    the stable one what is the same.
    """
    base, files = _package(stable, _Setting(2, _title(stable), STABLE, f"{stable.name}/schema.json"))
    out = dict(files)
    if wide is not None:
        schema = f"{stable.name}/schema.{umbrella}.json"
        _, more = _package(wide, _Setting(3, f"{_title(wide)}, with its unstable parts", WIDE, schema, base))
        out |= {f"{umbrella}/{name}": text for name, text in more.items()}
    return out


def package_alone(protocol: Protocol, beside: Mapping[str, str]) -> dict[str, str]:
    """The Python files of one package that holds all there is of a version, not yet styled.

    `beside` are the names that come with the runtime, and where below the package each is.
    """
    gates = ", ".join(protocol.features or ()) or "none"
    about = fill(f"{ALONE} The gates that are open: {gates}.", WIDTH, break_on_hyphens=False)
    return _package(protocol, _Setting(1, _title(protocol), about, "schema.json", beside=beside))[1]


def _package(protocol: Protocol, setting: _Setting) -> tuple[_Stable, dict[str, str]]:
    stable, depth = setting.stable, setting.depth
    found = shapes(protocol)
    _free(found, setting.beside)
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
    texts[METHODS] = methods_text(protocol, setting.title, depth, setting.schema)
    texts["__init__"] = _init(protocol, public, setting)
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


def _free(names: Iterable[str], beside: Iterable[str]) -> None:
    """See to it that no shape has a name that the modules need. The rules say so with a place, of sources alone."""
    taken = sorted(BINDING_NAMES.union(beside).intersection(names))
    if taken:
        raise LookupError(f"taken in the Python bindings: {', '.join(taken)}")


def _public(found: Shapes, where: Package) -> Iterator[tuple[str, str]]:
    """Each public name of a package, and the module that has it, relative to the package."""
    for name in (*found, *(more for shape in found.values() for more in names_beside(shape))):
        yield name, f".{where.home[name]}" if name in where.home else f"..{where.stable[name]}"


def _init(protocol: Protocol, public: Mapping[str, str], setting: _Setting) -> str:
    methods = dict.fromkeys(NAMES, f".{METHODS}")
    homes = dict(sorted({**public, **setting.beside, **methods}.items()))
    about = f"{setting.title}.\n\n{setting.about}\n"
    return lazy_init(about, homes, former_names(protocol, public), setting.depth)


def _title(protocol: Protocol) -> str:
    return f"Version {protocol.version} of the Agent Client Protocol"
