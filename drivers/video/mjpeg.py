"""Reads the bytes of a camera's stream (multipart/x-mixed-replace, each part a JPEG picture). Pure code."""

from __future__ import annotations

import re

MAX_PICTURE_BYTES = 2_000_000
"""A larger part is no picture of dice."""
MAX_HEAD_BYTES = 4_096
HEAD_END = b"\r\n\r\n"
LENGTH = re.compile(rb"^content-length:[ \t]*([0-9]{1,8})[ \t]*\r?$", re.IGNORECASE | re.MULTILINE)
JPEG_BEGIN, JPEG_END = b"\xff\xd8", b"\xff\xd9"


class StreamError(ValueError):
    """These bytes are no stream of pictures."""


class Pictures:
    """Collects the bytes of a stream, and returns its pictures."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._length: int | None = None
        """The length of the part whose head has been read; None while a head is awaited."""

    def feed(self, received: bytes) -> list[bytes]:
        """Take bytes; returns the pictures that they complete. Raises StreamError."""
        self._bytes += received
        found: list[bytes] = []
        while (part := self._part()) is not None:
            found.append(part)
        return found

    def _part(self) -> bytes | None:
        if self._length is None and not self._head():
            return None
        assert self._length is not None, "a head names its length"
        if len(self._bytes) < self._length:
            return None
        part = bytes(self._bytes[: self._length])
        del self._bytes[: self._length]
        self._length = None
        if not part.startswith(JPEG_BEGIN) or JPEG_END not in part[-16:]:
            raise StreamError("a part is no JPEG picture")
        return part

    def _head(self) -> bool:
        """Read the head of the next part; whether it is complete."""
        end = self._bytes.find(HEAD_END)
        if end < 0:
            if len(self._bytes) > MAX_HEAD_BYTES:
                raise StreamError("no part begins")
            return False
        length = LENGTH.search(bytes(self._bytes[:end]))
        if end > MAX_HEAD_BYTES or length is None or not 0 < int(length[1]) <= MAX_PICTURE_BYTES:
            raise StreamError("a part does not say its length")
        del self._bytes[: end + len(HEAD_END)]
        self._length = int(length[1])
        return True
