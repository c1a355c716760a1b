"""Every Python file of a generated package: that of all versions, and one of a choice of gates."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from acp_codegen.emit.python.lazy_init import lazy_init
from acp_codegen.emit.python.package import package_alone, packages
from acp_codegen.emit.python.style import styled
from acp_codegen.ir.model import Protocol, Registry

RUNTIME = Path(__file__).parent / "runtime"
HOMES: Mapping[str, str] = {
    "Capability": "._runtime.methods",
    "Connection": "._runtime.connection",
    "DecodeError": "._runtime.errors",
    "Direction": "._runtime.methods",
    "Drop": "._runtime.errors",
    "Event": "._runtime.events",
    "FEATURES": ".features",
    "Failure": "._runtime.events",
    "Fault": "._runtime.errors",
    "Feature": "._runtime.features",
    "Kind": "._runtime.methods",
    "Malformed": "._runtime.events",
    "Method": "._runtime.methods",
    "Model": "._runtime.model",
    "Notification": "._runtime.events",
    "Protocol": "._runtime.protocol",
    "RELEASE": ".features",
    "Receiver": "._runtime.methods",
    "Request": "._runtime.events",
    "Result": "._runtime.events",
    "Sent": "._runtime.events",
    "Side": "._runtime.methods",
    "UnknownUpdate": "._runtime.events",
    "accept_version": "._runtime.negotiation",
    "choose_version": "._runtime.negotiation",
    "decode": "._runtime.codec",
    "encode": "._runtime.codec",
}
"""What a package has beside the types of a version, and where."""
ABOUT = """The schema of the Agent Client Protocol (ACP) as typed Python values.

`acp_schema.v1` and `acp_schema.v2` have the stable parts of each protocol version, `acp_schema.v1.unstable` and
`acp_schema.v2.unstable` those behind gates as well. `decode` reads a value of any of their types, `encode` writes one.
"""
FEATURES = '''"""The gates of the protocol, as data. What each covers is in `features.json` beside this module."""

from ._runtime.features import Feature

RELEASE = {release!r}
"""The release of the schema that this package was made from."""

FEATURES: tuple[Feature, ...] = (
{entries}
)
"""Every gate that there is, or was."""
'''

TYPED = {"py.typed": ""}


@dataclass(frozen=True, slots=True)
class Common:
    """What every package has beside the types of a version.

    `about` is said of the package of all versions. `homes` are the public names with their modules, relative to the
    package, and `texts` the modules by path below it.
    """

    about: str
    homes: Mapping[str, str]
    texts: Mapping[str, str]


def common(registry: Registry) -> Common:
    """What every package of a project has beside the types of a version."""
    return Common(ABOUT, HOMES, _common(registry))


def bindings(registry: Registry, versions: Iterable[tuple[Protocol, Protocol | None]], umbrella: str) -> dict[str, str]:
    """The Python files by path below the package, styled.

    Each version comes with only its stable parts, and with every gate of the umbrella open; the latter is a package
    below the former, called as the umbrella is.
    """
    texts = _common(registry) | {"__init__.py": lazy_init(ABOUT, HOMES, {}, 1)}
    for stable, wide in versions:
        made = packages(stable, wide, umbrella)
        texts |= {f"{stable.name}/{name}": text for name, text in made.items()}
    return styled(texts) | TYPED


def bindings_alone(registry: Registry, protocol: Protocol) -> dict[str, str]:
    """The Python files of a package that has one version, with the gates that are open in it, styled.

    It has any name and stands anywhere: nothing in it names it.
    """
    return styled(_common(registry) | package_alone(protocol, HOMES)) | TYPED


def _common(registry: Registry) -> dict[str, str]:
    texts = {f"_runtime/{path.name}": path.read_text(encoding="utf-8") for path in sorted(RUNTIME.glob("*.py"))}
    return texts | {"features.py": _features(registry)}


def _features(registry: Registry) -> str:
    entries = "\n".join(
        f"    Feature(name={f.name!r}, title={f.title!r}, status={f.status!r}, umbrella={f.umbrella!r}, rfd={f.rfd!r}),"
        for f in registry.features
    )
    return FEATURES.format(release=registry.release, entries=entries)
