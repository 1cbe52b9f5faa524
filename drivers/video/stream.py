"""What the stream of a camera is, whatever brings it: bytes that `Pictures` reads."""

from __future__ import annotations

from typing import Protocol

from drivers.ports.message import Message

PATIENCE_S = 3.0
"""A stream that is silent for this long has broken."""
CHUNK_BYTES = 65_536


class StreamBrokenError(Exception):
    """There is no stream, or none any more, for a reason that has a sentence of its own."""

    def __init__(self, why: Message) -> None:
        super().__init__(why.code)
        self.why = why


class Stream(Protocol):
    """One connection to a camera, used by one thread."""

    def open(self) -> None:
        """Ask for the pictures. Raises OSError, HTTPException, StreamError, StreamBrokenError."""

    def read(self) -> bytes:
        """The next bytes; none at the end. Raises the same; TimeoutError for a stream that is silent."""

    def interrupt(self) -> None:
        """End what its thread waits for. Called by any thread."""

    def close(self) -> None:
        """End it, and give back what it has used."""
