"""A device on a serial line, through pyserial."""

from __future__ import annotations

import os
import select
import termios
from contextlib import suppress
from pathlib import Path

import serial

from drivers.ports.message import Message, message
from drivers.transport.byte_stream import MAX_READ, StreamGoneError, why_gone
from drivers.transport.needs import SerialSettings

WRITE_TIMEOUT_S = 2.0
PTY_MAJORS = range(136, 144)
"""Device numbers of pseudo-terminals on Linux."""
GONE = (serial.SerialException, OSError, termios.error)
"""What pyserial raises when a line cannot be opened or is gone."""


class SerialLine:
    """A serial line: eight data bits, one stop bit, no flow control."""

    def __init__(self, path: str, settings: SerialSettings) -> None:
        self._wake_reader, self._wake_writer = os.pipe()
        os.set_blocking(self._wake_writer, False)
        try:
            parity = _parity(path, settings.parity)
            self._line = serial.Serial(
                path, settings.baud, parity=parity, timeout=0, write_timeout=WRITE_TIMEOUT_S, exclusive=True
            )
            self._line.reset_input_buffer()  # bytes sent before are no answer to us
        except (*GONE, ValueError) as error:
            self._close_pipe()
            raise StreamGoneError(_why_not_opened(error)) from error

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes, then take all that have come."""
        try:
            line = self._line.fileno()
            ready, _, _ = select.select([line, self._wake_reader], [], [], timeout_ms / 1000)
            if self._wake_reader in ready:
                os.read(self._wake_reader, MAX_READ)
            return self._line.read(MAX_READ) if line in ready else b""
        except GONE as error:
            raise StreamGoneError(_why(error)) from error

    def write(self, data: bytes) -> None:
        """Send all of it."""
        try:
            self._line.write(data)
        except GONE as error:
            raise StreamGoneError(_why(error)) from error

    def wake(self) -> None:
        """End a read that is waiting, or the next one."""
        with suppress(OSError):  # a full pipe also wakes it, and a port that is just closing needs no wake-up
            os.write(self._wake_writer, b"\0")

    def close(self) -> None:
        """Close the line."""
        with suppress(*GONE):  # an unplugged adapter raises
            self._line.close()
        self._close_pipe()

    def _close_pipe(self) -> None:
        for end in (self._wake_reader, self._wake_writer):
            if end >= 0:
                os.close(end)
        self._wake_reader = self._wake_writer = -1


def _parity(path: str, parity: str) -> str:
    """The parity to set. A pseudo-terminal has none, and setting it twice fails there with EINVAL."""
    return "N" if os.major(Path(path).stat().st_rdev) in PTY_MAJORS else parity


def _why_not_opened(error: Exception) -> Message:
    number = getattr(error, "errno", None)
    return message("device.no_serial_line") if number is None else why_gone(number, was_open=False)


def _why(error: Exception) -> Message:
    """Pyserial gives no number when it reads nothing from a line that has something to be read: it hung up."""
    number = getattr(error, "errno", None)
    return message("device.unplugged") if number is None else why_gone(number, was_open=True)
