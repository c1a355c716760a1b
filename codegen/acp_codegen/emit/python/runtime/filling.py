"""What a constructor fills in."""

from __future__ import annotations

from typing import TypeVar

from pydantic import Field

T = TypeVar("T")


def filled_in(value: T) -> T:  # noqa: ARG001 - see below
    """Stands for the default of a property in a constructor alone: on the wire it has to be there.

    The value is for type checkers. At run time it is that of `wire_constants`, and this gives a property without one.
    """
    required: T = Field()
    return required
