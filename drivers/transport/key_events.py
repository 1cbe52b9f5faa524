"""The input events of one keyboard under Linux, taken for this program alone: what it types reaches no window.

The path is that of an event device, best the one under ``/dev/input/by-id`` that ends with ``-event-kbd``.
"""

from __future__ import annotations

import array
import errno
import fcntl
import os
import select
import termios
from contextlib import suppress
from pathlib import Path

from drivers.transport.byte_stream import MAX_READ, StreamGoneError, why_gone

EVIOCGRAB = 0x40044590
"""The request by which a program receives a keyboard's events alone (linux/input.h)."""
NO_EVENT_DEVICE = (errno.ENOTTY, errno.EINVAL)
"""What grabbing says of a path that is no event device, such as the pseudo-terminal of a simulated reader."""


class KeyEventStream:
    """An open event device; nothing is ever written to it."""

    def __init__(self, path: str) -> None:
        """Open and grab it. Raises StreamGoneError."""
        try:
            self._device = os.open(Path(path), os.O_RDWR | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
        except OSError as error:
            raise StreamGoneError(why_gone(error.errno or 0, was_open=False)) from error
        try:
            _grab(self._device)
        except OSError as error:
            os.close(self._device)
            raise StreamGoneError(why_gone(error.errno or 0, was_open=False)) from error
        self._wake_reader, self._wake_writer = os.pipe()
        os.set_blocking(self._wake_writer, False)

    def read(self, timeout_ms: int) -> bytes:
        """Wait for events, then take all that have come."""
        try:
            ready, _, _ = select.select([self._device, self._wake_reader], [], [], timeout_ms / 1000)
            if self._wake_reader in ready:
                os.read(self._wake_reader, MAX_READ)
            if self._device not in ready:
                return b""
            received = os.read(self._device, MAX_READ)
        except BlockingIOError:
            return b""  # it was ready, and has nothing that is whole
        except OSError as error:
            raise StreamGoneError(why_gone(error.errno or 0, was_open=True)) from error
        if not received:
            raise StreamGoneError(why_gone(errno.ENODEV, was_open=True))
        return received

    def write(self, data: bytes) -> None:
        """Nothing is sent to such a reader."""
        assert not data, "a reader that types like a keyboard is told nothing"

    def wake(self) -> None:
        """End a read that is waiting, or the next one."""
        with suppress(OSError):  # a full pipe also wakes it, and a device that is just closing needs no wake-up
            os.write(self._wake_writer, b"\0")

    def close(self) -> None:
        """Close the device, which gives the keyboard back."""
        for end in (self._device, self._wake_reader, self._wake_writer):
            if end >= 0:
                os.close(end)
        self._device = self._wake_reader = self._wake_writer = -1


def _grab(device: int) -> None:
    """Take its events for this program alone, without those of before. Raises OSError."""
    try:
        fcntl.ioctl(device, EVIOCGRAB, 1)
    except OSError as error:
        if error.errno not in NO_EVENT_DEVICE:
            raise
        _forget_unread(device)


def _forget_unread(device: int) -> None:
    """Drop what a pseudo-terminal still holds of before: it is no card of now."""
    waiting = array.array("i", [0])
    with suppress(OSError, termios.error):
        fcntl.ioctl(device, termios.FIONREAD, waiting)
        if waiting[0]:
            termios.tcflush(device, termios.TCIFLUSH)
