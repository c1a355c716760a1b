"""One text cut into modules by area, each with the imports that it needs.

The text is parsed, never edited: a statement goes into the module of its area as it stands.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from acp_codegen.emit.python.lowering import STABLE
from acp_codegen.emit.python.shapes import Shapes
from acp_codegen.emit.python.sharing import Sharing
from acp_codegen.ir.graph import loops, settled

_BY_MODULE = {
    "enumerations": "Member OpenInteger",
    "filling": "filled_in",
    "leniency": "AbsentOnError AbsentOnNull AbsentUnless Always DefaultOnError EmptyOnNull Shared SkipInvalidItems",
    "limits": "Limits NeverNull NotOneOf",
    "model": "Model",
    "numbers": "AnyInteger AnyNumber Int8 Int16 Int32 Int64 Integer Number UInt8 UInt16 UInt32 UInt64",
    "scalars": "Boolean Characters Constants Json Mapping Meta Sequence Text",
    "unions": "Tagged Untagged",
}
RUNTIME_NAMES: Mapping[str, str] = {name: module for module, names in _BY_MODULE.items() for name in names.split()}
"""Which module of the runtime has what the statements use."""
TYPING = frozenset({"Annotated", "Any", "ClassVar", "Literal", "Optional", "TypeAlias", "Union"})
TAKEN = frozenset({"_methods", "_runtime"})
"""What a package has beside the modules of its areas."""
LATER = "from __future__ import annotations"
"""Lets annotations name what comes after them."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A class or alias as text, the names in it, and those of them that have to be there when it runs."""

    name: str
    text: str
    uses: frozenset[str]
    needs: frozenset[str]


def complete(parts: dict[str, Statement], names: Iterable[str]) -> dict[str, Statement]:
    """The statements, seen to be there for these names. Raises LookupError for those that rendering has lost."""
    lost = [name for name in names if name not in parts]
    if lost:
        raise LookupError(f"rendering lost {', '.join(lost)}: datamodel-code-generator keeps these names for itself")
    return parts


def statements(text: str) -> dict[str, Statement]:
    """The classes and aliases of a text by name; an alias with the docstring that follows it."""
    lines = text.splitlines()
    found: dict[str, Statement] = {}
    body = ast.parse(text).body
    for node, after in zip_longest(body, body[1:]):
        name = _defined(node)
        if name is not None:
            end = after if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else node
            text = "\n".join(lines[node.lineno - 1 : end.end_lineno])
            found[name] = Statement(name, text, frozenset(_names(node)), frozenset(_names_at_once(node)))
    return found


def _defined(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case _:
            return None


def _names(node: ast.AST) -> Iterator[str]:
    return (inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load))


def _names_at_once(node: ast.AST) -> Iterator[str]:
    """The names that are looked up when a statement runs, annotations left aside."""
    match node:
        case ast.Name(id=name):
            yield name
        case ast.Lambda() | ast.FunctionDef():
            return
        case ast.AnnAssign(value=value):
            yield from _names_at_once(value) if value is not None else ()
        case _:
            for inner in ast.iter_child_nodes(node):
                yield from _names_at_once(inner)


@dataclass(frozen=True, slots=True)
class Package:
    """Where a package's names live: `home` is the module of each, `depth` how far the runtime is above it."""

    home: Mapping[str, str]
    stable: Mapping[str, str]
    sharing: Sharing
    depth: int


def homes(
    shapes: Shapes, sharing: Sharing, parts: Mapping[str, Statement], messages: Collection[str]
) -> dict[str, str]:
    """The module of each name that a package defines: that of its area.

    What methods take and give, the `messages`, has a module of its own in each area: types of an area are needed
    where its methods are not. Modules that need each other are one, named after the first of them.
    """
    own = {name: _module(shape.area, name in messages) for name, shape in shapes.items() if name not in sharing.same}
    edges: dict[str, set[str]] = {module: set() for module in dict.fromkeys(own.values())}
    for name, module in own.items():
        edges[module].update(own[used] for used in parts[name].uses if used in own and own[used] != module)
    leader = _merged(edges)
    return {name: leader[module] for name, module in own.items()}


