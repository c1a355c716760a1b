"""Notices."""

from typing import Annotated, Literal, TypeAlias

from .._runtime.scalars import Characters

NoticeSeverity: TypeAlias = Annotated[Literal["info", "warning", "error"] | str, Characters()]
"""How grave the matter of a notice is. The set is open: a receiver accepts any string."""
