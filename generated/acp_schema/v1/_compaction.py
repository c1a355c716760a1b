"""Compaction."""

from .._runtime.model import Model


class CompactionCapabilities(Model, frozen=True):
    """Marks a client that understands updates about a shortened context, each of which carries the id of the compaction
    that it is about. Sent as `{}`; it has no `_meta`.
    """
