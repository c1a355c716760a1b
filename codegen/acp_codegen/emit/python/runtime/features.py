"""What is known of a gate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """A gate. Parts of the protocol behind one that is `unstable` may change or go in any release."""

    name: str
    """What it is called, such as in `--features`."""
    title: str
    """What it is called where people read it."""
    status: Literal["unstable", "stabilized", "withdrawn"]
    """How far it has come; what is withdrawn has no classes."""
    umbrella: str | None
    """The name that opens it together with others; None where it has to be named itself."""
    rfd: str | None
    """The slug of the RFD that describes it."""
