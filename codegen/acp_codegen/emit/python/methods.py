"""The methods of a protocol as data of its package."""

from __future__ import annotations

from collections.abc import Iterator

from acp_codegen.ir.model import Method, Protocol

TEXT = '''"""The methods of {title}."""

from {up}_runtime import methods as _known

{imports}

METHODS: tuple[_known.Method, ...] = (
{entries}
)
"""Every method of this package, in the order in which the protocol describes them."""
_BY_KEY = _known.Methods(METHODS)


def method(name: str, kind: _known.Kind, direction: _known.Direction) -> _known.Method:
    """The method of a name, kind and direction. Raises LookupError, which names near ones, where there is none."""
    return _BY_KEY.find(name, kind, direction)
'''


def methods_text(protocol: Protocol, homes: dict[str, str], title: str, depth: int) -> str:
    """The module of a package's methods. `homes` is the module of each class, relative to the package."""
    names = sorted({ref.name for m in protocol.methods for ref in m.references})
    imports = "\n".join(f"from {homes[name]} import {name}" for name in names)
    entries = "\n".join(f"    {_entry(m)}," for m in protocol.methods)
    return TEXT.format(title=title, up="." * depth, imports=imports, entries=entries)


def _entry(method: Method) -> str:
    return f"_known.Method({', '.join(_words(method))})"


def _words(method: Method) -> Iterator[str]:
    yield f"name={method.name!r}"
    yield f"kind={method.kind!r}"
    yield f"direction={method.direction!r}"
    yield f"receiver={method.receiver!r}"
    yield f"params={method.params.name}"
    yield f"result={method.result.name if method.result else None}"
    if method.capability:
        inner = ", ".join(f"_known.Capability(of={c.of!r}, at={c.at!r}, test={c.test!r})" for c in method.capability)
        yield f"capability=({inner},)"
    if method.condition:
        yield f"condition={method.condition!r}"
    if method.features:
        yield f"features={method.features!r}"
    yield f"description={method.description!r}"
