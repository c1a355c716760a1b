"""What a package was made from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Literal, cast

from .lazy import named
from .methods import Kind, Method, Side, receivers, senders

PACKAGE = __name__.removesuffix("._runtime.protocol")


@dataclass(frozen=True, slots=True, kw_only=True)
class Protocol:
    """A version of the protocol with some of its gates open, as data. Each package has its own: `PROTOCOL`."""

    version: int
    """The number of the version, as `initialize` has it."""
    status: Literal["stable", "draft"]
    """Whether the version is in use, or a draft that may change."""
    features: tuple[str, ...] = ()
    """The gates that are open."""
    release: str
    """The release of the schema."""
    source_digest: str
    """Names the sources that it was made from, as `x-acp` of the compiled schema does."""
    methods: tuple[Method, ...] = field(repr=False)
    """Every method, as in the `METHODS` of the package."""
    request_id_name: str
    """The name of the type of the ids of requests."""
    error_name: str
    """The name of the type of what a failed request is answered with."""
    package: str = field(repr=False)
    """The package that has the types."""
    schema_path: str
    """Where the compiled schema lies, below the package that has the runtime."""

    @property
    def request_id(self) -> Any:
        """The type of the ids of requests, for `decode`. It is imported when it is asked for."""
        return named(self.package, self.request_id_name)

    @property
    def error(self) -> Any:
        """The type of what a failed request is answered with, for `decode`."""
        return named(self.package, self.error_name)

    def schema(self) -> dict[str, Any]:
        """Read the compiled JSON Schema that comes with the package.

        Returns:
            The schema as a JSON value, a new one each time.
        """
        from importlib.resources import files  # Needed here alone, and not cheap to import.

        text = (files(PACKAGE) / self.schema_path).read_text("utf-8")
        return cast("dict[str, Any]", json.loads(text))

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides that there are: those of proxies come with a gate."""
        proxies = any("proxy" in method.direction for method in self.methods)
        return ("agent", "client", "proxy", "conductor") if proxies else ("agent", "client")

    def receives(self, side: Side) -> Mapping[tuple[str, Kind], Method]:
        """Look up what a side may receive.

        Args:
            side: The side that receives.

        Returns:
            The methods by name and kind.
        """
        return {(m.name, m.kind): m for m in self.methods if side in receivers(m.direction)}

    def sends(self, side: Side) -> Mapping[tuple[str, Kind], Method]:
        """Look up what a side may send.

        Args:
            side: The side that sends.

        Returns:
            The methods by name and kind.
        """
        return {(m.name, m.kind): m for m in self.methods if side in senders(m.direction)}


def stable(version: int) -> Protocol:
    """The stable protocol of a version, or the one that this package is for.

    Raises ValueError where the package has no such version.
    """
    name = f"{PACKAGE}.v{version}"
    try:
        package = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        package = import_module(PACKAGE)
    found = getattr(package, "PROTOCOL", None)
    if isinstance(found, Protocol) and found.version == version:
        return found
    raise ValueError(f"{PACKAGE} has no version {version!r} of the protocol")
