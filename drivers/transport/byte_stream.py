"""What every open byte stream to a device can do, whatever its transport."""

from __future__ import annotations

import errno
import os
from typing import Protocol

from drivers.ports.message import Message, message

MAX_READ = 4096
"""The most bytes that one read returns."""


class StreamGoneError(Exception):
    """The stream cannot be opened, or is gone: unplugged, switched off."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason
        """Why, as a sentence about "it"."""


def why_gone(number: int, was_open: bool) -> Message:
    """The text for the system error `number` (errno), as a sentence about the device."""
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO):
        return message("device.unplugged") if was_open else message("device.not_plugged_in")
    if number in (errno.EACCES, errno.EPERM):
        return message("device.not_permitted")
    if number in (errno.EAGAIN, errno.EBUSY):
        return message("device.port_in_use")
    return message("device.port_fails", error=os.strerror(number).lower())


class ByteStream(Protocol):
    """An open line to a device. Reading and writing raise StreamGoneError and nothing else."""

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes up to this long, or until `wake`; returns what is there, perhaps nothing."""

    def write(self, data: bytes) -> None:
        """Send all of it."""

    def wake(self) -> None:
        """End a read that is waiting. May be called from any thread."""

    def close(self) -> None:
        """Close; closing again does nothing."""
