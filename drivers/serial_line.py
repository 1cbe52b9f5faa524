"""pyserial's line, with the one thing forgiven that only a pseudo-terminal does."""

from __future__ import annotations

import errno
import os
import termios

import serial

GONE = (serial.SerialException, OSError, termios.error)
"""What pyserial raises when a line cannot be opened or has gone."""

PTY_MAJORS = range(136, 144)
"""Device numbers of the far ends of pseudo-terminals on Linux."""


class Line(serial.Serial):
    """A serial port whose parity bit a pseudo-terminal may drop: setting it again fails there with EINVAL."""

    def _reconfigure_port(self, force_update: bool = False) -> None:
        try:
            super()._reconfigure_port(force_update)
        except termios.error as error:
            if error.args[0] != errno.EINVAL or not self._is_pty():
                raise

    def _is_pty(self) -> bool:
        return os.major(os.fstat(self.fd).st_rdev) in PTY_MAJORS
