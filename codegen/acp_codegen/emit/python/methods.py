"""A protocol and its methods as data of its package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from acp_codegen.ir.model import Method, Protocol

NAMES: Mapping[str, tuple[Literal["data", "function"], str, str]] = {
    "METHODS": (
        "data",
        "tuple[Method, ...]",
        "Every method of this package, in the order in which the protocol describes them.",
    ),
    "PROTOCOL": ("data", "Protocol", "What this package was made from."),
    "method": (
        "function",
        "(name: str, kind: Kind, direction: Direction) -> Method",
        "The method of a name, kind and direction. Raises LookupError, which names near ones, where there is none.",
    ),
}
"""The public names of the module: what each is, its type or signature, and what is said of it."""
TEXT = '''"""The methods of {title}."""

from {up}_runtime import methods as _known
from {up}_runtime.protocol import Protocol as _Protocol

_PACKAGE = __name__.rpartition(".")[0]
METHODS: tuple[_known.Method, ...] = (
{entries}
)
"""{about_methods}"""
PROTOCOL = _Protocol({protocol})
"""{about_protocol}"""
_BY_KEY = _known.Methods(METHODS)


def method(name: str, kind: _known.Kind, direction: _known.Direction) -> _known.Method:
    """{about_method}"""
    return _BY_KEY.find(name, kind, direction)
'''


def methods_text(protocol: Protocol, title: str, depth: int, schema: str) -> str:
    """The module of a package's methods. Types stand in it by name, so that they are imported when they are needed.

    `schema` is where the compiled schema lies, relative to the package that has the runtime, `depth` levels up.
    """
    entries = "\n".join(f"    {_entry(m)}," for m in protocol.methods)
    words = ", ".join(_protocol_words(protocol, schema))
    about = {f"about_{name.lower()}": text for name, (_, _, text) in NAMES.items()}
    return TEXT.format(title=title, up="." * depth, entries=entries, protocol=words, **about)


def _protocol_words(protocol: Protocol, schema: str) -> Iterator[str]:
    yield f"version={protocol.version!r}"
    yield f"status={protocol.status!r}"
    yield f"features={protocol.features or ()!r}"
    yield f"release={protocol.release!r}"
    yield f"source_digest={f'sha256:{protocol.source_digest}'!r}"
    yield "methods=METHODS"
    yield f"request_id_name={protocol.request_id.name!r}"
    yield f"error_name={protocol.error.name!r}"
    yield "package=_PACKAGE"
    yield f"schema_path={schema!r}"


def _entry(method: Method) -> str:
    return f"_known.Method({', '.join(_words(method))})"


def _words(method: Method) -> Iterator[str]:
    yield f"name={method.name!r}"
    yield f"kind={method.kind!r}"
    yield f"direction={method.direction!r}"
    yield f"receiver={method.receiver!r}"
    yield f"params_name={method.params.name!r}"
    yield f"result_name={method.result.name if method.result else None!r}"
    yield "package=_PACKAGE"
    if method.capability:
        inner = ", ".join(f"_known.Capability(of={c.of!r}, at={c.at!r}, test={c.test!r})" for c in method.capability)
        yield f"capability=({inner},)"
    if method.condition:
        yield f"condition={method.condition!r}"
    if method.features:
        yield f"features={method.features!r}"
    yield f"description={method.description!r}"
