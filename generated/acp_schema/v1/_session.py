"""Sessions."""

from typing import TypeAlias

from .._runtime.scalars import Text

SessionId: TypeAlias = Text
"""Tells one session from all others of the agent. Each session has its own context, history and state."""
