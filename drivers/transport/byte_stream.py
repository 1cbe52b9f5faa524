"""What every open byte stream to a device can do, whatever carries its bytes."""

from __future__ import annotations

import errno
import os
from typing import Protocol

MAX_READ = 4096
"""The most bytes that one read answers with."""


class StreamGoneError(Exception):
    """The stream cannot be opened, or is gone: unplugged, switched off.

    The message is a sentence but for its capital letter and its stop, such as "it is not plugged in".
    """


def why_gone(number: int, was_open: bool) -> str:
    """What a person is told of the system's error `number` (errno), as the end of a sentence about the device."""
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO):
        return "it was unplugged" if was_open else "it is not plugged in"
    if number in (errno.EACCES, errno.EPERM):
        return "the program may not open its port"
    if number in (errno.EAGAIN, errno.EBUSY):
        return "another program has its port open"
    return f"its port fails ({os.strerror(number).lower()})"


class ByteStream(Protocol):
    """An open line to a device. Reading and writing raise StreamGoneError and nothing else."""

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes up to so long, or until `wake`; answer with what is there, perhaps nothing."""

    def write(self, data: bytes) -> None:
        """Send all of it."""

    def wake(self) -> None:
        """End a read that is waiting. From any thread."""

    def close(self) -> None:
        """Close; closing again does nothing."""
