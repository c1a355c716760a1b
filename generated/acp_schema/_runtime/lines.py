"""From a byte stream to lines."""

from __future__ import annotations

from collections.abc import Iterator


class Lines:
    """Cuts chunks of bytes into lines, which end with LF. Keeps the unfinished one, and never more than `limit` bytes.

    A line beyond the limit comes out as None, once; the rest of it is thrown away. A limit of None is none.
    """

    def __init__(self, limit: int | None) -> None:
        self._limit = limit
        self._kept = bytearray()
        self._skipping = False

    def feed(self, chunk: bytes | bytearray) -> Iterator[bytes | bytearray | None]:
        """The lines that a chunk finishes, without their ends."""
        *tails, head = chunk.split(b"\n")
        for tail in tails:
            if self._skipping:
                self._skipping = False
            elif self._fits(len(tail)):
                yield self._taken() + tail if self._kept else tail
            else:
                self._kept.clear()
                yield None
        if not self._skipping and not self._fits(len(head)):
            self._kept.clear()
            self._skipping = True
            yield None
        elif not self._skipping:
            self._kept += head

    def rest(self) -> bytes:
        """What came after the last LF; it is kept no longer."""
        self._skipping = False
        return self._taken()

    def _taken(self) -> bytes:
        kept = bytes(self._kept)
        self._kept.clear()
        return kept

    def _fits(self, more: int) -> bool:
        return self._limit is None or len(self._kept) + more <= self._limit
