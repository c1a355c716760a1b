"""Choosing the protocol version of a connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .codec import reader
from .core import members
from .errors import DecodeError
from .numbers import UInt16
from .protocol import Protocol, stable

INITIALIZE = frozenset({"initialize", "proxy/initialize"})
"""The requests that settle the version."""
FIRST_WITH_ERROR = 2
"""The first version that has an error for a request of a version that is not supported."""


def choose_version(requested: int, supported: Iterable[int]) -> int | None:
    """Choose the version that an agent answers `initialize` with.

    `Connection` does so by itself.

    Args:
        requested: The version that the client asks for.
        supported: The versions that the agent speaks, in any order.

    Returns:
        The highest version that is not above the requested one. Where there is none, an agent that speaks nothing newer
        than v1 answers with the newest that it has, and the client disconnects. Any other answers with the error
        -32022, for which None stands.
    """
    versions = sorted(supported)
    fitting = [version for version in versions if version <= requested]
    if fitting:
        return fitting[-1]
    return versions[-1] if versions and versions[-1] < FIRST_WITH_ERROR else None


def accept_version(answered: int, supported: Iterable[int]) -> int:
    """Accept the version in an agent's answer to `initialize`, or refuse it.

    `Connection` does so by itself.

    Args:
        answered: The version in the answer.
        supported: The versions that the client speaks, in any order.

    Returns:
        The version in the answer.

    Raises:
        ValueError: The client does not speak it, and has to disconnect.
    """
    versions = sorted(supported)
    if answered not in versions:
        raise ValueError(f"The agent chose a version that this client does not speak: it speaks {_listed(versions)}")
    return answered


def version_of(params_or_result: Any) -> int | None:
    """The version that a parsed `initialize` message names; None where it names none."""
    try:
        found: int = reader(UInt16).read_parsed((members(params_or_result) or {}).get("protocolVersion"))
    except DecodeError:
        return None
    return found


def protocols(version: int | Protocol | Sequence[int | Protocol]) -> tuple[Protocol, ...]:
    """The protocols that are meant, the oldest first. Raises ValueError where there are none, or two of one version."""
    given: list[Any] = list(version) if isinstance(version, Sequence) else [version]
    for one in given:
        if not isinstance(one, (int, Protocol)) or isinstance(one, bool):
            raise TypeError(f"a version is a number or the PROTOCOL of this package, and not {_named(one)}")
    found = sorted((one if isinstance(one, Protocol) else stable(one) for one in given), key=lambda p: p.version)
    versions = [protocol.version for protocol in found]
    if not found or len(set(versions)) < len(versions):
        raise ValueError(f"a connection takes one protocol or several of different versions: {_listed(versions)}")
    return tuple(found)


def _named(value: object) -> str:
    kind = type(value)
    return f"an instance of {kind.__module__}.{kind.__qualname__}"


def _listed(versions: Sequence[int]) -> str:
    return " and ".join(map(str, versions)) or "none is given"
