"""Ports that bytes go through: serial through pyserial, USB bulk endpoints through pyusb."""

from __future__ import annotations

import errno
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

READ_MOST = 4096
USB_READ_MS_MOST = 20
"""A USB read cannot be woken, so it is never longer than this."""
WRITE_TIMEOUT_S = 2.0


class PortGoneError(Exception):
    """The port cannot be opened, or is gone: unplugged, switched off. The message is a sentence's end."""


class Port(Protocol):
    """An open port. Reading and writing raise PortGoneError and nothing else."""

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes up to so long, or until `wake`; answer with what is there, perhaps nothing."""

    def write(self, data: bytes) -> None:
        """Send all of it."""

    def wake(self) -> None:
        """End a read that is waiting. From any thread."""

    def close(self) -> None:
        """Close; closing again does nothing."""


def open_port(address: str, baud: int, parity: str) -> Port:
    """Open ``serial:/dev/ttyUSB0``, a bare path, or ``usb:1234:abcd`` (vendor and product). Raises PortGoneError."""
    if address.startswith("usb:"):
        from drivers.usb_port import UsbPort  # pyusb is loaded only where a device hangs on USB

        return UsbPort(address.removeprefix("usb:"))
    return SerialPort(address.removeprefix("serial:"), baud, parity)


class SerialPort:
    """A serial line: eight data bits, one stop bit, no flow control."""

    def __init__(self, path: str, baud: int, parity: str) -> None:
        import serial

        self._gone = (serial.SerialException, OSError, termios.error)
        try:
            self._serial = serial.Serial(path, baud, write_timeout=WRITE_TIMEOUT_S, exclusive=True)
            with _parity_kept():
                self._serial.parity = parity
            self._serial.reset_input_buffer()  # what was sent to nobody is no answer to us
        except (*self._gone, ValueError) as error:
            raise PortGoneError(_why(error)) from error

    def read(self, timeout_ms: int) -> bytes:
        """Wait for the first byte, then take all that has come."""
        try:
            if self._serial.timeout != timeout_ms / 1000:
                with _parity_kept():
                    self._serial.timeout = timeout_ms / 1000
            first = self._serial.read(1)
            return first + self._serial.read(min(self._serial.in_waiting, READ_MOST)) if first else first
        except self._gone as error:
            raise PortGoneError(_why(error)) from error

    def write(self, data: bytes) -> None:
        """Send all of it."""
        try:
            self._serial.write(data)
        except self._gone as error:
            raise PortGoneError(_why(error)) from error

    def wake(self) -> None:
        """End a read that is waiting."""
        with suppress(*self._gone, AttributeError, TypeError):  # a port that is just closing needs no wake-up
            self._serial.cancel_read()

    def close(self) -> None:
        """Close the line."""
        with suppress(*self._gone):  # an unplugged adapter cannot be told
            self._serial.close()


@contextmanager
def _parity_kept() -> Iterator[None]:
    """Change a setting of an open line. A pty drops the parity bit; to set nothing but that again is EINVAL there."""
    try:
        yield
    except termios.error as error:
        if error.args[0] != errno.EINVAL:
            raise


def _why(error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number in (errno.ENOENT, errno.ENODEV, errno.ENXIO):
        return "it is not plugged in"
    if number in (errno.EACCES, errno.EPERM):
        return "the program may not open it"
    return str(error) or type(error).__name__
