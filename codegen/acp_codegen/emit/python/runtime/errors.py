"""What is said of a message that does not fit, in part or as a whole."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

FaultKind: TypeAlias = Literal["", "json", "type", "missing", "variant", "value", "alternatives"]
"""What sort of thing is wrong."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a message cannot be read. As text it is the place and the reason."""

    pointer: str
    """JSON Pointer (RFC 6901) to the value; the empty pointer is the whole message."""
    reason: str
    """What is wrong, in words for people; never the value itself. Programs look at `kind`."""
    variant: str | None = None
    """The branch of a tagged union that the value was read as, if any."""
    kind: FaultKind = field(default="", compare=False)
    """What sort of thing is wrong:

    - `json`: the text is not JSON, or the value none that JSON has;
    - `type`: a value of another JSON type than the one wanted;
    - `missing`: a property that has to be there is not;
    - `variant`: no variant of a tagged union has this tag, and others are not allowed;
    - `value`: the right JSON type, but a value that is not allowed: not one of the constants, out of bounds, too long;
    - `alternatives`: none of several types fits, and none is nearer than the others; or more than one where only one
      may.

    Empty: nothing is said of it.
    """
    known: tuple[str, ...] = field(default=(), compare=False)
    """The tags that would do, where the tag of a union is missing or names no variant."""

    def __str__(self) -> str:
        read_as = f" (read as {self.variant})" if self.variant else ""
        return f"{self.pointer or 'the whole'}: {self.reason}{read_as}"


@dataclass(frozen=True, slots=True)
class Drop:
    """Something in a message that a lenient receiver left out, or put a default in the place of."""

    pointer: str
    """JSON Pointer (RFC 6901) to the value in the message."""
    reason: str
    """What was done, and what was wrong; never the value itself."""

    def __str__(self) -> str:
        return f"{self.pointer}: {self.reason}"


class DecodeError(ValueError):
    """A message cannot be read. As text it has a line for each fault; no value of the message is in it."""

    def __init__(self, name: str, faults: tuple[Fault, ...]) -> None:
        self.name: str = name
        """What the type is called that was to be read."""
        self.faults: tuple[Fault, ...] = faults
        """All that is wrong, each with its place."""
        super().__init__(name, faults)

    def __str__(self) -> str:
        return "\n".join([f"not a valid {self.name}:", *(f"  {fault}" for fault in self.faults)])
