"""Notices."""

from .._runtime.model import Model


class NoticeCapabilities(Model, frozen=True):
    """Marks a client that can show notices while a session is running. Sent as `{}`; it has no `_meta`."""