def _merged(edges: Mapping[str, set[str]]) -> dict[str, str]:
    """For each module the one that it is part of."""
    leader = {module: module for module in edges}
    current = {module: set(targets) for module, targets in edges.items()}
    while loop := next(loops(current), None):
        first = min(loop, key=list(edges).index)
        leader = {module: first if now in loop else now for module, now in leader.items()}
        joined: dict[str, set[str]] = {}
        for module, targets in current.items():
            renamed = {first if t in loop else t for t in targets}
            joined.setdefault(first if module in loop else module, set()).update(renamed)
        current = {module: targets - {module} for module, targets in joined.items()}
    return leader


def _module(area: str, is_message: bool) -> str:
    """`tool-call` -> `_tool_call`: what is public is the package, not its modules."""
    name = f"_{area.replace('-', '_')}{'_rpc' if is_message else ''}"
    return f"{name}_" if name in TAKEN else name


def module_titles(titles: Mapping[str, str]) -> dict[str, str]:
    """What each module is called that the areas of these titles can have."""
    types = {_module(area, False): title for area, title in titles.items()}
    return types | {_module(area, True): f"{title}: what methods take and give" for area, title in titles.items()}


def module_texts(package: Package, parts: Mapping[str, Statement], titles: Mapping[str, str]) -> dict[str, str]:
    """The text of each module by its name; `titles` are what the areas are called."""
    texts: dict[str, str] = {}
    for module in dict.fromkeys(package.home.values()):
        names = [name for name, home in package.home.items() if home == module]
        first, ordered = _ordered([parts[name] for name in names])
        header = f'"""{titles.get(module, "Types")}."""'
        imports = "\n".join([*first, *_imports(package, module, ordered)])
        texts[module] = "\n\n\n".join([f"{header}\n\n{imports}", *(part.text for part in ordered)]) + "\n"
    return texts


def _ordered(parts: Sequence[Statement]) -> tuple[list[str], list[Statement]]:
    """Statements in their order, but each after those that it uses; and what has to stand before all of them.

    Where some use each other, only what each needs when it runs counts.
    """
    by_name = {part.name: part for part in parts}
    order = settled({part.name: [name for name in by_name if name in part.uses] for part in parts})
    if len(order) == len(parts):
        return [], [by_name[name] for name in order]
    order = settled({part.name: [name for name in by_name if name in part.needs] for part in parts})
    left = [name for name in by_name if name not in set(order)]
    if left:
        raise ValueError(f"these need each other before they are there: {', '.join(left)}")
    return [LATER], [by_name[name] for name in order]


def _imports(package: Package, module: str, parts: Iterable[Statement]) -> Iterator[str]:
    used = {name for part in parts for name in part.uses}
    up = "." * package.depth
    yield from _from("typing", used & TYPING)
    yield from _from("pydantic", used & {"Field"})
    sources: dict[str, set[str]] = {}
    for name in used:
        base = name.removeprefix(STABLE)
        if name in RUNTIME_NAMES:
            sources.setdefault(f"{up}_runtime.{RUNTIME_NAMES[name]}", set()).add(name)
        elif package.home.get(name, module) != module:
            sources.setdefault(f".{package.home[name]}", set()).add(name)
        elif name not in package.home and name in package.stable:
            sources.setdefault(f"..{package.stable[name]}", set()).add(name)
        elif base in package.sharing.bases and name != base:
            sources.setdefault(f"..{package.stable[base]}", set()).add(f"{base} as {name}")
    for source, names in sorted(sources.items()):
        yield from _from(source, names)


def _from(module: str, names: set[str]) -> Iterator[str]:
    if names:
        yield f"from {module} import {', '.join(sorted(names))}"
