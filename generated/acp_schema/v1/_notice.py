"""Notices."""

from typing import Annotated, Literal, TypeAlias

from .._runtime.model import Model
from .._runtime.scalars import Characters

NoticeSeverity: TypeAlias = Annotated[Literal["info", "warning", "error"] | str, Characters()]
"""How grave the matter of a notice is. The set is open: a receiver accepts any string."""


class NoticeCapabilities(Model, frozen=True):
    """Marks a client that can show notices to the user. Sent as `{}`: its presence is all that it says."""
